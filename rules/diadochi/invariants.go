package diadochi

import (
	"fmt"

	"tyche/rules"
)

// Invariant says what is wrong with a position that the rules never allow.
func Invariant(st rules.State) error {
	s := st.(*state)
	fresh := *s
	fresh.derive()
	if fresh.derived != s.derived {
		return fmt.Errorf("derived values differ:\n%+v\n%+v", s.derived, fresh.derived)
	}
	if s.phase == setupPhase {
		return nil // the draft
	}
	if n := s.countAll(royalArmy) + int(s.royalLost); n != 8 {
		return fmt.Errorf("%d RA instead of 8", n)
	}
	if n := s.countAll(elephant); n > 8 {
		return fmt.Errorf("%d elephants", n)
	}
	if n := s.countAll(silver); n > 2 || (n > 0) != (s.silverState == silverInPlay) {
		return fmt.Errorf("%d Silver Shields in state %d", n, s.silverState)
	}
	for i := range s.stacks {
		k := &s.stacks[i]
		if (k.owner == nobody) != (k.size() == 0) {
			return fmt.Errorf("stack %s: %+v", placeID(place(i)), *k)
		}
		if isInside(place(i)) && k.owner != nobody && (k.size() > 2 || s.pc[spaceOf(place(i))] != k.owner) {
			return fmt.Errorf("inside %s: %+v, PC %d", placeID(place(i)), *k, s.pc[spaceOf(place(i))])
		}
	}
	if err := invariantGenerals(s); err != nil {
		return err
	}
	return invariantMenus(s)
}

// invariantMenus says what is left over of a Procedure although the seat is between two.
func invariantMenus(s *state) error {
	if s.depth == 0 {
		return nil
	}
	switch s.top().kind {
	case inSurrender, inTyche, inActivations:
	default:
		return nil
	}
	switch {
	case s.march.on || s.entry.on || s.battle.on || s.voyage.on || s.assault.on:
		return fmt.Errorf("a march, entry, battle, voyage or assault is still on")
	case s.stacks[marching].owner != nobody || s.stacks[reacting].owner != nobody:
		return fmt.Errorf("CUs are still on the way")
	case s.cart == marching || s.cart == reacting:
		return fmt.Errorf("the Cart is still on the way")
	}
	for g, at := range s.at {
		if at == marching || at == reacting {
			return fmt.Errorf("%s is still on the way", generalID(general(g)))
		}
	}
	for r, at := range s.royalAt {
		if at == marching || at == reacting {
			return fmt.Errorf("%s is still on the way", royalIDs[r])
		}
	}
	for sp := range space(numSpaces) {
		if s.armiesAt(sp) != 0 && s.stacks[sp].owner != nobody {
			return fmt.Errorf("an Independent Army and CUs are in %s together", spaces[sp].id)
		}
	}
	largest := s.largest
	s.checkLargest(ctx{})
	if s.largest != largest {
		return fmt.Errorf("the largest fleet is seat %d's, not %d's", s.largest+1, largest+1)
	}
	return nil
}

func invariantGenerals(s *state) error {
	for p := range rules.Seat(s.players) {
		for g := range general(numGenerals) {
			if s.ownerOf(g) == p && s.force[p]&g.bit() == 0 {
				return fmt.Errorf("general %s does not belong to seat %d", generalID(g), p+1)
			}
			if !isMajor(g) && s.ownerOf(g) == p && s.at[g] == gone {
				return fmt.Errorf("%s is gone", generalID(g))
			}
		}
	}
	for g := range general(numMajors) {
		if owned := s.owner[g] != nobody; owned != (s.at[g] < inReserve) {
			return fmt.Errorf("%s of seat %d is at %s", generalID(g), s.owner[g]+1, placeID(s.at[g]))
		}
	}
	for r := kleopatra; r <= thessalonike; r++ {
		if g := s.spouse[r]; g != noGeneral && (s.owner[g] != s.royalOf[r] || s.at[g] != s.royalAt[r]) {
			return fmt.Errorf("%s and her husband %s are apart", royalIDs[r], generalID(g))
		}
	}
	for _, at := range s.cardAt {
		if at > outOfGame {
			return fmt.Errorf("a card is in pile %d", at)
		}
	}
	return nil
}
