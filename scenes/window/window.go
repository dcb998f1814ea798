// Package window shows a game in a window or on a web page. It is the only package that knows Ebitengine: it turns its
// input into ui.Input and paints canvas calls on its images.
package window

import (
	"errors"
	"image"
	"io"
	"runtime"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Game is what a window runs: usually a ui.App.
type Game interface {
	// Update takes one tick's input and says whether the picture changed.
	Update(in *ui.Input) (changed bool)
	// Draw paints the whole picture.
	Draw(c canvas.Canvas)
	// Done says whether the window should close.
	Done() bool
}

// Options says how the window looks.
type Options struct {
	Title         string
	Width, Height int // design pixels
	Icon          []image.Image
	Shot          string // if not empty, the picture is written to this PNG file and the window closes
	Frames        int    // ... after this many ticks
	FullScreen    bool
	Touch         bool      // the system is played with fingers: they are expected before the first comes
	Trace         io.Writer // if not nil, gets the times of every tick: see trace
}

// A tick is a sixtieth of a second. After idleSeconds without any change and any input the window sleeps until an input
// comes, and wakes only every doze to ask the game whether something changed by itself.
const (
	ticks       = 60
	idleSeconds = 2.0
	doze        = 250 * time.Millisecond
)

// largest factor of fine screens that is followed: beyond it nobody sees a difference, but every frame costs more.
const maxScale = 2.0

// scale is how many canvas pixels one of the page or the window is. Ebitengine keeps the factor that it began with, though a page may
// be zoomed: what else the page tells in its own pixels must be turned with the same one.
func scale() float64 { return min(max(ebiten.Monitor().DeviceScaleFactor(), 0.5), maxScale) }

// How much of a long tick counts, in seconds: for what moves, so that it does not jump, and for what waits, so that on a busy machine
// half a second stays one; yet what is waited for must have been seen, so two ticks at least go by.
const mostMoved, mostWaited = 0.1, 0.3

var sleeping atomic.Bool

// Wake makes a sleeping window ask the game at once; any goroutine may call it.
func Wake() {
	if sleeping.Load() {
		//lint:ignore SA1019 nothing else wakes a window that draws only when something came
		ebiten.ScheduleFrame()
	}
}

// Run opens the window and returns when it is closed.
func Run(g Game, o Options) error {
	thrift()
	ebiten.SetWindowTitle(o.Title)
	ebiten.SetWindowSize(o.sizeOn(ebiten.Monitor().Size()))
	ebiten.SetWindowSizeLimits(200, 150, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowIcon(o.Icon)
	ebiten.SetFullscreen(o.FullScreen)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetTPS(ticks)
	r := &runner{game: g, options: o, surface: newSurface()}
	r.in.Touch = o.Touch
	r.in.Zoom = 1
	if runtime.GOOS != "js" {
		go keepAsking()
	}
	err := ebiten.RunGameWithOptions(r, &ebiten.RunGameOptions{X11ClassName: "tyche", X11InstanceName: "tyche"})
	if errors.Is(err, ebiten.Termination) {
		err = nil
	}
	return errors.Join(err, r.failed)
}

// barsHigh is what the title bar and the bars of a desktop take of the height of a screen at most.
const barsHigh = 80

// sizeOn is the size at which the window opens on a screen: nothing of it lies beyond the edges. A picture is as large as it was ordered.
func (o Options) sizeOn(width, height int) (w, h int) {
	w, h = o.Width, o.Height
	if o.Shot != "" || width == 0 || height == 0 {
		return w, h
	}
	if h > height {
		h = max(height-barsHigh, height/2)
	}
	return min(w, width), h
}

func keepAsking() {
	for range time.Tick(doze) {
		Wake()
	}
}

// SetFullScreen turns full screen on or off.
func SetFullScreen(on bool) { ebiten.SetFullscreen(on) }

// A runner is the game that Ebitengine sees.
type runner struct {
	game    Game
	options Options
	surface *surface
	in      ui.Input
	input   inputReader
	last    time.Time
	quiet   float64 // seconds since the last change or input
	dirty   bool
	ticks   int
	trace   trace
	failed  error
	over    bool
}

// LayoutF makes one canvas pixel one pixel of the screen.
func (r *runner) LayoutF(w, h float64) (float64, float64) {
	scale := scale()
	w, h = max(float64(int(w*scale)), 1), max(float64(int(h*scale)), 1)
	if w != r.in.W || h != r.in.H || scale != r.in.Scale {
		r.in.W, r.in.H, r.in.Scale = w, h, scale
		r.dirty = true
		r.quiet = 0
	}
	return w, h
}

// Layout is not called, because LayoutF is there.
func (r *runner) Layout(w, h int) (int, int) { return w, h }

// Update is one tick.
func (r *runner) Update() error {
	now := time.Now()
	r.trace.next(r.options.Trace, now)
	r.in.Dt, r.in.Since = min(now.Sub(r.last).Seconds(), mostMoved), min(now.Sub(r.last).Seconds(), mostWaited)
	r.last = now
	r.ticks++
	was := r.in.Focused
	r.input.read(&r.in)
	if was != r.in.Focused {
		r.dirty = true // the window may have been covered, and what it showed lost
	}
	if r.in.Hit(ui.KeyF11, 0) {
		ebiten.SetFullscreen(!ebiten.IsFullscreen())
	}
	changed := r.game.Update(&r.in)
	r.trace.updated(!r.in.Idle())
	r.rest(changed || !r.in.Idle())
	r.dirty = r.dirty || changed
	r.in.Clear()
	if r.over || r.game.Done() {
		return ebiten.Termination
	}
	return nil
}

// rest puts the window to sleep when nothing has happened for a while.
func (r *runner) rest(busy bool) {
	if r.quiet += r.in.Dt; busy || r.options.Shot != "" {
		r.quiet = 0
	}
	asleep := r.quiet > idleSeconds
	if asleep == sleeping.Load() {
		return
	}
	sleeping.Store(asleep)
	setSleep(asleep)
	r.dirty = true // another window may have wiped over this one, which some desktops do not tell
}

// Draw paints if something changed; otherwise the screen keeps what it has.
func (r *runner) Draw(screen *ebiten.Image) {
	shoot := r.options.Shot != "" && r.ticks >= r.options.Frames && !r.over
	if r.surface.follow(screen) {
		r.dirty = true
	}
	if !r.dirty && !shoot && wanted.Load() == nil {
		return
	}
	r.dirty = false
	began := time.Now()
	r.surface.begin()
	r.game.Draw(r.surface)
	r.surface.end()
	r.trace.drawn = time.Since(began)
	serve(screen)
	if shoot {
		r.failed = writeShot(r.options.Shot, screen)
		r.over = true
	}
}
