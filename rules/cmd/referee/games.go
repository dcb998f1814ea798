package main

import (
	"embed"
	"io/fs"
	"strings"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/cmd/referee/show"
	"tyche/rules/diadochi"
	"tyche/rules/imperio"
	"tyche/rules/lexicon"
	"tyche/rules/sector"
	"tyche/rules/session"
)

// entry is a game that the referee knows.
type entry struct {
	game   rules.Game
	mind   bot.Mind // nil = computers know nothing of the game
	texts  fs.FS    // text/es.json and text/en.json; nil = keys are shown
	manual fs.FS    // manual/es.txt and manual/en.txt; nil = no rulebook

	// show tells in words what a view shows; nil = its fields are listed.
	show func(*lexicon.Voice, rules.View) []string
	// own tells in words how the seat itself stands; nil = nothing is said when a person sits down.
	own func(*lexicon.Voice, rules.View, rules.Seat) []string
	// look tells of one place of the map, by a beginning of its name; nothing where none is called so. nil = the game has none to tell.
	look func(*lexicon.Voice, rules.View, string) []string
	// odds says how the battle stands that an answer leads to, or nothing; nil = the game has no odds.
	odds func(*lexicon.Voice, rules.View, rules.Move) string
	// ask words what a seat is asked beyond the prompt, which all may read; "" = nothing. nil = the prompt says it all.
	ask func(rules.View) rules.Text
	// slips counts what a seasoned player would not do; nil = nobody says what that is.
	slips func() slipWatch
	// tell sums a game up for the tables of balance; nil = only seats are counted.
	tell func(begun, ended rules.View) tale
	// named are the first words of moves that the tables of use tell by their second, however many there are.
	named []string
}

// box lists the games.
var box = []entry{
	{game: diadochi.Game, mind: diadochi.Mind{}, texts: diadochi.Texts, manual: diadochi.Manual, show: show.Diadochi, own: show.OwnOfDiadochi, look: show.PlaceOfDiadochi, tell: tellDiadochi, slips: slipsOfDiadochi},
	{game: imperio.Game, mind: imperio.Mind{}, texts: imperio.Texts, manual: imperio.Manual, show: show.Imperio, own: show.OwnOfImperio, ask: show.QuestionOfImperio, tell: tellImperio, slips: slipsOfImperio},
	{game: sector.Game, mind: sector.Mind{}, texts: sector.Texts, manual: sector.Manual, show: show.Sector, own: show.OwnOfSector, odds: show.OddsOfSector, tell: tellSector, slips: slipsOfSector,
		named: []string{"buy", "tech", "play"}},
}

//go:embed text
var texts embed.FS

// find returns the game of an ID; the only one when the ID is empty.
func (r *referee) find(id string) (entry, error) {
	for _, e := range r.box {
		if e.game.Info().ID == id || id == "" && len(r.box) == 1 {
			r.voice.Name = e.game.Name
			return e, nil
		}
	}
	if id == "" {
		return entry{}, wrongUse("referee.wrong.no-game", strings.Join(r.ids(), ", "))
	}
	return entry{}, wrongUse("referee.wrong.game", strings.Join(r.ids(), ", "))
}

// ids lists the games by the names that --game knows.
func (r *referee) ids() (list []string) {
	for _, e := range r.box {
		list = append(list, e.game.Info().ID)
	}
	return list
}

func (r *referee) library(id string) rules.Game {
	var list []rules.Game
	for _, e := range r.box {
		list = append(list, e.game)
	}
	return session.Games(list...)(id)
}

// setup reads the number of seats, the scenario and the options of a game.
func setup(info rules.Info, seats int, scenario, options string) (rules.Setup, error) {
	s := rules.Setup{Seats: seats}
	if seats < info.MinSeats || seats > info.MaxSeats {
		return s, complaint{rules.Say("referee.wrong.seats", rules.N(info.MinSeats), rules.N(info.MaxSeats)), ""}
	}
	if scenario != "" {
		s.Scenario = indexOf(info.Scenarios, scenario)
		if s.Scenario < 0 {
			return s, wrongUse("referee.wrong.scenario", strings.Join(info.Scenarios, ", "))
		}
	}
	var known []string
	for _, o := range info.Options {
		known = append(known, o.ID)
	}
	for _, id := range strings.FieldsFunc(options, func(r rune) bool { return r == ',' || r == ' ' }) {
		i := indexOf(known, id)
		if i < 0 {
			return s, wrongUse("referee.wrong.option", strings.Join(known, ", "))
		}
		s.Options |= 1 << i
	}
	return s, nil
}

func indexOf(list []string, s string) int {
	for i, x := range list {
		if x == s {
			return i
		}
	}
	return -1
}
