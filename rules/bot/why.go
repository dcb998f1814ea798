package bot

import (
	"slices"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/mind"
	"tyche/rules/session"
)

// Frank is a Mind that tells others what a move of its was for.
type Frank interface {
	Mind
	// Motives says what a move of the seat that is asked leads to, in sentences about somebody else. They follow from the
	// position and the style in which the seat plays; nothing in them is a guess at what luck or others do later.
	Motives(s rules.State, seat rules.Seat, m rules.Move, style mind.Style) []rules.Text
}

const (
	whyWorlds  = 6    // in which a motive must hold
	whyDraws   = 4000 // worlds drawn at most until there are so many in which the move could be made: a card may be one of forty
	whyMotives = 3    // sentences at most
)

// Why says what a computer player had in mind with a move that an onlooker has seen, from his chair in the position before it.
// The move itself is all that he learns of the secrets of the mover: a motive is told only if it is the same in several worlds which the
// onlooker cannot tell from the true one and in which the move could be made. Nil where nothing can be said, and for who plays
// at random. The luck of the worlds comes from the seed, which must not depend on anything secret.
func Why(called string, m Mind, onlooker session.Chair, seat rules.Seat, move rules.Move, seed uint64) (told []rules.Text) {
	style, has := styleOf(called)
	_, character := Split(called)
	if character != "" {
		m = as(m, character)
	}
	frank, speaks := m.(Frank)
	if !has || !speaks {
		return nil
	}
	luck := dice.NewStream(seed, 1<<54)
	worlds := 0
	for range whyDraws {
		world := onlooker.Resample(&luck)
		if world.Check(seat, move) != nil {
			continue
		}
		motives := frank.Motives(world, seat, move, style)
		if worlds == 0 {
			told = motives
		}
		told = slices.DeleteFunc(told, func(t rules.Text) bool { return !slices.Contains(motives, t) })
		if worlds++; worlds == whyWorlds || len(told) == 0 {
			break
		}
	}
	if worlds < whyWorlds {
		return nil
	}
	return told[:min(len(told), whyMotives)]
}

// Watched is a Mind of a game whose orders are sealed in one plan that is never shown: others learn of them by events.
type Watched interface {
	Mind
	// Grounds says what spoke for what the last of the events tells of a seat, in sentences about somebody else: from no more than
	// what an onlooker saw before the orders, and what he has been told since.
	Grounds(before rules.View, seen []rules.Event) []rules.Text
}

// WhySeen says what spoke for what the last of these events tells, to an onlooker who had that view before them. Nil where nothing can
// be said, and for who plays at random.
func WhySeen(called string, m Mind, before rules.View, seen []rules.Event) []rules.Text {
	_, character := Split(called)
	if character != "" {
		m = as(m, character)
	}
	watched, speaks := m.(Watched)
	if _, has := styleOf(called); !has || !speaks {
		return nil
	}
	told := watched.Grounds(before, seen)
	return told[:min(len(told), whyMotives)]
}

// styleOf is how a level plays; false for one that has no reasons.
func styleOf(called string) (mind.Style, bool) {
	switch level, _ := Split(called); level {
	case Learner:
		return mind.Simple, true
	case Novice, Veteran:
		return mind.Sound, true
	case Strategos:
		return mind.Exact, true
	}
	return 0, false
}
