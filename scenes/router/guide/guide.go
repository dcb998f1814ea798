// Package guide walks through the scenes without a window. Tests that drive the real program, in its window or on its
// page, ask it where to click and what they should see. It knows no game.
package guide

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"strings"

	"tyche/scenes/house"
	"tyche/scenes/router"
	"tyche/scenes/store"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Guide is somebody who goes through the screens and sees what the program's player should see.
type Guide struct {
	App *ui.App
	In  ui.Input
}

// Window is what the program's player looks into.
type Window struct {
	Language string
	W, H     int
	Seed     uint64 // of new games
	Quit     bool   // there is a way out of the program, as on the desktop
}

// New enters a house with these games, at the title, with what is kept.
func New(kinds []house.Kind, kept store.Store, w Window) (*Guide, error) {
	g := &Guide{App: ui.NewApp(kept)}
	g.App.Prefs.Language, g.App.Prefs.ReducedMotion, g.App.Prefs.Unasked = w.Language, true, true // a guide means what he presses
	g.In = ui.Input{W: float64(w.W), H: float64(w.H), Scale: 1, Dt: 1. / 60, Zoom: 1, Focused: true}
	inside, err := house.New(g.App, kinds, router.Texts()...)
	if err != nil {
		return nil, err
	}
	inside.Seed = w.Seed
	r := router.New(inside)
	r.CanQuit = w.Quit
	r.Open()
	g.Tick(10) // the title looks at the kept games one by one
	return g, nil
}

// Tick lets so many ticks go by.
func (g *Guide) Tick(n int) {
	for range n {
		g.App.Update(&g.In)
		g.In.Clear()
	}
}

// Find returns where the screen says these words.
func (g *Guide) Find(words string) (at canvas.Point, found bool) {
	g.texts(func(s string, p canvas.Point) {
		if !found && strings.Contains(s, words) {
			at, found = canvas.Point{X: p.X + 4, Y: p.Y - 4}, true
		}
	})
	return at, found
}

// Click presses what says these words and returns where that is.
func (g *Guide) Click(words string) (canvas.Point, error) {
	at, found := g.Find(words)
	if !found {
		return at, fmt.Errorf("nothing says %q; the screen says %q", words, g.Says())
	}
	g.Press(at)
	return at, nil
}

// read lets the time go by that a person needs to read the question on the table.
func (g *Guide) read() {
	if t, sitting := g.App.Stack.Top().(*table.Table); sitting && (t.Hidden() || t.Asks() != nil) && !t.Ripe() {
		dt := g.In.Dt
		g.In.Dt = 2
		g.Tick(1)
		g.In.Dt = dt
	}
}

// Press presses and releases the left button at a place.
func (g *Guide) Press(at canvas.Point) {
	g.read()
	g.In.Cursor, g.In.Present, g.In.Moved = at, true, true
	g.Tick(1)
	g.In.Pressed = append(g.In.Pressed, ui.Click{Button: ui.LeftButton, At: at})
	g.In.Held[ui.LeftButton] = true
	g.Tick(2)
	g.In.Released = append(g.In.Released, ui.Click{Button: ui.LeftButton, At: at})
	g.In.Held[ui.LeftButton] = false
	g.Tick(2)
}

// Key presses a key.
func (g *Guide) Key(k ui.Key) {
	g.read()
	g.In.Keys = append(g.In.Keys, ui.Press{Key: k})
	g.Tick(2)
}

// Says lists every line on the screen.
func (g *Guide) Says() (all []string) {
	g.texts(func(s string, _ canvas.Point) { all = append(all, s) })
	return all
}

func (g *Guide) texts(f func(s string, at canvas.Point)) {
	var l canvas.List
	l.Reset(g.In.W, g.In.H)
	g.App.Draw(&l)
	l.Texts(f)
}

// Sees paints the screen.
func (g *Guide) Sees() *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, int(g.In.W), int(g.In.H)))
	g.App.Draw(canvas.NewSoftware(img))
	return img
}

// Far says how far a picture is from what the guide sees: the mean difference in levels of 0 to 255, cell by cell of 8 by
// 8 pixels, so that the edges of letters hardly count.
func (g *Guide) Far(shown image.Image) float64 {
	const cell = 8
	mine := g.Sees()
	sum, n := 0.0, 0
	for y := 0; y+cell <= mine.Rect.Dy(); y += cell {
		for x := 0; x+cell <= mine.Rect.Dx(); x += cell {
			sum += differ(mine, shown, x, y, cell)
			n++
		}
	}
	return sum / float64(n)
}

// differ is the difference of the mean colours of a cell.
func differ(a *image.RGBA, b image.Image, x, y, cell int) float64 {
	var s [3]int
	for i := range cell * cell {
		p := a.RGBAAt(x+i%cell, y+i/cell)
		q := color.RGBAModel.Convert(b.At(x+i%cell, y+i/cell)).(color.RGBA)
		s[0] += int(p.R) - int(q.R)
		s[1] += int(p.G) - int(q.G)
		s[2] += int(p.B) - int(q.B)
	}
	return (math.Abs(float64(s[0])) + math.Abs(float64(s[1])) + math.Abs(float64(s[2]))) / float64(3*cell*cell)
}

// Near is how far two pictures of the same screen may be apart: small things move, letters have other edges, and what
// lies under the cursor, such as a card in hand, is shown at reading size. Other screens are four times as far.
const Near = 15

// Sure presses an answer as a player who is asked whether he means what costs much, and returns where he says yes; false if he is not
// asked. A guide who has pressed it has gone on and is needed no more.
func (g *Guide) Sure(at canvas.Point) (yes canvas.Point, asked bool) {
	g.App.Prefs.Unasked = false
	g.Press(at)
	if _, asks := g.App.Stack.Top().(*ui.Dialog); !asks {
		return yes, false
	}
	g.texts(func(s string, p canvas.Point) {
		if s == g.App.Say("table.stake.do") || s == g.App.Say("table.stake.end") {
			yes, asked = canvas.Point{X: p.X + 4, Y: p.Y - 4}, true
		}
	})
	return yes, asked
}

// Answer returns where the first answer to the open question is, in the list beside the map; false while nothing is
// asked. It lets go by what a player is told first of what has happened. What has happened meanwhile is told first.
func (g *Guide) Answer() (at canvas.Point, asked bool) {
	t, sitting := g.App.Stack.Top().(*table.Table)
	if sitting && t.Recaps() {
		g.Key(ui.KeyEscape)
	}
	if !sitting || t.Asks() == nil {
		return at, false
	}
	g.read()
	for _, f := range t.Asks().Legal {
		if row, seen := t.Asks().Row(f.Move); seen {
			return row.Center(), true
		}
	}
	return at, false
}
