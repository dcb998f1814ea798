package orrery

import (
	"slices"
	"strconv"

	"tyche/sprites/paint"
	"tyche/sprites/sector/palette"
	"tyche/sprites/sector/tin"
)

// sorted is a type of unit in an area, with its number.
type sorted struct{ unit, n int }

// troop lists the types in an area, the strongest first.
func troop(a *Area) (list []sorted) {
	if a.Owner == Nobody {
		return nil
	}
	people := int(a.Owner) / 2
	for i, n := range a.Units {
		if n > 0 {
			list = append(list, sorted{6*people + i, int(n)})
		}
	}
	slices.SortStableFunc(list, func(x, y sorted) int { return tin.StanceOf(y.unit).Rank - tin.StanceOf(x.unit).Rank })
	return list
}

// sizes are factors of the size of figures by how many types and bases stand together.
var sizes = [...]float64{1.2, 1.2, 1.04, .86, .78, .7, .64}

// group is where the figures of an area stand: the foot of their plinth, the distance from one type to the next and a
// factor for their size, all in units of a world of radius 104.
type group struct {
	at           paint.Point
	pitch, scale float64
	troop        []sorted
}

func groupOf(a *Area, s Span) (g group) {
	var fit float64
	g.at, fit = feetAt(s)
	g.troop = troop(a)
	crowd := len(g.troop)
	if a.Base != Nobody && crowd > 0 {
		crowd++
		g.at.X += 5
	}
	g.scale = fit * sizes[min(crowd, len(sizes)-1)]
	switch len(g.troop) {
	case 0, 1:
	case 2:
		g.pitch = 31 * g.scale
	default:
		g.pitch = 26 * g.scale
	}
	return g
}

// width of the plinth.
func (g *group) width() float64 { return 31*g.scale + g.pitch*float64(len(g.troop)-1) }

// foot is where the i-th type stands, from the middle of the plinth.
func (g *group) foot(i int, flip bool) float64 {
	x := (float64(i) - float64(len(g.troop)-1)/2) * g.pitch
	if flip {
		return -x
	}
	return x
}

// paintGroups paints what stands in the areas of a world. The plinths come after all the figures, for a figure of the
// next area may reach over a plinth, and its numbers must be read.
func (b *Box) paintGroups(p *paint.Painter, w *World, sp []Span) {
	for i, s := range sp {
		g := groupOf(&w.Areas[i], s)
		b.paintGroup(p, w, &w.Areas[i], &g)
	}
	for i, s := range sp {
		if g := groupOf(&w.Areas[i], s); len(g.troop) > 0 {
			paintPlinth(p, b.dye(w.Areas[i].Owner), &g, w.Flip)
		}
	}
}

// paintGroup paints a base, and in front of it one figure for each type.
func (b *Box) paintGroup(p *paint.Painter, w *World, a *Area, g *group) {
	if a.Base != Nobody {
		b.paintBase(p, a, g, w.Flip)
	}
	if len(g.troop) == 0 {
		return
	}
	dye := b.dye(a.Owner)
	for q := len(g.troop) - 1; q >= 0; q-- {
		p.Within(func() {
			k := g.scale * tin.StanceOf(g.troop[q].unit).Scale
			p.Translate(g.at.X+g.foot(q, w.Flip), g.at.Y)
			p.Scale(k, k)
			tin.Figure(p, g.troop[q].unit, dye, w.Flip)
		})
	}
}

func (b *Box) paintBase(p *paint.Painter, a *Area, g *group, flip bool) {
	x, y, k := g.at.X, g.at.Y+3, .95
	if len(g.troop) > 0 {
		side := -1.0
		if flip {
			side = 1
		}
		x, y, k = x+side*(g.width()/2+7), g.at.Y-9, .68
	}
	p.Within(func() {
		p.Translate(x, y)
		p.Scale(k, k)
		tin.Camp(p, int(a.Base)/2, b.dye(a.Base))
	})
}

// paintPlinth paints the plinth that the figures of an area share, with the number of each type.
func paintPlinth(p *paint.Painter, dye tin.Dye, g *group, flip bool) {
	w, h := g.width(), max(13, 13.5*g.scale)
	tin.Cut(p, g.at.X-w/2, g.at.Y, g.at.X+w/2, g.at.Y+h, 1.1, func(q *paint.Painter) {
		plate := paint.RoundRect(g.at.X-w/2, g.at.Y, w, h, 3.4)
		q.Fill(plate, tin.Cloth(dye, q.Unit()))
		q.Stroke(plate, paint.Pen(1.6), solid(palette.Ink))
		for i := range g.troop {
			x := g.at.X + g.foot(i, flip)
			chip := paint.RoundRect(x-h*.56, g.at.Y+1.3, h*1.12, h-2.6, 2.6)
			q.Fill(chip, solid(palette.Ivory))
			q.Stroke(chip, paint.Pen(1), solid(palette.Ink))
			figure(q, strconv.Itoa(g.troop[i].n), x, g.at.Y+h*.84, h*.94, palette.Ink)
		}
	})
}
