package sector

import (
	"fmt"
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/lexicon"
	game "tyche/rules/sector"
	"tyche/rules/session"
	"tyche/scenes/store"
	"tyche/scenes/table/sector/text"
	"tyche/scenes/ui"
)

// TestWhyNothingElseChanges walks through the regroup phases of some games: at every station the answers to "Why not?" are those that the
// rules give, found here from the areas alone, and nothing else.
func TestWhyNothingElseChanges(t *testing.T) {
	lex, err := lexicon.New()
	for _, add := range []func() error{
		func() error { return lex.Add(lexicon.Kit, "text") }, func() error { return lex.Add(game.Texts, "text") },
		func() error { return lex.Add(text.Files, ".") }, func() error { return lex.Add(text.Regroup, "regroup") }, func() error { return lex.Add(text.Cards, "cards") },
	} {
		if err == nil {
			err = add()
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	met := [stations + 1]int{}
	everyRegroup(t, 9, func(before game.View, events []rules.Event, _ game.View) {
		voice := &lexicon.Voice{Lexicon: lex, Language: "es", Name: game.Game.Name}
		f := &Face{app: ui.NewApp(store.NewMemory()), view: copied(&before), voice: voice, lang: "es", seats: make([]session.Seating, len(before.Seats))}
		for p := range f.seats {
			f.seats[p].Name = string(rune('A' + p))
		}
		f.acts.cues = program(nil, &f.view, events)
		for k := &f.acts; k.busy(); k.at++ {
			c := k.now()
			if c.within == nil {
				f.play(c)
				continue
			}
			k.begun = true
			f.enter(c)
			var got []string
			for _, why := range f.tell(c).why {
				got = append(got, why.text)
			}
			step := f.view.Step
			want := f.whyNot(c)
			met[step] += len(want)
			if slices.Sort(got); !slices.Equal(got, want) {
				t.Fatalf("round %d, step %d: told %q, want %q", f.view.Round, step, got, want)
			}
		}
	})
	for _, step := range []int{basesStep, lossStep, gainStep, pointsStep, specialStep} {
		if met[step] == 0 {
			t.Errorf("nothing was asked at step %d", step)
		}
	}
}

// whyNot is what is to be told, sorted.
func (f *Face) whyNot(c *cue) (list []string) {
	v := &f.view
	say := func(key string, args ...rules.Arg) { list = append(list, f.word("walk.why."+key, args...)) }
	owners := func(planet int) (set rules.Seats) {
		for _, area := range v.Planets[planet].Areas {
			if b := v.Areas[area.ID].Base; b >= 0 {
				set = set.With(b)
			}
		}
		return set
	}
	conquest, any := make([]int, len(v.Seats)), make([]int, len(v.Seats))
	bases, transports := 0, 0
	for i := range v.Routes {
		transports += len(v.Routes[i].Transports)
	}
	for a := range v.Areas {
		k := &v.Areas[a]
		at, planet := rules.R(areaRef(a)), rules.R(planetRef(k.Planet))
		if k.Base >= 0 {
			bases++
		}
		if k.Controller >= 0 {
			any[k.Controller]++
			if k.Points > 0 {
				conquest[k.Controller]++
			}
		}
		here := v.Planets[k.Planet].InPlay
		switch v.Step {
		case lossStep:
			if k.Card >= 0 {
				if !owners(k.Planet).Has(k.Card) || k.Owner >= 0 && k.Owner != k.Card || k.Base >= 0 && k.Base != k.Card {
					say("is kept against the rules", at)
				}
				say("kept", rules.W(f.seatName(k.Card)), at, planet)
			}
		case gainStep:
			switch {
			case !here || k.Points > 0 || k.Card >= 0 || owners(k.Planet) == 0 && k.Controller < 0:
			case k.Exhausted:
				say("gain.exhausted", at, rules.W(f.seatName(k.Controller)), planet)
			case k.Controller >= 0 && !owners(k.Planet).Has(k.Controller):
				say("gain.no-base", at, rules.W(f.seatName(k.Controller)), planet)
			case k.Controller < 0 && owners(k.Planet)&(owners(k.Planet)-1) != 0:
				say("gain.rivals", at, rules.W(f.seatName(k.Controller)), planet)
			default:
				list = append(list, fmt.Sprintf("area %d: nobody knows why", a))
			}
		case pointsStep:
			if here && k.Points > 0 && k.Controller < 0 {
				say("nobody", at, planet)
			}
		}
	}
	switch v.Step {
	case basesStep:
		say("bases", rules.N(bases))
		say("transports", rules.N(transports))
	case pointsStep:
		for p := range v.Seats {
			switch {
			case conquest[p] > 0:
			case any[p] == 0:
				say("no-points.none", rules.W(f.seatName(rules.Seat(p))))
			default:
				say("no-points", rules.W(f.seatName(rules.Seat(p))), rules.N(any[p]))
			}
		}
	case specialStep:
		if n := v.Deck[0] + v.Deck[1]; n > 0 {
			say("stage", rules.N(n))
		}
	}
	slices.Sort(list)
	return list
}
