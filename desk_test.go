//go:build linux

package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"tyche/scenes/registry"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
	"tyche/sprites/canvas"
)

const (
	shots    = "dist/test/desktop" // where the pictures of the screen go
	patience = 40 * time.Second    // for anything the program must do: test machines are slow and busy
)

// desk is a display of its own with the program on it, and a home that nobody has lived in.
type desk struct {
	t       *testing.T
	program string
	home    string
	display string
	screen  string // the file that shows the display's pixels
	running *exec.Cmd
	said    bytes.Buffer
	ended   chan error
	count   int
}

func newDesk(t *testing.T) *desk {
	t.Helper()
	for _, tool := range []string{"Xvfb", "xdotool"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skipf("%s is not here", tool)
		}
	}
	if err := os.MkdirAll(shots, 0o755); err != nil {
		t.Fatal(err)
	}
	d := &desk{t: t, home: t.TempDir(), program: build(t)}
	d.plug(1280, 800)
	return d
}

// plug starts the display.
func (d *desk) plug(w, h int) {
	d.t.Helper()
	dir := d.t.TempDir()
	read, write, err := os.Pipe()
	if err != nil {
		d.t.Fatal(err)
	}
	x := exec.Command("Xvfb", "-displayfd", "3", "-fbdir", dir, "-screen", "0", fmt.Sprintf("%dx%dx24", w, h), "-nolisten", "tcp")
	x.ExtraFiles = []*os.File{write}
	if err := x.Start(); err != nil {
		d.t.Fatal(err)
	}
	d.t.Cleanup(func() { _ = x.Process.Kill(); _ = x.Wait() })
	write.Close()
	var number [16]byte
	n, err := read.Read(number[:])
	if err != nil {
		d.t.Fatalf("the display does not start: %v", err)
	}
	d.display = ":" + strings.TrimSpace(string(number[:n]))
	d.screen = filepath.Join(dir, "Xvfb_screen0")
}

// environment is that of somebody who has just logged in.
func (d *desk) environment() []string {
	var env []string
	for _, e := range os.Environ() {
		if name, _, _ := strings.Cut(e, "="); !strings.HasPrefix(name, "XDG_") && name != "WAYLAND_DISPLAY" && name != "XAUTHORITY" {
			env = append(env, e)
		}
	}
	return append(env, "HOME="+d.home, "DISPLAY="+d.display, "LIBGL_ALWAYS_SOFTWARE=1", "LANG=es_ES.UTF-8")
}

// start starts the program.
func (d *desk) start(arguments ...string) {
	d.t.Helper()
	d.running, d.ended = exec.Command(d.program, arguments...), make(chan error, 1)
	d.running.Env, d.running.Stderr = d.environment(), &d.said
	if err := d.running.Start(); err != nil {
		d.t.Fatal(err)
	}
	cmd, ended := d.running, d.ended
	go func() { ended <- cmd.Wait() }()
	d.t.Cleanup(func() { _ = cmd.Process.Kill() })
}

// stops shoots the program down.
func (d *desk) stops() {
	d.t.Helper()
	if err := d.running.Process.Kill(); err != nil {
		d.t.Fatal(err)
	}
	_ = d.ends()
}

// ends waits until the program is over.
func (d *desk) ends() error {
	d.t.Helper()
	select {
	case err := <-d.ended:
		return err
	case <-time.After(patience):
		d.fatal("the program does not end")
	}
	return nil
}

func (d *desk) alive() bool {
	select {
	case err := <-d.ended:
		d.ended <- err
		return false
	default:
		return true
	}
}

// fatal ends the test with a picture of the screen.
func (d *desk) fatal(format string, args ...any) {
	d.t.Helper()
	d.shot("failure")
	d.t.Fatalf(format+"; the program said %q", append(args, d.said.String())...)
}

// see reads the pixels of the display: a file in the form of xwd, 32 bits a pixel.
func (d *desk) see() (*image.RGBA, error) {
	raw, err := os.ReadFile(d.screen)
	if err != nil || len(raw) < 100 {
		return nil, fmt.Errorf("no picture of the screen: %v", err)
	}
	field := func(i int) int { return int(binary.BigEndian.Uint32(raw[4*i:])) }
	w, h, bits, line := field(4), field(5), field(11), field(12)
	pixels := raw[field(0)+12*field(19):]
	if bits != 32 || len(pixels) < h*line {
		return nil, fmt.Errorf("%d bits a pixel, %d bytes for %d lines of %d", bits, len(pixels), h, line)
	}
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			p := pixels[y*line+4*x:]
			img.SetRGBA(x, y, color.RGBA{p[2], p[1], p[0], 255})
		}
	}
	return img, nil
}

// shot writes a picture of the screen.
func (d *desk) shot(name string) {
	d.t.Helper()
	img, err := d.see()
	if err != nil {
		d.t.Log(err)
		return
	}
	d.count++
	f, err := os.Create(filepath.Join(shots, fmt.Sprintf("%02d-%s.png", d.count, name)))
	if err != nil {
		d.t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		d.t.Fatal(err)
	}
}

// shows waits until the window shows what the guide sees, but for letters' edges and small things that move.
func (d *desk) shows(name string, g *guide.Guide) {
	d.t.Helper()
	far := d.nears(name, g, patience)
	if far >= guide.Near {
		d.t.Logf("the guide says %q", g.Says())
		d.fatal("%s: the window shows something else, %.1f levels away", name, far)
	}
	d.shot(name)
}

// nears waits at most so long for the window to show what the guide sees and returns how far away it is.
func (d *desk) nears(name string, g *guide.Guide, long time.Duration) (far float64) {
	d.t.Helper()
	far = math.Inf(1)
	for end := time.Now().Add(long); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		if !d.alive() {
			d.fatal("%s: the program has ended", name)
		}
		g.Tick(3)
		got, err := d.see()
		if err != nil {
			continue
		}
		if far = g.Far(got); far < guide.Near {
			break
		}
	}
	return far
}

// escapes presses Escape until the window shows what the guide sees: the first may only drop what is selected.
func (d *desk) escapes(name string, g *guide.Guide) {
	d.t.Helper()
	for range 4 {
		d.tool("key", "Escape")
		if d.nears(name, g, patience/4) < guide.Near {
			break
		}
	}
	d.shows(name, g)
}

// click presses the left button for long enough that a tick sees it, even where a frame takes a third of a second.
func (d *desk) click(at canvas.Point) {
	d.t.Helper()
	d.tool("mousemove", fmt.Sprint(int(at.X)), fmt.Sprint(int(at.Y)))
	time.Sleep(100 * time.Millisecond)
	d.tool("mousedown", "1")
	time.Sleep(400 * time.Millisecond)
	d.tool("mouseup", "1")
}

func (d *desk) tool(arguments ...string) {
	d.t.Helper()
	cmd := exec.Command("xdotool", arguments...)
	cmd.Env = d.environment()
	if out, err := cmd.CombinedOutput(); err != nil {
		d.t.Fatalf("xdotool %q: %v: %s", arguments, err, out)
	}
}

// says clicks what says these words, in the window and before the guide's eyes.
func (d *desk) says(g *guide.Guide, words string) canvas.Point {
	d.t.Helper()
	at, err := g.Click(words)
	if err != nil {
		d.fatal("%v", err)
	}
	d.click(at)
	return at
}

// data is the folder where the player's files are.
func (d *desk) data() string { return filepath.Join(d.home, ".local", "share", "tyche") }

// journal reads the only kept game.
func (d *desk) journal() []byte {
	d.t.Helper()
	games, _ := filepath.Glob(filepath.Join(d.data(), "games", "*.tyche"))
	if len(games) == 0 {
		return nil
	}
	if len(games) > 1 {
		d.fatal("several games are kept: %q", games)
	}
	text, err := os.ReadFile(games[0])
	if err != nil {
		d.t.Fatal(err)
	}
	return text
}

// guide enters with a copy of the player's files.
func (d *desk) guide() *guide.Guide {
	d.t.Helper()
	from, to := store.NewFolder(d.data()), store.NewMemory()
	names, err := from.List("")
	if err != nil {
		d.t.Fatal(err)
	}
	for _, name := range names {
		data, err := from.Read(name)
		if err == nil {
			err = to.Write(name, data)
		}
		if err != nil {
			d.t.Fatal(err)
		}
	}
	g, err := guide.New(registry.Games(), to, guide.Window{Language: "es", W: 1280, H: 800, Quit: true})
	if err != nil {
		d.t.Fatal(err)
	}
	return g
}

// seatedTicks is how long a guide acts out what a kept game begins with; then it tells what has happened.
const seatedTicks = 300

// seated enters with a copy of the player's files and goes on with the kept game.
func (d *desk) seated() *guide.Guide {
	d.t.Helper()
	g := d.guide()
	if _, err := g.Click("Continuar"); err != nil {
		d.fatal("%v", err)
	}
	g.Tick(seatedTicks)
	return g
}

// asked waits until the computers have played and the journal rests at a question to the player: as long as they play on, and
// then as long as for anything.
func (d *desk) asked() *guide.Guide {
	d.t.Helper()
	last, since := "", time.Now()
	for ; time.Since(since) < patience; time.Sleep(100 * time.Millisecond) {
		if now := string(d.journal()); now != last {
			last, since = now, time.Now()
		}
		if time.Since(since) < 300*time.Millisecond || last == "" {
			continue
		}
		g := d.seated()
		if at, recap := g.Find("Continuar"); recap { // what has happened is told first, once it was acted out
			d.nears("recap", g, patience)
			g.Press(at)
			g.Tick(5)
			d.click(at)
		}
		if _, asked := g.Answer(); asked {
			return g
		}
	}
	d.fatal("nothing is asked; the journal ends with %q", tail(last))
	return nil
}

func tail(s string) string { return s[max(len(s)-200, 0):] }

// plays answers so many questions with clicks and waits each time until the journal has grown.
func (d *desk) plays(name string, answers int) {
	d.t.Helper()
	d.shows(name, d.asked())
	d.answers(answers)
}

// answers is plays without a look at the window first.
func (d *desk) answers(answers int) {
	d.t.Helper()
	for i := range answers {
		g := d.asked()
		at, _ := g.Answer()
		if !d.gives(g, at) {
			d.fatal("answer %d: the journal does not grow; it ends with %q", i, tail(string(d.journal())))
		}
	}
}

// gives clicks an answer until the journal has grown: an animation may take a click, and what costs much is asked about first.
func (d *desk) gives(g *guide.Guide, at canvas.Point) bool {
	d.t.Helper()
	before := len(d.journal())
	if d.click(at); d.grows(before) {
		return true
	}
	yes, asked := g.Sure(at)
	for range 3 {
		if asked {
			if d.click(yes); d.grows(before) {
				return true
			}
		}
		if d.click(at); d.grows(before) {
			return true
		}
	}
	return false
}

// grows says whether the journal gets longer within some seconds.
func (d *desk) grows(before int) bool {
	for end := time.Now().Add(patience / 4); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if len(d.journal()) > before {
			return true
		}
	}
	return false
}

var built struct {
	once sync.Once
	path string
	err  error
}

// build makes the program, once for all tests.
func build(t *testing.T) string {
	t.Helper()
	built.once.Do(func() {
		if err := os.MkdirAll("dist/test", 0o755); err != nil {
			built.err = err
			return
		}
		built.path, built.err = filepath.Abs("dist/test/tyche")
		if out, err := exec.Command("go", "build", "-o", built.path, ".").CombinedOutput(); err != nil {
			built.err = fmt.Errorf("%w: %s", err, out)
		}
	})
	if built.err != nil {
		t.Fatal(built.err)
	}
	return built.path
}
