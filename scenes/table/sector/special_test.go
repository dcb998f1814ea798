package sector

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
)

// nearing is a view of two seats, of which the second has fulfilled its special victory, with so many cards left in each stage of
// the event deck.
func nearing(deck [3]int) game.View {
	v := game.View{Round: 4, Phase: executionPhase, Deck: deck, Seats: make([]game.SeatView, 2)}
	v.Seats[0] = game.SeatView{Objective: 2, Coming: 2, Goal: 3}
	v.Seats[1] = game.SeatView{Objective: 5, Coming: 5, Goal: 5, Faction: rules.Ref{Kind: game.KindFaction, ID: 2}}
	return v
}

func TestWhoIsAboutToWinBySpecialVictory(t *testing.T) {
	second := rules.Only(1)
	for _, row := range []struct {
		name   string
		deck   [3]int
		change func(v *game.View)
		before rules.Seats
		want   rules.Seats
	}{
		{"in the third stage", [3]int{0, 0, 9}, func(*game.View) {}, 0, second},
		{"the deck is empty", [3]int{}, func(*game.View) {}, 0, second},
		{"in the second stage", [3]int{0, 1, 9}, func(*game.View) {}, 0, 0},
		{"a base or a card of it is lost before", [3]int{0, 0, 9}, func(v *game.View) { v.Seats[1].Coming = 4 }, 0, 0},
		{"it holds no more", [3]int{0, 0, 9}, func(v *game.View) { v.Seats[1].Objective, v.Seats[1].Coming = 4, 4 }, second, 0},
		{"cards of step 3 make it whole", [3]int{0, 0, 9}, func(v *game.View) { v.Seats[1].Objective = 4 }, 0, second},
		{"a battle hides units of it", [3]int{0, 0, 9}, func(v *game.View) { v.Seats[1].Objective, v.Battle.On = 4, true }, second, second},
		{"the game is over", [3]int{0, 0, 9}, func(v *game.View) { v.Ending = 2 }, second, 0},
		{"before the first round", [3]int{}, func(v *game.View) { v.Round = 0 }, 0, 0},
	} {
		v := nearing(row.deck)
		row.change(&v)
		if got := aboutToWin(&v, row.before); got != row.want {
			t.Errorf("%s: %b, want %b", row.name, got, row.want)
		}
	}
}

// TestASpecialVictoryIsSeenComing: whoever comes to fulfil it in the third stage is told of over the slate once, and where the stage
// begins its own moment tells of them.
func TestASpecialVictoryIsSeenComing(t *testing.T) {
	built := []rules.Event{{Verb: game.EvBaseBuilt, Seat: 1}}
	drawn := []rules.Event{{Verb: game.EvEventDrawn, Seat: 0, N: 2}}
	for _, row := range []struct {
		name   string
		menace rules.Seats
		deck   [3]int
		events []rules.Event
		want   []uint8
	}{
		{"it is fulfilled", 0, [3]int{0, 0, 9}, built, []uint8{game.EvBaseBuilt, menaceRite}},
		{"it was told before", rules.Only(1), [3]int{0, 0, 9}, built, []uint8{game.EvBaseBuilt}},
		{"it does not count yet", 0, [3]int{0, 1, 9}, built, []uint8{game.EvBaseBuilt}},
		{"the stage begins", 0, [3]int{0, 1, 9}, drawn, []uint8{game.EvEventDrawn, stageRite}},
	} {
		f := heard()
		f.view, f.menace = nearing(row.deck), row.menace
		f.view.Areas = make([]game.AreaView, 1)
		f.acts.after = nearing(row.deck)
		if row.events[0].Verb == game.EvEventDrawn {
			f.acts.after.Deck[1]--
		}
		var got []uint8
		for _, c := range f.warn(program(nil, &f.view, row.events), len(row.events)) {
			got = append(got, c.event.Verb)
		}
		if string(got) != string(row.want) {
			t.Errorf("%s: acted out %v, want %v", row.name, got, row.want)
		}
	}
}

// Near lets a seat fulfil its special victory while the event deck has so many cards of each stage, for pictures.
func (f *Face) Near(p int, deck [3]int) {
	f.view.Deck = deck
	f.view.Seats[p].Objective, f.view.Seats[p].Coming = f.view.Seats[p].Goal, f.view.Seats[p].Goal
}

// A card drawn for an order given up is counted when it is drawn, so that the steps that follow count it too.
func TestACardDrawnIsCountedAtOnce(t *testing.T) {
	f := heard()
	f.view = nearing([3]int{0, 3, 9})
	f.view.Areas, f.view.Planets = make([]game.AreaView, 1), make([]game.PlanetView, worlds)
	drawn := []rules.Event{{Verb: game.EvEventDrawn, Seat: 0, N: 2}}
	for _, c := range program(nil, &f.view, drawn) {
		f.happen(c.event)
	}
	if f.view.Deck != [3]int{0, 2, 9} || f.view.Seats[0].Drawn != [3]int{0, 1, 0} {
		t.Errorf("the deck has %v, the player drew %v", f.view.Deck, f.view.Seats[0].Drawn)
	}
}

// Draw acts out that a seat draws the last event card before the third stage.
func (f *Face) Draw(p rules.Seat) {
	f.view.Deck = [3]int{0, 1, 9}
	after := copied(&f.view)
	after.Deck[1] = 0
	f.Perform([]rules.Event{{Verb: game.EvEventDrawn, Seat: p, N: 2}, {Verb: game.EvPoints, Seat: p, N: 1, M: 1}}, after)
}

// Comes acts something out with which a seat comes to fulfil its special victory in the third stage.
func (f *Face) Comes(p int) {
	f.view.Deck, f.menace = [3]int{0, 0, 9}, 0
	after := copied(&f.view)
	after.Seats[p].Objective, after.Seats[p].Coming = after.Seats[p].Goal, after.Seats[p].Goal
	f.Perform([]rules.Event{{Verb: game.EvWorks, Seat: rules.Seat(p)}}, after)
}

// Settle makes every world with a single base of a seat its home.
func (f *Face) Settle(p rules.Seat) {
	for q := range f.view.Planets {
		n := 0
		for _, a := range f.view.Planets[q].Areas {
			if f.view.Areas[a.ID].Base == p {
				n++
			}
		}
		if n == 1 {
			f.view.Planets[q].Home = p
		}
	}
}
