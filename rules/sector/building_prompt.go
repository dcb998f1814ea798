package sector

import "tyche/rules"

// What a Build order asks (3.3), and why it buys no more.

// buildPrompts ask for purchases, by why no more units can be bought; the second of a pair where nothing that is left can be paid.
var buildPrompts = [...][2]string{
	unitsToBuy: {"sector.ask.build", "sector.ask.build.unpayable"},
	noBase:     {"sector.ask.build.no-base", "sector.ask.build.no-base.unpayable"},
	unitsPast:  {"sector.ask.build.no-units", "sector.ask.build.no-units.unpayable"},
	allBought:  {"sector.ask.build.limit", "sector.ask.build.limit.unpayable"},
	placesFull: {"sector.ask.build.no-room", "sector.ask.build.no-room.unpayable"},
}

// buildPrompt says how many units may still be bought, and how many of them paid, or why none, and whether anything that is left can be paid.
func buildPrompt(s *state, f *frame) rules.Decision {
	r := planetRef(planet(f.a))
	left := min(s.limit(f.seat, f.d)-int(f.d&buildUnits), s.places(f.seat, planet(f.a)))
	keys := &buildPrompts[s.unitsOver(f)]
	key := keys[0]
	switch {
	case !s.anythingForSale(f):
		key = "sector.ask.build.nothing"
	case !s.anythingPayable(f):
		key = keys[1]
	case key == "sector.ask.build":
		switch n := s.unitsPayable(f, left); {
		case n == 0:
			key = "sector.ask.build.dear"
		case n < left:
			return rules.Decision{Seat: f.seat, Prompt: rules.Say("sector.ask.build.some", rules.R(r), rules.N(n), rules.N(left)), About: r}
		}
	}
	return rules.Decision{Seat: f.seat, Prompt: rules.Say(key, rules.R(r), rules.N(left)), About: r}
}

// Why a Build order buys no more units, whatever they cost.
const (
	unitsToBuy = iota // it may
	noBase
	unitsPast
	allBought
	placesFull
)

// unitsOver returns why an order can buy no more units.
func (s *state) unitsOver(f *frame) int {
	switch q := planet(f.a); {
	case !s.hasBase(f.seat, q):
		return noBase
	case f.step > partUnits:
		return unitsPast
	case int(f.d&buildUnits) >= s.limit(f.seat, f.d):
		return allBought
	case !s.anyPlace(f.seat, q):
		return placesFull
	}
	return unitsToBuy
}

// unitsPayable is how many units of the cheapest kind that can be had the order may still buy and pay for, at most so many.
func (s *state) unitsPayable(f *frame, most int) (n int) {
	var room [128]rules.Move
	w := s.purse(f.seat, f, false)
	for _, m := range s.purchases(f, room[:0]) {
		if m.Verb != buyVerb || !s.payable(f, m) {
			continue
		}
		n = max(n, 1) // perhaps with a discount
		for c := s.priceOf(f, m); n < most && w.covers(price{c.minerals * (n + 1), c.gas * (n + 1)}); n++ {
		}
	}
	return n
}

// anythingPayable says whether the order may still buy something for what it can pay, with a discount that it may ask for.
func (s *state) anythingPayable(f *frame) bool {
	if f.kind == inResearch {
		return s.anyTechToBuy(f)
	}
	var room [128]rules.Move
	for _, m := range s.purchases(f, room[:0]) {
		if s.payable(f, m) {
			return true
		}
	}
	return false
}

// payable says whether the order may buy something for what it can pay, with a discount that it may ask for.
func (s *state) payable(f *frame, m rules.Move) bool {
	if buildCheck(s, f, m) == nil {
		return true
	}
	if f.d&buildDiscount == 0 {
		return false
	}
	cheaper := [...]frame{*f, *f}
	cheaper[0].d |= lessMinerals
	cheaper[1].d |= lessGas
	return buildCheck(s, &cheaper[0], m) == nil || buildCheck(s, &cheaper[1], m) == nil
}

// anythingForSale says whether the order may still buy something, whatever it costs.
func (s *state) anythingForSale(f *frame) bool {
	if f.kind == inResearch {
		for i := range techsOfPeople {
			if t := techOf(s.people(f.seat), i); !s.knows(f.seat, t) && s.has(f.seat, techs[t].requires) {
				return true
			}
		}
		return false
	}
	var room [128]rules.Move
	for _, m := range s.purchases(f, room[:0]) {
		if partOf(m.Verb) >= f.step && s.purchaseRefusal(f, m) == nil {
			return true
		}
	}
	return false
}
