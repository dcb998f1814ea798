package stage

import (
	"math"

	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/chamber"
	"tyche/sprites/imperio/palette"
)

// The tokens of a count: on the pans of the balance, on the desk of who may be chosen, and in the air on their way there.

// dip is how far the balance tips at most, in radians.
const dip = .3

// tilt is how far the balance tips for these sums: down on the heavier side.
func tilt(pro, con int) float64 {
	if pro+con == 0 {
		return 0
	}
	return float64(con-pro) / float64(pro+con) * dip
}

// drawBalance draws the scales with the tokens of both sides.
func (s *Stage) drawBalance(u *ui.UI, k *room, n int) {
	b := s.count.now()
	foot := k.spot(k.Foot())
	pivot := canvas.Point{X: foot.X, Y: foot.Y - chamber.Pivot*k.unit}
	turn := tilt(b.sum(0, n), b.sum(1, n))
	k.stand(u, post, 0, foot, canvas.Place{})
	k.stand(u, beam, 0, pivot, canvas.Place{Turn: turn})
	sin, cos := math.Sincos(turn)
	for side := range 2 {
		arm := chamber.Arm * k.unit * float64(2*side-1)
		end := canvas.Point{X: pivot.X + arm*cos, Y: pivot.Y + arm*sin}
		k.stand(u, cords, 0, end, canvas.Place{})
		pan := canvas.Point{X: end.X, Y: end.Y + (chamber.Drop-3)*k.unit}
		s.drawPile(u, k, pan, side, n, panRow)
		k.stand(u, bowl, 0, end, canvas.Place{})
		s.drawFlight(u, k, pan, side)
	}
}

// drawChosen lays the tokens of an election on the desks of those who are voted for.
func (s *Stage) drawChosen(u *ui.UI, k *room, n int) {
	for i := range s.count.now().Options {
		desk := k.spot(k.Stall(i))
		desk.Y -= 5 * k.unit
		s.drawPile(u, k, desk, i, n, deskRow)
		s.drawFlight(u, k, desk, i)
	}
}

// How many tokens lie in the lowest row of a pile, and how far they stand apart, in units of the hall.
const (
	panRow  = 9
	deskRow = 14
	apart   = 9.3
	lift    = 6.2
)

// drawPile heaps the tokens of an option up from a point on: each row is shorter than the one below it, and all are smaller when
// there are too many.
func (s *Stage) drawPile(u *ui.UI, k *room, foot canvas.Point, option, n, row int) {
	b := s.count.now()
	all := b.sum(option, n)
	long := row
	for long*(long+1)/2 < all {
		long++
	}
	size := float64(row) / float64(long)
	x, y, i := 0, 0, long
	for p := range rules.Seat(s.count.Players) {
		for range b.counted(option, p, n) {
			at := canvas.Point{X: foot.X + (float64(x)-float64(i-1)/2)*apart*size*k.unit, Y: foot.Y - float64(y)*lift*size*k.unit}
			k.stand(u, coin, s.house(p), at, canvas.Place{Scale: size})
			if x++; x == i {
				x, y, i = 0, y+1, i-1
			}
		}
	}
}

// drawFlight draws the tokens that are on their way to an option's place.
func (s *Stage) drawFlight(u *ui.UI, k *room, to canvas.Point, option int) {
	if s.beat != Tokens || s.still {
		return
	}
	b := s.count.now()
	for i := b.heard(s.share); i < int(b.launched(s.share)); i++ {
		seat := b.speaking(i)
		if seat == rules.Nobody || b.votedFor(seat) != option {
			continue
		}
		way := (s.share - float64(i+1)/float64(b.all())*thrown) / flight
		from := k.spot(k.Stall(int(seat)))
		from.X, from.Y = from.X+65*k.unit, from.Y-123*k.unit
		t := min(max(way, 0), 1)
		at := canvas.Point{X: from.X + (to.X-from.X)*t, Y: from.Y + (to.Y-from.Y)*t - 4*t*(1-t)*70*k.unit}
		k.stand(u, coin, s.house(seat), at, canvas.Place{Scale: 1.25, Turn: (1 - t) * 5})
	}
}

// token is a vote on paper, in the tincture of its House.
func (s *Stage) token(u *ui.UI, at canvas.Point, d float64, seat rules.Seat) {
	if h := s.house(seat); h < palette.Houses {
		vote{int(d), s.theme, h}.draw(u, at)
	}
}
