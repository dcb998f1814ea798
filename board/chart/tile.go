package chart

import (
	"image"

	"tyche/sprites/paint"
)

// paintTile paints the part of a level that dst covers, in level pixels, from the bottom to the top.
func (l *level) paintTile(g *ground, s *surface, dst *image.RGBA, o Options, bare bool) {
	l.paintGround(g, s, dst)
	p := paint.New(dst)
	l.paintPatches(p, g)
	l.paintBorders(p)
	l.paintRivers(p)
	l.paintLakes(p)
	l.paintCoast(p)
	if !bare {
		l.paintWoods(p, g)
	}
	l.paintPeaks(p)
	if bare {
		return
	}
	l.paintVignettes(p, g.model)
	l.paintOrnaments(p, g.model, o.Words)
	l.paintRoutes(p)
	l.paintTowns(p)
	l.paintSymbols(p, g.model)
	l.paintLabels(dst)
}
