package stage

import (
	"fmt"
	"slices"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/diadochi"
	"tyche/scenes/ui"
)

// fades says after how many seconds the stage is dark again without a press; false if it waits.
func (o *hall) fades() (seconds float64, ends bool) {
	o.in.Dt = 1. / 12
	for range 12 * 40 {
		if !o.Busy() {
			return seconds, true
		}
		o.tick()
		seconds += o.in.Dt
	}
	return seconds, false
}

// Battles in which no person takes part go by at every speed; with a person the last frame stays even at the fastest.
func TestOnlyPersonsAreWaitedFor(t *testing.T) {
	for _, name := range []string{"land", "siege", "naval"} {
		for _, speed := range ui.Speeds[1:] {
			o := open(t, "es", 640, 400)
			o.app.Prefs.Speed = speed
			if !o.Begin(fixtures[name], someView(), 0) {
				t.Fatal(name, "is not staged")
			}
			o.settle(t)
			if s, ends := o.fades(); !ends || s > 16/speed {
				t.Errorf("%s at speed %v without a person: ends %v after %.1f s", name, speed, ends, s)
			}
		}
		o := open(t, "es", 640, 400)
		o.app.Prefs.Speed = ui.Speeds[len(ui.Speeds)-1]
		o.play(fixtures[name])
		o.settle(t)
		if s, ends := o.fades(); ends {
			t.Errorf("%s does not wait for the person in it: %.1f s", name, s)
		}
	}
}

// TestABribeIsToldWithTheBattle: it does not open the stage by itself, where nothing else is to be seen, and its line tells both armies before and after.
func TestABribeIsToldWithTheBattle(t *testing.T) {
	o := open(t, "es", 1280, 800)
	bribe := rules.Event{Verb: game.EvDesert, Seat: 0, Who: unit(game.Mercenary), From: ref(game.KindSeat, 3), To: space(gabai), N: 2}
	if o.play(append(slices.Clone(landBattle[:2]), bribe)) {
		t.Fatal("the bribe alone is staged")
	}
	if !o.play(landBattle[2:]) {
		t.Fatal("the battle is not staged")
	}
	o.settle(t)
	o.at(1, 1)
	prove.Is(t, "the line", o.words.notes[0], "2 unidades (mercenarios) se pasan a Jugador 1. Jugador 4 pasa de 10 a 8 unidades. Jugador 1 pasa de 7 a 9 unidades.")
	for _, left := range o.left(1) {
		prove.Is(t, "who is gone already does not go again", left, 0)
	}
}

// TestABattleThatComesBackGoesByItself: its first result waits for the person in it, what follows only where somebody is gone for it.
func TestABattleThatComesBackGoesByItself(t *testing.T) {
	for _, c := range []struct {
		then  rules.Event
		waits bool
	}{
		{rules.Event{Verb: game.EvDesert, Seat: 0, Who: unit(game.SilverShields), From: ref(game.KindSeat, 3), To: space(gabai), N: 2}, false},
		{rules.Event{Verb: game.EvLeaderCheck, Seat: 3, Who: general(13), Dice: rules.Dice{4, 4}, M: 3}, false},
		{rules.Event{Verb: game.EvLeaderCheck, Seat: 3, Who: general(13), Dice: rules.Dice{6, 6}, N: 1, M: 3}, true},
	} {
		o := open(t, "es", 640, 400)
		o.app.Prefs.Speed = ui.Speeds[len(ui.Speeds)-1]
		o.play(landBattle[:19])
		o.settle(t)
		if _, ends := o.fades(); ends {
			t.Fatal("the result does not wait")
		}
		o.Continue()
		if !o.play([]rules.Event{c.then}) {
			t.Fatal("it does not come back")
		}
		o.settle(t)
		_, ends := o.fades()
		prove.Is(t, fmt.Sprint("whether ", c.then, " goes by itself"), ends, !c.waits)
	}
}

// A stage that is held stands still.
func TestHeldStageStandsStill(t *testing.T) {
	o := open(t, "es", 640, 400)
	o.play(fixtures["land"])
	o.settle(t)
	o.tick()
	o.still = true
	beat, ms := o.beat, o.ms
	for range 600 {
		o.tick()
	}
	if o.beat != beat || o.ms != ms {
		t.Errorf("the clock goes on: beat %d at %v, then %d at %v", beat, ms, o.beat, o.ms)
	}
	o.still = false
	if o.tick(); o.ms == ms {
		t.Error("the clock does not go on when it is let go")
	}
}
