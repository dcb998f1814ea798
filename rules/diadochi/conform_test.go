package diadochi

import (
	"fmt"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/lexicon"
)

func TestConform(t *testing.T) {
	if _, err := lexicon.New(lexicon.Kit, Texts); err != nil {
		t.Fatal(err)
	}
	conform.Run(t, conform.Config{Game: Game, Games: 1, Invariant: invariant, Skips: true})
}

// invariant says what is wrong with a position that the rules never allow.
func invariant(st rules.State) error {
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
	return invariantGenerals(s)
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
