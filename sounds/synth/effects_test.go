package synth

import (
	"math"
	"slices"
	"testing"
)

func waves(s *Sample) []float64 {
	out := make([]float64, len(s.PCM))
	for i, x := range s.PCM {
		out[i] = float64(x) / 32767
	}
	return out
}

func TestTheSameTakeIsTheSameSound(t *testing.T) {
	for i, name := range Names() {
		if name == Crowd {
			continue // eleven voices: the dearest of all, and made of the same strokes as the others
		}
		a, b, other := Render(i, 1, nil), Render(i, 1, nil), Render(i, 2, nil)
		if !slices.Equal(a.PCM, b.PCM) {
			t.Errorf("%s: take 1 differs from itself", name)
		}
		if slices.Equal(a.PCM, other.PCM) {
			t.Errorf("%s: takes 1 and 2 are equal", name)
		}
	}
}

func TestEveryEffectKeepsBelowTheCeilingFadesOutAndIsAsLoudAsTheTableSays(t *testing.T) {
	for i, e := range effects {
		s := waves(Render(i, 0, nil))
		for j, x := range s {
			if math.Abs(x) > ceiling+1e-4 || math.IsNaN(x) {
				t.Fatalf("%s: sample %d is %v, want at most %v", e.name, j, x, ceiling)
			}
		}
		if first, last := math.Abs(s[0]), math.Abs(s[len(s)-1]); first > 0.01 || last > 0.01 {
			t.Errorf("%s: begins at %v and ends at %v, want silence", e.name, first, last)
		}
		if got := 20*math.Log10(loudness(s)/commonLevel) - e.loudness; math.Abs(got) > 2.5 {
			t.Errorf("%s: %.1f dB away from its level", e.name, got)
		}
	}
}

func TestNamesAreDifferentAndFound(t *testing.T) {
	for i, name := range Names() {
		if Index(name) != i {
			t.Errorf("%s stands at %d, found at %d", name, i, Index(name))
		}
	}
	if len(effects) < 20 || Index("no such sound") != -1 {
		t.Errorf("%d effects; unknown name found at %d", len(effects), Index("no such sound"))
	}
}

func TestLongSoundsRestBetweenStrokes(t *testing.T) {
	rests := 0
	Render(Index(WallBreach), 0, func() { rests++ })
	if rests < 50 {
		t.Errorf("%d rests, want 50 or more", rests)
	}
}

func TestFilterPassesItsBand(t *testing.T) {
	for _, row := range []struct {
		hz             float64
		low, mid, high bool
	}{{100, true, false, false}, {1000, false, true, false}, {9000, false, false, true}} {
		var f band
		f.tune(1000, 2)
		var power [3]float64
		for i := range Rate / 2 {
			low, mid, high := f.step(math.Sin(2 * math.Pi * row.hz * float64(i) / Rate))
			if i > Rate/10 {
				power[0], power[1], power[2] = power[0]+low*low, power[1]+mid*mid, power[2]+high*high
			}
		}
		for part, want := range []bool{row.low, row.mid, row.high} {
			if got := power[part]/(0.2*Rate) > 0.5; got != want && row.hz != 1000 {
				t.Errorf("%v Hz, part %d passes: %v, want %v", row.hz, part, got, want)
			}
		}
	}
}

func BenchmarkEffects(b *testing.B) {
	for i, name := range Names() {
		b.Run(name, func(b *testing.B) {
			for range b.N {
				Render(i, 1, nil)
			}
		})
	}
}
