package chart

import (
	"tyche/board"
	"tyche/board/geom"
)

// This file notes for every place of the world whose land is nearest, and how far: what a reader takes the name of a province for.

// strangers own the land around a space that belongs to no province: that of a free people.
const strangers = nobody - 1

const (
	strangersReach = 20  // map units around their space
	farAway        = 250 // farther is not told apart
)

// makeNear finds the nearest owned land of every cell of the owners' grid.
func (g *ground) makeNear() {
	g.near, g.far = make([]uint8, len(g.owner)), make([]uint8, len(g.owner))
	w := g.land.Rect.Dx() / 2
	for i := range g.near {
		g.near[i], g.far[i] = nobody, farAway
		if g.landAt(i, w) && g.owner[i] != nobody {
			g.near[i], g.far[i] = g.owner[i], 0
		}
	}
	g.settleStrangers(w)
	from := func(i, j int, step uint8) {
		if d := g.far[j] + step; g.far[j] < farAway && d < g.far[i] {
			g.near[i], g.far[i] = g.near[j], d
		}
	}
	for i := w + 1; i < len(g.far)-w-1; i++ {
		from(i, i-1, 2)
		from(i, i-w, 2)
		from(i, i-w-1, 3)
		from(i, i-w+1, 3)
	}
	for i := len(g.far) - w - 2; i > w; i-- {
		from(i, i+1, 2)
		from(i, i+w, 2)
		from(i, i+w+1, 3)
		from(i, i+w-1, 3)
	}
}

// landAt says whether a cell of the owners' grid, which is w wide, is land.
func (g *ground) landAt(i, w int) bool {
	return g.land.Pix[i/w*2*g.land.Stride+i%w*2] > 127
}

// settleStrangers gives free peoples the unowned land around them.
func (g *ground) settleStrangers(w int) {
	const reach = strangersReach / 2
	for k := range g.model.Areas {
		a := &g.model.Areas[k]
		if a.Region >= 0 || a.Kind == board.Transit {
			continue
		}
		x, y := int(a.At.X-g.model.World.X)/2, int(a.At.Y-g.model.World.Y)/2
		for dy := -reach; dy <= reach; dy++ {
			for dx := -reach; dx <= reach; dx++ {
				i := (y+dy)*w + x + dx
				if dx*dx+dy*dy <= reach*reach && x+dx >= 0 && x+dx < w && i >= 0 && i < len(g.near) && g.near[i] == nobody && g.landAt(i, w) {
					g.near[i], g.far[i] = strangers, 0
				}
			}
		}
	}
}

// nearest returns whose land is nearest to a place, and how many map units away it begins; nobody beyond reach and outside of the world.
func (g *ground) nearest(p geom.Point) (who uint8, far float64) {
	x, y, w := int(p.X-g.model.World.X)/2, int(p.Y-g.model.World.Y)/2, g.land.Rect.Dx()/2
	if x < 0 || y < 0 || x >= w || y*w+x >= len(g.near) {
		return nobody, farAway
	}
	i := y*w + x
	return g.near[i], float64(g.far[i])
}
