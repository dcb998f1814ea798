package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/sprites/imperio/signs"
)

// saying is something that may be said to a House: the verb, what it is called, and what a declaration is called once it is written.
type saying struct {
	verb          uint8
	key, declared string
	sign          signs.Sign
}

// sayings are what may be said, in the order of their places.
var sayings = [...]saying{
	{game.VerbWar, "declare.war", "declared.war", signs.War},
	{game.VerbPeace, "declare.peace", "declared.peace", signs.Peace},
	{game.VerbAlly, "talk.ally", "", signs.House},
	{game.VerbGrant, "declare.grant", "declared.grant", signs.Passage},
	{game.VerbRevoke, "declare.revoke", "declared.revoke", signs.Cross},
	{game.VerbLeague, "declare.league", "declared.league", signs.Cross},
}

// atOnce says whether a saying is an offer, which is made at once; the others are declarations, written and sealed with the plan.
func (k *saying) atOnce() bool { return k.verb == game.VerbAlly }

// writtenAt is the letter in which a declaration stands, -1 if in none.
func writtenAt(d *table.Desk, m rules.Move) int {
	return slices.IndexFunc(d.Letters(), func(l session.Letter) bool {
		return l.Place == game.QuestionDeclarations && slices.Contains(l.Moves, m)
	})
}

// undoing are the pairs of declarations that undo each other: passage that is granted at the seal is not revoked, it is withdrawn.
var undoing = map[uint8]uint8{game.VerbGrant: game.VerbRevoke, game.VerbRevoke: game.VerbGrant}

// undoes says whether a declaration would undo one that is written.
func (k *saying) undoes(d *table.Desk, m rules.Move) bool {
	other, paired := undoing[k.verb]
	m.Verb = other
	return paired && writtenAt(d, m) >= 0
}

// sayable says whether a word may be said now.
func (f *Face) sayable(k *saying, m rules.Move, s *table.Sight) (legal bool) {
	switch {
	case s.Desk == nil, k.undoes(s.Desk, m):
	case k.atOnce():
		_, legal = s.Offers.Find(m)
	default:
		_, legal = f.desk.declare.Find(m)
	}
	return legal
}

// answered says when a House answers what is offered to it: a computer at once, and so a person who has sealed; else in its own
// session of orders (18.4).
func (f *Face) answered(q rules.Seat) string {
	key := "talk.answer.turn"
	switch {
	case !f.answersAtOnce(q):
	case f.seats[q].Person():
		key = "talk.answer.person"
	default:
		key = "talk.answer.now"
	}
	return f.word(key, rules.W(f.houseName(q)))
}

// answersAtOnce says whether a House answers an offer at once.
func (f *Face) answersAtOnce(q rules.Seat) bool {
	return f.view.Houses[q].Sealed || !f.seats[q].Person()
}

// granting says how leave to pass stands to what both Houses are to each other: an alliance gives it already (18.5), and at war it is void
// (18.2), but may be given for the peace to come. Empty: it is leave like any other, or another word.
func (f *Face) granting(verb uint8, q rules.Seat) string {
	switch {
	case verb != game.VerbGrant:
	case f.allied(q):
		return ".allied"
	case f.fought(q):
		return ".war"
	}
	return ""
}

// meant is what a saying means, and of an offer when it is answered.
func (f *Face) meant(k *saying, q rules.Seat) string {
	words := f.word("talk.tip." + k.key + f.granting(k.verb, q))
	if k.atOnce() {
		words += " " + f.answered(q)
	}
	return words
}

// refusalOf is why the rules do not let a word be said; nil where they let it, or where it is not asked for now.
func refusalOf(k *saying, m rules.Move, s *table.Sight) *rules.Illegal {
	if s.Desk == nil {
		return nil
	}
	if !k.atOnce() {
		return s.Desk.Refusal(-1, game.QuestionDeclarations, m)
	}
	return refused(s.Offers, m)
}

// refused is why the rules do not allow one of the answers that there are; nil where they allow it, or where it is none of them.
func refused(o *table.Offers, m rules.Move) *rules.Illegal {
	if i := slices.IndexFunc(o.Refused, func(f table.Offer) bool { return f.Move == m }); i >= 0 {
		return o.Refused[i].Bad
	}
	return nil
}
