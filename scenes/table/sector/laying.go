package sector

import (
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/table"
)

// Laying cards for a skirmish: a click on a strike or a ploy of the hand lies it down in the arch, another click takes it back,
// and a click on the arch, or on the button below, commits what lies there. The sums and the odds follow before anything is committed.
// To commit nothing has a button of its own: a click on the arch, which also sends supports there, never means it while there is a choice.

// laid are the cards that lie in the arch of the present skirmish, a strike and a ploy; nothing where there is none.
type laid [2]rules.Ref

// refs are the cards that lie there.
func (l *laid) refs() []rules.Ref {
	switch {
	case l[0].Kind == 0 && l[1].Kind == 0:
		return nil
	case l[0].Kind == 0:
		return l[1:]
	case l[1].Kind == 0:
		return l[:1]
	}
	return l[:]
}

// lays says whether the viewer is asked for the cards of a skirmish, and of which, counted from 1.
func (f *Face) lays() (slot int, asked bool) {
	if f.offers == nil || len(f.offers.Legal) == 0 || f.offers.Legal[0].Move.Verb != game.CommitMove {
		return 0, false
	}
	return int(f.offers.Legal[0].Move.C), true
}

// committing is the answer that the cards in the arch mean.
func (f *Face) committing() rules.Move {
	slot, _ := f.lays()
	m := rules.Move{Verb: game.CommitMove, A: game.NoCard, B: game.NoCard, C: int16(slot)}
	if f.laid[0].Kind != 0 {
		m.A = f.laid[0].ID
	}
	if f.laid[1].Kind != 0 {
		m.B = f.laid[1].ID
	}
	return m
}

// layCard puts a card of the hand into the arch, or takes it back, and says whether that is what a click on it means now.
func (f *Face) layCard(ref rules.Ref) bool {
	if _, asked := f.lays(); !asked || ref.Kind != game.KindCard {
		return false
	}
	at := 0
	if game.FactsOfCard(ref).Ploy {
		at = 1
	}
	before := f.laid
	if f.laid[at] == ref {
		f.laid[at] = rules.Ref{}
	} else {
		f.laid[at] = ref
	}
	if _, legal := f.offers.Find(f.committing()); !legal {
		f.laid = before
		return false // the table says why
	}
	f.app.Play("click")
	return true
}

// commitCards answers with the cards in the arch when it was clicked, and says whether it was. Where none lies there though some could
// it only says so.
func (f *Face) commitCards(ref rules.Ref, s *table.Sight) bool {
	slot, asked := f.lays()
	if !asked || ref.Kind != game.KindSlot || int(ref.ID) != slot-1 {
		return false
	}
	if f.laid == (laid{}) && f.choosesCards() {
		s.Refused = &rules.Illegal{Rule: "4.4", Why: rules.Say("sector.face.lay.first")}
		return true
	}
	f.commit(s)
	return true
}

// choosesCards says whether any card could be laid.
func (f *Face) choosesCards() bool { return len(f.offers.Legal) > 1 }

// commit answers with the cards in the arch. They lie there until the answer counts: it may be asked about first.
func (f *Face) commit(s *table.Sight) { s.Answers = append(s.Answers, f.committing()) }

// preview is a skirmish as it is with the cards that lie in its arch.
func (f *Face) preview(i int) *game.SlotView {
	if n, asked := f.lays(); !asked || i != n-1 {
		return &f.view.Battle.Slots[i]
	}
	slot := &f.sums.shown
	*slot = f.view.Battle.Slots[i]
	side := f.ownSide()
	slot.Strike[side], slot.Ploy[side] = f.laid[0], f.laid[1]
	k := &f.sums
	if m := f.committing(); k.move != m || k.slot != i {
		k.move, k.slot = m, i
		k.attack, k.health, k.ok = game.SumsWith(&f.view, m)
	}
	if k.ok {
		slot.Attack[side], slot.Health[side] = k.attack, k.health
	}
	return slot
}

// ownSide is the viewer's side in the battle: 0 attacks, 1 defends.
func (f *Face) ownSide() int {
	if f.view.Battle.Seats[1] == f.view.Seat {
		return 1
	}
	return 0
}

// sums are those of the skirmish with the cards in its arch, counted once.
type sums struct {
	move           rules.Move
	slot           int
	attack, health int
	ok             bool
	shown          game.SlotView // working memory of preview
}
