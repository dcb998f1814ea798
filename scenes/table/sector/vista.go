package sector

import (
	"math"

	"tyche/rules"
	"tyche/rules/lexicon"
	game "tyche/rules/sector"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// vista is the galaxy as the game has left it, over its results: it turns once, then the worlds of the winners shine.
type vista struct {
	*Face
	won          [worlds]bool // somebody who has won controls an area there
	made         canvas.Rect  // what it was laid out for: only the size counts
	lang         string
	bare, railed *canvas.Picture // the slate without rails while everything turns, and with them
	gone         float64         // seconds
}

// turnTime is how long the orrery takes for its turn, in seconds at normal speed; the rails come back in the last part of it.
const turnTime, railShare = 5.0, .12

// Vista returns what paints the galaxy of a game that is over and says whether it still moves.
func Vista(app *ui.App, voice *lexicon.Voice, view rules.View, o rules.Outcome) func(u *ui.UI, r canvas.Rect) (busy bool) {
	v := view.(game.View)
	w := &vista{Face: New(app, voice, make([]session.Seating, len(v.Seats))).(*Face)}
	w.view = v
	for i := range v.Areas {
		if a := &v.Areas[i]; a.Controller >= 0 && o.Winners.Has(a.Controller) {
			w.won[a.Planet] = true
		}
	}
	return w.draw
}

// draw paints the orrery into a rectangle and lets it turn.
func (w *vista) draw(u *ui.UI, r canvas.Rect) (busy bool) {
	w.dress()
	w.arrange(u, r)
	share := w.pass(u)
	u.Clip(r)
	defer u.Unclip()
	at := canvas.Place{At: canvas.Point{X: r.X, Y: r.Bottom() - w.board.slate.H}}
	u.Picture(w.bare, at)
	if at.Alpha = min((share-1+railShare)/railShare, 1); at.Alpha > 0 {
		u.Picture(w.railed, at)
	}
	w.board.slate.X, w.board.slate.Y = at.At.X, at.At.Y
	for q := range w.board.lay.spots {
		if w.board.lay.spots[q].in {
			w.drawTurned(u, q, share)
		}
	}
	return share < 1
}

// arrange lays the worlds out for the size of a rectangle; the room that the table leaves for limb and lamps lies above it.
func (w *vista) arrange(u *ui.UI, r canvas.Rect) {
	b := &w.board
	if b.lay != nil && w.made.W == r.W && w.made.H == r.H && b.unit == u.Theme.Scale && w.lang == w.Face.lang {
		return
	}
	w.made, w.lang = r, w.Face.lang
	b.zoom, b.unit = 1, u.Theme.Scale
	b.slate = canvas.Rect{W: r.W, H: math.Round(r.H * slateH / (slateH - limbRoom))}
	b.lay = arrange(b.slate.W, b.slate.H, b.unit, &w.view, nil)
	for _, pic := range [...]*canvas.Picture{w.bare, w.railed} {
		if pic != nil {
			pic.Drop()
		}
	}
	sheet := b.lay.picture()
	w.railed = w.box.Sheet(sheet)
	sheet.Rails = nil
	w.bare = w.box.Sheet(sheet)
}

// pass lets time pass and returns how much of the turn is done; whoever wants no motion sees the end at once.
func (w *vista) pass(u *ui.UI) float64 {
	speed := w.app.Prefs.Speed
	if speed <= 0 || w.app.Prefs.ReducedMotion {
		w.gone = turnTime
	}
	w.gone = min(w.gone+min(u.In.Dt, .25)*table.Haste(speed, true), turnTime)
	return w.gone / turnTime
}

// drawTurned draws a world where the turn has brought it. At the end those of the winners shine, and the others step back.
func (w *vista) drawTurned(u *ui.UI, q int, share float64) {
	b := &w.board
	place := canvas.Place{At: b.place(turnedAt(b.lay, q, share)), AnchorX: .5, AnchorY: .5, Scale: smaller(share)}
	switch {
	case share < 1:
	case w.won[q]:
		u.Picture(w.box.Ring(b.radius(), false), place)
	default:
		place.Tint = dimmed
	}
	u.Picture(w.box.World(w.world(q)), place)
}

// turnedAt is where a world is on the slate when a share of the turn is done. The orbits are as oblong as the slate, and drawn in
// a little on the way, since corners are farther out than sides.
func turnedAt(l *layout, q int, share float64) canvas.Point {
	eased := ease(share)
	at := l.spots[q].at
	x, y := (at.X-l.hub.X)/l.w, (at.Y-l.hub.Y)/l.h
	sin, cos := math.Sincos(2 * math.Pi * eased)
	near := 1 - .3*swing(share)
	return canvas.Point{X: l.hub.X + (x*cos-y*sin)*near*l.w, Y: l.hub.Y + (x*sin+y*cos)*near*l.h}
}

// ease begins and ends slowly.
func ease(share float64) float64 { return share * share * (3 - 2*share) }

// swing is 0 at both ends of the turn and 1 soon after the beginning and until shortly before the end.
func swing(share float64) float64 { return ease(min(math.Sin(math.Pi*share)*1.4, 1)) }

// smaller is the size of worlds on their way, so that they pass each other: what is near at the sides of the slate is nearer above
// and below.
func smaller(share float64) float64 { return 1 - .42*swing(share) }
