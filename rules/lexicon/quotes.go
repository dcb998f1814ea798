package lexicon

import "strings"

// Quotation marks within others are of another kind in both languages: «… “…” …» and “… ‘…’ …”. A sentence cannot know what it will be
// quoted in, so the marks are put right when all is put together.

// marks are the opening and closing marks of a language, from the outside in.
var marks = map[Language][][2]string{
	"es": {{"«", "»"}, {"“", "”"}, {"‘", "’"}},
	"en": {{"“", "”"}, {"‘", "’"}, {"“", "”"}},
}

// nest gives marks within marks the kind of their depth. Only the outermost kind is looked at: what is quoted was put right before.
func nest(text string, lang Language) string {
	kinds := marks[lang]
	if len(kinds) == 0 || strings.Count(text, kinds[0][0]) < 2 {
		return text
	}
	var out strings.Builder
	depth := 0
	for _, r := range text {
		switch c := string(r); c {
		case kinds[0][0]:
			out.WriteString(kinds[min(depth, len(kinds)-1)][0])
			depth++
		case kinds[0][1]:
			depth = max(depth-1, 0)
			out.WriteString(kinds[min(depth, len(kinds)-1)][1])
		default:
			out.WriteString(c)
		}
	}
	return out.String()
}
