package setup

import (
	"reflect"
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/conform/prove"
	"tyche/rules/diadochi"
	"tyche/rules/imperio"
	"tyche/scenes/house"
	"tyche/scenes/store"
	"tyche/sprites/emblems"
)

// five are the emblems of a game, and info is what it needs.
var (
	five = []emblems.Emblem{{Name: "sun"}, {Name: "owl"}, {Name: "eagle"}, {Name: "anchor"}, {Name: "lion"}}
	info = rules.Info{ID: "x", MinSeats: 2, MaxSeats: 5}
)

func TestTheLastChoiceIsRemembered(t *testing.T) {
	s := store.NewMemory()
	c, err := recall(s)
	if err != nil || c.Seats != 2 || !c.Who[0].Person() || c.Who[1].Level != bot.Learner {
		t.Fatalf("a new player is offered %+v, %v", c, err)
	}
	c.Seats, c.Who[0].Name, c.Who[2].Level = 4, "Irene", bot.Random
	c.turn("tolls", true)
	c.fit(info, five)
	c.next(0, five)
	if err := c.keep(s); err != nil {
		t.Fatal(err)
	}
	if d, err := recall(s); err != nil || !reflect.DeepEqual(c, d) {
		t.Errorf("kept %+v, recalled %+v, %v", c, d, err)
	}
}

// TestOnlyItsLevelsPlayAGame: a strategos that the game does not have is a veteran there, and a person stays one.
func TestOnlyItsLevelsPlayAGame(t *testing.T) {
	c := firstChoice()
	c.Who[1].Level = bot.Strategos
	c.engage(bot.LevelsOf(diadochi.Mind{}))
	if c.Who[1].Level != bot.Strategos {
		t.Errorf("Diadochi is played by a %s", c.Who[1].Level)
	}
	c.engage(bot.LevelsOf(nil))
	if c.Who[1].Level != bot.Veteran || !c.Who[0].Person() {
		t.Errorf("a game without a strategos is played by %q and %q", c.Who[0].Level, c.Who[1].Level)
	}
}

func TestSpoiltChoicesAreMended(t *testing.T) {
	for _, text := range []string{"", "{", "[]", `{"Seats":"two"}`, "\x00"} {
		s := store.NewMemory()
		s.Write(kept, []byte(text))
		if c, err := recall(s); err == nil || !reflect.DeepEqual(c, firstChoice()) {
			t.Errorf("%q: %+v, %v", text, c, err)
		}
	}
	s := store.NewMemory()
	s.Write(kept, []byte(`{"Seats":99,"Who":[{"Level":"god","Emblem":"owl"},{"Emblem":"owl"},{"Emblem":"mouse","Name":"somebody with a very long name"}]}`))
	c, err := recall(s)
	if err != nil || c.Seats != maxSeats || c.Who[0].Level != bot.Veteran || len(c.Who[2].Name) != longestName {
		t.Errorf("%+v, %v", c, err)
	}
	c.fit(info, five)
	seen := map[string]bool{}
	for _, who := range c.Who[:5] {
		if seen[who.Emblem] {
			t.Errorf("two seats have the %s", who.Emblem)
		}
		seen[who.Emblem] = true
	}
	if c.Seats != 5 || c.Game != "x" {
		t.Errorf("fitted to %d seats of %s", c.Seats, c.Game)
	}
}

func TestEmblemsStayDifferent(t *testing.T) {
	c := firstChoice()
	c.fit(info, five)
	for n := range 40 {
		c.next(n%5, five)
		seen := map[string]bool{}
		for _, who := range c.Who[:5] {
			seen[who.Emblem] = true
		}
		if len(seen) != 5 {
			t.Fatalf("after %d changes: %+v", n+1, c.Who)
		}
	}
}

func TestAnotherGameHasOtherEmblems(t *testing.T) {
	c := firstChoice()
	c.fit(info, five)
	c.fit(rules.Info{ID: "y", MinSeats: 2, MaxSeats: 2}, []emblems.Emblem{{Name: "rose"}, {Name: "owl"}})
	if c.Who[0].Emblem != "rose" || c.Who[1].Emblem != "owl" || c.Who[2].Emblem != "" {
		t.Errorf("%+v", c.Who)
	}
}

func TestEverybodyHasAName(t *testing.T) {
	c := firstChoice()
	c.Who[1].Name = "Ana"
	seats := c.seats(nil, func(seat int) string { return string(rune('A' + seat)) })
	if len(seats) != 2 || seats[0].Name != "A" || seats[1].Name != "Ana" || c.Who[0].Name != "" {
		t.Errorf("%+v", seats)
	}
}

// TestAHandicapIsForWhoPlays: that of a seat at which nobody sits is not in the game.
func TestAHandicapIsForWhoPlays(t *testing.T) {
	k := &house.Kind{Rules: diadochi.Game}
	c := firstChoice()
	c.turn(rules.HandicapOf(1), true)
	c.turn(rules.HandicapOf(3), true)
	for seats, want := range map[int]rules.Seats{2: rules.Only(1), 4: rules.Only(1).With(3)} {
		c.Seats = seats
		if got := c.setup(k).Favoured(diadochi.Game.Info()); got != want || c.setup(k).Options>>diadochi.Game.Info().Switches() != uint64(want) {
			t.Errorf("of %d seats %b are favoured, not %b", seats, got, want)
		}
	}
}

// TestOneOfSeveralAlternatives: a length of the game takes the place of another, and none of them is the book's own.
func TestOneOfSeveralAlternatives(t *testing.T) {
	lengths := []string{"ten", "twelve", ""}
	c := firstChoice()
	c.turn("tolls", true)
	prove.Is(t, "before anything was chosen", c.alternative(lengths), 2)
	for _, at := range []int{1, 0, 2} {
		c.choose(lengths, at)
		prove.Is(t, "what is chosen", c.alternative(lengths), at)
	}
	prove.Same(t, "what is on without a length", c.Options, []string{"tolls"})

	c.turn("twelve", true)
	c.turn("ten", true)
	c.fit(rules.Info{ID: "x", MinSeats: 2, MaxSeats: 5, Alternatives: []rules.Alternatives{{ID: "length", Options: lengths}}}, five)
	prove.Same(t, "of two lengths the first stays", c.Options, []string{"tolls", "ten"})
}

// TestTermsStandOnce: alternatives are one term, where the first of them stands.
func TestTermsStandOnce(t *testing.T) {
	var ids []string
	for _, one := range terms(imperio.Game.Info()) {
		ids = append(ids, one.id)
	}
	prove.Same(t, "terms", ids[:6], []string{"length", "no-balance", "live-battles", "hidden-garrisons", "militia", "first-income"})
	prove.Is(t, "how many", len(ids), imperio.Game.Info().Switches()-2)
}
