package synth

import "sync/atomic"

const voiceCount = 24

// voice is one effect while it sounds.
type voice struct {
	sample          *Sample
	at              int
	toLeft, toRight float32
	toRoom          float32
}

// left is how many frames it still sounds.
func (v *voice) left() int { return len(v.sample.PCM) - v.at }

// order asks the mixer for an effect.
type order struct {
	sample    *Sample
	pan, gain float32
}

// Volumes are the settings of loudness, each from 0 to 1.
type Volumes struct{ Master, Effects, Music float64 }

// Mixer is the whole sound of the program as one endless stream: 16 bit little endian, stereo, Rate frames a
// second. Play, Turn and SetVolumes never wait and may be called while another goroutine reads. Read allocates
// nothing.
type Mixer struct {
	orders  chan order
	mood    atomic.Int32
	volumes atomic.Pointer[Volumes]

	voices   [voiceCount]voice // the first sounding of them are in use
	sounding int
	music    *music
	hall     *hall
	effects  smooth
	melody   smooth
	press    float32 // the limiter's present factor
	quiet    int     // frames since something last sounded
}

// NewMixer makes a silent mixer whose music grows from the seed.
func NewMixer(seed uint64) *Mixer {
	m := &Mixer{orders: make(chan order, 2*voiceCount), music: newMusic(seed), hall: newHall(), press: 1}
	m.effects, m.melody = newSmooth(1, 0.03), newSmooth(1, 0.05)
	m.volumes.Store(&Volumes{1, 1, 1})
	m.mood.Store(-1)
	return m
}

// Play sounds a sample: pan is -1 for the left ear to 1 for the right, gain 1 leaves it as it is. Where too much
// sounds already it is left out.
func (m *Mixer) Play(s *Sample, pan, gain float64) {
	select {
	case m.orders <- order{s, float32(min(max(pan, -1), 1)), float32(max(gain, 0))}:
	default:
	}
}

// Turn leads the music to a mood; "" and unknown names lead to silence.
func (m *Mixer) Turn(name string) { m.mood.Store(int32(moodOf(name))) }

// SetVolumes changes the loudness of all, of effects and of music, each 0..1; half the way sounds half as loud.
func (m *Mixer) SetVolumes(v Volumes) { m.volumes.Store(&v) }

// Read fills p with whole frames.
func (m *Mixer) Read(p []byte) (int, error) {
	count := len(p) / 4
	if m.resting() {
		clear(p[:4*count])
		return 4 * count, nil
	}
	m.take()
	v := m.volumes.Load()
	effects, melody := v.Master*v.Effects, v.Master*v.Music
	for i := range count {
		left, right := m.frame(effects*effects, melody*melody)
		put(p[4*i:], left, right)
	}
	m.quiet += count
	return 4 * count, nil
}

// take starts what was ordered since the last buffer.
func (m *Mixer) take() {
	m.music.turn(int(m.mood.Load()))
	for {
		select {
		case o := <-m.orders:
			m.start(o)
		default:
			return
		}
	}
}

// start gives the order a voice: a free one, or else that which is nearest to its end.
func (m *Mixer) start(o order) {
	best := 0
	if m.sounding < voiceCount {
		best = m.sounding
		m.sounding++
	} else {
		for i := range m.voices {
			if m.voices[i].left() < m.voices[best].left() {
				best = i
			}
		}
	}
	const scale = 1.0 / 32768
	gain := scale * o.gain
	m.voices[best] = voice{o.sample, 0, gain * min(1, 1-o.pan), gain * min(1, 1+o.pan), gain * o.sample.room}
}

// frame is the next moment of the mix.
func (m *Mixer) frame(effects, melody float64) (left, right float32) {
	var room float32
	for i := 0; i < m.sounding; i++ {
		v := &m.voices[i]
		x := float32(v.sample.PCM[v.at])
		left += x * v.toLeft
		right += x * v.toRight
		room += x * v.toRoom
		if v.at++; v.left() == 0 {
			m.sounding--
			*v = m.voices[m.sounding]
			i--
		}
		m.quiet = 0
	}
	loud := float32(m.effects.step(effects))
	left, right, room = left*loud, right*loud, room*loud
	if !m.music.silent() && (melody > 0 || m.melody.now > 1e-4) {
		x := float32(m.music.step() * m.melody.step(melody))
		left, right, room = left+x, right+x, room+0.22*x
		m.quiet = 0
	}
	wetLeft, wetRight := m.hall.step(room)
	return m.limit(left+wetLeft, right+wetRight)
}

// limit lowers both ears together when one grows too loud, quickly down and slowly up, and rounds off the rest.
func (m *Mixer) limit(left, right float32) (float32, float32) {
	peak := max(left, -left, right, -right)
	if want := float32(knee); peak*m.press > want {
		m.press += 0.05 * (want/peak - m.press)
	} else {
		m.press += 0.00004 * (1 - m.press)
	}
	return float32(rounded(float64(left * m.press))), float32(rounded(float64(right * m.press)))
}

// resting says that all has died away and nothing is asked for.
func (m *Mixer) resting() bool {
	v := m.volumes.Load()
	return m.quiet > 3*Rate && len(m.orders) == 0 && (m.mood.Load() < 0 || v.Master*v.Music == 0)
}

// put writes one frame.
func put(p []byte, left, right float32) {
	l, r := int16(left*32767), int16(right*32767)
	p[0], p[1], p[2], p[3] = byte(l), byte(l>>8), byte(r), byte(r>>8)
}
