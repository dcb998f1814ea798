package stage

import (
	"strings"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/chart"
)

// sitting are the words of a count.
type sitting struct {
	names    [6]string // of the Houses
	bills    []billWords
	laws     string
	inForce  string // how many
	free     string
	fresh    string // below a law that has just been adopted
	lawNames []string
	lawBinds []string
	lawAbout []string
	vows     [][2]string
	vowOrder []int
	vacant   string
	waiting  string
	stamp    string
	kept     string
}

// billWords are those of a proposal.
type billWords struct {
	entry, about, outcome string
	options               []string
}

// writeCount makes the words of the present beat of a count.
func (s *Stage) writeCount() {
	w, c := &s.said, s.count
	w.title = s.word("title.council")
	w.under = s.word("under.council", rules.W(chart.Roman(c.Turn)), rules.N(c.At+1), rules.N(len(c.Bills)))
	k := &w.council
	for p := range c.Players {
		k.names[p] = s.name(rules.Seat(p))
	}
	k.vacant, k.waiting, k.free, k.fresh = s.word("vacant"), s.word("outcome.waiting"), s.word("laws.free"), s.word("laws.fresh")
	k.laws, k.inForce = strings.ToUpper(s.word("laws")), s.word("laws.of", rules.N(min(len(c.Laws)+s.newLaws(), game.MaxLaws)), rules.N(game.MaxLaws))
	k.stamp, k.kept = strings.ToUpper(s.word("broken")), strings.ToUpper(s.word("kept"))
	for i := range c.Bills {
		k.bills = append(k.bills, s.writeBill(&c.Bills[i]))
		w.steps = append(w.steps, k.bills[i].entry)
	}
	for i := range c.Laws {
		l := &c.Laws[i]
		about := s.voice.Say(c.view.Effect(l))
		binds := about
		if l.Bound != rules.Nobody {
			binds = s.name(l.Bound)
		}
		k.lawNames, k.lawBinds, k.lawAbout = append(k.lawNames, s.voice.NameOf(l.Entry)), append(k.lawBinds, binds), append(k.lawAbout, about)
	}
	for i := range c.Vows {
		k.vows = append(k.vows, s.writeVow(&c.Vows[i]))
	}
	k.vowOrder = c.orderVows()
	if s.beat == Verdict {
		w.ribbon = s.verdict()
	}
}

// writeBill makes the words of a proposal: what the rules say of it, and what has come of it.
func (s *Stage) writeBill(b *Bill) (w billWords) {
	var says []string
	for _, t := range s.count.view.BillSays(&b.ProposalView) {
		says = append(says, s.voice.Say(t))
	}
	w.entry, w.about = s.voice.NameOf(b.Entry), strings.Join(says, " ")
	for _, o := range b.Options {
		w.options = append(w.options, s.option(o.Number))
	}
	if b.Decided {
		w.outcome = s.outcome(b)
	}
	return w
}

// outcome is what has come of a proposal, with the votes.
func (s *Stage) outcome(b *Bill) string {
	best, second, tied := 0, 0, false
	for _, o := range b.Options {
		switch {
		case o.Number == b.Won:
			best = o.Sum
		default:
			second = max(second, o.Sum)
		}
	}
	tied = best == second
	key := "rejected"
	switch {
	case b.Won == 0:
		return s.word("outcome.lapsed")
	case tied:
		if p := s.count.view.Voice(); p != rules.Nobody && b.votedFor(p) >= 0 && b.Options[b.votedFor(p)].Number == b.Won {
			return s.word("outcome.voice", rules.N(best), rules.W(s.name(p)))
		}
		return s.word("outcome.luck", rules.N(best))
	case b.Won >= game.VoteElects:
		return s.word("outcome.elected", rules.W(s.option(b.Won)), rules.N(best))
	case b.Won == game.VoteFor:
		key = "adopted"
	}
	if best-second == 1 {
		return s.word("outcome.close."+key, rules.N(best), rules.N(second))
	}
	return s.word("outcome."+key, rules.N(best), rules.N(second))
}

// writeVow says who has promised what to whom. A promise between others is heard of when it is broken, without the vote that was promised.
func (s *Stage) writeVow(v *Vow) [2]string {
	seat, by, to := s.count.view.Seat, rules.W(s.name(v.By)), rules.W(s.name(v.To))
	what, of := s.word("vow.peace"), ".peace"
	if v.About >= 0 {
		of, what = "", s.voice.NameOf(s.count.Bills[v.About].Entry)
	}
	switch {
	case v.To == rules.Nobody:
		return [2]string{s.word("vow.others", by), what}
	case seat == rules.Nobody || v.By != seat && v.To != seat:
		return [2]string{s.word("vow.between", by, to), what}
	case v.About < 0:
	case v.Option >= game.VoteElects:
		what = s.word("vow.elect", rules.W(what), rules.W(s.option(v.Option)))
	case v.Option == game.VoteFor:
		what = s.word("vow.for", rules.W(what))
	default:
		what = s.word("vow.against", rules.W(what))
	}
	if v.By == seat {
		return [2]string{s.word("vow.mine"+of, to), what}
	}
	return [2]string{s.word("vow.theirs"+of, by), what}
}

// option names an option of a proposal.
func (s *Stage) option(n int) string {
	switch {
	case n >= game.VoteElects:
		return s.name(rules.Seat(n - game.VoteElects))
	case n == game.VoteFor:
		return s.word("for")
	}
	return s.word("against")
}

// verdict is what the Council has decided.
func (s *Stage) verdict() string {
	switch n := s.count.now().Won; {
	case n >= game.VoteElects:
		return s.word("ribbon.elected", rules.W(s.option(n)))
	case n == game.VoteFor:
		return s.word("ribbon.adopted")
	case n == game.VoteAgainst:
		return s.word("ribbon.rejected")
	}
	return s.word("ribbon.lapsed")
}
