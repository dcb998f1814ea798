package imperio

import "tyche/rules"

// Resample returns a position that the seat cannot tell from this one. What other Houses keep to themselves is drawn
// anew: treasuries, technologies, abilities that nobody has seen, Flagship designs not yet built, cargo, and sealed
// orders, for which such a House orders something else at random. The House that is giving its orders keeps what it
// has already filled in, and the abilities on which it rests.
func (s *state) Resample(seat rules.Seat, ch rules.Chance) rules.State {
	c := *s
	t := &c
	for p := range rules.Seat(t.players) {
		if p == seat {
			continue
		}
		busy := t.depth > 1 && t.ordering(p)
		if !busy && t.slot == 0 {
			t.redesign(seat, p, ch)
		}
		t.reload(seat, p, busy, ch)
		t.restock(seat, p, busy, ch)
	}
	if t.slot == 0 && t.phase == strategicPhase {
		for p := range rules.Seat(t.players) {
			if p != seat && t.plans[p].sealed {
				t.replan(p, ch)
			}
		}
	}
	return t
}

// ordering says whether a House has a frame on the stack.
func (s *state) ordering(p rules.Seat) bool {
	for i := range s.depth {
		if s.frames[i].seat == p && s.frames[i].kind != inGame {
			return true
		}
	}
	return false
}

// redesign draws abilities and upgrades that the viewer does not know. A sealed House is ordered anew afterwards.
func (s *state) redesign(viewer, p rules.Seat, ch rules.Chance) {
	k := &s.houses[p]
	known := k.shown
	if viewer >= 0 {
		known |= s.knows[viewer][p]
	}
	for i := range k.abilities {
		if k.abilities[i] == noAbility || known>>i&1 != 0 {
			continue
		}
		for {
			if a := ability(ch.Draw(numAbilities)); a != k.abilities[1-i] {
				k.abilities[i] = a
				break
			}
		}
	}
	for i := range k.upgrades {
		if k.upgrades[i] == noUpgrade || k.shown&4 != 0 {
			continue
		}
		for {
			if f := upgrade(ch.Draw(numUpgrades)); f != k.upgrades[1-i] {
				k.upgrades[i] = f
				break
			}
		}
	}
}

// restock draws treasury and technologies.
func (s *state) restock(viewer, p rules.Seat, busy bool, ch rules.Chance) {
	k := &s.houses[p]
	if s.phase == setupPhase {
		return
	}
	k.treasury = k.reserved + s.committed(p) + int16(ch.Draw(16))
	if busy || s.slot > 0 {
		return
	}
	known := techSet(0)
	if viewer >= 0 {
		known = s.verified[viewer][p]
	}
	if s.inForce(l06) != nil {
		return // the list of technologies is public: who owns what is left as it is
	}
	// As many technologies as before, along the tree.
	want := count32(uint32(k.techs))
	k.techs &= known
	for tries := 0; count32(uint32(k.techs)) < want && tries < 200; tries++ {
		if t := tech(ch.Draw(numTechs)); techs[t].needs&^k.techs == 0 {
			k.techs |= 1 << t
		}
	}
	k.startTechs = k.techs
}

func count32(n uint32) (c int) {
	for ; n != 0; n &= n - 1 {
		c++
	}
	return c
}

// reload draws the cargo of loaded transports: they stay loaded, with Troops or Aircraft.
func (s *state) reload(viewer, p rules.Seat, busy bool, ch rules.Chance) {
	if busy || s.slot > 0 {
		return
	}
	for t := range s.transport {
		k := &s.transport[t]
		if k.at == noHex || k.owner != p || k.troops+k.aircraft == 0 {
			continue
		}
		n := uint8(ch.Draw(manifestSize)) + 1
		k.troops = uint8(ch.Draw(int(n) + 1))
		k.aircraft = n - k.troops
	}
}

// replan lets a House that has sealed give its orders anew, at random.
func (s *state) replan(p rules.Seat, ch rules.Chance) {
	frames, depth, res := s.frames, s.depth, s.result
	k := &s.houses[p]
	k.reserved, k.spent = s.promised(p), 0
	s.plans[p] = plan{}
	for t := range s.transport {
		if s.transport[t].owner == p {
			s.transport[t].part = 0
		}
	}
	k.flag.part = 0
	s.frames, s.depth = [maxFrames]frame{}, 0
	s.push(frame{kind: inGame, seat: nobody})
	s.push(frame{kind: inOrders, seat: p, step: filling})
	var room [256]rules.Move
	for !s.plans[p].sealed {
		for !procedures[s.top().kind].run(s, ctx{ch: ch}, s.top()) {
		}
		moves := rules.Moves(s, p, room[:0])
		procedures[s.top().kind].apply(s, ctx{ch: ch}, s.top(), moves[ch.Draw(len(moves))])
	}
	s.frames, s.depth, s.result = frames, depth, res
}

// committed is what a House that is giving its orders has chosen to spend but not reserved yet.
func (s *state) committed(p rules.Seat) (n int16) {
	for i := range s.depth {
		f := &s.frames[i]
		if f.seat != p {
			continue
		}
		switch f.kind {
		case inPaying:
			n += int16(s.plans[p].slots[f.a].price)
		case inPlotting:
			if f.step != choosePlot {
				n += int16(s.plotPrice(p, f.planned(), true))
			}
		case inProducing:
			if f.b > 0 {
				n += int16(s.buildPrice(p, &s.plans[p].builds[f.c]))
			}
		case inOperating:
			n += int16(s.operationPrice())
		case inOffer:
			n += s.trade.goods[gives].resources
		}
	}
	return n
}
