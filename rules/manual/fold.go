package manual

import (
	"strings"
	"unicode"
)

// plainLetters lists letters with their accented forms, Latin and Greek.
var plainLetters = [...]string{
	"aàáâãäåāăą", "cçćč", "dďđ", "eèéêëẽēĕėęě", "gğģ", "iìíîïĩīĭį", "lłļľ", "nñńņň", "oòóôõöøōŏő", "rŕř", "sśşšș",
	"tţťț", "uùúûüũūŭůűų", "yýÿ", "zźżž",
	"αάἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ", "εέἐἑἒἓἔἕὲέ", "ηήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ",
	"ιίϊΐἰἱἲἳἴἵἶἷὶίῐῑῒΐῖῗ", "οόὀὁὂὃὄὅὸό", "υύϋΰὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ", "ωώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ", "ρῤῥ", "σς",
}

var plainOf = func() map[rune]rune {
	m := map[rune]rune{}
	for _, family := range plainLetters {
		letters := []rune(family)
		for _, r := range letters {
			m[r] = letters[0]
		}
	}
	return m
}()

// Fold makes all letters of a text small and takes their accents off, as a search does.
func Fold(text string) string { return strings.Map(fold, text) }

// fold makes a letter small and takes its accent off.
func fold(r rune) rune {
	r = unicode.ToLower(r)
	if p, ok := plainOf[r]; ok {
		return p
	}
	return r
}
