package conform

import (
	"slices"
	"strconv"
	"strings"
)

// edit changes a text by words, as positions and journals are made of words. Four bytes are an edit: what is done, in
// which line, at which word, and an argument. Thus a fuzz test finds other positions, not only other letters.
func edit(text string, data []byte) string {
	lines := strings.Split(text, "\n")
	for n := 0; len(data) >= 4 && n < 12; n++ {
		lines = editLine(lines, data[0], int(data[1]), int(data[2]), data[3])
		data = data[4:]
	}
	return strings.Join(lines, "\n")
}

// oddWords are put where something else is expected.
var oddWords = []string{"0", "1", "-1", "2", "7", "99", "255", "256", "-129", "32768", "2147483648", "99999999999999999999", "", "x", "-", "game"}

// edits are what can be done to a line at, a list of words. Some return a list of lines in its place.
var edits = []func(lines []string, at, word int, by byte) []string{
	func(lines []string, at, _ int, _ byte) []string { return slices.Delete(lines, at, at+1) },
	func(lines []string, at, _ int, by byte) []string {
		return slices.Insert(lines, int(by)%(len(lines)+1), lines[at])
	},
	func(lines []string, at, _ int, by byte) []string {
		other := int(by) % len(lines)
		lines[at], lines[other] = lines[other], lines[at]
		return lines
	},
	onWord(func(lines []string, old string, by byte) string {
		words := strings.Fields(strings.Join(lines, " "))
		return words[int(by)%len(words)]
	}),
	onWord(func(_ []string, old string, by byte) string {
		n, _ := strconv.Atoi(old)
		return strconv.Itoa(n + int(int8(by)))
	}),
	onWord(func(_ []string, _ string, by byte) string { return strconv.Itoa(int(by)) }),
	onWord(func(_ []string, _ string, by byte) string { return oddWords[int(by)%len(oddWords)] }),
	onWord(func(_ []string, old string, by byte) string { return old + " " + oddWords[int(by)%len(oddWords)] }),
}

// editLine does one edit; the bytes are taken as far as there are lines and words.
func editLine(lines []string, what byte, at, word int, by byte) []string {
	if len(lines) == 0 {
		return lines
	}
	return edits[int(what)%len(edits)](lines, at%len(lines), word, by)
}

// onWord makes an edit of one that changes a word of a line.
func onWord(change func(lines []string, old string, by byte) string) func([]string, int, int, byte) []string {
	return func(lines []string, at, word int, by byte) []string {
		if words := strings.Fields(lines[at]); len(words) > 0 {
			word %= len(words)
			words[word] = change(lines, words[word], by)
			lines[at] = strings.Join(words, " ")
		}
		return lines
	}
}
