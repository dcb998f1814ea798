package synth

import (
	"math"
	"testing"
)

// sung are the pitches that an air plays in some seconds, as multiples of its lowest note within an octave.
func sung(piece int, seconds float64) (list []float64, held int) {
	h := newHarmonica(7)
	h.begin(piece)
	before := h.next
	for range frames(seconds) {
		h.step()
		for ; before != h.next; before = (before + 1) % glassCount {
			ratio := h.bowls[before].hz / h.now.lowest
			if ratio < 0.51 {
				held++
			}
			for ratio < 0.999 {
				ratio *= 2
			}
			for ratio >= 1.999 {
				ratio /= 2
			}
			list = append(list, ratio)
		}
	}
	return list, held
}

// Every note is one of the mode, all that colour it are heard, and a low note lies under each phrase.
func TestAirsKeepTheirModes(t *testing.T) {
	if testing.Short() {
		t.Skip("minutes of music, on one goroutine")
	}
	for i, a := range airs {
		list, held := sung(i, 240)
		if len(list) < 100 || held < 8 {
			t.Errorf("%s: %d notes, %d of them held", a.name, len(list), held)
		}
		var heard [7]bool
		for _, ratio := range list {
			known := false
			for degree := range 7 {
				if math.Abs(ratio-a.scale.hz(1, degree)) < 1e-6 {
					known, heard[degree] = true, true
				}
			}
			if !known {
				t.Fatalf("%s: %v is no note of its mode", a.name, ratio)
			}
		}
		for degree, was := range heard {
			if !was {
				t.Errorf("%s: degree %d is never heard", a.name, degree)
			}
		}
	}
}

func TestPeaceWarAndCouncilDiffer(t *testing.T) {
	for _, row := range []struct {
		air    int
		degree int
		want   float64
	}{{0, 1, 256.0 / 243}, {0, 4, 1.5}, {1, 4, 1024.0 / 729}, {2, 3, 729.0 / 512}} {
		if got := airs[row.air].scale.hz(1, row.degree); math.Abs(got-row.want) > 1e-9 {
			t.Errorf("%s, degree %d: %v, want %v", airs[row.air].name, row.degree, got, row.want)
		}
	}
}

// Each slot rings higher than the one before it, and the turn lower than all of them.
func TestSlotsRiseAndTheTurnIsDeep(t *testing.T) {
	pitch := func(name string) (crossings int) {
		pcm := waves(Render(Index(name), 0, nil))[frames(0.1):frames(0.4)]
		var f band // the strongest part of a bell, without those above it
		f.tune(900, 0.7)
		last := 0.0
		for _, x := range pcm {
			low, _, _ := f.step(x)
			if last < 0 != (low < 0) {
				crossings++
			}
			last = low
		}
		return crossings
	}
	first, last := pitch(SlotBell1), pitch(SlotBell7)
	if last <= first {
		t.Errorf("slot 7 crosses zero %d times, slot 1 %d", last, first)
	}
	if deep := pitch(TurnBell); deep >= first {
		t.Errorf("the turn crosses zero %d times, slot 1 %d", deep, first)
	}
}

// A gun under felt has no tail: what comes after a third of a second is gone.
func TestTheCannonHasNoTail(t *testing.T) {
	pcm := waves(Render(Index(Cannon), 0, nil))
	all, tail := 0.0, 0.0
	for i, x := range pcm {
		all += x * x
		if i > frames(0.25) {
			tail += x * x
		}
	}
	if tail > all/200 {
		t.Errorf("%.2f %% of the cannon comes late", 100*tail/all)
	}
}
