package diadochi

import "tyche/rules"

// Effects of cards that last, and their end.

// truceHolds says whether a truce holds between a and b (11.23, cards 13 and 28).
func (s *state) truceHolds(a, b rules.Seat) bool {
	if !isPlayer(a) || !isPlayer(b) {
		return false
	}
	for i := range s.truces {
		if t := &s.truces[i]; t.a == a && t.b == b || t.a == b && t.b == a {
			return true
		}
	}
	return false
}

// truceKeeps says whether a truce of p keeps the PC of sp where it is, whatever would remove it (cards 13, 28).
func (s *state) truceKeeps(p rules.Seat, sp space) bool { return s.truceHolds(p, s.pc[sp]) }

// makeTruce lets a truce hold between p, who played the card, and q until p's next Player Turn begins or the phase
// ends. A second truce of the same two only lasts longer.
func (s *state) makeTruce(x ctx, p, q rules.Seat) {
	free := -1
	for i := range s.truces {
		t := &s.truces[i]
		if t.a == p && t.b == q {
			return
		}
		if t.a == nobody {
			free = i
		}
	}
	if free >= 0 {
		s.truces[free] = truce{a: p, b: q, until: p}
	}
	x.tell(EvTruce, p, none, none, none, int(q), 0)
}

// endTruces ends the truces that last until a Player Turn of p begins; with nobody, all.
func (s *state) endTruces(x ctx, p rules.Seat) {
	for i := range s.truces {
		t := &s.truces[i]
		if t.a == nobody || p != nobody && t.until != p {
			continue
		}
		x.tell(EvTruceEnds, t.a, none, none, none, int(t.b), 0)
		*t = truce{a: nobody, b: nobody, until: nobody}
	}
}

// siegeCardBonus is what cards add to every siege roll that g commands against sp (card 14).
func (s *state) siegeCardBonus(g general, sp space) int {
	if g != noGeneral && s.helepolis == g && spaces[sp].kind == majorCity {
		return 1
	}
	return 0
}

// siegeCost is the MP that a siege attempt of g costs (5.8, card 10).
func (s *state) siegeCost(g general) int {
	if g != noGeneral && s.engineers == g {
		return 1
	}
	return 2
}

// siegeLossRelief is how many CUs fewer a siege attempt of g costs (card 10).
func (s *state) siegeLossRelief(g general) int {
	if g != noGeneral && s.engineers == g {
		return 1
	}
	return 0
}

// movementBonus is what cards do to the MP of g when he is activated in the Activation Segment: points go to the
// roll (card 59), landPoints come on top and are good for land movement and sieges only (card 9).
func (s *state) movementBonus(g general) (points, landPoints int) {
	if s.segment != activationSegment {
		return 0, 0
	}
	if s.omens&g.bit() != 0 {
		points = -2
	}
	if s.royalRoad == g {
		landPoints = 2
	}
	return points, landPoints
}

// lostBattle takes the Helepolis away from an army that lost a battle (card 14).
func (s *state) lostBattle(g general) {
	if g != noGeneral && s.helepolis == g {
		s.helepolis = noGeneral
	}
}

// tidyMarkers ends what has lost its ground: it is part of what follows every Procedure.
func (s *state) tidyMarkers() {
	for _, g := range [...]*general{&s.engineers, &s.helepolis, &s.royalRoad} {
		if *g != noGeneral && s.at[*g] >= firstBoxed {
			*g = noGeneral
		}
	}
	if g := s.helepolis; g != noGeneral && s.armySize(g) < 3 {
		s.helepolis = noGeneral
	}
	for p := range s.regent {
		if s.regent[p] > 0 && s.royalOf[philippos] != rules.Seat(p) && s.royalOf[alexandros] != rules.Seat(p) {
			s.regent[p] = 0
		}
	}
}
