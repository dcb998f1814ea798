package imperio

import "tyche/rules"

// Annals are what everybody knows of a game, turn by turn. They are put together from events that all have seen, so that they tell
// every House and every visitor the same.
type Annals struct {
	Turns []AnnalTurn // those in which something happened
	Deeds [maxSeats]Deeds
}

// AnnalTurn is what happened in one turn, in its order.
type AnnalTurn struct {
	Turn  int
	Lines []AnnalLine
}

// AnnalLine is something that happened. Rival is the other side of a war, an alliance or a battle, or nobody; Votes are those of a
// decision of the Council; Planets, those that changed hands to the same House in that turn.
type AnnalLine struct {
	Event   rules.Event
	Rival   rules.Seat
	Votes   []AnnalVote
	Planets []rules.Ref
}

// AnnalVote are the votes of a House for an option of a proposal.
type AnnalVote struct {
	Seat          rules.Seat
	Option, Votes int
}

// Deeds count what a House has done in the whole game.
type Deeds struct {
	Battles, Won int // in space
	Conquests    int // planets taken from others by landing
	Laws         int // adopted proposals for which it has voted
	Broken       int // promises
}

// AnnalsOf puts the annals together from events in their order; those that only some have seen are passed over.
func AnnalsOf(told []rules.Event) Annals {
	var w annalist
	w.attacker, w.defender = nobody, nobody
	for _, e := range told {
		if e.Seen == rules.Everyone {
			w.hear(e)
		}
	}
	w.closeTurn()
	return w.Annals
}

// annalist writes Annals event by event.
type annalist struct {
	Annals
	turn               AnnalTurn
	attacker, defender rules.Seat // of the battle under way
	votes              []AnnalVote
}

// hear writes what is worth a line, and counts the deeds of the Houses.
func (w *annalist) hear(e rules.Event) {
	switch e.Verb {
	case EvTurnBegins:
		w.closeTurn()
		w.turn.Turn = int(e.N)
	case EvBattle:
		w.attacker, w.defender = e.Seat, rules.Seat(e.N)
	case EvBattleEnds:
		w.battle(e)
	case EvConquered:
		w.Deeds[e.Seat].Conquests++
		w.add(e, rules.Seat(e.N)-1)
	case EvWar, EvPeace, EvAlliance:
		w.add(e, rules.Seat(e.N))
	case EvRepelled, EvRuined, EvAbandoned, EvDissolved, EvWins:
		w.add(e, nobody)
	case EvBroken:
		w.Deeds[e.Seat].Broken++
		w.add(e, rules.Seat(e.N))
	case EvOwner:
		w.owner(e)
	case EvVotes:
		w.votes = append(w.votes, AnnalVote{e.Seat, int(e.N), int(e.M)})
	case EvDecision:
		w.decision(e)
	}
}

func (w *annalist) add(e rules.Event, rival rules.Seat) {
	w.turn.Lines = append(w.turn.Lines, AnnalLine{Event: e, Rival: rival})
}

// battle writes a battle under the arms of the attacker.
func (w *annalist) battle(e rules.Event) {
	if w.attacker == nobody {
		return
	}
	for _, p := range [...]rules.Seat{w.attacker, w.defender} {
		if p >= 0 {
			w.Deeds[p].Battles++
		}
	}
	rival := w.defender
	if e.Seat >= 0 {
		w.Deeds[e.Seat].Won++
		if e.Seat == w.defender {
			rival = w.attacker
		}
	}
	w.add(e, rival)
	w.attacker, w.defender = nobody, nobody
}

// owner writes planets that go to the same House in one line.
func (w *annalist) owner(e rules.Event) {
	for i := range w.turn.Lines {
		if k := &w.turn.Lines[i]; k.Event.Verb == EvOwner && k.Event.Seat == e.Seat {
			k.Planets = append(k.Planets, e.To)
			return
		}
	}
	w.add(e, nobody)
	w.turn.Lines[len(w.turn.Lines)-1].Planets = []rules.Ref{e.To}
}

// decision writes what the Council has decided, with the votes that were counted for it just before.
func (w *annalist) decision(e rules.Event) {
	w.add(e, nobody)
	w.turn.Lines[len(w.turn.Lines)-1].Votes = w.votes
	if won := int(e.N); won == VoteFor || won >= VoteElects {
		for _, v := range w.votes {
			if v.Option == won {
				w.Deeds[v.Seat].Laws++
			}
		}
	}
	w.votes = nil
}

// closeTurn ends a turn; what happened before the first one has no line.
func (w *annalist) closeTurn() {
	if w.turn.Turn > 0 && len(w.turn.Lines) > 0 {
		w.Turns = append(w.Turns, w.turn)
	}
	w.turn = AnnalTurn{}
}
