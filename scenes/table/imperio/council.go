package imperio

import (
	"slices"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/signs"
)

// ballot is where votes are placed on a proposal: for and against, or for one of the Houses. While no plan is written it
// tells what was voted.
func (f *Face) ballot(p *pen, i int, s *table.Sight) {
	v := f.view
	if v.Seat < 0 {
		return
	}
	option, votes := v.Own.Votes[i][0], v.Own.Votes[i][1]
	if s.Desk == nil {
		if votes > 0 {
			p.text(f.word("council.voted", rules.N(votes), rules.W(f.option(option))), ui.Small, p.u.Theme.Heading)
		}
		return
	}
	f.promised(p, i)
	for _, o := range optionsOf(&v.Docket[i], v.Players) {
		f.vote(p, s, i, o, votes, option)
	}
}

// promised says what the House has promised to vote on a proposal, and to whom, in the ink of a warning until the letters do so.
func (f *Face) promised(p *pen, proposal int) {
	for other, g := range f.vows() {
		option, given := g.PromisedVote()
		if !given || g.About != proposal {
			continue
		}
		ink := p.u.Theme.Why
		if f.voted(proposal, option) {
			ink = p.u.Theme.Heading
		}
		p.text(f.word("vote.promised", rules.W(f.houseName(other)), rules.W(f.option(option))), ui.Small, ink)
	}
}

// optionsOf are what may be voted for.
func optionsOf(k *game.ProposalView, players int) (list []int) {
	if !k.Elects() {
		return []int{game.VoteFor, game.VoteAgainst}
	}
	for q := range players {
		list = append(list, game.VoteElects+q)
	}
	return list
}

// vote is the row of one option: votes on another are taken off first.
func (f *Face) vote(p *pen, s *table.Sight, proposal, option, votes, voted int) {
	why, n := "", 0
	switch {
	case votes > 0 && voted == option:
		n = votes
	case votes > 0:
		why = f.word("vote.other")
	}
	if q := rules.Seat(option - game.VoteElects); q >= 0 && !f.view.Electable(f.view.Docket[proposal].Entry, q) {
		why = f.word("vote.not-electable")
	}
	if why == "" && votesLeft(f.view) == 0 { // else those of a later proposal would be taken
		why = f.word("vote.all-placed")
	}
	less := ""
	if n == 0 {
		less = f.word("vote.none")
	}
	step := p.stepper(signs.Vote, f.option(option), "", n, why, less)
	if g := f.guide.asked; f.guide.verb(game.VerbVote) && int(g[0].A) == proposal {
		switch want := int(g[0].C); {
		case int(g[0].B) != option:
			p.markSteps(n, 0)
		case why == "":
			p.markSteps(n, want)
		}
	}
	if step == 0 {
		step = f.allVotes(p, why, proposal, option)
	}
	if step == 0 {
		return
	}
	place := game.QuestionVote + proposal
	var moves []rules.Move
	if n+step > 0 {
		moves = []rules.Move{{Verb: game.VerbVote, A: int16(proposal), B: int16(option), C: int16(n + step)}}
	}
	if !s.Desk.Try(s.Desk.Find(place), place, moves...) {
		p.u.App.Play("refuse")
	}
}

// allVotes is how many votes a press on the words of an option adds: all that are left.
func (f *Face) allVotes(p *pen, why string, proposal, option int) int {
	left := votesLeft(f.view)
	if why != "" || left == 0 || p.label.W == 0 {
		return 0
	}
	p.u.Scope(2000 + proposal*(game.VoteElects+len(f.view.Houses)) + option)
	hover, pressed := p.u.Spot("all", p.label)
	p.u.Unscope()
	p.u.Tip(p.label, f.word("vote.all", rules.N(left)))
	f.drawEvery(p, option, hover)
	if pressed {
		f.app.Play("click")
		return left
	}
	return 0
}

// drawEvery writes at the end of the words of an option, where they leave room, that a press on them adds all votes: sixty are not placed
// one by one.
func (f *Face) drawEvery(p *pen, option int, hover bool) {
	u, words := p.u, f.word("vote.every")
	st, r := u.Theme.Colored(ui.Small, u.Theme.Heading), p.label
	w := fonts.Width(words, st)
	if fonts.Width(f.option(option), u.Theme.Text(ui.Body))+w+u.Px(14) > r.W {
		return
	}
	box := ui.CutRight(&r, w+u.Px(6))
	u.Words(box, words, st, ui.Left)
	line := canvas.Rect{X: box.X, Y: box.Center().Y + u.Px(8), W: w, H: max(u.Px(1), 1)}
	if hover {
		line.H *= 2
	}
	u.Fill(line, u.Theme.Heading)
}

// votesLeft are the votes that are not placed yet.
func votesLeft(v *game.View) int {
	left := v.Own.MayCast
	for i := range v.Docket {
		left -= v.Own.Votes[i][1]
	}
	return max(left, 0)
}

// declarations are what may be said to a House: buttons that are written and withdrawn, and offers, which are made at once.
func (f *Face) declarations(p *pen, q rules.Seat, s *table.Sight) {
	if s.Desk == nil {
		return
	}
	for i := range sayings {
		if k := &sayings[i]; !k.atOnce() {
			f.declaration(p, k, q, s)
		}
	}
	for _, verb := range [...]uint8{game.VerbOffer, game.VerbAlly} {
		f.proposition(p, rules.Move{Verb: verb, A: int16(q)}, s)
	}
}

// exhausted are the refusals that last no longer than the turn or an embargo: the key that they stop stays in its place and tells them.
var exhausted = []string{"imperio.why.three-offers", "imperio.why.trade-banned"}

// proposition is a button that offers a deal or an alliance at once.
func (f *Face) proposition(p *pen, m rules.Move, s *table.Sight) {
	q := rules.Seat(m.A)
	k, legal := s.Offers.Find(m)
	if !legal {
		if i := slices.IndexFunc(s.Offers.Refused, func(o table.Offer) bool { return o.Move == m }); i >= 0 {
			if o := &s.Offers.Refused[i]; slices.Contains(exhausted, o.Bad.Why.Key) {
				p.offer(signs.Trade, f.voice.Say(o.Caption.Label), "", "", f.voice.Say(o.Bad.Why), false)
			}
		}
		return
	}
	if p.option(signs.Trade, f.voice.Say(k.Caption.Label)) && !s.Doubled {
		s.Answers = append(s.Answers, m)
	}
	tip := f.answered(q)
	if i := slices.IndexFunc(sayings[:], func(n saying) bool { return n.verb == m.Verb }); i >= 0 {
		tip = f.meant(&sayings[i], q)
	}
	p.u.Tip(p.more, tip)
}

// declaration is a button that writes a declaration or withdraws it.
func (f *Face) declaration(p *pen, k *saying, q rules.Seat, s *table.Sight) {
	m := rules.Move{Verb: k.verb, A: int16(q)}
	written := writtenAt(s.Desk, m)
	switch {
	case written >= 0:
		if p.option(signs.Done, f.word(k.declared, rules.W(f.houseName(q)))) {
			s.Desk.Withdraw(written)
		}
	case !f.sayable(k, m, s):
		return
	default:
		words := k.key + f.granting(k.verb, q)
		if p.option(k.sign, f.word(words, rules.W(f.houseName(q)))) && !s.Doubled { // an alliance that was just made is not left by the second half of a double click
			s.Desk.Begin(game.QuestionDeclarations, m)
		}
	}
	p.u.Tip(p.more, f.meant(k, q))
}
