package imperio

import (
	"errors"

	"tyche/rules"
)

// bareState is an empty map.
func bareState(players int, options uint16) *state {
	s := &state{players: uint8(players), options: options, turn: 1, active: nobody}
	for h := range s.name {
		s.name[h], s.roller[h] = noSystem, nobody
		s.fleets[h].owner = nobody
	}
	for i := range s.bodies {
		b := &s.bodies[i]
		b.owner, b.holder, b.start = nobody, nobody, nobody
	}
	for i := range s.transport {
		s.transport[i].at = noHex
	}
	for p := range s.houses {
		k := &s.houses[p]
		k.house, k.flag.at = noHouse, noHex
		k.abilities, k.upgrades = [2]ability{noAbility, noAbility}, [2]upgrade{noUpgrade, noUpgrade}
		s.home[p] = noHex
		s.spied[p], s.spying[p] = nobody, nobody
		s.chaos[p].target, s.sowing[p].target = nobody, nobody
	}
	for i := range s.pacts {
		s.pacts[i].a = nobody
	}
	s.now, s.next = effects{quarantine: nobody, moored: nobody}, effects{quarantine: nobody, moored: nobody}
	s.draw = 1<<numCards - 1
	s.derive()
	return s
}

// newGame begins with the choices of the Houses; the map is made after them (5).
func newGame(setup rules.Setup, ch rules.Chance) (*state, error) {
	if setup.Seats < 2 || setup.Seats > maxSeats || setup.Scenario != 0 || setup.Options>>len(offered) != 0 {
		return nil, errors.New("imperio: the rules have no such game")
	}
	s := bareState(setup.Seats, uint16(setup.Options&(1<<len(options)-1)))
	for p, favoured := rules.Seat(0), setup.Favoured(Game.Info()); int(p) < setup.Seats; p++ {
		if favoured.Has(p) {
			s.houses[p].treasury = favouredResources // beside what everybody will be given
		}
	}
	s.push(frame{kind: inGame, seat: nobody})
	s.settle(ctx{ch, nil})
	return s, nil
}

// favouredResources is how many Resources a handicap is (24.6).
const favouredResources = 10

// found gives a House what it begins with in its Home System (5).
func (s *state) found(p rules.Seat) {
	h := s.home[p]
	for i := range planet(s.count[h]) {
		b := &s.bodies[firstPlanet(h)+i]
		b.owner, b.holder, b.start = p, p, p
	}
	b := &s.bodies[firstPlanet(h)]
	b.add(shipyard)
	b.troops = 8
	if s.count[h] == 2 {
		b.troops, s.bodies[firstPlanet(h)+1].troops = 5, 3
	}
	f := s.claim(p, h)
	f.frigates, f.cruisers, f.based = 2, 1, 4
	for range 2 {
		s.transport[s.freeTransport()] = transport{owner: p, at: h, hull: 1}
	}
	s.houses[p].treasury += 10
}

// muster puts the militia of the option on neutral planets (24).
func (s *state) muster() {
	n := uint8(0)
	switch {
	case s.options&optMilitia2 != 0:
		n = 2
	case s.options&optMilitia1 != 0:
		n = 1
	}
	for pl := range planet(3 * s.mapSize()) {
		if s.exists(pl) && s.bodies[pl].owner == nobody {
			s.bodies[pl].troops = n
		}
	}
}

// Choosing a House, its abilities and upgrades (2.1). a of inHouse counts what has been chosen.

var (
	houseTaken   = refuse("2.1", "imperio.why.house-taken")
	twiceTheSame = refuse("2.1", "imperio.why.twice-the-same")
	notYet       = refuse("2.1", "imperio.why.not-now")
)

// Steps of inHouse.
const (
	chooseHouse uint8 = iota
	chooseAbilities
	chooseUpgrades
)

func runHouse(s *state, x ctx, f *frame) bool {
	if f.step == chooseHouse && s.options&optDealHouses != 0 {
		s.dealHouse(x, f)
	}
	return true
}

func candidatesHouse(s *state, f *frame, dst []rules.Move) []rules.Move {
	switch f.step {
	case chooseHouse:
		return listOne(dst, houseVerb, numHouses)
	case chooseAbilities:
		dst = append(dst, rules.Move{Verb: defaultsVerb})
		return listOne(dst, abilityVerb, numAbilities)
	}
	dst = append(dst, rules.Move{Verb: defaultsVerb})
	return listOne(dst, upgradeVerb, numUpgrades)
}

// dealHouse gives a seat a House at random that nobody has (option); its abilities and upgrades are still chosen.
func (s *state) dealHouse(x ctx, f *frame) {
	n := x.ch.Draw(numHouses - int(f.seat)) // the seats before this one have theirs
	for h := range house(numHouses) {
		if s.houseTaken(h) {
			continue
		}
		if n == 0 {
			applyHouse(s, x, f, rules.Move{Verb: houseVerb, A: int16(h)})
			return
		}
		n--
	}
}

func (s *state) houseTaken(h house) bool {
	for p := range rules.Seat(s.players) {
		if s.houses[p].house == h {
			return true
		}
	}
	return false
}

// listOne appends a move for each value of a verb's operand.
func listOne(dst []rules.Move, v verb, n int) []rules.Move {
	for i := range n {
		dst = append(dst, rules.Move{Verb: v, A: int16(i)})
	}
	return dst
}

func checkHouse(s *state, f *frame, m rules.Move) *rules.Illegal {
	k := &s.houses[f.seat]
	switch {
	case m.Verb == houseVerb && f.step == chooseHouse:
		if s.houseTaken(house(m.A)) {
			return houseTaken
		}
		return nil
	case m.Verb == abilityVerb && f.step == chooseAbilities:
		if k.abilities[0] == ability(m.A) {
			return twiceTheSame
		}
		return nil
	case m.Verb == upgradeVerb && f.step == chooseUpgrades:
		if k.upgrades[0] == upgrade(m.A) {
			return twiceTheSame
		}
		return nil
	case m.Verb == defaultsVerb && f.step != chooseHouse:
		return nil
	}
	return notYet
}

func applyHouse(s *state, x ctx, f *frame, m rules.Move) {
	k := &s.houses[f.seat]
	switch m.Verb {
	case houseVerb:
		k.house, f.step = house(m.A), chooseAbilities
		x.tell(EvChosen, f.seat, rules.Ref{Kind: KindHouse, ID: m.A}, none, none, 0, 0)
	case abilityVerb:
		k.abilities[f.a] = ability(m.A)
		if f.a++; f.a == 2 {
			f.a, f.step = 0, chooseUpgrades
		}
	case upgradeVerb:
		k.upgrades[f.a] = upgrade(m.A)
		if f.a++; f.a == 2 {
			s.pop(0)
		}
	case defaultsVerb:
		if f.step == chooseAbilities {
			k.abilities, f.a, f.step = houses[k.house].abilities, 0, chooseUpgrades
			return
		}
		k.upgrades = houses[k.house].upgrades
		s.pop(0)
	}
}

// Moving Troops between the two Home planets before turn 1 (5): shift 1 moves one to the second, shift 2 one back.

var noTroopsThere = refuse("5.5", "imperio.why.no-troops-there")

func runTroops(s *state, x ctx, f *frame) bool {
	if s.count[s.home[f.seat]] < 2 {
		s.pop(0)
		return false
	}
	return true
}

func candidatesTroops(s *state, f *frame, dst []rules.Move) []rules.Move {
	for n := int16(0); n <= 8; n++ {
		dst = append(dst, rules.Move{Verb: shiftVerb, A: n})
	}
	return dst
}

func checkTroops(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb != shiftVerb || m.A < 0 || m.A > 8 {
		return noTroopsThere
	}
	return nil
}

func applyTroops(s *state, x ctx, f *frame, m rules.Move) {
	h := firstPlanet(s.home[f.seat])
	s.bodies[h].troops, s.bodies[h+1].troops = 8-uint8(m.A), uint8(m.A)
	s.pop(0)
}
