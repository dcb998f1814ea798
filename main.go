// Command tyche opens the table in a window or on a web page.
package main

import (
	"errors"
	"fmt"
	"image"
	"os"
	"runtime"
	"runtime/debug"

	"tyche/scenes/files"
	"tyche/scenes/house"
	"tyche/scenes/registry"
	"tyche/scenes/router"
	"tyche/scenes/ui"
	"tyche/scenes/window"
	"tyche/sounds"
)

// garbage is how much the heap may grow before it is swept, in hundredths of what lives: a third of what is usual, because a
// game lies open for an evening and its computer players leave nothing behind that would have to be swept often.
const garbage = 30

func main() {
	debug.SetGCPercent(garbage)
	o, err := parse(os.Args[1:])
	if err != nil {
		complain(err)
		os.Exit(2)
	}
	if o.probe {
		os.Exit(probe())
	}
	os.Exit(run(o))
}

// probe is all that the program does for its own child: it ends with 0 if the sound card works.
func probe() int {
	if sounds.Probe() {
		return 0
	}
	return 1
}

// complain says what is wrong, and returns the status with which the program ends.
func complain(err error) int {
	fmt.Fprintln(os.Stderr, "tyche:", err)
	return 1
}

// run opens the window and returns the program's status when it is closed. A sound card that fails ends the loop of the
// window, which cannot be caught: then the program starts again without sound, in the game, which lies on the disk.
func run(o options) int {
	app := ui.Open(func(err error) { fmt.Fprintln(os.Stderr, "tyche:", err) })
	if app.Prefs.Fresh {
		welcome(app.Prefs, &o)
	}
	if o.language != "" {
		app.Prefs.Language = o.language
	}
	var try func() bool
	if !o.silent {
		try = sounds.TryApart
	}
	sound := sounds.Open(try)
	defer sound.Close()
	app.Play = func(name string) { sound.Play(name, 0, 1) }
	app.From = func(name string, pan float64) { sound.Play(name, pan, 1) }
	app.Mood = sound.Music
	app.Loud = func(effects, music float64) { sound.SetVolumes(1, effects, music) }
	app.Speak = files.Speak
	app.Full, app.Wake = window.SetFullScreen, window.Wake
	app.Copy = func(text string, done func(ok bool)) {
		window.Copy(text, func(ok bool) {
			if done != nil {
				app.Later(func() { done(ok) })
			}
		})
	}
	app.Picture = func(got func(*image.RGBA)) {
		window.Picture(func(m *image.RGBA) { app.Later(func() { got(m) }) })
	}
	app.Deep = window.Deep
	app.Read, app.ShowReading = window.Read, window.ShowReading
	o.window.FullScreen = app.Prefs.FullScreen
	o.window.Touch = files.Fingers()
	h, err := house.New(app, registry.Games(), router.Texts()...)
	if err != nil {
		return complain(err)
	}
	h.Seed = o.seed
	r := router.New(h)
	r.CanCopy, r.CanQuit = window.CanCopy, runtime.GOOS != "js"
	r.Open()
	if o.goOn {
		r.Continue()
	}
	if err := open(app, o); err != nil && sound.Opened() {
		more := []string{"-silent"}
		if r.Playing() {
			more = append(more, "-continue")
		}
		h.Release() // for the program that goes on
		return restart(more...)
	} else if err != nil {
		return complain(err)
	}
	return 0
}

// welcome takes over what the system of a new player asks for.
func welcome(p *ui.Prefs, o *options) {
	if o.language == "" {
		o.language = files.Language()
	}
	p.ReducedMotion = files.Calm()
	if files.Dark() {
		p.Theme = "lamplight"
	}
}

// open shows the scenes in a window until it is closed.
func open(app *ui.App, o options) error {
	if o.trace == "" {
		return window.Run(app, o.window)
	}
	f, err := os.Create(o.trace)
	if err != nil {
		return fmt.Errorf("trace: %w", err)
	}
	o.window.Trace = f
	return errors.Join(window.Run(app, o.window), f.Close())
}
