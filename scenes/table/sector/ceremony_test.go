package sector

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/sprites/canvas"
)

func TestTheThirdStageBeginsOnce(t *testing.T) {
	var v game.View
	drawn := func(stage int16) rules.Event { return rules.Event{Verb: game.EvEventDrawn, N: stage} }
	for _, row := range []struct {
		name string
		deck [3]int
		e    rules.Event
		want bool
	}{
		{"another of the second stage is left", [3]int{0, 2, 9}, drawn(2), false},
		{"the last of the second stage is drawn", [3]int{0, 1, 9}, drawn(2), true},
		{"the last of the first, the second follows", [3]int{1, 3, 9}, drawn(1), false},
		{"the third stage has begun before", [3]int{0, 0, 9}, drawn(3), false},
		{"something else happens", [3]int{0, 1, 9}, rules.Event{Verb: game.EvPoints}, false},
	} {
		if e, held := riteOf(&v, &row.deck, row.e); held != row.want || held && e.Verb != stageRite {
			t.Errorf("%s: held %v, want %v", row.name, held, row.want)
		}
	}
}

func TestAHomeWorldFallsWithItsLastBase(t *testing.T) {
	v := game.View{Planets: make([]game.PlanetView, 2), Areas: make([]game.AreaView, 4)}
	for q := range v.Planets {
		v.Planets[q].Home = rules.Seat(q) - 1 // that of nobody, that of the first seat
		for i := range 2 {
			v.Planets[q].Areas = append(v.Planets[q].Areas, areaRef(2*q+i))
			v.Areas[2*q+i] = game.AreaView{Planet: q, Base: rules.Nobody}
		}
	}
	lost := func(a int) bool {
		e, held := riteOf(&v, new([3]int), rules.Event{Verb: game.EvBaseLost, Seat: 0, From: areaRef(a)})
		return held && e.Verb == homeRite && e.To == planetRef(1)
	}
	if v.Areas[2].Base = 0; !lost(2) {
		t.Error("the last base on the home world is lost, and nothing is said")
	}
	if v.Areas[3].Base = 0; lost(2) {
		t.Error("another base stands on the home world, and it falls")
	}
	if lost(0) {
		t.Error("a base on another world is lost, and the home world falls")
	}
}

func TestVictoryHasABellOfItsOwn(t *testing.T) {
	f := heard()
	if got := f.soundOf(rules.Event{Verb: game.EvVictory}); got != "musical-box" {
		t.Errorf("victory sounds as %q", got)
	}
}

// Every moment is drawn in both languages, lasts, and is named.
func TestMomentsAreNamed(t *testing.T) {
	for _, e := range moments() {
		if !isRite(e) || lengths[e.Verb] < 2 {
			t.Errorf("moment %d is not held, or not for long", e.Verb)
		}
	}
	if isRite(rules.Event{Verb: game.EvPoints}) {
		t.Error("points are no moment")
	}
}

// moments is one event of each kind that is held over the slate.
func moments() []rules.Event {
	list := []rules.Event{{Verb: stageRite, Seat: rules.Nobody}, {Verb: homeRite, Seat: 1, To: planetRef(0)}, {Verb: game.EvEliminated, Seat: 1}, {Verb: menaceRite, Seat: 1}}
	for ending := range int16(5) {
		e := rules.Event{Verb: game.EvVictory, Seat: 0, N: ending + 1, M: 16}
		if ending+1 == 2 {
			e.Who = rules.Ref{Kind: game.KindFaction}
		}
		list = append(list, e)
	}
	return list
}

// Hold shows a moment at a share of its length, for pictures.
func (f *Face) Hold(i int, share float64) {
	e := moments()[i]
	if e.Verb == homeRite {
		for q := range f.view.Planets {
			if f.view.Planets[q].Home == e.Seat {
				e.To = planetRef(q)
			}
		}
	}
	f.acts.after = copied(&f.view)
	f.acts.cues, f.acts.at = []cue{{event: e, seconds: 1e6}}, 0
	f.acts.begun, f.acts.gone = false, share*1e6
}

// Effect is what the panels say that a card does.
func (f *Face) Effect(ref rules.Ref) string { return f.effect(ref) }

// UnderGlass is what lies at a place under the glass; nothing where the slate behind it is seen.
func (f *Face) UnderGlass(at canvas.Point) rules.Ref { return f.glassPick(at) }

// SlateScale is the scale of what is written on the slate.
func (f *Face) SlateScale() float64 { return f.board.unit }

// Limbed says whether the limb of points is in view.
func (f *Face) Limbed() bool { return f.shelved }
