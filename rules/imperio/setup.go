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
		s.arena.entered[h] = noHex
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
		s.chaos[p].target, s.sowing[p].target, s.reports[p].target = nobody, nobody, nobody
	}
	for i := range s.pacts {
		s.pacts[i].a = nobody
	}
	s.now, s.next = effects{quarantine: nobody, moored: nobody}, effects{quarantine: nobody, moored: nobody}
	s.draw = 1<<numCards - 1
	s.derive()
	return s
}

func newGame(setup rules.Setup, ch rules.Chance) (*state, error) {
	if setup.Seats < 2 || setup.Seats > maxSeats || setup.Scenario != 0 || setup.Options>>len(options) != 0 {
		return nil, errors.New("imperio: the rules have no such game")
	}
	s := bareState(setup.Seats, uint16(setup.Options))
	return s, nil
}
