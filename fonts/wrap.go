package fonts

import (
	"slices"
	"strings"
	"sync"
	"unicode/utf8"
)

type wrapKey struct {
	text          string
	face          Face
	bold          bool
	size, spacing float64
	width         float64
	most          int // lines; 0 = as many as there are
}

const wrappedTexts = 512

// longText is the length in bytes from which a text is not measured as a whole before it is cut.
const longText = 1024

var wrapped = struct {
	sync.Mutex
	young, old map[wrapKey][]string
}{young: map[wrapKey][]string{}}

// Wrap breaks s into lines of at most width pixels: at spaces, after hyphens and slashes, at line ends in s, and
// inside a word only if the word alone is too wide. One letter always fits. The slice is shared: read it only.
func Wrap(s string, st Style, width float64) []string {
	key := wrapKey{s, st.Face, st.Bold, st.Size, st.Spacing, width, 0}
	wrapped.Lock()
	defer wrapped.Unlock()
	if lines, ok := wrapped.young[key]; ok {
		return lines
	}
	lines, ok := wrapped.old[key]
	if !ok {
		for paragraph := range strings.SplitSeq(s, "\n") {
			lines = wrapParagraph(lines, paragraph, st, width)
		}
	}
	keep(key, lines)
	return lines
}

// WrapTo is Wrap of what so many lines hold, 1 or more: where s is longer, the last one ends in an ellipsis.
func WrapTo(s string, st Style, width float64, most int) (lines []string, whole bool) {
	lines = Wrap(s, st, width)
	if len(lines) <= most {
		return lines, true
	}
	key := wrapKey{s, st.Face, st.Bold, st.Size, st.Spacing, width, most}
	wrapped.Lock()
	defer wrapped.Unlock()
	short, ok := wrapped.young[key]
	if !ok {
		short = append(slices.Clone(lines[:most-1]), shorten(lines[most-1]+" "+lines[most], st, width))
		keep(key, short)
	}
	return short, false
}

// keep remembers lines; the caller holds wrapped.
func keep(key wrapKey, lines []string) {
	if len(wrapped.young) >= wrappedTexts {
		wrapped.old, wrapped.young = wrapped.young, map[wrapKey][]string{}
	}
	wrapped.young[key] = lines
}

// Fit returns s, or s cut at the end with an ellipsis so that it is at most width pixels wide.
func Fit(s string, st Style, width float64) string {
	if s == "" {
		return "" // also where there is no room at all
	}
	begin := s
	if len(s) > longText {
		begin = beyond(s, st, width)
	}
	if len(begin) == len(s) && Width(s, st) <= width {
		return s
	}
	key := wrapKey{s, st.Face, st.Bold, st.Size, st.Spacing, -width, 0} // negative: cut, not wrapped
	wrapped.Lock()
	defer wrapped.Unlock()
	if lines, ok := wrapped.young[key]; ok {
		return lines[0]
	}
	short := shorten(begin, st, width)
	keep(key, []string{short})
	return short
}

// shorten returns the longest beginning that fits with an ellipsis.
func shorten(s string, st Style, width float64) string {
	runes := []rune(s)
	lo, hi := 0, len(runes)
	for lo < hi {
		mid := (lo + hi + 1) / 2
		if widthOnce(string(runes[:mid])+"…", st) <= width {
			lo = mid
		} else {
			hi = mid - 1
		}
	}
	return strings.TrimRight(string(runes[:lo]), " ") + "…"
}

func wrapParagraph(lines []string, s string, st Style, width float64) []string {
	for {
		s = strings.TrimLeft(s, " ")
		n := lineEnd(s, st, width)
		lines = append(lines, strings.TrimRight(s[:n], " "))
		if s = s[n:]; strings.TrimLeft(s, " ") == "" {
			return lines
		}
	}
}

// beyond returns the beginning of s that is surely wider than width, or all of s: what follows need not be measured, which
// would make the time grow with the square of a long word.
func beyond(s string, st Style, width float64) string {
	const first = 64 // letters
	for n, letters, next := 0, 0, first; n < len(s); letters++ {
		if letters == next {
			if widthOnce(s[:n], st) > width {
				return s[:n]
			}
			next *= 2
		}
		_, size := utf8.DecodeRuneInString(s[n:])
		n += size
	}
	return s
}

// lineEnd returns how many bytes of s go on the first line.
func lineEnd(s string, st Style, width float64) int {
	fits := 0
	s = beyond(s, st, width)
	for i := 0; i < len(s); {
		next := i + nextBreak(s[i:])
		if widthOnce(strings.TrimRight(s[:next], " "), st) > width {
			break
		}
		fits, i = next, next
	}
	if fits > 0 || s == "" {
		return fits
	}
	return wordEnd(s, st, width)
}

// nextBreak returns the end of the first word with what follows it. A percent sign stays with its number, and a dot between two things
// with the first.
func nextBreak(s string) int {
	for i, r := range s {
		switch r {
		case ' ':
			if next := i + len(s[i:]) - len(strings.TrimLeft(s[i:], " ")); next == len(s) || s[next] != '%' && !strings.HasPrefix(s[next:], "·") {
				return next
			}
		case '-', '/', '–', '—':
			if next := i + utf8.RuneLen(r); next < len(s) && i > 0 {
				return next
			}
		}
	}
	return len(s)
}

// wordEnd returns how many bytes of a word that is too wide go on the line: at least one letter.
func wordEnd(s string, st Style, width float64) int {
	_, end := utf8.DecodeRuneInString(s)
	for i := range s {
		if i > end {
			if widthOnce(s[:i], st) > width {
				return end
			}
			end = i
		}
	}
	if widthOnce(s, st) > width {
		return end
	}
	return len(s)
}
