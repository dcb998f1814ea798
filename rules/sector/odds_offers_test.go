package sector

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestOddsOnlyOfWhatIsPlayed asks for odds of answers that lead to no battle, or that are refused.
func TestOddsOnlyOfWhatIsPlayed(t *testing.T) {
	odds := func(b *bench, word string, want bool) {
		t.Helper()
		v := b.s.View(b.s.top().seat).(View)
		_, ok := OddsOf(&v, b.move(word))
		prove.Is(t, "odds of "+word, ok, want)
	}
	b := set(t, fleetOfTwo, "units 1 ashmere-1 deckhand 4", "units 1 ashmere-3 deckhand 2", "units 2 ilvane-2 minnow 2", "units 2 ilvane-3 minnow 1")
	b.order("mobilise ilvane")
	odds(b, "done", false)
	odds(b, "move deckhand ashmere-1 ilvane-1", false)
	odds(b, "move crawler ashmere-1 ilvane-2", false)
	odds(b, "move deckhand ashmere-1 ilvane-2", true)
	b.play(0, "move deckhand ashmere-1 ilvane-2")
	odds(b, "done", true)
	odds(b, "move deckhand ashmere-1 ilvane-1", false)
	odds(b, "move deckhand ashmere-1 ilvane-3", false)
	for range 3 {
		b.play(0, "move deckhand ashmere-1 ilvane-2")
	}
	odds(b, "move deckhand ashmere-3 ilvane-2", false)
	b = attack(t, []string{"deckhand", "harpooner", "crawler"}, "units 1 ashmere-1 deckhand 1 harpooner 1 crawler 1", "units 2 ilvane-2 quillback 1 minnow 1")
	odds(b, "front deckhand 1", true)
	odds(b, "front deckhand 2", false)
	odds(b, "front barge 1", false)
	odds(b, "support deckhand 1", false)
	b.play(0, "front deckhand 1", "front crawler 2")
	odds(b, "support harpooner 1", true)
	odds(b, "support harpooner 3", false)
	odds(b, "front harpooner 1", false)
	b.play(0, "support harpooner 2")
	odds(b, "front minnow 1", true)
	odds(b, "front minnow 2", false)
	odds(b, "support minnow 1", false)
	b.play(1, "front minnow 1")
	b.give(0, "g01")
	odds(b, "commit g01 none 1", true)
	odds(b, "commit g02 none 1", false)
	odds(b, "commit none g01 1", false)
	odds(b, "commit g01 none 3", false)
}

// TestOddsTellBlastsApart compares odds where a card with a blast and cards without one beat the same unit.
func TestOddsTellBlastsApart(t *testing.T) {
	for _, c := range []struct {
		what, front, mine, built, theirs string
		pile                             []string
	}{
		{"4.6 of the ground", "hammer", "yard foundry", "units 2 ilvane-2 minnow 2", "", []string{"g04", "g07", "g10", "g01", "g02"}},
		{"4.6 of any type", "hammer", "yard foundry", "units 2 ilvane-2 minnow 2", "tech 1 gt4", []string{"g14", "g07", "g10", "g01", "g02"}},
	} {
		t.Run(c.what, func(t *testing.T) {
			b := set(t, fleetOfTwo, "units 1 ashmere-1 "+c.front+" 1", "built 1 "+c.mine, c.built, c.theirs)
			b.order("mobilise ilvane")
			b.few(0, nil, c.pile)
			b.few(1, []string{"t08"}, []string{"t03", "t08", "t02"})
			b.compare(0, "move "+c.front+" ashmere-1 ilvane-2")
		})
	}
}

// TestOddsOfSeveralAttackers compares the odds of attackers who join at once with those after they have joined one by one.
func TestOddsOfSeveralAttackers(t *testing.T) {
	b := set(t, fleetOfTwo, "units 1 ashmere-1 deckhand 4", "units 2 ilvane-2 minnow 2", "units 1 ashmere-3 crawler 1")
	b.order("mobilise ilvane")
	words := []string{"move deckhand ashmere-1 ilvane-2", "move crawler ashmere-3 ilvane-2", "move deckhand ashmere-1 ilvane-2"}
	view := b.s.View(0).(View)
	var list []rules.Move
	for i, w := range words {
		list = append(list, b.move(w))
		got, some := OddsAfter(&view, list)
		want, known := OddsIn(b.s, 0, b.move(w))
		prove.Is(t, "odds are known", some && known, true)
		prove.Is(t, w, got.Takes, want.Takes)
		prove.Is(t, w+": attackers", got.Units[attacking], i+1)
		b.play(0, w)
	}
	for name, moves := range map[string][]rules.Move{
		"nobody": nil, "too many": {list[0], list[0], list[0], list[0], list[0], list[0]}, "no attack": {b.move("move deckhand ashmere-1 ilvane-1")},
	} {
		_, some := OddsAfter(&view, moves)
		prove.Is(t, name, some, false)
	}
}

// TestSumsWithCards compares the sums foretold for cards with those of the skirmish after they were committed.
func TestSumsWithCards(t *testing.T) {
	b := attack(t, []string{"deckhand", "harpooner"}, "units 1 ashmere-1 deckhand 1 harpooner 1", "units 2 ilvane-2 quillback 1")
	b.play(0, "front deckhand 1")
	b.give(0, "g01", "g08")
	view := b.s.View(0).(View)
	for _, word := range []string{"commit none none 1", "commit g01 none 1", "commit g01 g08 1"} {
		attack, health, ok := SumsWith(&view, b.move(word))
		prove.Is(t, word, ok, true)
		then := bench{T: t, s: b.s.Clone().(*state), luck: b.luck}
		then.play(0, word)
		fight := then.s.fightOf(attacking, 0)
		prove.Is(t, word+": attack", attack, fight.attack)
		prove.Is(t, word+": health", health, fight.health)
	}
	_, _, ok := SumsWith(&view, b.move("commit g01 none 3"))
	prove.Is(t, "no such skirmish", ok, false)
}
