package sector

import (
	"fmt"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// TestImpossiblePositions demands that what the rules never allow is refused, with the line at fault.
func TestImpossiblePositions(t *testing.T) {
	many := func(s string, n int) string { return strings.Repeat(s, n) }
	for _, c := range []struct{ name, lines, line, why string }{
		{"more units than the area takes", "units 1 ilvane-2 deckhand 3", "units 1 ilvane-2 deckhand 3", "more units than the area takes"},
		{"units of two owners", "units 1 ilvane-1 deckhand 1\nunits 2 ilvane-1 minnow 1", "units 2 ilvane-1 minnow 1", "units are there already"},
		{"units of another people", "units 1 ilvane-1 minnow 1", "units 1 ilvane-1 minnow 1", "another people"},
		{"more figures than there are", "units 1 ashmere-1 hammer 3\nunits 1 ilvane-1 hammer 1", "units 1 ilvane-1 hammer 1", "there are only 3 of hammer"},
		{"a planet not in play", "units 1 karst-1 deckhand 1", "units 1 karst-1 deckhand 1", "not in this galaxy"},
		{"a base on a planet not in play", "base 1 karst-1", "base 1 karst-1", "not in this galaxy"},
		{"an order there", "round 1 phase execution first 1\norder 1 build karst", "order 1 build karst", "not in this galaxy"},
		{"two bases of a player on a planet", "base 1 ilvane-1\nbase 1 ilvane-2", "base 1 ilvane-2", "a second base"},
		{"two bases in an area", "base 2 ashmere-1", "base 2 ashmere-1", "another base is there"},
		{"twenty workers", "workers 1 pool 20 away 0 mine 0 well 0", "workers 1 pool 20 away 0 mine 0 well 0", "more than twelve workers"},
		{"three in the mine", "workers 1 pool 2 away 0 mine 3 well 0", "workers 1 pool 2 away 0 mine 3 well 0", "permanent cards"},
		{"more than a card takes", "card 1 ashmere-1 4", "card 1 ashmere-1 4", "more workers than the card takes"},
		{"a card of two players", "card 1 ashmere-1 0\ncard 2 ashmere-1 0", "card 2 ashmere-1 0", "the card is taken"},
		{"a card of a conquest area", "card 1 ilvane-1 0", "card 1 ilvane-1 0", "no resource card"},
		{"round thirteen", "round 13 phase planning first 1", "round 13 phase planning first 1", "no such round"},
		{"the regroup phase", "round 3 phase regroup first 1", "round 3 phase regroup first 1", "begins a planning or an execution phase"},
		{"an execution phase without orders", "round 3 phase execution first 1", "round 3 phase execution first 1", "needs orders"},
		{"a planning phase with orders", "order 1 build ashmere", "order 1 build ashmere", "without orders"},
		{"three orders of a kind", "round 1 phase execution first 1" + many("\norder 1 build ashmere", 3), "order 1 build ashmere", "no such order left"},
		{"gold without a mast", "round 1 phase execution first 1\norder 1 gold-build ashmere", "order 1 gold-build ashmere", "no such order left"},
		{"a faction twice", "faction 1 ember ashmere", "faction 1 ember ashmere", "has a faction already"},
		{"too many points", "points 1 18", "points 1 18", "the game is over"},
		{"two Beacons", "beacons 2", "beacons 2", "the game is over"},
		{"a card of another people", "hand 1 t01", "hand 1 t01", "another people"},
		{"three of two", "hand 1 g01 g01\ndiscard 1 g01", "hand 1 g01 g01", "there are only 2 of g01"},
		{"a card without its technology", "hand 1 g11", "hand 1 g11", "there are only 0 of g11"},
		{"a technology without its building", "tech 1 gt3", "tech 1 gt3", "gt3 requires the foundry"},
		{"a building without another", "built 1 yard grand-slip", "built 1 yard grand-slip", "requires the skydock"},
		{"three masts", "built 1 yard mast mast mast", "built 1 yard mast mast mast", "too many of mast"},
		{"a route twice", "route ashmere-ilvane short\nroute ashmere-ilvane long", "route ashmere-ilvane long", "there already"},
		{"a galaxy in two parts", "route ashmere-ilvane short\nroute coldharrow-lowmarrow short", "route coldharrow-lowmarrow short", "hang together"},
		{"a hundred cards of a stage", "deck 0 10 8\ndrawn 1 100 0 0", "deck 0 10 8", "only 36 cards of stage 1"},
		{"the third stage before the first is empty", "drawn 1 0 0 3", "drawn 1 0 0 3", "cannot have been drawn"},
		{"no Beacons", "deck 0 0 0", "deck 0 0 0", "Beacons are missing"},
		{"strained without the option", "mark strained ashmere-1", "mark strained ashmere-1", "without the option"},
		{"out with a base", "out 2", "out 2", "still has something"},
		{"an unknown word", "weather fine", "weather fine", ""},
		{"too many words", "points 1 3 4", "points 1 3 4", "too many words"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Game.SetPosition(two + c.lines + "\n")
			if err == nil {
				t.Fatal("it is read")
			}
			prove.True(t, fmt.Sprintf("the line is named in %v", err), strings.Contains(err.Error(), fmt.Sprintf("%q", c.line)))
			prove.True(t, fmt.Sprintf("the reason is told in %v", err), strings.Contains(err.Error(), c.why))
		})
	}
	for _, c := range []struct{ name, text, why string }{
		{"nothing", "# nothing\n", "empty"},
		{"no factions", "players 2\n", "has no faction"},
		{"the same faction twice", "players 2\nfaction 1 ember ashmere\nfaction 2 ember coldharrow\nbase 1 ashmere-1\n", "taken"},
		{"the same home twice", "players 2\nfaction 1 ember ashmere\nfaction 2 reef ashmere\nbase 1 ashmere-1\n", "taken"},
		{"no home planet", "players 2\nfaction 1 ember ashmere\nfaction 2 reef ilvane\nbase 1 ashmere-1\n", "no home planet"},
		{"nobody on the map", "players 2\nfaction 1 ember ashmere\nfaction 2 reef coldharrow\n", "nobody has a unit"},
		{"seven players", "players 7\n", "two to six"},
		{"players twice", "players 2\nplayers 3\n", "line 2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Game.SetPosition(c.text)
			prove.True(t, fmt.Sprintf("refused: %v", err), err != nil && strings.Contains(err.Error(), c.why))
		})
	}
	t.Run("6.4 a Beacon beside the board is not drawn again", func(t *testing.T) {
		b := set(t, "beacons 1", "deck 0 0 0", "drawn 1 0 0 2")
		prove.Is(t, "unseen", b.s.unseenOf(beaconsFade), 2)
		b.regroup()
		prove.Is(t, "three and no more", b.s.beacons, 3)
	})
}

// TestBytesOfPositions changes the text of positions with bytes, character by character and line by line: what is read
// at all is the very position.
func TestBytesOfPositions(t *testing.T) {
	ch := dice.New(8, 8)
	for seed := range uint64(6) {
		s := begunWith(t, 2+int(seed%5), uint8(seed%2), seed)
		for range 60 * int(seed) {
			if p := s.Pending(nil); len(p) > 0 {
				moves := rules.Moves(s, p[0].Seat, nil)
				s.Apply(p[0].Seat, moves[ch.Draw(len(moves))], ch, nil)
			}
		}
		text := Game.Position(s)
		for range 120 {
			i := ch.Draw(len(text))
			changed := text[:i] + string(rune('0'+ch.Draw(75))) + text[i+1:]
			if back, err := Game.SetPosition(changed); err == nil && back.Hash() != s.Hash() {
				t.Fatalf("another position is read with character %d changed", i)
			}
		}
		cut := strings.Index(text, exactWord) + len(exactWord) + 9
		_, err := Game.SetPosition(text[:cut] + "\n")
		prove.True(t, "bytes cut short are refused", err != nil)
		_, err = Game.SetPosition(text + "points 1 3\n")
		prove.True(t, "a line that disagrees is refused, and named", err != nil && strings.Contains(err.Error(), `"points 1 3"`))
	}
}

// TestMutatedPositions changes words of positions written by hand. What is read obeys the rules, comes back from its
// text, and can be played on.
func TestMutatedPositions(t *testing.T) {
	ch := dice.New(3, 14)
	seeds := []string{
		two + "units 1 ashmere-1 crawler 1 deckhand 2\nunits 2 ilvane-1 minnow 2\ncard 1 ashmere-1 2\ncard 2 coldharrow-2 1\nbuilt 1 yard foundry mast\ntech 1 gt1\nhand 1 g01 g07\ndiscard 2 t01\npoints 1 7\n" +
			"drawn 1 2 0 0\nbeacons 1\ndeck 4 10 7\n",
		two + "round 2 phase execution first 2\norder 1 build ashmere\norder 2 mobilise ilvane\norder 1 research ashmere\nroute ashmere-ilvane short 1\nroute coldharrow-ilvane short 2\nunits 1 ashmere-2 harpooner 1\nunits 2 coldharrow-3 quillback 1\n" +
			"options overwork\nmark strained ashmere-1\nmark vein coldharrow-1\n",
		strings.TrimSuffix(three, "\n") + "\nout 2\ntokens 1 cargo 2 study 1\nroute ashmere-karst long 1\nroute karst-edder short 3\nroute edder-coldharrow short\nroute coldharrow-ilvane short\nbase 3 karst-2\n",
		"players 6\nfaction 1 dusk ashmere\nfaction 2 dawn coldharrow\nfaction 3 ember edder\nfaction 4 anchor gyre\nfaction 5 reef dunhollow\nfaction 6 drift fennwick\nbase 1 ashmere-1\nbase 4 gyre-2\nunits 5 dunhollow-1 minnow 2\nunits 6 morrow-1 quillback 1\n",
	}
	var pool []string
	for _, text := range seeds {
		pool = append(pool, strings.Fields(text)...)
	}
	pool = append(pool, "0", "5", "13", "100", "200", "-1", "karst", "none", "x")
	read := 0
	for n := range 6000 {
		lines := strings.Split(strings.TrimSpace(seeds[n%len(seeds)]), "\n")
		for range 1 + ch.Draw(3) {
			i := ch.Draw(len(lines))
			words := strings.Fields(lines[i])
			switch ch.Draw(5) {
			case 0:
				lines = append(lines, lines[i])
			case 1:
				lines = append(lines[:i:i], lines[i+1:]...)
			default:
				words[ch.Draw(len(words))] = pool[ch.Draw(len(pool))]
				lines[i] = strings.Join(words, " ")
			}
			if len(lines) == 0 {
				break
			}
		}
		text := strings.Join(lines, "\n")
		if readsWell(t, text, ch, n%8 == 0) {
			read++
		}
	}
	if read < 400 {
		t.Errorf("only %d of the mutants were read", read)
	}
}

// readsWell reads a position, and if it is one at all, demands that it is sound and plays on for a while.
func readsWell(t *testing.T, text string, ch *dice.Stream, whole bool) bool {
	t.Helper()
	defer func() {
		if fault := recover(); fault != nil {
			t.Fatalf("%v in\n%s", fault, text)
		}
	}()
	st, err := Game.SetPosition(text)
	if err != nil {
		return false
	}
	if err := Invariant(st); err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	back, err := Game.SetPosition(Game.Position(st))
	if err != nil || back.Hash() != st.Hash() {
		t.Fatalf("it does not come back (%v)\n%s", err, text)
	}
	steps := 40
	if whole {
		steps = 4000
	}
	for range steps {
		asked := st.Pending(nil)
		if len(asked) == 0 {
			break
		}
		moves := rules.Moves(st, asked[0].Seat, nil)
		if len(moves) == 0 {
			t.Fatalf("nothing to answer in\n%s", text)
		}
		st.Apply(asked[0].Seat, moves[ch.Draw(len(moves))], ch, nil)
		if err := Invariant(st); err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
	}
	return true
}
