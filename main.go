// Command tyche opens the table in a window or on a web page.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"slices"

	"tyche/rules"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/scenes/window"
	"tyche/sounds"
)

// options is what the command line says.
type options struct {
	language string
	seed     uint64
	window   window.Options
}

func main() {
	o, err := parse(os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "tyche:", err)
		os.Exit(2)
	}
	if err := run(o); err != nil {
		fmt.Fprintln(os.Stderr, "tyche:", err)
		os.Exit(1)
	}
}

// parse reads the command line.
func parse(args []string) (options, error) {
	o := options{window: window.Options{Title: "Tyche", Width: 1280, Height: 800, Icon: ui.Mark()}}
	f := flag.NewFlagSet("tyche", flag.ContinueOnError)
	f.SetOutput(io.Discard)
	f.StringVar(&o.language, "lang", "", "language: es or en (default: the one in the settings)")
	f.Uint64Var(&o.seed, "seed", 0, "seed of new games (default: a new one for each)")
	f.StringVar(&o.window.Shot, "shot", "", "write the picture to this PNG `file` and end")
	f.IntVar(&o.window.Frames, "frames", 60, "ticks before the shot, 60 a second")
	size := f.String("size", "1280x800", "size of the window")
	f.Usage = func() {}
	if err := f.Parse(args); err == flag.ErrHelp {
		f.SetOutput(os.Stdout)
		f.PrintDefaults()
		os.Exit(0)
	} else if err != nil {
		return o, err
	}
	if f.NArg() > 0 {
		return o, fmt.Errorf("there is no argument %q; -help lists the flags", f.Arg(0))
	}
	if o.language != "" && !slices.Contains(ui.Languages, o.language) {
		return o, fmt.Errorf("-lang is %q; it can be es or en", o.language)
	}
	if n, err := fmt.Sscanf(*size, "%dx%d", &o.window.Width, &o.window.Height); n != 2 || err != nil || o.window.Width < 200 || o.window.Height < 150 {
		return o, fmt.Errorf("-size is %q; it must look like 1280x800 and be at least 200x150", *size)
	}
	return o, nil
}

// run opens the window and returns when it is closed.
func run(o options) error {
	app := ui.Open(func(err error) { fmt.Fprintln(os.Stderr, "tyche:", err) })
	if o.language != "" {
		app.Prefs.Language = o.language
	}
	sound := sounds.Open()
	defer sound.Close()
	app.Play = func(name string) { sound.Play(name, 0, 1) }
	app.Mood = sound.Music
	app.Loud = func(effects, music float64) { sound.SetVolumes(1, effects, music) }
	app.Copy, app.Full, app.Wake = window.Copy, window.SetFullScreen, window.Wake
	o.window.FullScreen = app.Prefs.FullScreen
	h, err := house.New(app, games())
	if err != nil {
		return err
	}
	h.Doors = table.Doors{Leave: app.Stack.Pop}
	t, err := h.Begin(&h.Kinds[0], rules.Setup{Seats: 4}, []session.Seating{{Name: "Irene", Emblem: "anchor"}, {Name: "Ana", Level: "random", Emblem: "sun"}, {Name: "Bruno", Level: "random", Emblem: "owl"}, {Name: "Carla", Level: "random", Emblem: "eagle"}}, o.seed, house.NewName("now"))
	if err != nil {
		return err
	}
	app.Stack.Push(t)
	return window.Run(app, o.window)
}
