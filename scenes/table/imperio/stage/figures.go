package stage

import "strconv"

// figures are the small numbers, written once: a frame makes no words.
var figures = func() (list [400]string) {
	for i := range list {
		list[i] = strconv.Itoa(i)
	}
	return list
}()

// figure writes a number.
func figure(n int) string {
	if n >= 0 && n < len(figures) {
		return figures[n]
	}
	return strconv.Itoa(n)
}
