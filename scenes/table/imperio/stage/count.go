package stage

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
)

// Count is the sitting of the Council in which the votes of a turn are counted, proposal after proposal.
type Count struct {
	Turn    int
	Players int
	Bills   []Bill // in the order of the docket
	At      int    // the one that is counted
	Laws    []game.ProposalView
	Vows    []Vow
	Gone    rules.Seats // who has left the game
	view    *game.View
}

// Bill is a proposal with its votes, as far as they have been counted.
type Bill struct {
	game.ProposalView
	Options []Option // for and against, or every House that may be elected
	Cast    []Cast   // in the order in which they are counted
	Decided bool
	Won     int // the option, 0 where it lapsed
}

// Option is what may be voted for, and for whom it has how many votes.
type Option struct {
	Number int
	Votes  [6]int
	Sum    int
}

// Cast are the votes of a House.
type Cast struct {
	Seat  rules.Seat
	Votes int
}

// Vow is the promise of a vote that the viewer knows of: one of a deal of its own, or one that was broken.
type Vow struct {
	By, To       rules.Seat // To is nobody where the deal was others'
	About        int        // number of the proposal, -1 for a promise of peace
	Option       int        // 0 while it is not known
	Kept, Broken bool
}

// newCount opens the sitting of a turn.
func newCount(at Moment) *Count {
	v := at.View
	c := &Count{Turn: at.Turn, Players: v.Players, Laws: v.Laws, view: v}
	for i := range v.Docket {
		c.Bills = append(c.Bills, newBill(v.Docket[i], v.Players))
	}
	for p := range v.Houses {
		if v.Houses[p].Gone {
			c.Gone = c.Gone.With(rules.Seat(p))
		}
	}
	for i := range v.Own.Offers {
		c.vow(&v.Own.Offers[i])
	}
	return c
}

// newBill lists what may be voted for.
func newBill(k game.ProposalView, players int) Bill {
	b := Bill{ProposalView: k}
	if !k.Elects() {
		b.Options = []Option{{Number: game.VoteFor}, {Number: game.VoteAgainst}}
		return b
	}
	for p := range players {
		b.Options = append(b.Options, Option{Number: game.VoteElects + p})
	}
	return b
}

// vow notes what a deal of the viewer's promises about the votes.
func (c *Count) vow(o *game.OfferView) {
	if o.State != game.OfferAccepted {
		return
	}
	pair := [2]rules.Seat{o.From, o.To}
	for side := range o.Goods {
		g := &o.Goods[side]
		if option, given := g.PromisedVote(); given && g.About < len(c.Bills) {
			c.Vows = append(c.Vows, Vow{By: pair[side], To: pair[1-side], About: g.About, Option: option})
		}
	}
}

// now is the proposal that is counted.
func (c *Count) now() *Bill { return &c.Bills[c.At] }

// turnTo goes on to the first proposal of that entry that is not decided yet.
func (c *Count) turnTo(entry rules.Ref) *Bill {
	i := slices.IndexFunc(c.Bills, func(b Bill) bool { return b.Entry == entry && !b.Decided })
	if i < 0 {
		i = len(c.Bills)
		c.Bills = append(c.Bills, newBill(game.ProposalView{Entry: entry, Bound: rules.Nobody}, c.Players))
	}
	c.At = i
	return &c.Bills[i]
}

// hear takes in the events of one cue.
func (c *Count) hear(events []rules.Event) {
	for _, e := range events {
		switch e.Verb {
		case game.EvVotes:
			c.turnTo(e.Who).votes(e)
		case game.EvDecision:
			b := c.turnTo(e.Who)
			b.Decided, b.Won = true, int(e.N)
		case game.EvBroken, game.EvKept:
			c.judged(e)
		}
	}
}

// votes takes in those of a House.
func (b *Bill) votes(e rules.Event) {
	i := slices.IndexFunc(b.Options, func(o Option) bool { return o.Number == int(e.N) })
	if i < 0 || e.Seat < 0 || int(e.Seat) >= len(b.Options[i].Votes) {
		return
	}
	b.Options[i].Votes[e.Seat] += int(e.M)
	b.Options[i].Sum += int(e.M)
	b.Cast = append(b.Cast, Cast{e.Seat, int(e.M)})
}

// judged notes that a promise was kept or broken: one of the viewer's own deals, or one that is heard of now.
func (c *Count) judged(e rules.Event) {
	kept := e.Verb == game.EvKept
	about := slices.IndexFunc(c.Bills, func(b Bill) bool { return b.Entry == e.Who })
	for i := range c.Vows {
		if k := &c.Vows[i]; k.By == e.Seat && k.To == rules.Seat(e.N) && k.About >= 0 && c.Bills[k.About].Entry == e.Who && !k.Kept && !k.Broken {
			k.Kept, k.Broken = kept, !kept
			return
		}
	}
	if !kept {
		c.Vows = append(c.Vows, Vow{By: e.Seat, To: rules.Seat(e.N), About: about, Broken: true})
	}
}

// election says whether Houses are voted for.
func (b *Bill) election() bool {
	return len(b.Options) > 0 && b.Options[0].Number >= game.VoteElects
}

// passed says whether the Council has adopted the proposal, or elected somebody.
func (b *Bill) passed() bool {
	return b.Decided && b.Won != 0 && b.Won != game.VoteAgainst
}

// chosen is the House that a proposal is about, once it has passed, or nobody.
func (b *Bill) chosen() rules.Seat {
	if b.Won >= game.VoteElects {
		return rules.Seat(b.Won - game.VoteElects)
	}
	return b.Bound
}

// all is how many votes are cast on a proposal.
func (b *Bill) all() (n int) {
	for _, k := range b.Cast {
		n += k.Votes
	}
	return n
}

// The tokens leave the hands of the Houses from the beginning of the beat on; each is in the air for a while, and the last
// one lies when there is still time to look at the sum.
const (
	thrown = .78 // share of the beat at which the last token is thrown
	flight = .12 // share that it is in the air
)

// launched is how many tokens have left the hands at a share of the beat, with the part of the next one.
func (b *Bill) launched(share float64) float64 {
	return float64(b.all()) * min(max(share/thrown, 0), 1)
}

// heard is how many of all votes have been counted at a share of the beat: so many of those cast, from the first on.
func (b *Bill) heard(share float64) int {
	return int(b.launched(share-flight) + 1e-9)
}

// counted is how many votes of a House on an option have been counted when n of all have.
func (b *Bill) counted(option int, seat rules.Seat, n int) int {
	for _, k := range b.Cast {
		if k.Seat == seat {
			return min(b.Options[option].Votes[seat], max(n, 0))
		}
		n -= k.Votes
	}
	return 0
}

// sum is how many votes an option has when n of all have been counted.
func (b *Bill) sum(option, n int) (sum int) {
	for p := range b.Options[option].Votes {
		sum += b.counted(option, rules.Seat(p), n)
	}
	return sum
}

// speaking is whose votes are counted when n of all have been.
func (b *Bill) speaking(n int) rules.Seat {
	for _, k := range b.Cast {
		if n -= k.Votes; n < 0 {
			return k.Seat
		}
	}
	return rules.Nobody
}

// votedFor is the option that a House has voted for, or -1.
func (b *Bill) votedFor(seat rules.Seat) int {
	return slices.IndexFunc(b.Options, func(o Option) bool { return o.Votes[seat] > 0 })
}
