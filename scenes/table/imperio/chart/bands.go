package chart

import (
	"math"
	"slices"
	"strconv"

	"tyche/fonts"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/imperio/signs"
)

// The rule of a hex: from the top, with nothing crossing: the arms of the fleet in the cap, the plate of its ships where the
// hex has its full width, worlds with their works and discs, their numbers, the name. All measures are pixels of the
// design from the middle of a hex of radius S.

// bands is where everything in one hex stands.
type bands struct {
	worlds  [3]spot
	stacked bool // numbers stand one above the other
	summed  bool // one pair of numbers for the whole system
	sums    canvas.Point
	size    float64 // of the numbers

	plate canvas.Rect // of no width without a fleet
	cells []cell
	arms  canvas.Point
	crest float64 // height of the arms

	name  canvas.Rect
	type_ float64 // size of the name
}

// spot is a world and where its numbers begin.
type spot struct {
	at      canvas.Point
	r       float64
	numbers canvas.Point
}

// cell is a kind of ship on a plate, or all of them.
type cell struct {
	sign    signs.Sign
	n       int
	hurt    bool
	loaded  bool
	kinds   int  // how many kinds of ships it sums, 1 if it is one
	marks   bool // a sign without its number, where that finds no room
	label   string
	x, w    float64 // where it begins on the plate, and its width
	portion float64 // what of the width the sign takes
}

// Steps of the radius at which less, or more, is shown.
const (
	minute = 48.0 // plate, discs and numbers are smaller, so that none lies on another
	narrow = 50.0 // the name below a fleet is smaller
	small  = 60.0 // works are dots, a hex with a fleet shows sums
	large  = 90.0
)

// step chooses by the radius: below small, up to large, above.
func step(s, low, middle, high float64) float64 {
	switch {
	case s < small:
		return low
	case s < large:
		return middle
	}
	return high
}

// arrange lays a hex of radius s out. width is how wide its name is at size 1. Below a fleet the numbers of a system are summed in small
// hexes, and wherever numbers of each planet would leave no room for the globes.
func arrange(h *Hex, s, width float64) bands {
	sailed := !h.Fleet.Empty() && len(h.Worlds) > 0
	b := lay(h, s, width, sailed && s < small)
	if sailed && !b.summed && b.squeezed(h, s) {
		return lay(h, s, width, true)
	}
	return b
}

// squeezed says whether the globes below a fleet are much smaller than they should be.
func (b *bands) squeezed(h *Hex, s float64) bool {
	for i := range h.Worlds {
		if b.worlds[i].r < .7*s*sailedShare[len(h.Worlds)-1] {
			return true
		}
	}
	return false
}

// sailedShare is how large a globe is below a fleet at most, in shares of the radius of its hex, by how many there are.
var sailedShare = [...]float64{.3, .23, .165}

// lay lays a hex out, with the numbers of its planets summed or each by itself.
func lay(h *Hex, s, width float64, together bool) bands {
	b := bands{size: step(s, 12, 13, 16), type_: step(s, 12.5, 14, 17)}
	m, sails := len(h.Worlds), !h.Fleet.Empty()
	if s < minute && sails {
		b.size = 11
	}
	if s < narrow && sails {
		b.type_ = 12
	}
	if m == 0 && !sails && h.Blank {
		return b
	}
	b.summed = together
	b.stacked = !b.summed && (m == 3 || m == 2 && s < small)
	low := step(s, .7, .685, .66) * s
	if b.summed {
		low = .79 * s
	}
	b.name = canvas.Rect{W: 12 + b.type_*width, H: 1.2 * b.type_}
	b.name.X, b.name.Y = -b.name.W/2, low-.6*b.type_
	top := -s * .5
	if m == 1 {
		top = -s * .6
	}
	if sails {
		b.fit(&h.Fleet, s)
		top = b.plate.Bottom() + 1
	}
	base := low - .6*b.type_ - 1.5
	if m > 0 {
		b.place(h, s, top, base)
	}
	return b
}

// place puts the worlds between the heights top and base, and their numbers on base.
func (b *bands) place(h *Hex, s, top, base float64) {
	m, rows := len(h.Worlds), 1.0
	if b.stacked {
		rows = 2
	}
	low := base - .78*b.size - (rows-1)*(b.size+.5) - 1
	most := [...]float64{.34, .24, .17}[m-1]
	if b.plate.W > 0 {
		most = sailedShare[m-1]
	}
	r := max(min((low-top)/2-.5, s*most), 4)
	y := low - r - 2
	if b.plate.W > 0 {
		y = (top + low) / 2
	}
	gap := s * [...]float64{0, .8, .5}[m-1]
	band := 13.0
	if s < large {
		band = max(6, .16*s)
	}
	for i := range h.Worlds {
		x := (float64(i) - float64(m-1)/2) * gap
		reach := 1.2
		if p := h.Worlds[i].Position; p == 4 || p == 5 {
			reach = 1.72
		}
		edge := (s-band)*.866 - math.Abs(x)
		b.worlds[i] = spot{canvas.Point{X: x, Y: y}, max(min(r, edge/reach), 4), canvas.Point{X: x, Y: base - (rows-1)*(b.size+.5)}}
	}
	b.sums = canvas.Point{Y: base}
}

// fit lays the plate of a fleet out: its kinds, heaviest first, or how many ships it has where they do not find room.
func (b *bands) fit(f *Fleet, s float64) {
	inner := (s-12)*math.Sqrt(3) - 8
	if s < minute {
		inner = s*math.Sqrt(3) - 14
	}
	k := 1.0
	if s >= large {
		k = 1.25
	}
	h := 20 * k
	if s < small {
		h = 18
	}
	wide := b.count(f, s, k, inner) + 8
	b.plate = canvas.Rect{X: -wide / 2, Y: -(s-12)/2 + 1, W: wide, H: h}
	if s < minute {
		b.plate.Y, b.plate.H = -.5*s, 15
	}
	b.crest = min(30, (s-12)*.42)
	b.arms = canvas.Point{Y: b.plate.Y - .36*b.crest}
}

// count fills the cells of a plate with what finds room on it, and returns how wide they are. Aircraft lie in the holds of the ships: their
// number gives way first, to a sign that says that there are some, then the kinds of the ships to how many there are. A part of a fleet would
// be read as all of it.
func (b *bands) count(f *Fleet, s, k, inner float64) float64 {
	kinds, ships := f.kinds(), len(f.kinds())
	var marked []cell
	if f.Units[signs.Aircraft] > 0 {
		if ships--; ships > 0 {
			marked = []cell{{sign: signs.Aircraft, n: f.Units[signs.Aircraft], kinds: 1, marks: true}}
		}
	}
	total := f.total()
	u := step(s, 22, 25, 30)
	for _, cells := range [...][]cell{kinds, slices.Concat(kinds[:ships], marked), append([]cell{total}, kinds[ships:]...)} {
		n := len(cells)
		if n > 0 && cells[n-1].marks { // it takes hardly any
			n--
		}
		each := u
		if s >= small && n > int(inner/u) {
			each = 22
		}
		b.cells = cells
		if wide, tight := b.share(each, k, inner); !tight && float64(n)*each <= max(inner, 2*each) { // two find room at any size
			return wide
		}
	}
	b.cells = append([]cell{total}, marked...)
	wide, _ := b.share(u, k, inner)
	return wide
}

// kinds are the cells of all kinds of a fleet.
func (f *Fleet) kinds() (all []cell) {
	for _, sign := range Heaviest {
		if n := f.Units[sign]; n > 0 {
			all = append(all, cell{sign: sign, n: n, hurt: f.Hurt[sign] > 0, loaded: sign == signs.Carrier && f.Loaded, kinds: 1, label: strconv.Itoa(n)})
		}
	}
	return all
}

// total is the cell of all ships of a fleet together.
func (f *Fleet) total() cell {
	c := cell{sign: signs.Fleet, n: f.Ships(), loaded: f.Loaded}
	for sign, n := range f.Hurt {
		c.hurt = c.hurt || n > 0
		if f.Units[sign] > 0 && signs.Sign(sign) != signs.Aircraft && signs.Sign(sign) != signs.Troops {
			c.kinds++
		}
	}
	c.kinds = max(c.kinds, 1) // Aircraft alone
	c.label = strconv.Itoa(c.n)
	return c
}

// share gives each cell of a plate the width that its number needs, at least u where there is room. It returns how wide all are, and
// whether they are too tight to be read.
func (b *bands) share(u, k, inner float64) (wide float64, tight bool) {
	least, all, marks := 0.0, 0.0, 0.0
	var numbers [len(Heaviest) + 1]float64
	for i := range b.cells {
		c := &b.cells[i]
		numbers[i] = fonts.Width(c.label, fonts.Style{Face: fonts.SansBold, Size: 12.5 * k})
		c.w = numbers[i] + 4 + 14*k
		if c.marks {
			c.w, numbers[i] = markWide*k, 0
			marks += c.w
		}
		least += c.w
		all += c.wide(u)
	}
	x := 0.0
	for i := range b.cells {
		c := &b.cells[i]
		switch {
		case all <= inner:
			c.w = c.wide(u)
		case least > inner:
			c.w *= inner / least
		}
		if c.x, c.portion = x, c.w-numbers[i]-2; c.marks {
			c.portion = c.w
		}
		x += c.w
	}
	return x, least-marks > 1.2*inner // a sign alone is worth that the others stand a little closer
}

// markWide is how wide a sign without a number is.
const markWide = 13.0

// wide is how wide a cell is where each has u.
func (c *cell) wide(u float64) float64 {
	if c.marks {
		return c.w
	}
	return max(c.w, u)
}

// mark is how wide what marks a cell is: its sign.
func (c *cell) mark() float64 { return c.portion - 2 }

// bandWidth is the width of the band that tells who owns a hex.
func bandWidth(s float64, home bool) float64 {
	switch {
	case s >= large && home:
		return 18
	case s >= large:
		return 13
	case home:
		return max(6, .2*s)
	}
	return max(6, .16*s)
}

// owners lists the owners of the worlds of a hex, for its band.
func (h *Hex) owners() (list [3]palette.House) {
	for i := range list {
		list[i] = Nobody
		if i < len(h.Worlds) {
			list[i] = h.Worlds[i].Owner
		}
	}
	return list
}
