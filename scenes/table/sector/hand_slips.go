package sector

import (
	"math"
	"strconv"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/sector/cards"
)

// A hand that is too full for whole cards lies there as strips in two columns: each can be read without pointing at it, and the one
// under the cursor is shown whole.

// slipColumns is in how many columns n strips lie, two or as many more as their rows need room, and whether that is enough; a design
// pixel is so large.
func slipColumns(n int, r canvas.Rect, px float64) (columns int, fit bool) {
	for columns = 2; ; columns++ {
		rows := float64((n + columns - 1) / columns)
		if rows*(lowSlip+slipGap)*px <= r.H+slipGap*px {
			return columns, true
		}
		if more := float64(columns + 1); (r.W-slipGap*px*(more-1))/more < narrowSlip*px {
			return columns, false
		}
	}
}

// leastSlips is the width of the hand, in design pixels, from which two columns of strips can be read, and lowSlip the height below
// which none of them goes.
const leastSlips, lowSlip = 236.0, 17.0

// slipGap lies between strips, and narrowSlip is how wide one is at least where there are more than two columns, in design pixels.
const slipGap, narrowSlip = 3.0, 92.0

// drawSlips draws the hand as strips and returns the card that was clicked.
func (f *Face) drawSlips(u *ui.UI, r canvas.Rect, s *table.Sight) (clicked rules.Ref) {
	gap := u.Px(slipGap)
	columns, _ := slipColumns(len(f.fan), r, u.Px(1))
	rows := (len(f.fan) + columns - 1) / columns
	w := math.Floor((r.W - gap*float64(columns-1)) / float64(columns))
	h := math.Floor(max((r.H+gap)/float64(max(rows, 3))-gap, u.Px(lowSlip)))
	over := -1
	for i := range f.fan {
		if f.fan[i].n == 0 {
			continue
		}
		at := canvas.Rect{X: r.X + float64(i/rows)*(w+gap), Y: r.Y + float64(i%rows)*(h+gap), W: w, H: h}
		if f.drawStrip(u, f.fan[i], at, r) && !u.Over() {
			over = i
		}
	}
	return f.overSlip(u, r, over, s)
}

// scrollSlips draws as strips in rows that are scrolled what would find room in no number of columns, and returns the card that was clicked.
func (f *Face) scrollSlips(u *ui.UI, r canvas.Rect, s *table.Sight) (clicked rules.Ref) {
	gap, h, over, free := u.Px(slipGap), u.Px(lowSlip), -1, !u.Over()
	box := u.BeginScroll(r, &f.handScroll)
	columns := max(int((box.W+gap)/(u.Px(narrowSlip)+gap)), 1)
	w := math.Floor((box.W - gap*float64(columns-1)) / float64(columns))
	for i := range f.fan {
		at := canvas.Rect{X: box.X + float64(i%columns)*(w+gap), Y: box.Y + float64(i/columns)*(h+gap), W: w, H: h}
		switch {
		case f.fan[i].n == 0 || !at.Meets(r):
			delete(f.drawn, f.fan[i].ref)
		case f.drawStrip(u, f.fan[i], at, r) && free:
			over = i
		}
	}
	u.EndScroll(&f.handScroll, float64((len(f.fan)+columns-1)/columns)*(h+gap)-gap)
	return f.overSlip(u, r, over, s)
}

// drawStrip draws a strip as far as it lies in the hand, and says whether the cursor is on it.
func (f *Face) drawStrip(u *ui.UI, c copies, at, hand canvas.Rect) (over bool) {
	seen := at.Intersect(hand)
	f.drawn[c.ref] = seen
	u.Picture(f.deck.Slip(f.slip(c, at, u.Px(13))), canvas.Place{At: canvas.Point{X: at.X, Y: at.Y}})
	return u.In.Present && seen.Contains(u.In.Cursor)
}

// overSlip shows the card of the strip under the cursor whole, above the strips, so that the others can still be read.
func (f *Face) overSlip(u *ui.UI, r canvas.Rect, over int, s *table.Sight) (clicked rules.Ref) {
	if over < 0 {
		return clicked
	}
	at := f.drawn[f.fan[over].ref]
	at.Y = r.Y - u.Px(6) - at.H
	return f.overHand(u, s, f.fan[over].ref, at, r)
}

// slip writes a card of the hand as a strip.
func (f *Face) slip(c copies, at canvas.Rect, letters float64) cards.Slip {
	s := cards.Slip{Kind: cards.EventSlip, Title: f.name(c.ref), Lit: f.lit(c.ref), W: int(at.W), H: int(at.H), Letters: letters}
	if c.ref.Kind == game.KindEvent {
		s.Named = f.word("event.role")
	} else {
		whole := f.combat(c.ref, 0, false)
		s.Kind, s.Named = cards.StrikeSlip, whole.Named
		if whole.Ploy {
			s.Kind = cards.PloySlip
		}
		if whole.Key != "" && whole.Ploy {
			s.Named = whole.Key
		}
		attack, health := f.addsHere(c.ref)
		s.Adds = addsWords[min(attack, mostAdded)][min(health, mostAdded)]
	}
	if c.n > 1 {
		s.Copies = copyWords[min(c.n, len(copyWords)-1)]
	}
	return s
}

// addsHere is what a card adds to attack and health: in a skirmish for which cards are laid what it adds there, else the most it can.
func (f *Face) addsHere(ref rules.Ref) (attack, health int) {
	k := game.FactsOfCard(ref)
	if slot, asked := f.lays(); asked && !k.Ploy && f.view.Battle.Slots[slot-1].Front[f.ownSide()] != k.Named {
		return k.OtherAttack, k.OtherHealth
	}
	return k.Attack, k.Health
}

// mostAdded is the most that a combat card adds to attack or health.
const mostAdded = 9

// addsWords are what cards add, written once: a frame makes no words.
var addsWords = func() (list [mostAdded + 1][mostAdded + 1]string) {
	for attack := range list {
		for health := range list[attack] {
			list[attack][health] = "+" + strconv.Itoa(attack) + " / +" + strconv.Itoa(health)
		}
	}
	return list
}()
