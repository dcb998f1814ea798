package house

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/session"
	"tyche/scenes/table"
)

var roman = [...]string{"", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV"}

// Moment says which turn and round it is.
func (h *House) Moment(s *table.Standing) string {
	switch {
	case s.Turn <= 0 || s.Turn >= len(roman):
		return h.say("house.moment.start")
	case s.Named != "":
		return h.say(s.Named, roman[s.Turn])
	case s.Round <= 0:
		return h.say("house.moment.turn", roman[s.Turn])
	}
	return h.say("house.moment.round", roman[s.Turn], s.Round)
}

// TurnNumber is the number of a turn as moments are told by it; "" before the first.
func TurnNumber(turn int) string {
	if turn <= 0 || turn >= len(roman) {
		return ""
	}
	return roman[turn]
}

// When says a moment of the calendar.
func (h *House) When(t time.Time) string {
	month := rules.K("house.month." + strconv.Itoa(int(t.Month())))
	return h.say("house.when", strconv.Itoa(t.Day()), month, strconv.Itoa(t.Year()), t.Format("15:04"))
}

// NameOf is what the one on a seat is called.
func (h *House) NameOf(seats []session.Seating, seat int) string {
	if seat < len(seats) && seats[seat].Name != "" {
		return h.App.Calls(seats[seat].Name)
	}
	return h.say("house.unnamed", seat+1)
}

// NamesOf lists everybody at the table.
func (h *House) NamesOf(seats []session.Seating) string {
	var names []string
	for i := range seats {
		names = append(names, h.NameOf(seats, i))
	}
	return strings.Join(names, ", ")
}

// Level says who plays a seat of a game: a person, or a computer of some level, with its character if it has one.
func (h *House) Level(k *Kind, called string) string {
	level, character := bot.Split(called)
	if k != nil && slices.Contains(bot.Characters(k.Mind), character) {
		return h.say("house.level.character", h.level(level), h.Character(k, character))
	}
	return h.level(level)
}

// Character is what a character of a game's computer players is called.
func (h *House) Character(k *Kind, character string) string {
	return h.say(k.Rules.Info().ID + ".character." + character)
}

func (h *House) level(level string) string {
	switch level {
	case "":
		return h.say("house.person")
	case bot.Random:
		return h.say("house.level.random")
	case bot.Learner:
		return h.say("house.level.learner")
	case bot.Novice:
		return h.say("house.level.novice")
	case bot.Veteran:
		return h.say("house.level.veteran")
	case bot.Strategos:
		return h.say("house.level.strategos")
	}
	return h.say("house.level.other")
}

// Problem says what is wrong with a game.
func (h *House) Problem(p *session.Problem) string {
	return h.Say(p.Text())
}

// Missing lists the keys that were asked for in vain; tests demand that it is empty.
func (h *House) Missing() []string { return h.lexicon.Missing() }

// Say speaks a text in the player's language.
func (h *House) Say(t rules.Text) string {
	return h.say(t.Key, t.Args[0], t.Args[1], t.Args[2], t.Args[3])
}
