package stage

import (
	"runtime"
	"sync/atomic"
	"time"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// preparation paints the pictures of a scene ahead of their beats, beside the ticks, so that no frame waits for one.
type preparation struct {
	beat    int   // the next one to be rehearsed
	after   []int // how many pictures must be painted for each beat
	seen    map[*canvas.Picture]bool
	queue   chan *canvas.Picture
	painted atomic.Int32
	stop    atomic.Bool
	alone   bool // see ui.App.Alone
}

// samples is at how many moments of a beat its pictures are noted.
const samples = 12

// prepare rehearses one beat more and hands its pictures to the painter.
func (s *Stage) prepare(u *ui.UI) {
	p := s.prep
	if p == nil {
		p = &preparation{beat: min(s.beat, len(s.beats)-1), after: make([]int, len(s.beats)), seen: map[*canvas.Picture]bool{}, queue: make(chan *canvas.Picture, 4096), alone: s.app.Alone}
		s.prep = p
		if !p.alone {
			go p.work()
		}
	}
	if p.beat >= len(s.beats) {
		return
	}
	s.rehearse(u, p.beat)
	p.after[p.beat] = len(p.seen)
	p.beat++
	if p.beat == len(s.beats) {
		close(p.queue)
	}
}

// rehearse plays a beat without showing it and notes the pictures that it needs.
func (s *Stage) rehearse(u *ui.UI, i int) {
	beat, ms, rest, life, shown := s.beat, s.ms, s.rest, s.life, u.Canvas
	u.Canvas = &rehearsal{size: canvas.Point{X: s.set.w, Y: s.set.h}, found: s.prep.find}
	s.beat = i
	for n := range samples + 1 {
		s.ms = s.beats[i].Ms * float64(n) / samples
		s.life = float64(n) * frameMs
		s.paintFight(u)
	}
	if i == len(s.beats)-1 {
		s.beat, s.rest = len(s.beats), true
		s.paintFight(u)
	}
	s.beat, s.ms, s.rest, s.life, u.Canvas = beat, ms, rest, life, shown
}

// find hands a picture to the painter when it is met for the first time.
func (p *preparation) find(pic *canvas.Picture) {
	switch {
	case p.seen[pic]:
		return
	case p.alone:
		pic.Pixels()
		p.painted.Add(1)
	default:
		p.queue <- pic
	}
	p.seen[pic] = true
}

// work paints until everything is painted, or the scene is over.
func (p *preparation) work() {
	for pic := range p.queue {
		if p.stop.Load() {
			continue
		}
		pic.Pixels()
		p.painted.Add(1)
		if p.stop.Load() {
			pic.Forget() // what leave forgets may have been forgotten before this was painted
		}
		if runtime.GOOS == "js" {
			time.Sleep(time.Millisecond) // on a page there is one thread for everything
		}
	}
}

// ready says whether the pictures of a beat are painted; one past the last beat asks for all.
func (p *preparation) ready(beat int) bool {
	if p == nil {
		return false
	}
	last := min(beat, len(p.after)-1)
	return p.beat > last && int(p.painted.Load()) >= p.after[last]
}

// leave ends the work of a scene that is over, and forgets what was painted for it and never shown. It does so beside the
// tick, which must not wait for the picture that is being painted.
func (p *preparation) leave() {
	p.stop.Store(true)
	if p.beat < len(p.after) {
		p.beat = len(p.after)
		close(p.queue)
	}
	go func() {
		for pic := range p.seen {
			pic.Forget()
		}
	}()
}

// rehearsal is a canvas that shows nothing and notes the pictures asked for.
type rehearsal struct {
	size  canvas.Point
	found func(*canvas.Picture)
	canvas.List
}

func (r *rehearsal) Size() (w, h float64)                                { return r.size.X, r.size.Y }
func (r *rehearsal) Picture(p *canvas.Picture, _ canvas.Place)           { r.found(p) }
func (r *rehearsal) Part(p *canvas.Picture, _, _ canvas.Rect, _ float64) { r.found(p) }
