package stage

import (
	"testing"

	"tyche/scenes/ui"
)

// lasts says after how many seconds the stage is dark again without a press; false if it waits.
func (o *hall) lasts() (seconds float64, ends bool) {
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
			if s, ends := o.lasts(); !ends || s > 16/speed {
				t.Errorf("%s at speed %v without a person: ends %v after %.1f s", name, speed, ends, s)
			}
		}
		o := open(t, "es", 640, 400)
		o.app.Prefs.Speed = ui.Speeds[len(ui.Speeds)-1]
		o.play(fixtures[name])
		o.settle(t)
		if s, ends := o.lasts(); ends {
			t.Errorf("%s does not wait for the person in it: %.1f s", name, s)
		}
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
