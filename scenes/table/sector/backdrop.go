package sector

import (
	"strings"

	"tyche/rules"
	"tyche/rules/lexicon"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/sector/orrery"
	"tyche/sprites/sector/palette"
)

// Backdrop paints the slate with four worlds on it, for what stands before a game.
func Backdrop(app *ui.App, voice *lexicon.Voice) func(u *ui.UI, r canvas.Rect) (busy bool) {
	box, worlds := orrery.NewBox(palette.Brass), examples
	var sheet *canvas.Picture
	var named string // the language of the names
	return func(u *ui.UI, r canvas.Rect) bool {
		if lang := app.Prefs.Language; lang != named {
			named, voice.Language = lang, lexicon.Language(lang)
			for i := range worlds {
				worlds[i].Name = engraved(voice, int(worlds[i].Planet))
			}
		}
		if r.W < 1 || r.H < 1 {
			return false
		}
		if sheet == nil || sheet.W != int(r.W) || sheet.H != int(r.H) {
			if sheet != nil {
				sheet.Drop()
			}
			sheet = box.Sheet(shown(r))
		}
		u.Clip(r)
		u.Picture(sheet, canvas.Place{At: canvas.Point{X: r.X, Y: r.Y}})
		radius := float64(int(r.H * .19))
		for i, w := range worlds {
			w.Radius = radius
			at := exampleAt(i)
			u.Picture(box.World(w), canvas.Place{At: canvas.Point{X: r.X + r.W*at.X, Y: r.Y + r.H*at.Y}, AnchorX: .5, AnchorY: .5})
		}
		u.Unclip()
		return false
	}
}

// engraved is the name of a planet as it stands on its bezel.
func engraved(voice *lexicon.Voice, planet int) string {
	return strings.ToUpper(voice.NameOf(rules.Ref{Kind: game.KindPlanet, ID: int16(planet)}))
}

// exampleAt is where the worlds of the backdrop lie, in shares of it: beside them stands what can be chosen.
func exampleAt(i int) paint.Point {
	return [...]paint.Point{{X: .14, Y: .28}, {X: .5, Y: .24}, {X: .22, Y: .77}, {X: .53, Y: .74}}[i]
}

// shown is the slate of the backdrop: rails between its worlds.
func shown(r canvas.Rect) orrery.Sheet {
	s := orrery.Sheet{W: r.W, H: r.H, Scale: min(r.W/slateW, r.H/slateH), Hub: paint.Pt(.35*r.W, .51*r.H)}
	for _, pair := range [...][2]int{{0, 1}, {0, 2}, {1, 3}, {2, 3}} {
		a, b := exampleAt(pair[0]), exampleAt(pair[1])
		from, to := canvas.Point{X: a.X * r.W, Y: a.Y * r.H}, canvas.Point{X: b.X * r.W, Y: b.Y * r.H}
		way := quadratic(from, canvas.Point{X: (from.X+to.X)/2 + .04*r.W, Y: (from.Y+to.Y)/2 - .03*r.H}, to)
		s.Rails = append(s.Rails, orrery.Rail{Way: way, Long: pair[0] == 0 && pair[1] == 1})
	}
	return s
}

// examples are worlds in the middle of a game that nobody plays.
var examples = [...]orrery.World{
	{Planet: 9, Count: 4, Home: orrery.Nobody, Areas: [4]orrery.Area{
		{Kind: orrery.Conquest, Points: 1, Limit: 3, Controller: 0, Owner: 0, Base: orrery.Nobody, Units: [6]uint8{1, 0, 0, 0, 1}},
		{Kind: orrery.Conquest, Points: 1, Limit: 2, Controller: 3, Owner: 3, Base: orrery.Nobody, Units: [6]uint8{2}},
		{Kind: orrery.Mine, Yield: 2, Limit: 2, Controller: 0, Owner: orrery.Nobody, Base: 0},
		{Kind: orrery.Well, Yield: 1, Limit: 2, Controller: orrery.Nobody, Owner: orrery.Nobody, Base: orrery.Nobody},
	}},
	{Planet: 8, Count: 3, Home: orrery.Nobody, Flip: true, Areas: [4]orrery.Area{
		{Kind: orrery.Conquest, Points: 3, Limit: 2, Controller: 5, Owner: 5, Base: orrery.Nobody, Units: [6]uint8{1, 0, 0, 1}},
		{Kind: orrery.Well, Yield: 2, Limit: 3, Controller: 5, Owner: orrery.Nobody, Base: 5},
		{Kind: orrery.Mine, Yield: 2, Limit: 3, Controller: 2, Owner: 2, Base: orrery.Nobody, Units: [6]uint8{2, 0, 1}},
	}},
	{Planet: 5, Count: 3, Home: 3, Areas: [4]orrery.Area{
		{Kind: orrery.Mine, Yield: 3, Limit: 4, Controller: 3, Owner: 3, Base: 3, Units: [6]uint8{0, 0, 0, 0, 0, 1}},
		{Kind: orrery.Well, Yield: 2, Limit: 3, Controller: 3, Owner: 3, Base: orrery.Nobody, Units: [6]uint8{0, 0, 0, 1}},
		{Kind: orrery.Mine, Yield: 1, Limit: 2, Controller: orrery.Nobody, Owner: orrery.Nobody, Base: orrery.Nobody},
	}},
	{Planet: 10, Count: 2, Home: orrery.Nobody, Flip: true, Areas: [4]orrery.Area{
		{Kind: orrery.Conquest, Points: 4, Limit: 1, Controller: 4, Owner: 4, Base: orrery.Nobody, Units: [6]uint8{0, 0, 0, 0, 0, 1}},
		{Kind: orrery.Mine, Yield: 1, Limit: 2, Controller: orrery.Nobody, Owner: orrery.Nobody, Base: orrery.Nobody},
	}},
}
