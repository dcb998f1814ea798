package synth

import "math"

const (
	stringCount = 9
	fadeSeconds = 1.4  // for one mood to give way to the next
	musicLevel  = 0.28 // keeps the music behind the effects
)

// music plays endless strophes for kithara, aulos and frame drum in one mood, composing as it goes.
type music struct {
	mood, wanted int // indexes of moods, -1 is silence
	rnd          noise
	fade         float64

	strings [stringCount]kitharaString
	next    int // the string to be plucked next
	sings   int // the string that had the last note of the tune
	chest   [2]band
	melody  aulos
	drone   aulos
	skins   [3]resonator

	scale    octave
	tunes    [2]verse
	line, at int  // which line of the strophe, which note of it
	sung     bool // the aulos has the tune in this strophe
	wait     int  // frames to the next note
}

// resonator is a body that rings when struck, as long as it likes.
type resonator struct{ a, b, y1, y2 float64 }

func newResonator(hz, seconds float64) resonator {
	keep := math.Exp(-math.Ln10 * 3 / (seconds * Rate))
	return resonator{a: 2 * keep * math.Cos(2*math.Pi*hz/Rate), b: -keep * keep}
}

func (r *resonator) step(blow float64) float64 {
	y := blow + r.a*r.y1 + r.b*r.y2
	r.y1, r.y2 = y, r.y1
	return y
}

func newMusic(seed uint64) *music {
	m := &music{mood: -1, wanted: -1, rnd: newNoise(seed), melody: newAulos(seed + 1), drone: newAulos(seed + 2)}
	m.chest[0].tune(210, 1.6)
	m.chest[1].tune(440, 1.8)
	for i, hz := range []float64{78, 124, 166} {
		m.skins[i] = newResonator(hz, 0.4-0.1*float64(i))
	}
	return m
}

// turn asks for another mood; the music gets there by itself.
func (m *music) turn(mood int) { m.wanted = mood }

// silent says that nothing sounds and nothing is asked for.
func (m *music) silent() bool { return m.mood < 0 && m.wanted < 0 }

// step gives the next sample.
func (m *music) step() float64 {
	if m.mood != m.wanted {
		m.fade -= 1 / (fadeSeconds * Rate)
		if m.fade <= 0 || m.mood < 0 {
			m.begin()
		}
	} else if m.fade < 1 {
		m.fade = min(1, m.fade+1/(fadeSeconds*Rate))
	}
	if m.mood < 0 {
		return 0
	}
	if m.wait--; m.wait <= 0 {
		m.sing()
	}
	return musicLevel * m.fade * m.fade * m.sound()
}

// begin drops the old mood and opens the first strophe of the new one.
func (m *music) begin() {
	m.mood, m.fade = m.wanted, 0
	m.line, m.at, m.wait = 0, 0, 0
	for i := range m.strings {
		m.strings[i].left = 0
	}
	m.melody.left, m.drone.left = 0, 0
}

// sound mixes what the instruments give at this moment.
func (m *music) sound() float64 {
	plucked := 0.0
	for i := range m.strings {
		plucked += m.strings[i].step()
	}
	_, low, _ := m.chest[0].step(plucked)
	_, high, _ := m.chest[1].step(plucked)
	drum := 0.0
	for i := range m.skins {
		drum += m.skins[i].step(0)
	}
	now := &moods[m.mood]
	return now.strings*(0.55*plucked+0.5*low+0.4*high) + now.pipes*(m.melody.step()+0.45*m.drone.step()) + now.drum*drum
}

// beat strikes the frame drum.
func (m *music) beat(gain float64) {
	for i := range m.skins {
		m.skins[i].step(gain * 0.02 * float64(i+1))
	}
}
