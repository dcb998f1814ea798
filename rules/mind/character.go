package mind

import "slices"

// Character is how somebody plays at whatever level: some considerations count more with him, and others less.
type Character struct {
	ID      string // a word of small letters, in journals and in the texts <game>.character.<id>; empty for who has none
	Factors Temper // in hundredths; what is 0 or missing counts as with everybody
}

// Of is a temper as the character has it.
func (c *Character) Of(t Temper) Temper {
	t = append(Temper{}, t...)
	for i, f := range c.Factors {
		if f != 0 {
			t[i] = int16(int(t[i]) * int(f) / 100)
		}
	}
	return t
}

// Name is the character's ID.
func (c Character) Name() string { return c.ID }

// Names lists the names of characters that have one.
func Names[C interface{ Name() string }](list []C) (names []string) {
	for _, c := range list {
		if c.Name() != "" {
			names = append(names, c.Name())
		}
	}
	return names
}

// Named is the number of the character of a name in a list, or -1.
func Named[C interface{ Name() string }](list []C, name string) int {
	return slices.IndexFunc(list, func(c C) bool { return c.Name() == name })
}
