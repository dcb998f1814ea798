package sector

import (
	"math/bits"

	"tyche/rules"
)

// Paying (3.2). Which cards and tokens pay is the player's choice: workers may be sent and cargo tokens spent ahead of a
// purchase, and what they bring is credit of the order. The rest is paid by itself: study tokens where they count,
// workers on permanent cards, workers on cards of areas without enemies, the other cards, cargo tokens.

// price is what something costs.
type price struct{ minerals, gas int }

// listPrice is what a thing costs as it is printed.
func listPrice(r rules.Ref) price {
	k := PriceOf(r)
	return price{k.Minerals, k.Gas}
}

// less is a price with a discount of one mineral, or of one gas.
func (c price) less(mineral, gas bool) price {
	switch {
	case mineral:
		c.minerals = max(0, c.minerals-1)
	case gas:
		c.gas = max(0, c.gas-1)
	}
	return c
}

// boughtBy is the thing that a purchase brings, or none.
func boughtBy(m rules.Move) rules.Ref {
	switch m.Verb {
	case workerVerb:
		return goodRef(WorkerGood)
	case shipVerb:
		return goodRef(TransportGood)
	case buyVerb:
		return unitRef(unit(m.A))
	case baseVerb:
		return goodRef(BaseGood)
	case buildVerb:
		return buildingRef(building(m.A))
	case moduleVerb:
		return moduleRef(module(m.A))
	case techVerb:
		return techRef(tech(m.A))
	}
	return none
}

func goodRef(id int16) rules.Ref { return rules.Ref{Kind: KindGood, ID: id} }

// purse is what p can pay with now.
type purse struct {
	minerals, gas int // what the resource cards can still give
	pool          int
	cargo, study  int
	credit        price
}

// open counts what a resource card can still give to workers.
func (s *state) openYield(p rules.Seat, a area) int {
	return max(0, s.yield(a)-int(s.work[a]))
}

func (s *state) purse(p rules.Seat, f *frame, study bool) purse {
	k := &s.seats[p]
	w := purse{minerals: mineYield - int(k.mine), gas: wellYield - int(k.well), pool: int(k.pool), cargo: int(k.cargo), credit: price{int(f.b), int(f.c)}}
	for set := k.held; set != 0; set &= set - 1 {
		a := area(bits.TrailingZeros64(set))
		if areas[a].kind == mineral {
			w.minerals += s.openYield(p, a)
		} else {
			w.gas += s.openYield(p, a)
		}
	}
	if study {
		w.study = int(k.study)
	}
	return w
}

// covers says whether a price can be paid in full.
func (w *purse) covers(c price) bool {
	m, g := max(0, c.minerals-w.credit.minerals), max(0, c.gas-w.credit.gas)
	byWork := min(min(m, w.minerals)+min(g, w.gas), w.pool)
	return m+g-byWork <= w.cargo+w.study
}

// canPay says whether p can pay a price in full.
func (s *state) canPay(p rules.Seat, f *frame, c price, study bool) bool {
	w := s.purse(p, f, study)
	return w.covers(c)
}

// pay pays a price that canPay allows.
func (s *state) pay(x ctx, p rules.Seat, f *frame, c price, study bool) {
	k := &s.seats[p]
	use := func(credit *int16, due *int) {
		n := min(int(*credit), *due)
		*credit -= int16(n)
		*due -= n
	}
	use(&f.b, &c.minerals)
	use(&f.c, &c.gas)
	if study && k.study > 0 {
		s.payStudy(x, p, f, &c)
	}
	c.minerals = s.sendWorkers(x, p, mineral, c.minerals)
	c.gas = s.sendWorkers(x, p, gas, c.gas)
	if n := c.minerals + c.gas; n > 0 {
		k.cargo -= uint8(n)
		x.tell(EvTokensSpent, p, none, none, none, n, 0)
	}
}

// payStudy pays with study tokens: first what workers cannot bring.
func (s *state) payStudy(x ctx, p rules.Seat, f *frame, c *price) {
	k := &s.seats[p]
	w := s.purse(p, f, false)
	spent := 0
	take := func(due *int, n int) {
		n = min(n, int(k.study), *due)
		*due -= n
		k.study -= uint8(n)
		spent += n
	}
	take(&c.minerals, max(0, c.minerals-w.minerals))
	take(&c.gas, c.gas)
	take(&c.minerals, c.minerals)
	if spent > 0 {
		x.tell(EvTokensSpent, p, none, none, none, spent, 1)
	}
}

// sendWorkers sends workers for due minerals or gas and returns what is still due.
func (s *state) sendWorkers(x ctx, p rules.Seat, kind areaKind, due int) int {
	k := &s.seats[p]
	permanent := homeMine
	if kind == gas {
		permanent = homeWell
	}
	for due > 0 && s.workRefusal(p, permanent) == nil {
		s.sendWorker(x, p, permanent)
		due--
	}
	for safe := 1; safe >= 0; safe-- {
		for set := k.held; set != 0 && due > 0; set &= set - 1 {
			a := area(bits.TrailingZeros64(set))
			if areas[a].kind != kind || (s.open(p, a) && a != s.battle.area) != (safe == 1) {
				continue
			}
			for due > 0 && s.workRefusal(p, int(a)) == nil {
				s.sendWorker(x, p, int(a))
				due--
			}
		}
	}
	return due
}

// workRefusal says why p may not send a worker to a resource card, or nil.
func (s *state) workRefusal(p rules.Seat, i int) *rules.Illegal {
	k := &s.seats[p]
	full := false
	switch {
	case i == homeMine:
		full = k.mine == mineYield
	case i == homeWell:
		full = k.well == wellYield
	case k.held&(1<<i) == 0:
		return notYourCard
	default:
		full = s.openYield(p, area(i)) == 0
	}
	switch {
	case k.pool == 0:
		return noWorkers
	case full:
		return cardIsFull
	}
	return nil
}

// overworkRefusal says why p may not overwork a card (3.2a), or nil.
func (s *state) overworkRefusal(p rules.Seat, i int) *rules.Illegal {
	k := &s.seats[p]
	switch {
	case s.options&optOverwork == 0:
		return notAnAnswer
	case i >= numAreas:
		return neverOverworked
	case k.held&(1<<i) == 0:
		return notYourCard
	case k.pool == 0:
		return noWorkers
	case int(s.work[i]) != s.yield(area(i)):
		return overworkOnce
	}
	return nil
}

// sendWorker puts a worker of the pool on a resource card.
func (s *state) sendWorker(x ctx, p rules.Seat, i int) {
	k := &s.seats[p]
	k.pool--
	switch i {
	case homeMine:
		k.mine++
	case homeWell:
		k.well++
	default:
		s.work[i]++
	}
	x.tell(EvWorks, p, none, none, resourceRef(i), 0, 0)
}

// overwork strains an area, or exhausts a strained one.
func (s *state) overwork(x ctx, p rules.Seat, i int) {
	s.sendWorker(x, p, i)
	k := &s.seats[p]
	if s.strained&(1<<i) == 0 {
		s.strained |= 1 << i
		x.tell(EvStrained, p, none, none, resourceRef(i), 0, 0)
		return
	}
	s.exhausted |= 1 << i
	k.held &^= 1 << i
	k.away += s.work[i]
	s.work[i] = 0
	x.tell(EvStrained, p, none, none, resourceRef(i), 1, 0)
}

// yields says whether a resource card gives minerals.
func yieldsMinerals(i int) bool { return i == homeMine || i < numAreas && areas[i].kind == mineral }

// workCandidates appends the ways of paying ahead: cargo tokens, and the resource cards that workers may be sent to.
func (s *state) workCandidates(p rules.Seat, dst []rules.Move) []rules.Move {
	if s.seats[p].cargo > 0 {
		dst = append(dst, rules.Move{Verb: spendVerb, A: 1}, rules.Move{Verb: spendVerb, A: 2})
	}
	dst = append(dst, rules.Move{Verb: workVerb, A: homeMine}, rules.Move{Verb: workVerb, A: homeWell})
	for set := s.seats[p].held; set != 0; set &= set - 1 {
		a := int16(bits.TrailingZeros64(set))
		dst = append(dst, rules.Move{Verb: workVerb, A: a})
		if s.options&optOverwork != 0 {
			dst = append(dst, rules.Move{Verb: overworkVerb, A: a})
		}
	}
	return dst
}

// aheadRefusal says why the seat of an order may not pay ahead, or nil. What is sent ahead brings no more than it would bring at the
// purchase, so it is lost where nothing can be paid; only an area that is overworked (3.2a) gives more than that.
func (s *state) aheadRefusal(f *frame, m rules.Move) (bad *rules.Illegal) {
	switch m.Verb {
	case workVerb:
		bad = s.workRefusal(f.seat, int(m.A))
	case overworkVerb:
		bad = s.overworkRefusal(f.seat, int(m.A))
	default:
		bad = s.spendRefusal(f.seat, m)
	}
	switch {
	case bad != nil:
		return bad
	case !s.anythingForSale(f):
		return nothingForSale
	case s.options&optOverwork == 0 && !s.anythingPayable(f):
		return nothingPayable
	}
	return nil
}

// spendRefusal says why p may not spend a cargo token ahead, or nil.
func (s *state) spendRefusal(p rules.Seat, m rules.Move) *rules.Illegal {
	switch {
	case m.A != 1 && m.A != 2:
		return notAnAnswer
	case s.seats[p].cargo == 0:
		return noCargo
	}
	return nil
}

// payAhead sends a worker or spends a cargo token and notes what it brings in the order's frame.
func (s *state) payAhead(x ctx, f *frame, m rules.Move) {
	minerals := m.A == 1
	switch m.Verb {
	case workVerb:
		minerals = yieldsMinerals(int(m.A))
		s.sendWorker(x, f.seat, int(m.A))
	case overworkVerb:
		minerals = yieldsMinerals(int(m.A))
		s.overwork(x, f.seat, int(m.A))
	default:
		s.seats[f.seat].cargo--
		x.tell(EvTokensSpent, f.seat, none, none, none, 1, 0)
	}
	if minerals {
		f.b++
	} else {
		f.c++
	}
}

var (
	nothingForSale  = refuse("3.2", "sector.why.nothing-for-sale")
	nothingPayable  = refuse("3.2", "sector.why.nothing-payable")
	notYourCard     = refuse("3.2", "sector.why.not-your-card")
	noWorkers       = refuse("3.2", "sector.why.no-workers")
	noCargo         = refuse("3.2", "sector.why.no-cargo")
	cardIsFull      = refuse("3.2", "sector.why.card-is-full")
	cannotPay       = refuse("3.2", "sector.why.cannot-pay")
	neverOverworked = refuse("3.2a", "sector.why.never-overworked")
	overworkOnce    = refuse("3.2a", "sector.why.overwork-once")
)
