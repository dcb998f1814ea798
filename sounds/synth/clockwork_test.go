package synth

import (
	"math"
	"strings"
	"testing"
)

// blows counts the notes and the ticks of a movement in some seconds.
func blows(piece int, seconds float64) (notes, ticks int) {
	c := newClockwork(7)
	c.begin(piece)
	last, beats := c.next, 0
	for range frames(seconds) {
		c.step()
		for last != c.next {
			last = (last + 1) % tineCount
			notes++
		}
		if c.beats != beats {
			beats = c.beats
			if c.now.ticks > 0 {
				ticks++
			}
		}
	}
	return notes, ticks
}

func TestTheEscapementTicksAtItsPaceOrNotAtAll(t *testing.T) {
	if testing.Short() {
		t.Skip("minutes of music, on one goroutine")
	}
	for i, m := range movements {
		_, ticks := blows(i, 60)
		want := int(m.pace)
		if strings.HasSuffix(m.name, Still) {
			want = 0
		}
		if ticks < want-1 || ticks > want+1 {
			t.Errorf("%s ticks %d times a minute, want %d", m.name, ticks, want)
		}
	}
}

// The ticks are heard: without them a movement between two strophes is silence, with them it is not.
func TestTheTickingIsHeardBetweenTheStrophes(t *testing.T) {
	if testing.Short() {
		t.Skip("minutes of music, on one goroutine")
	}
	for i, m := range movements {
		if m.rests == 0 {
			continue
		}
		c := newClockwork(7)
		c.begin(i)
		for c.at < eighths {
			c.step()
		}
		for range 3 * Rate { // the last note rings out
			c.step()
		}
		if c.at < eighths {
			t.Fatalf("%s: the rest is over", m.name)
		}
		loudest := 0.0
		for range Rate {
			loudest = max(loudest, math.Abs(c.step()))
		}
		if got, want := loudest > 1e-3, !strings.HasSuffix(m.name, Still); got != want {
			t.Errorf("%s: heard %v (%v), want %v", m.name, got, loudest, want)
		}
	}
}

func TestEachLampThatGoesOutLeavesFewerNotes(t *testing.T) {
	if testing.Short() {
		t.Skip("minutes of music, on one goroutine")
	}
	before := math.MaxInt
	for i := range movements[:5] {
		notes, _ := blows(i, 120)
		if notes == 0 || notes >= before {
			t.Errorf("%s: %d notes, the one before it %d", movements[i].name, notes, before)
		}
		before = notes
	}
}

func TestModesHaveTheirColour(t *testing.T) {
	for _, row := range []struct {
		name   string
		mode   *octave
		degree int
		want   float64
	}{
		{"the lydian fourth is raised", &lydianMode, 3, 729.0 / 512},
		{"the dorian third is small", &dorianMode, 2, 32.0 / 27},
		{"the dorian sixth is large", &dorianMode, 5, 27.0 / 16},
		{"the phrygian second is small", &phrygianMode, 1, 256.0 / 243},
	} {
		if got := row.mode.hz(1, row.degree); math.Abs(got-row.want) > 1e-9 {
			t.Errorf("%s: %v, want %v", row.name, got, row.want)
		}
	}
}

// A coin on a higher stack rings higher, and a carillon has one blow more for each point.
func TestCoinsRiseWithTheirStack(t *testing.T) {
	before := 0.0
	for i, name := range []string{Spindle1, Spindle2, Spindle3, Spindle4, Spindle5, Spindle6} {
		pcm := waves(Render(Index(name), 0, nil))[frames(0.2):frames(0.5)]
		crossings := 0
		for j := 1; j < len(pcm); j++ {
			if pcm[j-1] < 0 != (pcm[j] < 0) {
				crossings++
			}
		}
		if got := float64(crossings); got <= before {
			t.Errorf("coin %d crosses zero %v times, the one below it %v", i+1, got, before)
		} else {
			before = got
		}
	}
}
