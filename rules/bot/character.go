package bot

import (
	"slices"
	"strings"
)

// Cast is a Mind that can play several characters: they weigh things differently, and none is stronger than the others.
// The Mind itself is neutral.
type Cast interface {
	Mind
	// Characters names them, in words of small letters.
	Characters() []string
	// As returns the Mind of a character, nil if there is none of that name. It is no Mind by its type because a game does
	// not know this package.
	As(character string) any
}

// Characters names the characters that a mind can play; none for most games.
func Characters(mind Mind) []string {
	if c, ok := mind.(Cast); ok {
		return c.Characters()
	}
	return nil
}

// as returns the mind of a character, or nil.
func as(mind Mind, character string) Mind {
	if c, ok := mind.(Cast); ok && slices.Contains(c.Characters(), character) {
		m, _ := c.As(character).(Mind)
		return m
	}
	return nil
}

// Called is what a player of a level and a character is called where levels are named: in journals, links and orders to
// the referee. It is one word, such as veteran-bold. Without a character it is the level, and who plays at random has none.
func Called(level, character string) string {
	if character == "" || level == "" || level == Random {
		return level
	}
	return level + "-" + character
}

// Split takes apart what Called has put together.
func Split(called string) (level, character string) {
	level, character, _ = strings.Cut(called, "-")
	return level, character
}

// Ladder lists the levels of a game as they are called with a character, or without one; the weakest first.
func Ladder(mind Mind, character string) (list []string) {
	for _, level := range LevelsOf(mind) {
		list = append(list, Called(level, character))
	}
	return list
}

// All lists everybody whom a mind can play: the levels, the weakest first, each followed by its characters.
func All(mind Mind) (list []string) {
	for _, level := range LevelsOf(mind) {
		list = append(list, level)
		for _, character := range Characters(mind) {
			if called := Called(level, character); called != level {
				list = append(list, called)
			}
		}
	}
	return list
}
