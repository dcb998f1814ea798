package lexicon

import (
	"errors"
	"strings"
)

// sentence is a parsed text.
type sentence []piece

// piece is literal text (arg 0), an argument, or two forms chosen by the number in an argument.
type piece struct {
	text    string
	arg     int // 1-4
	forms   []sentence
	article bool // the text is the article of a name, which stands only in running words
}

// article is the one that a name has in running words, with a space behind it; "" for most.
func (s sentence) article() string {
	if len(s) > 0 && s[0].article {
		return s[0].text
	}
	return ""
}

// literal shows what has no sentence.
func (sentence) literal(key string) string { return "‹" + key + "›" }

// Errors of sentences.
var (
	errBrace = errors.New("a brace stands alone")
	errArg   = errors.New("an argument is not {1} to {4}")
	errForms = errors.New("forms must be two, as in {1|step|steps}")
)

// parse reads a sentence.
func parse(text string) (sentence, error) {
	article, rest := cutArticle(text)
	p := parser{rest: rest}
	s, err := p.sentence(false)
	if err == nil && p.rest != "" {
		return nil, errBrace
	}
	if article != "" {
		s = append(sentence{{text: article, article: true}}, s...)
	}
	return s, err
}

// cutArticle takes the article off a name such as "[el] Peloponeso".
func cutArticle(text string) (article, name string) {
	word, rest, found := strings.Cut(strings.TrimPrefix(text, "["), "] ")
	if !found || text[0] != '[' || strings.ContainsFunc(word, func(r rune) bool { return r < 'a' || r > 'z' }) {
		return "", text
	}
	return word + " ", rest
}

type parser struct{ rest string }

// sentence reads up to the end, or inside forms up to a bar or a closing brace, which it leaves.
func (p *parser) sentence(inside bool) (sentence, error) {
	var s sentence
	var literal strings.Builder
	flush := func() {
		if literal.Len() > 0 {
			s = append(s, piece{text: literal.String()})
			literal.Reset()
		}
	}
	for p.rest != "" {
		c := p.rest[0]
		switch {
		case strings.HasPrefix(p.rest, "{{") || strings.HasPrefix(p.rest, "}}") && !inside:
			literal.WriteByte(c)
			p.rest = p.rest[2:]
		case inside && (c == '|' || c == '}'):
			flush()
			return s, nil
		case c == '}':
			return nil, errBrace
		case c == '{':
			flush()
			arg, err := p.argument()
			if err != nil {
				return nil, err
			}
			s = append(s, arg)
		default:
			literal.WriteByte(c)
			p.rest = p.rest[1:]
		}
	}
	if inside {
		return nil, errBrace
	}
	flush()
	return s, nil
}

// argument reads {1} or {1|one|other}.
func (p *parser) argument() (piece, error) {
	if len(p.rest) < 3 || p.rest[1] < '1' || p.rest[1] > '4' {
		return piece{}, errArg
	}
	a := piece{arg: int(p.rest[1] - '0')}
	p.rest = p.rest[2:]
	for strings.HasPrefix(p.rest, "|") {
		p.rest = p.rest[1:]
		form, err := p.sentence(true)
		if err != nil {
			return a, err
		}
		a.forms = append(a.forms, form)
	}
	if !strings.HasPrefix(p.rest, "}") {
		return a, errBrace
	}
	p.rest = p.rest[1:]
	if len(a.forms) != 0 && len(a.forms) != 2 {
		return a, errForms
	}
	return a, nil
}

// arguments returns the set of arguments that the sentence uses: bit n for {n}.
func (s sentence) arguments() (set uint8) {
	for _, p := range s {
		if p.arg > 0 {
			set |= 1 << p.arg
		}
		for _, f := range p.forms {
			set |= f.arguments()
		}
	}
	return set
}

// Faults compares the languages: keys that one of them lacks, sentences that use other arguments, empty ones.
func (l *Lexicon) Faults() []string {
	var faults []string
	for _, lang := range Languages {
		for _, key := range l.Keys(lang) {
			s := l.texts[lang][key]
			if len(s) == 0 {
				faults = append(faults, string(lang)+": "+key+": empty")
			}
			for _, other := range Languages {
				o, ok := l.texts[other][key]
				switch {
				case !ok:
					faults = append(faults, string(other)+": "+key+": missing")
				case other > lang && o.arguments() != s.arguments():
					faults = append(faults, key+": the languages use different arguments")
				}
			}
		}
	}
	return faults
}
