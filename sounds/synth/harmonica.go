package synth

import "math"

// The moods of an atlas: its music changes its mode with peace, war and Council.
const (
	AtlasPeace   = "atlas-peace"
	AtlasWar     = "atlas-war"
	AtlasCouncil = "atlas-council"
	AtlasThrone  = "atlas-throne" // a person has taken the throne
	AtlasEmbers  = "atlas-embers" // somebody else has
)

// locrianMode has a small fifth above its lowest note: nothing comes to rest on it.
var locrianMode = octave{semitone, tone, tone, semitone, tone, tone, tone}

// air is a piece of the harmonica: phrases of slow notes over a held one, with a breath between them.
type air struct {
	name    string
	scale   *octave
	lowest  float64 // Hz
	note    float64 // seconds of a note
	notes   int     // of a phrase
	tune    float64 // loudness of the tune
	held    float64 // and of what lies under it
	second  float64 // share of notes with another glass below them
	silence float64 // seconds between phrases
}

var airs = []air{
	// name scale lowest note notes tune held second silence
	{AtlasPeace, &phrygianMode, 293.7, 1.5, 7, .19, .1, .3, 3.5},
	{AtlasWar, &locrianMode, 246.9, 1.1, 8, .18, .12, .5, 1.5},
	{AtlasCouncil, &lydianMode, 349.2, 1.3, 6, .19, .11, .6, 2.5},
	{AtlasThrone, &lydianMode, 392, .8, 9, .2, .13, .8, 1.2},
	{AtlasEmbers, &dorianMode, 220, 1.7, 6, .18, .12, .35, 4},
}

const glassCount = 6

// harmonica is a row of glass bowls that turn under wet fingers. It plays endless airs, composing as it goes.
type harmonica struct {
	now    *air
	rnd    noise
	bowls  [glassCount]bowl
	next   int // the bowl to be touched next
	at     int // the note of the phrase that comes next
	degree int
	wait   int // frames to it
}

func newHarmonica(seed uint64) *harmonica {
	h := &harmonica{now: &airs[0], rnd: newNoise(seed)}
	for i := range h.bowls {
		h.bowls[i].loud = newSmooth(0, 0.22)
	}
	return h
}

// begin drops what still sounds and opens an air.
func (h *harmonica) begin(piece int) {
	h.now = &airs[piece]
	h.at, h.degree, h.wait = 0, 0, 0
	for i := range h.bowls {
		h.bowls[i].gain, h.bowls[i].left, h.bowls[i].loud.now = 0, 0, 0
	}
}

// step gives the next sample.
func (h *harmonica) step() float64 {
	if h.wait--; h.wait <= 0 {
		h.sing()
	}
	sum := 0.0
	for i := range h.bowls {
		sum += h.bowls[i].step()
	}
	return sum
}

// sing plays the next note of the phrase; the last one is the lowest of the mode, and then there is a breath.
func (h *harmonica) sing() {
	a := h.now
	if h.at == 0 {
		h.degree = []int{2, 4, 7}[h.rnd.below(3)]
		h.touch(a.scale.hz(a.lowest, -7), a.held, float64(a.notes)*a.note)
	}
	last := h.at == a.notes-1
	if last {
		h.degree = 0
	}
	long := a.note * h.rnd.about(1, 0.12)
	h.touch(a.scale.hz(a.lowest, h.degree), a.tune*h.rnd.about(1, 0.1), long*1.15)
	if h.rnd.between(0, 1) < a.second {
		h.touch(a.scale.hz(a.lowest, h.degree-2), a.tune*0.6, long)
	}
	h.wait = int(long * Rate)
	if h.degree += walk(&h.rnd); h.degree > 9 || h.degree < -3 {
		h.degree = 4
	}
	if h.at++; last {
		h.at = 0
		h.wait += int(a.silence * Rate * h.rnd.about(1, 0.3))
	}
}

// touch lets a bowl sound for some seconds: the one that was touched longest ago.
func (h *harmonica) touch(hz, gain, seconds float64) {
	b := &h.bowls[h.next]
	h.next = (h.next + 1) % glassCount
	b.hz, b.gain, b.left = hz, gain, frames(seconds)
}

// bowl is one glass: nearly a sine that swells, trembles a little and dies away.
type bowl struct {
	hz, phase, sway float64
	gain            float64
	loud            smooth
	left            int // frames until the finger is lifted
}

// step gives the next sample.
func (b *bowl) step() float64 {
	if b.left > 0 {
		b.left--
	} else {
		b.gain = 0
	}
	loud := b.loud.step(b.gain)
	if loud < 1e-5 && b.gain == 0 {
		return 0
	}
	if b.sway += 4.3 / Rate; b.sway >= 1 {
		b.sway--
	}
	if b.phase += b.hz * (1 + 0.002*math.Sin(2*math.Pi*b.sway)) / Rate; b.phase >= 1 {
		b.phase--
	}
	sin, cos := math.Sincos(2 * math.Pi * b.phase)
	return loud * (sin + 0.16*sin*cos + 0.03*math.Sin(6*math.Pi*b.phase))
}
