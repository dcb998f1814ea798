// Package table is the table every game is played at: it turns clicks into moves, waits for people and computers,
// keeps the journal, and shows what happens through the game's face (see Face). It knows the contract of games and
// no game.
package table

import (
	"slices"

	"tyche/rules"
	"tyche/rules/lexicon"
	"tyche/rules/session"
	"tyche/sprites/canvas"
)

// Offer is one answer to the open decision, with its caption and what hangs on it; Bad says why it may not be played.
type Offer struct {
	Move    rules.Move
	Caption rules.Caption
	Stakes  []rules.Stake
	Bad     *rules.Illegal
	Then    []rules.Move // all that is played with it, one after the other; nil for a single answer
}

// Offers is everything a seat may answer now, found by what is clicked.
type Offers struct {
	Decision rules.Decision
	Legal    []Offer // by rank, else in the game's order
	Refused  []Offer
	Routes   map[rules.Ref]Route // far targets, reached step by step

	rows     []canvas.Rect        // where the answers of Legal were listed last
	numbers  []int                // the keys of Legal, 0 for what ends the question; 10 and above have none
	kept     []bool               // which of Legal stood in the question before under the same key
	meant    [lastKey + 1]meaning // what each key has meant since the question began
	taken    []rules.Ref          // what was taken up, to which the list is narrowed
	unfolded string               // the kind of folded answers that somebody has opened
	folding  []string             // the lines above folded answers as spoken
	further  further              // what is said of those below what is seen
	asked    string               // the question as spoken, and why it is asked
	words    []string             // the labels of Legal as spoken
	notes    []string             // what hangs on them, in brief
	tips     []string             // what they bring, and the rule
	quotes   []string             // the same with what the rule says, once somebody has pointed at the answer
	denied   []Denial             // what is missed among them
	past     bool                 // ... and some of it is in sight
	spoken   lexicon.Language

	lit    map[rules.Ref][]int   // indices into Legal
	bad    map[rules.Ref]int     // the first refused offer, of those that the question is about if there are any
	barred map[rules.Ref][]Offer // refused, and meant by this thing alone
}

// NoOffers is what a table has while nobody at it is asked.
func NoOffers() *Offers { return &Offers{} }

// FindOffers lists what the chair is offered; false when it is not asked anything.
func FindOffers(c session.Chair) (*Offers, bool) {
	d, asked := c.Decision()
	if !asked {
		return NoOffers(), false
	}
	o := &Offers{Decision: d, lit: map[rules.Ref][]int{}, bad: map[rules.Ref]int{}}
	var list []Offer
	for _, m := range c.Candidates(nil) {
		list = append(list, Offer{Move: m, Caption: c.Describe(m), Stakes: c.Stakes(m), Bad: c.Explain(m)})
	}
	slices.SortStableFunc(list, func(a, b Offer) int { return a.Caption.Compare(b.Caption) })
	for _, f := range list {
		o.add(f)
	}
	return o, true
}

// number gives the answers their keys, from 1 on in the order of the list. While a question lasts a key means the answer that it meant
// first, even if that is gone for a while: nobody presses 5 for another thing than a moment ago. What comes in between has none if none
// is free there. Only where the order of the list is another one, no answer would have a key, none is one of before, or a single one is
// left, all are counted anew.
func (o *Offers) number(before *Offers, lasts bool) {
	o.numbers, o.kept = make([]int, len(o.Legal)), make([]bool, len(o.Legal))
	if lasts {
		o.meant = before.meant
		o.keep(before)
	}
	known := slices.ContainsFunc(o.numbers, func(n int) bool { return n > 0 })
	o.count()
	if lasts && !(known && o.ascends() && o.keyed() && !o.alone() && !o.headless()) {
		clear(o.numbers)
		clear(o.kept)
		o.meant = [lastKey + 1]meaning{}
		o.count()
	}
}

// lacksKey says whether an answer has no key though there are enough of them.
func (o *Offers) lacksKey() bool {
	n := 0
	for i := range o.Legal {
		if !o.ends(i) {
			n++
		}
	}
	return n <= lastKey && slices.ContainsFunc(o.numbers, func(k int) bool { return k > lastKey })
}

// lastKey is the highest digit; a higher number is none.
const lastKey = 9

// meaning is the answer that a key has meant since the question began, if any.
type meaning struct {
	move  rules.Move
	taken bool
}

// gone says whether a key has meant an answer that is no longer there.
func (o *Offers) gone(key int) bool {
	return o.meant[key].taken && o.keyed() && !slices.ContainsFunc(o.Legal, func(f Offer) bool { return f.Move == o.meant[key].move })
}

// keep gives answers the keys that have meant them, and notes which stood in the question before.
func (o *Offers) keep(before *Offers) {
	for i, f := range o.Legal {
		o.numbers[i] = max(slices.Index(o.meant[:], meaning{f.Move, true}), 0)
		at := slices.IndexFunc(before.Legal, func(b Offer) bool { return b.Move == f.Move })
		o.kept[i] = at >= 0 && before.Key(at) == o.numbers[i]
	}
}

// count gives each answer that has no key yet the next one after that of the answer above it which has meant nothing so far.
func (o *Offers) count() {
	was := 0
	for i := range o.numbers {
		if o.ends(i) {
			continue
		}
		if o.numbers[i] == 0 {
			o.numbers[i] = o.free(was, o.next(i))
		}
		if n := o.numbers[i]; n <= lastKey {
			o.meant[n] = meaning{o.Legal[i].Move, true}
			was = n
		}
	}
}

// free is the first key between two others that has meant nothing so far; one too high where there is none.
func (o *Offers) free(above, below int) int {
	for n := above + 1; n < below; n++ {
		if !o.meant[n].taken {
			return n
		}
	}
	return lastKey + 1
}

// next is the key that an answer below the i-th has already; one too high where none has.
func (o *Offers) next(i int) int {
	for _, n := range o.numbers[i+1:] {
		if n > 0 {
			return n
		}
	}
	return lastKey + 1
}

// ascends says whether the keys count upwards through the list, but for that of the answer that ends the question.
func (o *Offers) ascends() bool {
	was := 0
	for i, n := range o.numbers {
		if o.ends(i) || n > lastKey {
			continue
		}
		if n <= was {
			return false
		}
		was = n
	}
	return true
}

// keyed says whether any answer but the one that ends the question has a key.
func (o *Offers) keyed() bool {
	for i := range o.Legal {
		if !o.ends(i) && o.numbers[i] <= lastKey {
			return true
		}
	}
	return false
}

// headless says whether the list begins with an answer that has no key: it would look as if a key had been lost.
func (o *Offers) headless() bool { return !o.ends(0) && o.numbers[0] > lastKey }

// alone says whether a single answer is left besides the one that ends the question: with nothing beside it a 2 would look like a fault.
func (o *Offers) alone() bool {
	left := 0
	for i := range o.Legal {
		if !o.ends(i) {
			left++
		}
	}
	return left == 1
}

// ends says whether an answer is the one that ends the question, which has a place and a key of its own.
func (o *Offers) ends(i int) bool {
	return i == len(o.Legal)-1 && o.Legal[i].Caption.Rank == rules.Last && o.numbers[i] == 0
}

// Key is the digit that means an answer of Legal, -1 when none does.
func (o *Offers) Key(i int) int {
	if o.numbers[i] <= lastKey {
		return o.numbers[i]
	}
	return -1
}

func (o *Offers) add(f Offer) {
	if f.Bad != nil {
		o.Refused = append(o.Refused, f)
		for _, ref := range f.Caption.Targets {
			if i, known := o.bad[ref]; !known || o.Refused[i].Caption.Rank > f.Caption.Rank {
				o.bad[ref] = len(o.Refused) - 1
			}
		}
		if to := f.Caption.Targets; f.Caption.Rank == rules.Main && len(to) == 1 {
			if o.barred == nil {
				o.barred = map[rules.Ref][]Offer{}
			}
			o.barred[to[0]] = append(o.barred[to[0]], f)
		}
		return
	}
	o.Legal = append(o.Legal, f)
	for _, ref := range f.Caption.Targets {
		o.lit[ref] = append(o.lit[ref], len(o.Legal)-1)
	}
}

// Lit says whether a click on ref can mean a move.
func (o *Offers) Lit(ref rules.Ref) bool {
	_, far := o.Routes[ref]
	return far || len(o.lit[ref]) > 0
}

// At returns the moves that a click on ref can mean.
func (o *Offers) At(ref rules.Ref) []Offer {
	var list []Offer
	for _, i := range o.lit[ref] {
		list = append(list, o.Legal[i])
	}
	return list
}

// sole returns the index of the one answer that a click on ref clearly means after picked was taken up: the only one, or
// the only one that the question is about; -1 when there is none or the player must choose.
func (o *Offers) sole(ref rules.Ref, picked []rules.Ref) int {
	all := !o.Together(ref, picked)
	found, main, n, mains := -1, -1, 0, 0
	for _, i := range o.lit[ref] {
		if !all && !o.Legal[i].needs(picked) {
			continue
		}
		found = i
		n++
		if o.Legal[i].Caption.Rank == rules.Main {
			main = i
			mains++
		}
	}
	switch {
	case n == 1:
		return found
	case mains == 1:
		return main
	}
	return -1
}

// Why returns the refusal that explains why a click on ref means nothing, or nil when the game has none.
func (o *Offers) Why(ref rules.Ref) *rules.Illegal {
	if i, known := o.bad[ref]; known {
		return o.Refused[i].Bad
	}
	return nil
}

// Row returns where in the list of answers a move was last seen.
func (o *Offers) Row(m rules.Move) (canvas.Rect, bool) {
	for i, f := range o.Legal {
		if f.Move == m && i < len(o.rows) {
			return o.rows[i], o.rows[i].H > 0
		}
	}
	return canvas.Rect{}, false
}

// refused returns the refused offer of a move.
func (o *Offers) refused(m rules.Move) (Offer, bool) {
	for _, f := range o.Refused {
		if f.Move == m {
			return f, true
		}
	}
	return Offer{}, false
}

// Find returns the offer of a move.
func (o *Offers) Find(m rules.Move) (Offer, bool) {
	for _, f := range o.Legal {
		if f.Move == m {
			return f, true
		}
	}
	return Offer{}, false
}
