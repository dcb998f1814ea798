// Package chamber engraves the hall of the Council of Imperio: the vault of stars, a stall for each House to either side, and
// the empty throne in the middle; the balance and the tokens of a count. It knows no rule.
package chamber

import "tyche/sprites/paint"

// Hall is the chamber of so many Houses, W by H pixels large. It is drawn in units in which it is at least `high` high; x runs
// from the axis of the throne.
type Hall struct{ W, H, Seats int }

// The measures of the hall in its units.
const (
	high    = 444 // with nothing but the hall in it: what is more makes the vault higher
	room    = 188 // from stall to stall
	nearest = 288 // from the axis to the first stall
	column  = 194 // ... and to the first column
	margin  = 28  // beyond the last column

	// DeskHalf and the next two are how far a stall reaches from the middle of its desk's edge.
	DeskHalf, Above, Below = 84, 152, 82

	// The balance: half its beam, the height of the pivot over its foot, how deep the pans hang, and half a pan.
	Arm, Pivot, Drop, PanHalf = 150, 92, 46, 46
)

// Unit is how many pixels a unit measures: all stalls find room, and the hall is no higher than its box.
func (k Hall) Unit() float64 {
	side := (k.Seats + 1) / 2
	return min(float64(k.H)/high, float64(k.W)/(2*float64(column+room*side+margin)))
}

// top is how much lower everything but the vault stands, in units.
func (k Hall) top() float64 { return (float64(k.H)/k.Unit() - high) * .85 }

// pixel turns a place in units into pixels of the box.
func (k Hall) pixel(x, y float64) paint.Point {
	return paint.Pt(float64(k.W)/2+x*k.Unit(), (y+k.top())*k.Unit())
}

// Stall is the middle of the edge of desk number i, in pixels: the first Houses sit left of the throne.
func (k Hall) Stall(i int) paint.Point {
	left := (k.Seats + 1) / 2
	if i < left {
		return k.pixel(-nearest-room*float64(left-1-i), deskEdge)
	}
	return k.pixel(nearest+room*float64(i-left), deskEdge)
}

// Vacant are the middles of the stalls that stand whole within the hall and belong to nobody, in pixels.
func (k Hall) Vacant() (list []paint.Point) {
	for side, taken := range [...]int{(k.Seats + 1) / 2, k.Seats / 2} {
		for i := taken; float64(nearest+room*i+room/2) < float64(k.W)/2/k.Unit(); i++ {
			list = append(list, k.pixel(float64(2*side-1)*float64(nearest+room*i), deskEdge-26))
		}
	}
	return list
}

// Foot is where the balance stands, and Lamp where the lamp of the session hangs, in pixels.
func (k Hall) Foot() paint.Point { return k.pixel(0, balanceFoot) }
func (k Hall) Lamp() paint.Point { return k.pixel(0, 184) }

// Plate is where the name of a stall is written, below the middle of its desk's edge, in units.
const Plate = 97

// Heights of the hall in units.
const (
	corniceY    = 148
	wallY       = 164
	floorY      = 376
	deskEdge    = 320
	balanceFoot = 414
)

// Draw engraves the hall, its stalls empty.
func (k Hall) Draw(p *paint.Painter) {
	unit := k.Unit()
	p.Translate(float64(k.W)/2, 0)
	p.Scale(unit, unit)
	h := hall{Painter: p, half: float64(k.W) / 2 / unit, high: float64(k.H) / unit, top: k.top()}
	h.vault()
	p.Translate(0, h.top)
	h.wall()
	h.apse()
	h.cornice()
	h.floor()
	h.arcade(k.Seats)
	h.shade()
}

// hall draws in units; what is not the vault is drawn as if the vault were as low as can be.
type hall struct {
	*paint.Painter
	half, high, top float64
}
