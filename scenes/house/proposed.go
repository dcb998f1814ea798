package house

import (
	"strconv"

	"tyche/rules/lexicon"
)

// proposals are the names that the set-up proposes, in all languages, and the keys that they are the words of. A journal holds the name
// that somebody was given in the language of that day; whoever plays on in another reads it in that.
type proposals map[string]string

// proposed lists the names of the set-up.
func (h *House) proposed() proposals {
	list := proposals{}
	for _, language := range lexicon.Languages {
		voice := lexicon.Voice{Lexicon: h.lexicon, Language: language}
		for n := 1; ; n++ {
			key := "setup.name." + strconv.Itoa(n)
			if !h.lexicon.Has(language, key) {
				break
			}
			list[voice.Key(key)] = key
		}
	}
	return list
}

// calls says a name in the player's language. What people wrote themselves stays as they wrote it.
func (p proposals) calls(h *House) func(name string) string {
	return func(name string) string {
		if key, known := p[name]; known {
			return h.say(key)
		}
		return name
	}
}
