// Package sounds plays the effects and the music of package synth on the sound card. Where there is none, or it
// fails, the program goes on in silence. It knows no game; scenes are handed its Play and Music as functions.
package sounds

import (
	"sync"
	"sync/atomic"
	"time"

	"github.com/ebitengine/oto/v3"

	"tyche/sounds/synth"
)

const (
	tooLate = 400 * time.Millisecond  // after its cause an effect is no longer worth playing
	settled = 1500 * time.Millisecond // after this the program has started and effects may be made ahead
	between = 30 * time.Millisecond   // rest between two effects made ahead
)

// Player plays sounds. Its calls never wait and may come from any goroutine; without a sound card they do nothing.
type Player struct {
	mixer  *synth.Mixer // nil without a sound card
	live   atomic.Bool  // the card takes samples
	takes  [][synth.MostTakes]atomic.Pointer[synth.Sample]
	turn   []atomic.Uint32 // which take of an effect comes next
	asked  chan request
	closed chan struct{}
	once   sync.Once
}

// request is an effect that has yet to be made.
type request struct {
	index, take int
	pan, gain   float64
	when        time.Time
}

// Open begins to play. It never fails: without a sound card the player is silent.
func Open() *Player {
	p := &Player{closed: make(chan struct{})}
	if !deviceExists() {
		return p
	}
	card, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: synth.Rate, ChannelCount: 2, Format: oto.FormatSignedInt16LE, BufferSize: cardBuffer,
	})
	if err != nil {
		return p
	}
	count := len(synth.Names())
	p.mixer = synth.NewMixer(uint64(time.Now().UnixNano()))
	p.takes = make([][synth.MostTakes]atomic.Pointer[synth.Sample], count)
	p.turn = make([]atomic.Uint32, count)
	p.asked = make(chan request, 32)
	go p.run(card, ready)
	return p
}

// run starts the card as soon as it is ready, which in a browser is after the first click, and then makes effects.
func (p *Player) run(card *oto.Context, ready <-chan struct{}) {
	select {
	case <-ready:
	case <-p.closed:
		return
	}
	if card.Err() != nil {
		return
	}
	stream := card.NewPlayer(p.mixer)
	stream.SetBufferSize(4 * int(synth.Rate*streamBuffer/time.Second))
	stream.Play()
	follow(card)
	defer stream.Pause()
	p.live.Store(true)
	defer p.live.Store(false)
	p.render()
}

// render makes the effects that are asked for, and in between the first take of each, until the player is closed.
func (p *Player) render() {
	ahead, next := 0, time.After(settled)
	for {
		select {
		case r := <-p.asked:
			p.answer(r)
		case <-p.closed:
			return
		case <-next:
			p.make(ahead, 0)
			if ahead++; ahead < len(p.takes) {
				next = time.After(between)
			}
		}
	}
}

// answer makes the effect asked for and plays it, if its moment has not passed.
func (p *Player) answer(r request) {
	s := p.make(r.index, r.take)
	if time.Since(r.when) < tooLate {
		p.mixer.Play(s, r.pan, r.gain)
	}
}

// make renders a take unless it is there already.
func (p *Player) make(index, take int) *synth.Sample {
	kept := &p.takes[index][take]
	if s := kept.Load(); s != nil {
		return s
	}
	s := synth.Render(index, uint64(take), breathe())
	kept.Store(s)
	return s
}

// Play sounds the effect of that name in package synth: pan from -1, left, to 1, right; gain 1 is its own loudness.
// Each time another take of it is heard.
func (p *Player) Play(name string, pan, gain float64) {
	index := synth.Index(name)
	if index < 0 || !p.live.Load() {
		return
	}
	take := int(p.turn[index].Add(1)-1) % synth.Takes(index)
	if s := p.takes[index][take].Load(); s != nil {
		p.mixer.Play(s, pan, gain)
		return
	}
	select {
	case p.asked <- request{index, take, pan, gain, time.Now()}:
	default: // so much is going on that one sound less is not heard
	}
}

// Music leads the music to a mood of package synth; "" leads to silence.
func (p *Player) Music(mood string) {
	if p.mixer != nil {
		p.mixer.Turn(mood)
	}
}

// SetVolumes sets the loudness of everything, of effects and of music, each from 0 to 1.
func (p *Player) SetVolumes(master, effects, music float64) {
	if p.mixer != nil {
		p.mixer.SetVolumes(synth.Volumes{Master: master, Effects: effects, Music: music})
	}
}

// Audible says that there is a sound card and it is playing.
func (p *Player) Audible() bool { return p.live.Load() }

// Close ends all sound. It may be called twice.
func (p *Player) Close() { p.once.Do(func() { close(p.closed) }) }
