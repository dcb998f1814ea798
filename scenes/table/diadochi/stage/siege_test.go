package stage

import (
	"slices"
	"strings"
	"testing"

	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// said lists what the stage shows in words.
func (o *hall) said() (list []string) {
	o.ui.Texts(func(s string, _ canvas.Point) { list = append(list, s) })
	return list
}

// attempt is a siege attempt of general 8 whose sum is n, with so many losses told.
func attempt(n, lost int) []rules.Event {
	list := []rules.Event{
		force(0, 14, game.Mercenary, 5, 0),
		{Verb: game.EvSiegeRoll, Seat: 0, Who: general(8), To: space(14), Dice: rules.Dice{int8(max(n, 1))}, N: int16(n)},
	}
	if n < 1 {
		list = slices.Insert(list, 1, rules.Event{Verb: game.EvSiegeModifier, Seat: 0, To: space(14), N: int16(n - 1), M: int16(game.SiegeCity)})
	}
	if lost > 0 {
		list = append(list, rules.Event{Verb: game.EvLost, Seat: 0, Who: unit(game.Mercenary), To: space(14), N: int16(lost)})
	}
	return list
}

// Card 10: Engineers with the general who leads the siege save one CU of what the table takes (9.12).
func TestEngineersSaveAUnit(t *testing.T) {
	for _, c := range []struct {
		name      string
		engineers int // general with the marker, -1 = none
		sum       int
		pending   string
		lost      int
	}{
		{"nobody has Engineers", -1, 0, "La tabla quita 2 unidades al sitiador, a su elección.", 2},
		{"the leader has them", 8, 0, "La tabla quita 2 unidades y los Ingenieros (carta 10) salvan una: el sitiador pierde 1, a su elección.", 1},
		{"another general has them", 7, 0, "La tabla quita 2 unidades al sitiador, a su elección.", 2},
		{"they save the only one", 8, 1, "La tabla quita una unidad, pero los Ingenieros (carta 10) la salvan.", 0},
		{"the table takes none", 8, 4, "La tabla no quita ninguna unidad al sitiador.", 0},
	} {
		o := open(t, "es", 1280, 800)
		v := someView()
		v.Generals = make([]game.GeneralView, 30)
		if c.engineers >= 0 {
			v.Generals[c.engineers].Engineers = true
		}
		if !o.Begin(attempt(c.sum, 0), v, rules.Everyone) {
			t.Fatal(c.name, "does not open")
		}
		o.settle(t)
		o.at(len(o.beats), 1)
		if shown := strings.Join(o.said(), " "); !strings.Contains(shown, c.pending) {
			t.Errorf("%s: %q is not among %q", c.name, c.pending, shown)
		}
		if table, saved := o.now.TableLosses(); table-saved != c.lost {
			t.Errorf("%s: %d CUs lost, want %d", c.name, table-saved, c.lost)
		}
	}
}

// 9.13: what does not apply is shown with why; against a Stronghold only what could apply.
func TestAbsentModifiers(t *testing.T) {
	o := open(t, "es", 1280, 800)
	v := someView()
	v.Fleets[3].Owner = 0
	port := -1
	for i := range v.Spaces {
		if port < 0 && game.IsPort(i) {
			port = i
		}
	}
	for _, c := range []struct {
		name string
		city bool
		at   int
		want []string
	}{
		{"a Major City inland", true, 14, []string{"no modifica", "no es puerto", "no mandan", "no está", "no la hay", "no se ha jugado"}},
		{"a Port", true, port, []string{"no modifica", "tiene flota", "no mandan", "no está", "no la hay", "no se ha jugado"}},
		{"a Stronghold", false, 14, []string{"no mandan", "no se ha jugado"}},
	} {
		v.Spaces[c.at].InsidePlace = 0
		if c.city {
			v.Spaces[c.at].InsidePlace = 130
		}
		events := attempt(4, 0)
		for i := range events {
			events[i].To = space(c.at)
		}
		o.tale, o.now = Tale{}, nil
		o.Begin(events, v, rules.Everyone)
		o.tick()
		var got []string
		for _, l := range o.words.absent {
			got = append(got, l.value)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
	o = open(t, "es", 1280, 800)
	o.play(siegeAttempt)
	o.tick()
	if n := len(o.words.reasons) + len(o.words.absent); n != 6 || len(o.words.reasons) != 3 {
		t.Errorf("%d modifiers, %d of them apply; want 6 and 3", n, len(o.words.reasons))
	}
}

// The chip in the title leads to the rule of the beat.
func TestTheChipLeadsToTheRulebook(t *testing.T) {
	o := open(t, "es", 1280, 800)
	o.play(siegeAttempt)
	o.settle(t)
	o.at(3, .5)
	at := canvas.Point{}
	o.ui.Texts(func(s string, where canvas.Point) {
		if s == "Regla 9.13" {
			at = canvas.Point{X: where.X + 5, Y: where.Y - 4}
		}
	})
	if at == (canvas.Point{}) {
		t.Fatal("the chip does not name the rule")
	}
	press := []ui.Click{{Button: ui.LeftButton, At: at}}
	o.in.Cursor, o.in.Present = at, true
	o.in.Pressed = press
	o.in.Held[ui.LeftButton] = true
	if o.tick(); !o.ui.Taken() {
		t.Error("a press on the chip ends the beat")
	}
	o.in.Held[ui.LeftButton] = false
	o.in.Released = press
	if o.tick() != "9.13" {
		t.Errorf("the chip leads to %q", o.cited)
	}
}

// A fine screen has the counters of a fine screen.
func TestFineScreensHaveFineCounters(t *testing.T) {
	o := open(t, "es", 2560, 1600)
	o.in.Scale = 2
	o.app.Refresh(2)
	o.play(siegeAttempt)
	if o.dense != 2 {
		t.Errorf("counters for %v pixels of the screen, want 2", o.dense)
	}
}

// The two halves of the legend under the table of a siege do not run into each other on a phone held sideways.
func TestTheLegendOfASiegeHasRoom(t *testing.T) {
	for _, c := range []struct {
		w, h float64
		want string
	}{{1280, 800, "derecha: unidades que pierde el sitiador"}, {844, 390, "derecha: bajas"}} {
		o := open(t, "es", c.w, c.h)
		o.play(siegeAttempt)
		o.settle(t)
		o.at(len(o.beats), 1)
		if !slices.Contains(o.said(), c.want) {
			t.Errorf("%v x %v: %q is not among %q", c.w, c.h, c.want, o.said())
		}
	}
}

// TestASiegeNamesItsUnitsInWords: nothing on its stage says what the letters mean that stand for units, unlike the sums of a battle.
func TestASiegeNamesItsUnitsInWords(t *testing.T) {
	o := open(t, "es", 1280, 800)
	o.play(siegeAttempt)
	o.settle(t)
	o.at(len(o.beats), 1)
	words := o.words.sides[0].units
	if words == o.words.sides[0].force || !slices.Contains(o.said(), words) {
		t.Errorf("%q is not among %q", words, o.said())
	}
}
