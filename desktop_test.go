//go:build linux

package main

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tyche/rules"
	"tyche/rules/sector"
	"tyche/rules/session"
	"tyche/scenes/router/guide"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// TestTheFirstTurnOnTheDesktop is a stranger's first evening: title, set-up, table, some answers; the program is shot
// down and started again, goes on with the game, and is left by its own door.
func TestTheFirstTurnOnTheDesktop(t *testing.T) {
	if testing.Short() {
		t.Skip("opens a window for half a minute")
	}
	d := newDesk(t)
	d.start()
	g := d.guide()
	d.shows("title", g)
	d.says(g, "Partida nueva")
	d.shows("set-up", g)
	d.says(g, "Empezar")
	d.plays("table", 6)
	d.shot("after-six-answers")
	d.stops()
	before := d.journal()

	d.start()
	g = d.guide()
	d.shows("title-again", g)
	d.says(g, "Continuar")
	d.plays("table-again", 2)
	if after := d.journal(); !bytes.HasPrefix(after, before) {
		t.Error("the game that was continued is another one")
	}
	g = d.asked()
	g.Key(ui.KeyEscape)
	d.escapes("menu", g)
	d.says(g, "Guardar y salir")
	d.shows("title-at-last", g)
	d.says(g, "Salir")
	if err := d.ends(); err != nil {
		t.Errorf("left by its door, the program ends with %v", err)
	}
	if said := d.complaints(); said != "" {
		t.Errorf("the program complained: %s", said)
	}
}

// TestTheFirstRoundOfSectorOnTheDesktop chooses another game than the first, against a computer that plays at random, and answers until its
// second round has begun.
func TestTheFirstRoundOfSectorOnTheDesktop(t *testing.T) {
	if testing.Short() {
		t.Skip("opens a window for some minutes")
	}
	d := newDesk(t)
	settings := []byte(`{"language": "es", "speed": 0, "unasked": true}`) // nothing is acted out, and nothing is asked twice
	if err := store.NewFolder(d.data()).Write("settings.json", settings); err != nil {
		t.Fatal(err)
	}
	d.start()
	g := d.guide()
	d.shows("sector-title", g)
	d.says(g, "Partida nueva")
	d.shows("set-up", g)
	d.says(g, "Sector")
	d.shows("sector-set-up", g)
	d.says(g, "Empezar")
	d.plays("sector-table", 1)
	for n := 0; d.round() < 2; n++ {
		if n == mostAnswers {
			d.fatal("after %d answers the first round is not over; the journal ends with %q", n, tail(string(d.journal())))
		}
		d.goesOn(d.asked())
	}
	d.stops() // a page may sum up the regroup phase: who comes back to the game does not see it
	d.start("-continue")
	d.shows("sector-second-round", d.asked())
	if said := d.complaints(); said != "" {
		t.Errorf("the program complained: %s", said)
	}
}

// mostAnswers is more than a person gives in a round of Sector.
const mostAnswers = 60

// goesOn ends an order where that is offered, and else gives the first answer.
func (d *desk) goesOn(g *guide.Guide) {
	d.t.Helper()
	at, _ := g.Answer()
	for _, words := range []string{"Terminar los movimientos", "Terminar de construir", "Terminar de investigar"} {
		if end, offered := g.Find(words); offered {
			at = end
		}
	}
	for range 3 {
		if d.gives(g, at) {
			return
		}
		d.tool("key", "Escape") // a page that sums up the regroup phase waits before the question
	}
	d.fatal("the journal does not grow; it ends with %q", tail(string(d.journal())))
}

// round is the round of Sector that the kept game has reached.
func (d *desk) round() int {
	d.t.Helper()
	s, err := session.Load(bytes.NewReader(d.journal()), session.Games(sector.Game))
	if err != nil {
		d.fatal("the journal cannot be read: %v", err)
	}
	return s.Chair(rules.Nobody).View().(sector.View).Round
}

// TestTheProgramOpensAnywhere starts it where it cannot keep anything, and in the smallest window: it stays, and says in
// one sentence what is wrong.
func TestTheProgramOpensAnywhere(t *testing.T) {
	if testing.Short() {
		t.Skip("opens windows for some seconds")
	}
	d := newDesk(t)
	for _, row := range []struct {
		name, home string
		says       string
		flags      []string
	}{
		{"nothing can be kept", "/dev/null/nowhere", "store: ", []string{"-continue"}},
		{"smallest window", t.TempDir(), "", []string{"-size", "200x150"}},
		{"settings that are none", spoilt(t), "settings", nil},
	} {
		d.home, d.said = row.home, bytes.Buffer{}
		d.start(row.flags...)
		drawn := false
		for end := time.Now().Add(patience); !drawn && time.Now().Before(end) && d.alive(); time.Sleep(50 * time.Millisecond) {
			img, err := d.see()
			drawn = err == nil && lit(img)
		}
		if !drawn || !d.alive() {
			d.fatal("%s: no picture", row.name)
		}
		time.Sleep(500 * time.Millisecond)
		d.shot(strings.ReplaceAll(row.name, " ", "-"))
		d.stops()
		said := d.complaints()
		if (row.says == "") != (said == "") || !strings.Contains(said, row.says) || strings.Count(said, "\n") != strings.Count("\n"+said, "\ntyche: ") {
			t.Errorf("%s: the program said %q", row.name, said)
		}
	}
}

// lit says whether anything is on the screen.
func lit(img *image.RGBA) bool {
	for y := 10; y < img.Rect.Dy(); y += 20 {
		for x := 10; x < img.Rect.Dx(); x += 20 {
			if img.RGBAAt(x, y) != (color.RGBA{0, 0, 0, 255}) {
				return true
			}
		}
	}
	return false
}

// spoilt is a home with settings that cannot be read.
func spoilt(t *testing.T) string {
	t.Helper()
	home := t.TempDir()
	if err := store.NewFolder(filepath.Join(home, ".local", "share", "tyche")).Write("settings.json", []byte("{half")); err != nil {
		t.Fatal(err)
	}
	return home
}

// complaints is what the program said, without the remark of the library that speaks to the display that it needs no
// password.
func (d *desk) complaints() string {
	var all strings.Builder
	for line := range strings.Lines(d.said.String()) {
		if !strings.HasPrefix(line, "XGB: ") {
			all.WriteString(line)
		}
	}
	return all.String()
}

func TestWrongFlagsEndWithOneSentence(t *testing.T) {
	program := build(t)
	for _, flags := range []string{"-lang fr", "-size 3x3", "-unknown", "game.tyche", "-seed x"} {
		out, err := exec.Command(program, strings.Fields(flags)...).CombinedOutput()
		var exit *exec.ExitError
		if !errors.As(err, &exit) || exit.ExitCode() != 2 || strings.Count(string(out), "\n") != 1 || !strings.HasPrefix(string(out), "tyche: ") {
			t.Errorf("%s: %v, %q", flags, err, out)
		}
	}
}
