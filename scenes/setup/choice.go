package setup

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/store"
	"tyche/sprites/emblems"
)

// kept is the entry of the store that remembers the last choice.
const kept = "setup.json"

// maxSeats is how many seats any game has at most.
const maxSeats = 6

// choice is what was chosen, for all seats that a game could have.
type choice struct {
	Game  string
	Seats int
	Who   [maxSeats]session.Seating
	// Characters are those of computer players, for games that have them; a level of Who is one without its character.
	Characters [maxSeats]string
	Options    []string
	// Scenario is how the game begins, by name; unknown or "" is the first way of the game.
	Scenario string
	Practice bool // everything can be taken back
}

// levels are who can sit on a seat of the game: a person, then computers, the weakest first.
func (s *Setup) levels() []string { return append([]string{""}, bot.LevelsOf(s.game().Mind)...) }

// firstChoice is a person against learners: who comes from the lessons should win the first game, and see why.
func firstChoice() choice {
	c := choice{Seats: 2}
	for i := range c.Who {
		if i > 0 {
			c.Who[i].Level = bot.Learner
		}
	}
	return c
}

// recall returns the last choice, or the first one there ever is. Whatever the kept one lacks or spoils is mended.
func recall(s store.Store) (choice, error) {
	c := firstChoice()
	data, err := s.Read(kept)
	if errors.Is(err, store.ErrMissing) {
		return c, nil
	}
	if err == nil {
		err = json.Unmarshal(data, &c)
	}
	if err != nil {
		return firstChoice(), fmt.Errorf("setup: recall: %w", err)
	}
	c.mend()
	return c, nil
}

// mend brings everything into its range.
func (c *choice) mend() {
	c.Seats = min(max(c.Seats, 1), maxSeats)
	for i := range c.Who {
		w := &c.Who[i]
		if level, character := bot.Split(w.Level); character != "" { // of a game that was played
			w.Level, c.Characters[i] = level, character
		}
		w.Name = cut(w.Name)
	}
	c.engage(append(bot.Levels(), bot.Strategos))
}

// longestName is how many letters a name may have.
const longestName = 18

func cut(name string) string {
	if r := []rune(name); len(r) > longestName {
		return string(r[:longestName])
	}
	return name
}

// engage puts a veteran wherever there is no computer of the chosen level.
func (c *choice) engage(levels []string) {
	for i := range c.Who {
		if w := &c.Who[i]; !w.Person() && !slices.Contains(levels, w.Level) {
			w.Level = bot.Veteran
		}
	}
}

// cast gives every seat a character of a game, another one to each while there are some; in a game without characters
// everybody keeps that of other games.
func (c *choice) cast(characters []string) {
	if len(characters) == 0 {
		return
	}
	for i := range c.Characters {
		if !slices.Contains(characters, c.Characters[i]) {
			c.Characters[i] = characters[i%len(characters)]
		}
	}
}

// fit brings the number of seats into the range of a game, keeps one of what excludes each other, and gives everybody another of
// its emblems.
func (c *choice) fit(info rules.Info, list []emblems.Emblem) {
	c.Game = info.ID
	c.Seats = min(max(c.Seats, info.MinSeats), info.MaxSeats)
	for _, a := range info.Alternatives {
		c.choose(a.Options, c.alternative(a.Options))
	}
	used := map[string]bool{}
	for i := range c.Who {
		w := &c.Who[i]
		if used[w.Emblem] || emblems.Named(list, w.Emblem) < 0 {
			w.Emblem = firstFree(list, used)
		}
		used[w.Emblem] = true
	}
}

// firstFree returns the first emblem that nobody has; "" when there is none left.
func firstFree(list []emblems.Emblem, used map[string]bool) string {
	for i := range list {
		if !used[list[i].Name] {
			return list[i].Name
		}
	}
	return ""
}

// keep remembers the choice.
func (c *choice) keep(s store.Store) error {
	data, err := json.MarshalIndent(c, "", "  ")
	if err == nil {
		err = s.Write(kept, append(data, '\n'))
	}
	if err != nil {
		return fmt.Errorf("setup: keep: %w", err)
	}
	return nil
}

// take gives an emblem to a seat; who has it gets the other's.
func (c *choice) take(seat int, emblem string) {
	for i := range c.Who {
		if c.Who[i].Emblem == emblem {
			c.Who[i].Emblem = c.Who[seat].Emblem
		}
	}
	c.Who[seat].Emblem = emblem
}

// next gives a seat the next emblem of the game.
func (c *choice) next(seat int, list []emblems.Emblem) {
	i := emblems.Named(list, c.Who[seat].Emblem)
	c.take(seat, list[(i+1)%len(list)].Name)
}

// seats returns who sits down, everybody with a name, and computers with the characters that the game has.
func (c *choice) seats(characters []string, name func(seat int) string) []session.Seating {
	list := slices.Clone(c.Who[:c.Seats])
	for i := range list {
		if list[i].Name == "" {
			list[i].Name = name(i)
		}
		if slices.Contains(characters, c.Characters[i]) {
			list[i].Level = bot.Called(list[i].Level, c.Characters[i])
		}
	}
	return list
}

// setup returns how the game begins.
func (c *choice) setup(k *house.Kind) rules.Setup {
	s := rules.Setup{Seats: c.Seats, Scenario: c.scenario(k.Rules.Info())}
	for i, o := range k.Rules.Info().Options {
		if slices.Contains(c.Options, o.ID) && o.Seat <= c.Seats {
			s.Options |= 1 << i
		}
	}
	return s
}

// scenario returns the place of the chosen scenario among those of a game.
func (c *choice) scenario(info rules.Info) int {
	return max(slices.Index(info.Scenarios, c.Scenario), 0)
}

// turn switches an option.
func (c *choice) turn(id string, on bool) {
	c.Options = slices.DeleteFunc(c.Options, func(o string) bool { return o == id })
	if on {
		c.Options = append(c.Options, id)
	}
}

// alternative returns the place of the option that is on among alternatives; where an older choice has several on, of the first.
func (c *choice) alternative(options []string) int {
	none := 0
	for i, id := range options {
		if id == "" {
			none = i
		} else if slices.Contains(c.Options, id) {
			return i
		}
	}
	return none
}

// choose switches one of the alternatives on, and all others off.
func (c *choice) choose(options []string, at int) {
	for i, id := range options {
		if id != "" {
			c.turn(id, i == at)
		}
	}
}
