package sector

import (
	"math/big"
	"reflect"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// everyWay is luck that takes every way once: after each run, next turns the last draw that can be turned.
type everyWay struct {
	drawn, of []int
	at        int
}

func (w *everyWay) Draw(n int) int {
	if w.at == len(w.drawn) {
		w.drawn, w.of = append(w.drawn, 0), append(w.of, n)
	}
	w.at++
	return w.drawn[w.at-1]
}

// next is false when all ways were taken.
func (w *everyWay) next() bool {
	for i := len(w.drawn) - 1; i >= 0; i-- {
		if w.drawn[i]++; w.drawn[i] < w.of[i] {
			w.drawn, w.of, w.at = w.drawn[:i+1], w.of[:i+1], 0
			return true
		}
	}
	return false
}

// share is the chance of the way just taken.
func (w *everyWay) share() *big.Rat {
	r := big.NewRat(1, 1)
	for _, n := range w.of[:w.at] {
		r.Mul(r, big.NewRat(1, int64(n)))
	}
	return r
}

// oracle plays an answer with every hand of the enemy that the seat cannot rule out and every draw, by the procedures
// of the rules and the ranks of the mind alone, and adds up the chances. What the seat commits later is in the plan, if that says it.
func oracle(t *testing.T, s *state, p rules.Seat, m rules.Move, plan ...rules.Move) (takes *big.Rat, lost [2][maxSlots + overfill + 1]*big.Rat) {
	t.Helper()
	takes = new(big.Rat)
	for side := range lost {
		for i := range lost[side] {
			lost[side][i] = new(big.Rat)
		}
	}
	luck := &everyWay{}
	for ways := 0; ; ways++ {
		w := *s
		w.newHand(1-p, luck)
		log := &rules.Log{}
		w.Apply(p, m, luck, log)
		for n := 0; w.depth > 0 && w.battle.area != noArea && w.top().kind != inWithdrawal; n++ {
			f := w.top()
			move := w.byBook(f)
			if f.kind == inMobilise {
				move = rules.Move{Verb: doneVerb}
			}
			if at := int(f.a) - int(m.C); f.kind == inCommit && f.seat == p && at >= 0 && at < len(plan) {
				move = plan[at]
			}
			w.Apply(f.seat, move, luck, log)
		}
		share := luck.share()
		tally(t, log, &w, share, takes, &lost)
		if !luck.next() {
			if ways < 20 {
				t.Fatalf("only %d ways", ways)
			}
			return takes, lost
		}
	}
}

// plans are all that a seat may commit after an answer, in the skirmishes that are left.
func plans(s *state, p rules.Seat, m rules.Move) (list [][]rules.Move) {
	w := *s
	w.Apply(p, m, nil, nil)
	f := w.top()
	if f.kind != inCommit || f.seat != p {
		return [][]rules.Move{nil}
	}
	for _, next := range rules.Moves(&w, p, nil) {
		for _, rest := range plans(&w, p, next) {
			list = append(list, append([]rules.Move{next}, rest...))
		}
	}
	return list
}

// bestPlan demands that the odds of a commitment are those of the best that the seat may commit after it: first by what it wins, then by
// the balance of losses.
func (b *bench) bestPlan(p rules.Seat, m rules.Move, o *BattleOdds) {
	b.Helper()
	side := b.s.sideOf(p)
	wins := func(takes *big.Rat) *big.Rat {
		if side == defending {
			return new(big.Rat).Sub(big.NewRat(1, 1), takes)
		}
		return takes
	}
	balance := func(mean func(side, n int) *big.Rat, most int) *big.Rat {
		sum := new(big.Rat)
		for n := range most {
			sum.Add(sum, new(big.Rat).Mul(big.NewRat(int64(n), 1), mean(1-side, n)))
			sum.Sub(sum, new(big.Rat).Mul(big.NewRat(int64(n), 1), mean(side, n)))
		}
		return sum
	}
	var most, best *big.Rat
	for _, plan := range plans(b.s, p, m) {
		takes, lost := oracle(b.T, b.s, p, m, plan...)
		won, even := wins(takes), balance(func(side, n int) *big.Rat { return lost[side][n] }, len(lost[0]))
		if c := 1; most != nil {
			if c = won.Cmp(most); c == 0 {
				c = even.Cmp(best)
			}
			if c <= 0 {
				continue
			}
		}
		most, best = won, even
	}
	got := wins(big.NewRat(int64(o.Takes.Ways), int64(o.Takes.Of)))
	even := balance(func(side, n int) *big.Rat {
		if n >= len(o.Lost[side].Ways) {
			return new(big.Rat)
		}
		return big.NewRat(int64(o.Lost[side].Ways[n]), int64(o.Lost[side].Total()))
	}, maxSlots+overfill+1)
	if got.Cmp(most) != 0 || even.Cmp(best) != 0 {
		b.Errorf("%v: wins %s with balance %s, by trying all plans %s with %s", m, got.RatString(), even.RatString(), most.RatString(), best.RatString())
	}
}

// newHand deals a seat a hand of as many cards as it has; if it has committed, it does so anew and by the book.
func (s *state) newHand(p rules.Seat, luck rules.Chance) {
	k := &s.seats[p]
	held := total(&k.hand) + total(&k.aside)
	for i := range k.pile {
		k.pile[i] += k.hand[i] + k.aside[i]
	}
	k.hand, k.aside = [cardsOfPeople]uint8{}, [cardsOfPeople]uint8{}
	// Cards held for long are none of those that were shuffled in since.
	for i, n := range k.late {
		k.pile[i] -= n
	}
	old := 0
	if total(&k.late) > 0 {
		old = held - int(k.since)
	}
	s.deal(&k.hand, &k.pile, old, luck)
	for i, n := range k.late {
		k.pile[i] += n
	}
	s.deal(&k.hand, &k.pile, held-old, luck)
	if f := s.top(); f.kind == inCommit && f.seat != p && f.step == defending {
		was := *f
		*f = frame{kind: inCommit, seat: p}
		for f.a < int16(s.battle.slots) {
			commitApply(s, ctx{}, f, s.byBook(f))
		}
		*f = was
	}
}

// tally reads what happened off the events, up to the end of the battle.
func tally(t *testing.T, log *rules.Log, s *state, share, takes *big.Rat, lost *[2][maxSlots + overfill + 1]*big.Rat) {
	t.Helper()
	attacker, n := nobody, [2]int{}
	for _, e := range log.Events {
		switch e.Verb {
		case EvBattle:
			attacker = e.Seat
		case EvUnitLost:
			side := defending
			if e.Seat == attacker || attacker == nobody && e.Seat == 0 {
				side = attacking
			}
			n[side]++
		case EvBattleEnds:
			if e.Seat == 0 || e.N+e.M == 0 && s.base[e.To.ID] == 0 { // seat 1 attacks in all these positions; where nobody is left its base holds
				takes.Add(takes, share)
			}
			for side := range n {
				lost[side][n[side]].Add(lost[side][n[side]], share)
			}
			return
		}
	}
	t.Fatal("no battle")
}

// few leaves a seat some cards in hand and pile, so that every hand can be tried; the others are its discards, or lost
// when discards are named.
func (b *bench) few(p rules.Seat, hand, pile []string, discards ...string) {
	k := &b.s.seats[p]
	for i := range k.pile {
		k.discard[i] += k.pile[i] + k.hand[i]
	}
	k.hand, k.pile = [cardsOfPeople]uint8{}, [cardsOfPeople]uint8{}
	if len(discards) > 0 {
		k.discard = [cardsOfPeople]uint8{}
	}
	for i, list := range [...][]string{hand, pile, discards} {
		for _, id := range list {
			c := idOf(b.T, KindCard, id) % cardsOfPeople
			[...]*[cardsOfPeople]uint8{&k.hand, &k.pile, &k.discard}[i][c]++
			if len(discards) == 0 {
				k.discard[c]--
			}
		}
	}
}

// compare demands that the odds are those of the oracle, to the last digit.
func (b *bench) compare(p rules.Seat, word string) {
	b.Helper()
	m := b.move(word)
	o, ok := OddsIn(b.s, p, m)
	if !ok {
		b.Fatalf("no odds for %q", word)
	}
	if m.Verb == commitVerb {
		b.bestPlan(p, m, &o)
		return
	}
	takes, lost := oracle(b.T, b.s, p, m)
	if got := big.NewRat(int64(o.Takes.Ways), int64(o.Takes.Of)); got.Cmp(takes) != 0 {
		b.Errorf("%q: %s, by trying all hands %s", word, got.RatString(), takes.RatString())
	}
	for side := range lost {
		prove.Is(b.T, "units of "+word, len(o.Lost[side].Ways), o.Units[side]+1)
		for n := range lost[side] {
			got := new(big.Rat)
			if n < len(o.Lost[side].Ways) {
				got = big.NewRat(int64(o.Lost[side].Ways[n]), int64(o.Lost[side].Total()))
			}
			if got.Cmp(lost[side][n]) != 0 {
				b.Errorf("%q: side %d loses %d: %s, by trying all hands %s", word, side, n, got.RatString(), lost[side][n].RatString())
			}
		}
	}
	if o.Takes.Ways > 0 && o.Takes.Ways < o.Takes.Of {
		b.open++
	}
}

// TestBattleOddsOfAnyForces compares the odds of battles between forces and cards taken at random, also for an area with a base of the
// attacker, which is his if nobody is left.
func TestBattleOddsOfAnyForces(t *testing.T) {
	open := 0
	for seed := range uint64(45) {
		ch := dice.New(seed, 9)
		sides := [2]int{ch.Draw(numPeoples), ch.Draw(numPeoples)}
		text := "players 2\nbase 1 ashmere-1\nbase 2 coldharrow-1\nbase 2 ilvane-3\nroute ashmere-ilvane short 1\n"
		lines := [2]string{"units 1 ashmere-1", "units 2 ilvane-1"}
		for side, who := range sides {
			word := []string{"1 ", "2 "}[side]
			text = strings.Replace(text, "\n", "\nfaction "+word+factions[2*who+side].id+" "+[]string{"ashmere", "coldharrow"}[side]+"\n", 1)
			text += "built " + word + "bulwark mast"
			for i := range buildingsOfOne {
				text += " " + buildings[who*buildingsOfOne+i].id
			}
			text += "\ntech " + word
			for i := range techsOfPeople {
				if ch.Draw(3) > 0 && who*techsOfPeople+i != int(fastCharts) && who*techsOfPeople+i != int(lateralSense) {
					text += " " + techs[who*techsOfPeople+i].id
				}
			}
			for range 1 + ch.Draw(3) {
				lines[side] += " " + units[unitOf(people(who), ch.Draw(unitsOfPeople))].id + " 1"
			}
			text += "\n" + lines[side] + "\n"
		}
		if seed%3 == 2 {
			text = strings.Replace(text, "base 2 ilvane-3", "base 1 ilvane-1", 1)
		}
		b := setFrom(t, text)
		b.order([]string{"mobilise ilvane", "gold-mobilise ilvane"}[ch.Draw(2)])
		for p := range rules.Seat(2) {
			hand, pile := b.someCards(p, ch.Draw(2), ch), b.someCards(p, 3+ch.Draw(2), ch)
			b.few(p, hand, pile, b.someCards(p, 5, ch)...)
		}
		a := b.area("ashmere-1")
		for b.s.owner[a] == 0 {
			for i, n := range b.s.units[a] {
				if n > 0 {
					m := rules.Move{Verb: moveVerb, A: int16(unitOf(b.s.people(0), i)), B: int16(a), C: int16(b.area("ilvane-1"))}
					b.s.Apply(0, m, b.luck, nil)
					break
				}
			}
		}
		b.compare(0, "done")
		open += b.open
	}
	if open < 5 {
		t.Errorf("only %d battles could go either way", open)
	}
}

// someCards takes cards of a seat's people at random, each kind as often as there are copies.
func (b *bench) someCards(p rules.Seat, n int, ch *dice.Stream) (list []string) {
	for range n {
		list = append(list, cards[cardOf(b.s.people(p), ch.Draw(cardsOfPeople))].id)
	}
	return list
}

func TestBattleOddsAgainstAllHands(t *testing.T) {
	t.Run("one skirmish with supports", func(t *testing.T) {
		b := set(t, fleetOfTwo, "units 1 ashmere-1 harpooner 1 deckhand 2", "units 2 ilvane-2 quillback 1 minnow 1")
		b.order("mobilise ilvane")
		b.few(0, []string{"g01"}, []string{"g01", "g07", "g08", "g03"})
		b.few(1, []string{"t07"}, []string{"t02", "t09", "t01", "t08"})
		b.compare(0, "move harpooner ashmere-1 ilvane-2")
		b.play(0, "move harpooner ashmere-1 ilvane-2")
		b.compare(0, "move deckhand ashmere-1 ilvane-2")
		b.play(0, "move deckhand ashmere-1 ilvane-2")
		b.compare(0, "done")
	})
	t.Run("two skirmishes and their line-up", func(t *testing.T) {
		b := set(t, fleetOfTwo, "units 1 ashmere-1 harpooner 1 deckhand 2", "units 2 ilvane-2 quillback 1 minnow 1")
		b.order("mobilise ilvane")
		b.few(0, nil, []string{"g01", "g07", "g08", "g03"})
		b.few(1, []string{"t07", "t10"}, []string{"t02", "t01", "t08"})
		b.play(0, "move harpooner ashmere-1 ilvane-2", "move deckhand ashmere-1 ilvane-2")
		b.compare(0, "done")
		b.play(0, "done")
		b.compare(0, "front harpooner 1")
		b.compare(0, "front deckhand 1")
		b.play(0, "front harpooner 1")
		b.compare(1, "front minnow 1")
		b.compare(1, "front quillback 1")
		b.play(1, "front quillback 1")
		b.compare(0, "commit none none 1")
		b.compare(0, b.anyCommit())
		b.play(0, b.anyCommit())
		b.compare(0, "commit none none 2")
		b.play(0, "commit none none 2")
		b.compare(1, "commit none none 1")
		b.play(1, b.anyCommit())
		b.compare(1, "commit none none 2")
	})
	t.Run("cards of a technology are none of those held before", func(t *testing.T) {
		for since := range uint8(3) {
			b := set(t, fleetOfTwo, "units 1 ashmere-1 harpooner 1 deckhand 1", "units 2 ilvane-2 quillback 1 minnow 1", "tech 2 tt1")
			b.order("mobilise ilvane")
			b.few(0, []string{"g01"}, []string{"g01", "g07", "g08"})
			b.few(1, []string{"t07", "t01"}, []string{"t11", "t11", "t08", "t02"})
			b.s.seats[1].late[idOf(t, KindCard, "t11")%cardsOfPeople], b.s.seats[1].since = 2, since
			b.play(0, "move harpooner ashmere-1 ilvane-2")
			b.compare(0, "move deckhand ashmere-1 ilvane-2")
		}
	})
	t.Run("discards are shuffled when the pile is short", func(t *testing.T) {
		b := set(t, fleetOfTwo, "units 1 ashmere-1 hammer 1", "units 2 ilvane-2 minnow 2", "built 1 yard foundry")
		b.order("mobilise ilvane")
		b.few(0, nil, []string{"g04"}, "g08", "g04", "g10", "g07")
		b.few(1, []string{"t01"}, []string{"t03"}, "t07", "t08", "t01")
		b.compare(0, "move hammer ashmere-1 ilvane-2")
	})
	t.Run("gold, blasts and air", func(t *testing.T) {
		b := set(t, fleetOfTwo, "units 1 ashmere-1 hammer 1 harpooner 1", "units 2 ilvane-2 quillback 1 skimmer 1", "built 1 yard foundry mast", "built 2 shallows updraft")
		b.order("gold-mobilise ilvane")
		b.few(0, nil, []string{"g04", "g09", "g04", "g07", "g08"})
		b.few(1, nil, []string{"t05", "t09", "t01"})
		b.play(0, "move hammer ashmere-1 ilvane-2")
		b.compare(0, "move harpooner ashmere-1 ilvane-2")
	})
	t.Run("RECALL, between Kilnborn", func(t *testing.T) {
		b := setFrom(t, "players 2\nfaction 1 dusk ashmere\nfaction 2 dawn coldharrow\nbase 1 ashmere-1\nbase 2 coldharrow-1\nbase 2 ilvane-1\nbase 1 ilvane-3\ntech 2 kt3\ntech 1 kt3\n"+
			"route ashmere-ilvane short 1\nunits 1 ashmere-1 brickward 2 mender 1\nunits 2 ilvane-2 brickward 1 lamplighter 1\nunits 2 coldharrow-1 brickward 3\nunits 2 coldharrow-2 slingstone 3\n"+
			"units 1 ashmere-2 slingstone 2\nunits 1 ashmere-3 lamplighter 3\nunits 2 ilvane-1 monolith 1\nunits 2 coldharrow-3 monolith 1 lamplighter 2\nbuilt 1 kiln-hall great-kiln chimney\nbuilt 2 kiln-hall great-kiln chimney\n")
		b.order("mobilise ilvane")
		b.few(0, []string{"k01"}, []string{"k08", "k13", "k13"})
		b.few(1, []string{"k02", "k02"}, []string{"k13", "k13", "k08"})
		b.play(0, "move brickward ashmere-1 ilvane-2", "move brickward ashmere-1 ilvane-2")
		b.compare(0, "move mender ashmere-1 ilvane-2")
	})
}

// anyCommit is a commitment with a card, if there is one.
func (b *bench) anyCommit() string {
	f := b.s.top()
	return Game.Format(rules.Moves(b.s, f.seat, nil)[0])
}

// TestBattleOddsKnowNoSecrets compares them between a position, the view of it and worlds with other secrets, in all
// the battles of some games; and it sees that all ways together are one.
func TestBattleOddsKnowNoSecrets(t *testing.T) {
	offers := map[uint8]int{}
	for seed := range uint64(4) {
		ch := dice.New(seed, 3)
		s, err := Game.New(rules.Setup{Seats: 2 + int(seed%4), Options: uint64(optDealFactions)}, ch)
		if err != nil {
			t.Fatal(err)
		}
		mind := Mind{}
		for len(s.Pending(nil)) > 0 {
			p := s.Pending(nil)[0].Seat
			view := s.View(p).(View)
			world := s.Resample(p, ch)
			moves := rules.Moves(s, p, nil)
			for _, m := range moves {
				o, ok := OddsIn(s, p, m)
				seen, also := OddsOf(&view, m)
				if ok != also || !reflect.DeepEqual(o, seen) {
					t.Fatalf("%s: %v %+v, by the view %v %+v", Game.Format(m), ok, o, also, seen)
				}
				if !ok {
					continue
				}
				offers[m.Verb]++
				if there, _ := OddsIn(world, p, m); !reflect.DeepEqual(o, there) {
					t.Fatalf("%s: %+v, in another world %+v", Game.Format(m), o, there)
				}
				if o.Takes.Ways > o.Takes.Of || o.Lost[0].Total() != o.Takes.Of || o.Lost[1].Total() != o.Takes.Of {
					t.Fatalf("%s: %+v", Game.Format(m), o)
				}
			}
			scores := make([]int, len(moves))
			mind.Rank(s, p, moves, scores)
			best := ch.Draw(len(moves))
			for i := range moves {
				if ch.Draw(8) > 0 && scores[i] > scores[best] {
					best = i
				}
			}
			s.Apply(p, moves[best], ch, nil)
		}
	}
	for _, v := range []uint8{moveVerb, doneVerb, frontVerb, supportVerb, commitVerb} {
		if offers[v] < 8 {
			t.Errorf("only %d odds of %s", offers[v], verbs[v].Word)
		}
	}
}

func BenchmarkBattleOdds(b *testing.B) {
	s, err := Game.SetPosition(wholeMap(two + "route ashmere-ilvane short 1\nunits 1 ashmere-1 crawler 2 deckhand 2\nunits 2 ilvane-2 quillback 1 minnow 1\nhand 1 g01 g02 g07 g08\nhand 2 t01 t02 t07 t08"))
	if err != nil {
		b.Fatal(err)
	}
	w := bench{s: s.(*state), luck: dice.New(1, 1), T: &testing.T{}}
	w.order("mobilise ilvane")
	for _, u := range []string{"crawler", "crawler", "deckhand", "deckhand"} {
		w.play(0, "move "+u+" ashmere-1 ilvane-2")
	}
	for b.Loop() {
		OddsIn(w.s, 0, rules.Move{Verb: doneVerb})
	}
}
