// Package lexicon turns texts (keys and arguments) into sentences in Spanish or English. It knows no game: games
// bring their own texts/es.json and en.json, flat objects from key to sentence.
//
// A sentence holds its arguments as {1} to {4}: names of things, numbers or other texts. A form that depends on a
// number is written {2|paso|pasos}: the first for one, the second for all others; forms may hold arguments, as in
// {2|un paso|{2} pasos}. Braces themselves are doubled. Two things are done to the result: a sentence that begins
// with an argument gets a capital letter, and Spanish contracts and softens around names ("de el Nilo" becomes
// "del Nilo", "y Iliria" becomes "e Iliria").
//
// A name may bring an article, "[el] Peloponeso", that it has in running words only, after another word: "controla el Peloponeso",
// "provincia del Peloponeso", but "Peloponeso" alone, at the beginning and after a colon.
//
// A key with ".touch" behind it has the sentence for those who play with fingers, where it differs.
//
// By agreement the name of a game is its ID, that of a scenario "<id>.scenario.<name>", that of an option
// "<id>.option.<id>".
package lexicon

import (
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tyche/rules"
)

// Language is a language of the program.
type Language string

// The languages.
const (
	Spanish Language = "es"
	English Language = "en"
)

// Languages lists all, the first first.
var Languages = [...]Language{Spanish, English}

// Kit holds the texts of the packages under rules/ that belong to no game.
//
//go:embed text
var Kit embed.FS

// Lexicon holds the sentences of all keys.
type Lexicon struct {
	texts   map[Language]map[string]sentence
	missing map[string]bool
}

// New reads the folder text of every source, as Add does. Two sources must not share a key.
func New(sources ...fs.FS) (*Lexicon, error) {
	l := &Lexicon{texts: map[Language]map[string]sentence{}, missing: map[string]bool{}}
	for _, source := range sources {
		if err := l.Add(source, "text"); err != nil {
			return nil, err
		}
	}
	return l, nil
}

// Add reads the sentences of a source: for each language all files dir/es/*.json, or dir/es.json if there are none.
func (l *Lexicon) Add(source fs.FS, dir string) error {
	for _, lang := range Languages {
		parts, err := fs.Glob(source, path.Join(dir, string(lang), "*.json"))
		if err != nil {
			return fmt.Errorf("lexicon: %w", err)
		}
		if len(parts) == 0 {
			parts = []string{path.Join(dir, string(lang)+".json")}
		}
		for _, name := range parts {
			if err := l.addFile(lang, source, name); err != nil {
				return err
			}
		}
	}
	return nil
}

func (l *Lexicon) addFile(lang Language, source fs.FS, name string) error {
	file, err := source.Open(name)
	if err != nil {
		return fmt.Errorf("lexicon: %w", err)
	}
	defer file.Close()
	if err := l.read(lang, file); err != nil {
		return fmt.Errorf("lexicon: read %s: %w", name, err)
	}
	return nil
}

// read takes in one flat JSON object; it refuses a key that is there already.
func (l *Lexicon) read(lang Language, r io.Reader) error {
	into := l.texts[lang]
	if into == nil {
		into = map[string]sentence{}
		l.texts[lang] = into
	}
	d := json.NewDecoder(r)
	if t, err := d.Token(); err != nil || t != json.Delim('{') {
		return errors.New("not an object of texts")
	}
	for d.More() {
		t, err := d.Token()
		if err != nil {
			return err
		}
		key := t.(string) // the decoder takes nothing else for a key
		var text string
		if err := d.Decode(&text); err != nil {
			return fmt.Errorf("%s: %w", key, err)
		}
		if _, twice := into[key]; twice {
			return fmt.Errorf("%s: twice", key)
		}
		if into[key], err = parse(text); err != nil {
			return fmt.Errorf("%s: %w", key, err)
		}
	}
	_, err := d.Token()
	return err
}

// Keys lists the keys of a language in alphabetical order.
func (l *Lexicon) Keys(lang Language) []string {
	return slices.Sorted(maps.Keys(l.texts[lang]))
}

// Has says whether the language has a sentence for the key.
func (l *Lexicon) Has(lang Language, key string) bool {
	_, ok := l.texts[lang][key]
	return ok
}

// Missing lists the keys that were asked for in vain, in alphabetical order. Tests demand that it is empty.
func (l *Lexicon) Missing() []string { return slices.Sorted(maps.Keys(l.missing)) }

// Voice speaks a language about a game. Changing Language or Touch takes effect at once; Name and Known are set before the first
// sentence and always name a thing alike, for a voice remembers what it has said. It belongs to one goroutine.
type Voice struct {
	Lexicon  *Lexicon
	Language Language
	Touch    bool                   // speaks to fingers rather than to a mouse and keys
	Name     func(rules.Ref) string // Game.Name; may be nil where no things are named
	Known    func(rules.Ref) string // names that people gave, such as those of seats; "" for anything else; may be nil

	memory memory
}

// Say makes the sentence of a text. A key without sentence shows as ‹key› and is remembered as missing.
func (v *Voice) Say(t rules.Text) string {
	m := v.remember()
	said, known := m.said[t]
	if !known {
		said = v.speak(t)
		m.said[t] = said
	}
	return said
}

// speak is Say without memory.
func (v *Voice) speak(t rules.Text) string { return v.compose(t, true) }

// Part makes the words of a text that stands inside a sentence: a name at its beginning is written as in the middle of one.
func (v *Voice) Part(t rules.Text) string { return v.compose(t, false) }

func (v *Voice) compose(t rules.Text, opens bool) string {
	s, ok := v.find(t.Key)
	if !ok {
		return s.literal(t.Key)
	}
	out := v.write(nil, s, &t.Args)
	if opens && len(s) > 0 && s[0].arg > 0 && s[0].forms == nil {
		out = capital(out)
	}
	return nest(string(out), v.Language)
}

// Key says a text by its key.
func (v *Voice) Key(key string, args ...rules.Arg) string { return v.Say(rules.Say(key, args...)) }

// Below says the text whose key is a path and a name, as "table." and "undo".
func (v *Voice) Below(path, name string, args ...rules.Arg) string {
	return v.Say(rules.Say(v.Joined(path, name), args...))
}

// Joined returns a and b put together, remembered.
func (v *Voice) Joined(a, b string) string {
	m := v.remember()
	both, known := m.keys[[2]string{a, b}]
	if !known {
		both = a + b
		m.keys[[2]string{a, b}] = both
	}
	return both
}

// KeyOf returns the key of the name of a thing: Name with memory.
func (v *Voice) KeyOf(r rules.Ref) string {
	m := v.remember()
	key, known := m.called[r]
	if !known {
		key = v.Name(r)
		m.called[r] = key
	}
	return key
}

// NameOf says the name of a thing.
func (v *Voice) NameOf(r rules.Ref) string {
	m := v.remember()
	name, known := m.names[r]
	if !known {
		name = v.argument(rules.R(r), false)
		m.names[r] = name
	}
	return name
}

func (v *Voice) find(key string) (sentence, bool) {
	if v.Touch {
		if s, ok := v.Lexicon.texts[v.Language][key+".touch"]; ok {
			return s, true
		}
	}
	s, ok := v.Lexicon.texts[v.Language][key]
	if !ok {
		v.Lexicon.missing[key] = true
	}
	return s, ok
}

func (v *Voice) write(out []byte, s sentence, args *[4]rules.Arg) []byte {
	for _, p := range s {
		switch {
		case p.article:
		case p.arg == 0:
			out = append(out, p.text...)
		case p.forms != nil:
			form := p.forms[1]
			if n := args[p.arg-1].N; n == 1 || n == -1 {
				form = p.forms[0]
			}
			out = v.write(out, form, args)
		default:
			word := v.argument(args[p.arg-1], afterWord(out))
			if v.Language == Spanish {
				out = soften(out, &word)
			}
			out = append(out, word...)
		}
	}
	return out
}

// afterWord says whether what is written ends with a word and a space.
func afterWord(out []byte) bool {
	text, spaced := strings.CutSuffix(string(out), " ")
	last, _ := utf8.DecodeLastRuneInString(text)
	return spaced && unicode.IsLetter(last)
}

// argument says one argument, a name with its article if it stands in running words.
func (v *Voice) argument(a rules.Arg, running bool) string {
	key := a.Key
	switch a.Kind {
	case rules.IntArg:
		return strconv.Itoa(a.N)
	case rules.WordArg:
		return a.Key
	case rules.RefArg:
		if v.Known != nil {
			if name := v.Known(a.Ref); name != "" {
				return name
			}
		}
		if v.Name == nil {
			return sentence(nil).literal("?")
		}
		key = v.Name(a.Ref)
	case rules.NoArg:
		return sentence(nil).literal("?")
	}
	s, ok := v.find(key)
	if !ok {
		return s.literal(key)
	}
	word := string(v.write(nil, s, &[4]rules.Arg{}))
	if running {
		word = s.article() + word
	}
	return word
}

// capital makes the first letter a capital.
func capital(text []byte) []byte {
	r, size := utf8.DecodeRune(text)
	up := unicode.ToUpper(r)
	if up == r {
		return text
	}
	return append(utf8.AppendRune(nil, up), text[size:]...)
}

// soften contracts the end of what is written with the article of a word, and changes y and o before their own
// sound.
func soften(out []byte, word *string) []byte {
	text := string(out)
	lower := strings.ToLower(*word)
	switch {
	case strings.HasPrefix(*word, "el ") && endsWithWord(text, "de"), strings.HasPrefix(*word, "el ") && endsWithWord(text, "a"):
		*word = (*word)[len("el "):]
		return append(out[:len(out)-1], "l "...)
	case endsWithWord(text, "y") && soundsI(lower):
		return append(out[:len(out)-2], "e "...)
	case endsWithWord(text, "o") && (strings.HasPrefix(lower, "o") || strings.HasPrefix(lower, "ho")):
		return append(out[:len(out)-2], "u "...)
	}
	return out
}

// endsWithWord says whether text ends with the word and a space.
func endsWithWord(text, word string) bool {
	rest, ok := strings.CutSuffix(strings.ToLower(text), word+" ")
	return ok && (rest == "" || strings.HasSuffix(rest, " ") || strings.HasSuffix(rest, "("))
}

// soundsI says whether a word begins with the sound of i (not with a diphthong, as hielo does).
func soundsI(word string) bool {
	word = strings.TrimPrefix(word, "h")
	if !strings.HasPrefix(word, "i") && !strings.HasPrefix(word, "í") {
		return false
	}
	return !strings.HasPrefix(word, "ie") && !strings.HasPrefix(word, "ia") && !strings.HasPrefix(word, "io")
}
