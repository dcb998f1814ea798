package lexicon

import "tyche/rules"

// memory keeps what a voice has said. A table says the same hundred sentences sixty times a second, and the sentences
// of a whole game are a few thousand.
type memory struct {
	language Language
	touch    bool
	said     map[rules.Text]string
	names    map[rules.Ref]string
	keys     map[[2]string]string // what Joined has put together
	called   map[rules.Ref]string // what Name has said
}

// most is how many sentences are kept; texts with ever new numbers must not fill the memory of a long evening.
const most = 4096

// remember returns the memory for the present language.
func (v *Voice) remember() *memory {
	m := &v.memory
	if m.said == nil || m.language != v.Language || m.touch != v.Touch || len(m.said) >= most {
		*m = memory{v.Language, v.Touch, map[rules.Text]string{}, map[rules.Ref]string{}, map[[2]string]string{}, map[rules.Ref]string{}}
	}
	return m
}

// Forget makes the voice ask anew what things are called (Known).
func (v *Voice) Forget() { v.memory = memory{} }
