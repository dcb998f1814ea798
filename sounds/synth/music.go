package synth

const (
	fadeSeconds = 1.4  // for one mood to give way to the next
	musicLevel  = 0.28 // keeps the music behind the effects
)

// ensemble plays the pieces of one family of moods, endlessly, composing as it goes. It allocates nothing.
type ensemble interface {
	begin(piece int) // drops what still sounds and opens a piece
	step() float64   // the next sample
}

// music leads the ensembles from mood to mood.
type music struct {
	mood, wanted int // indexes of moods, -1 is silence
	fade         float64
	ensembles    [families]ensemble
}

func newMusic(seed uint64) *music {
	return &music{mood: -1, wanted: -1, ensembles: [families]ensemble{antique: newConsort(seed), brass: newClockwork(seed + 3), glass: newHarmonica(seed + 5)}}
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
	return musicLevel * m.fade * m.fade * m.ensembles[moods[m.mood].family].step()
}

// begin opens the mood that is wanted.
func (m *music) begin() {
	m.mood, m.fade = m.wanted, 0
	if m.mood >= 0 {
		now := &moods[m.mood]
		m.ensembles[now.family].begin(now.piece)
	}
}
