package synth

import (
	"math"
	"testing"
)

func TestOctavesHaveTheirSteps(t *testing.T) {
	for _, row := range []struct {
		name   string
		octave octave
		degree int
		want   float64 // ratio to the lowest note
	}{
		{"dorian second is a semitone", dorian, 1, 256.0 / 243},
		{"dorian fourth is pure", dorian, 3, 4.0 / 3},
		{"dorian fifth is pure", dorian, 4, 3.0 / 2},
		{"phrygian third is small", phrygian, 2, 32.0 / 27},
		{"lydian third is large", lydian, 2, 81.0 / 64},
		{"lydian fifth is pure", lydian, 4, 3.0 / 2},
		{"seven steps are an octave", lydian, 7, 2},
		{"degrees go on below", phrygian, -7, 0.5},
	} {
		if got := row.octave.hz(1, row.degree); math.Abs(got-row.want) > 1e-9 {
			t.Errorf("%s: %v, want %v", row.name, got, row.want)
		}
	}
}

func TestVersesFillTheirFeetAndCloseWhereTheyMust(t *testing.T) {
	for _, m := range strophes {
		rnd := newNoise(9)
		for range 200 {
			var v verse
			v.compose(m.line, &rnd)
			shorts := 0
			for _, n := range v.notes[:v.count] {
				shorts += n.shorts
			}
			want := 0
			for _, f := range m.line {
				for _, s := range f {
					want += s
				}
			}
			if shorts != want {
				t.Fatalf("%s: line of %d shorts, want %d", m.name, shorts, want)
			}
			for line, close := range closes {
				if got := v.lead(v.count-1, close); got != close {
					t.Fatalf("%s: line %d ends on %d, want %d", m.name, line, got, close)
				}
			}
			for i := range v.count {
				if d := v.notes[i].degree; d < -4 || d > 11 {
					t.Fatalf("%s: degree %d leaves the octave and its neighbours", m.name, d)
				}
			}
		}
	}
}

func TestStringsSoundAtTheirPitch(t *testing.T) {
	for _, hz := range []float64{73.4, 146.8, 220, 329.6, 523} {
		var k kitharaString
		rnd := newNoise(4)
		k.pluck(hz, 1, 0.2, &rnd)
		pcm := make([]float64, Rate/2)
		for i := range pcm {
			pcm[i] = k.step()
		}
		best, at := 0.0, 0.0
		for cents := -60.0; cents <= 60; cents += 2 {
			f := hz * math.Pow(2, cents/1200)
			var re, im float64
			for i, x := range pcm {
				sin, cos := math.Sincos(2 * math.Pi * f * float64(i) / Rate)
				re, im = re+x*cos, im+x*sin
			}
			if p := re*re + im*im; p > best {
				best, at = p, cents
			}
		}
		if math.Abs(at) > 12 {
			t.Errorf("%v Hz: strongest %v cents away, want within 12", hz, at)
		}
	}
}
