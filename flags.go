package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"slices"

	"tyche/scenes/ui"
	"tyche/scenes/window"
	"tyche/sounds"
)

// options is what the command line says.
type options struct {
	language string
	seed     uint64
	goOn     bool
	silent   bool
	probe    bool
	trace    string
	window   window.Options
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
	f.BoolVar(&o.goOn, "continue", false, "go on with the game played last")
	f.BoolVar(&o.silent, "silent", false, "open no sound card")
	f.BoolVar(&o.probe, sounds.ProbeFlag, false, "try the sound card, and end with 0 if it works")
	f.StringVar(&o.trace, "trace", "", "write the times of every tick to this `file`")
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
