//go:build linux

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// card configures ALSA's default device for the program and everybody it starts.
func card(t *testing.T, device string) {
	t.Helper()
	conf := filepath.Join(t.TempDir(), "asound.conf")
	text := fmt.Sprintf("pcm.!default { %s }\nctl.!default { type null }\n", device)
	if err := os.WriteFile(conf, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("ALSA_CONFIG_PATH", conf)
}

// TestTheProgramOpensWithoutSound starts it where there is no card, and where whoever opens the card waits for ever.
func TestTheProgramOpensWithoutSound(t *testing.T) {
	if testing.Short() {
		t.Skip("opens windows for some seconds")
	}
	pipe := filepath.Join(t.TempDir(), "pipe") // that nobody reads
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	d := newDesk(t)
	for name, device := range map[string]string{
		"no card":           "type hw card 77",
		"a card that hangs": fmt.Sprintf("type file slave.pcm { type null } file %q format raw", pipe),
	} {
		card(t, device)
		d.start()
		d.shows(strings.ReplaceAll(name, " ", "-"), d.guide())
		time.Sleep(7 * time.Second) // longer than a card is tried
		if !d.alive() || d.complaints() != "" {
			d.fatal("%s: alive %v", name, d.alive())
		}
		if err := d.running.Process.Kill(); err != nil {
			t.Error(err)
		}
		_ = d.ends()
	}
}

// TestACardThatGoesAwayLeavesTheGame pulls the card out in the middle of a game: the program starts again in silence, and the
// game goes on where it was.
func TestACardThatGoesAwayLeavesTheGame(t *testing.T) {
	if testing.Short() {
		t.Skip("opens a window for half a minute")
	}
	dir := t.TempDir()
	plug, opened, eats := filepath.Join(dir, "plug"), filepath.Join(dir, "opened"), filepath.Join(dir, "eats")
	script := fmt.Sprintf("#!/bin/sh\necho >>%s\n(while [ -e %s ]; do sleep 0.1; done; kill $$) >/dev/null 2>&1 &\nexec cat >/dev/null 2>&1\n", opened, plug)
	if os.WriteFile(plug, nil, 0o600) != nil || os.WriteFile(eats, []byte(script), 0o700) != nil {
		t.Fatal("nothing can be written")
	}
	card(t, fmt.Sprintf("type file slave.pcm { type null } file %q format raw", "|"+eats))
	d := newDesk(t)
	d.start("-seed", "7") // the same deal each time: what is asked first, and for how long computers play, hangs on it
	g := d.guide()
	d.shows("title-with-sound", g)
	d.says(g, "Partida nueva")
	d.shows("set-up-with-sound", g)
	d.says(g, "Empezar")
	d.plays("table-with-sound", 1)
	d.waits("the card is opened by the program", func() bool { // and before by its child
		lines, _ := os.ReadFile(opened)
		return len(lines) >= 2
	})
	if err := os.Remove(plug); err != nil {
		t.Fatal(err)
	}
	child := 0
	d.waits("the program starts again", func() bool { child = silent(d.program); return child != 0 })
	t.Cleanup(func() { _ = syscall.Kill(child, syscall.SIGKILL) })
	d.shows("table-in-silence", d.asked())
	d.plays("table-in-silence-too", 1)
}

// waits lets time pass until something is so.
func (d *desk) waits(what string, so func() bool) {
	d.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if so() {
			return
		}
	}
	d.fatal("in vain: %s", what)
}

// silent finds the process of a program that was started with the game but without sound, whatever else it was told; 0 for none.
func silent(program string) int {
	lines, _ := filepath.Glob("/proc/[0-9]*/cmdline")
	for _, name := range lines {
		line, _ := os.ReadFile(name)
		if text := string(line); strings.HasPrefix(text, program+"\x00") && strings.HasSuffix(text, "\x00-silent\x00-continue\x00") {
			pid, _ := strconv.Atoi(filepath.Base(filepath.Dir(name)))
			return pid
		}
	}
	return 0
}
