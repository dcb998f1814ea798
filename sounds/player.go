// Package sounds plays the effects and the music of package synth through Ebitengine's audio. Where there is no sound
// card, or it fails, the program goes on in silence: see Open. It knows no game; scenes are handed its Play and Music as
// functions.
package sounds

import (
	"sync"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2/audio"

	"tyche/sounds/synth"
)

// ProbeFlag is the flag with which the program does nothing but Probe, for a parent that uses TryApart.
const ProbeFlag = "probe-sound"

const (
	tooLate = 400 * time.Millisecond  // after its cause an effect is no longer worth playing
	settled = 1500 * time.Millisecond // after this the program has started and effects may be made ahead
	between = 30 * time.Millisecond   // rest between two effects made ahead
)

// Player plays sounds. Its calls never wait and may come from any goroutine; without a sound card nothing is heard.
type Player struct {
	mixer  *synth.Mixer
	live   atomic.Bool // the card takes samples
	opened atomic.Bool // the card was opened, so that its faults end the game's loop
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

// Open begins to play once it is known that the sound card works; until then, and if it does not, the player is silent.
// A card that fails ends Ebitengine's loop with an error, so that it must have been tried before: try does that, on
// another goroutine, and may take its time. A nil try opens nothing. Open may be called once in a program.
func Open(try func() bool) *Player {
	count := len(synth.Names())
	p := &Player{
		mixer:  synth.NewMixer(uint64(time.Now().UnixNano())),
		takes:  make([][synth.MostTakes]atomic.Pointer[synth.Sample], count),
		turn:   make([]atomic.Uint32, count),
		asked:  make(chan request, 32),
		closed: make(chan struct{}),
	}
	if try != nil {
		go p.run(try)
	}
	return p
}

// run starts the card when it has been tried and is ready, which in a browser is after the first click, and then makes
// effects.
func (p *Player) run(try func() bool) {
	if !try() || p.isClosed() {
		return
	}
	card := audio.NewContext(synth.Rate)
	stream, err := card.NewPlayer(p.mixer)
	if err != nil {
		return // the mixer cannot seek, so that nothing can fail here
	}
	p.opened.Store(true)
	stream.SetBufferSize(streamBuffer)
	stream.Play()
	defer stream.Pause()
	for !card.IsReady() {
		if p.isClosed() {
			return
		}
		time.Sleep(between)
	}
	follow(stream)
	p.live.Store(true)
	defer p.live.Store(false)
	p.render()
}

func (p *Player) isClosed() bool {
	select {
	case <-p.closed:
		return true
	default:
		return false
	}
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
	p.mixer.Turn(mood)
}

// SetVolumes sets the loudness of everything, of effects and of music, each from 0 to 1.
func (p *Player) SetVolumes(master, effects, music float64) {
	p.mixer.SetVolumes(synth.Volumes{Master: master, Effects: effects, Music: music})
}

// Audible says that there is a sound card and it is playing.
func (p *Player) Audible() bool { return p.live.Load() }

// Opened says that the sound card was opened: if the game's loop ends with an error now, the card may be why.
func (p *Player) Opened() bool { return p.opened.Load() }

// Close ends all sound. It may be called twice.
func (p *Player) Close() { p.once.Do(func() { close(p.closed) }) }
