// Package badge draws the signs of the factions by the names that journals keep, for the screens around the table.
package badge

import (
	"image"
	"math"
	"slices"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/emblems"
	"tyche/sprites/paint"
	"tyche/sprites/palette"
	"tyche/sprites/shelf"
)

// Names are the emblems that a seat may have, in the order in which they are offered.
var Names = []string{"sun", "owl", "eagle", "anchor", "lion"}

// Of returns the faction of an emblem; a seat without one has that of its number.
func Of(name string, seat int) palette.Faction {
	if i := slices.Index(Names, name); i >= 0 {
		return palette.Faction(i)
	}
	return min(palette.Faction(seat), palette.Independent)
}

type key struct {
	theme   *palette.Theme
	faction palette.Faction
	px      int
}

var kept = shelf.New[key](4 << 20)

// Draw draws the emblem of a faction centred on at, `size` canvas pixels high.
func Draw(u *ui.UI, f palette.Faction, at canvas.Point, size float64) {
	k := key{palette.Named(u.App.Prefs.Vision), f, int(math.Round(size))}
	if k.px < 4 {
		return
	}
	p := kept.Find(k)
	if p == nil {
		p = kept.Keep(k, canvas.NewPicture(k.px, k.px, k.paint))
	}
	u.Picture(p, canvas.Place{At: canvas.Point{X: math.Round(at.X), Y: math.Round(at.Y)}, AnchorX: .5, AnchorY: .5})
}

func (k key) paint(dst *image.RGBA) {
	p := paint.NewScaled(dst, 100, 100)
	p.Translate(50, 49)
	emblems.Token(p, k.theme, k.faction, 43)
}

// Ink is the colour that lines and bars of a faction are drawn in.
func Ink(u *ui.UI, f palette.Faction) palette.Colors { return palette.Named(u.App.Prefs.Vision).Of(f) }
