package fonts

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"
)

//go:embed data/joins.tsv
var joinsData string

// A join is what letters become beside each other: a ligature, or a short f before an accent.
type join struct {
	letters, form []rune
	before        string // one of these letters must follow; "" = whatever follows
}

// joins holds, for each face and first letter, what may become of it, the longest first.
var joins = readJoins(joinsData)

func readJoins(table string) (found [4]map[rune][]join) {
	names := map[string]Face{"Serif": Serif, "SerifItalic": SerifItalic, "Sans": Sans, "SansBold": SansBold}
	for line := range strings.Lines(table[strings.IndexByte(table, '\n')+1:]) {
		cells := strings.Split(strings.TrimRight(line, "\n"), "\t")
		face, letters := names[cells[0]], []rune(cells[1])
		if found[face] == nil {
			found[face] = map[rune][]join{}
		}
		found[face][letters[0]] = append(found[face][letters[0]], join{letters, codes(cells[3]), cells[2]})
	}
	for _, ofFace := range found {
		for _, ofLetter := range ofFace {
			slices.SortFunc(ofLetter, longestFirst)
		}
	}
	return found
}

// longestFirst sorts what asks for a letter that follows before what does not.
func longestFirst(a, b join) int {
	if d := len(b.letters) - len(a.letters); d != 0 {
		return d
	}
	return len(b.before) - len(a.before)
}

func codes(list string) (found []rune) {
	for code := range strings.FieldsSeq(list) {
		n, err := strconv.ParseUint(code, 16, 32)
		if err != nil {
			panic("fonts: joins.tsv: " + err.Error())
		}
		found = append(found, rune(n))
	}
	return found
}

// joined returns what the letters at the beginning of text become in a face, and how many they are; 0 if nothing.
func joined(text []rune, f Face) (form []rune, letters int) {
	for _, j := range joins[f][text[0]] {
		if j.fits(text) {
			return j.form, len(j.letters)
		}
	}
	return nil, 0
}

func (j *join) fits(text []rune) bool {
	n := len(j.letters)
	if len(text) < n || !slices.Equal(text[:n], j.letters) {
		return false
	}
	return j.before == "" || len(text) > n && strings.ContainsRune(j.before, text[n])
}
