package chart

// Roman writes the numbers of turns and slots; nothing for a number that is none of either.
func Roman(n int) string {
	if n < 0 || n >= len(numerals) {
		return ""
	}
	return numerals[n]
}

var numerals = [...]string{"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV"}
