package sector

import (
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/odds"
)

// hangs lists what hangs on an answer: the last part of each key, with ! where people are asked, and its numbers.
func (b *bench) hangs(word string) string {
	b.Helper()
	p := b.s.top().seat
	if bad := b.s.Check(p, b.move(word)); bad != nil {
		b.Fatalf("%q is refused: %s", word, bad.Why.Key)
	}
	before := b.s.Hash()
	var list []string
	for _, k := range b.s.Stakes(p, b.move(word), nil) {
		said := strings.TrimPrefix(k.What.Key, "sector.stake.")
		for _, a := range k.What.Args {
			switch a.Kind {
			case rules.IntArg:
				said += " " + strconv.Itoa(a.N)
			case rules.KeyArg:
				said += " " + strings.TrimPrefix(a.Key, "sector.stake.part.")
			}
		}
		if k.Grave {
			said += "!"
		}
		list = append(list, said)
	}
	prove.Is(b, word+": nothing changed", b.s.Hash(), before)
	return strings.Join(list, ", ")
}

// TestWhatHangsOnAMove tells, position by position, what an answer gives up, leaves undone or cannot do.
func TestWhatHangsOnAMove(t *testing.T) {
	type row struct{ answer, hangs string }
	for name, c := range map[string]struct {
		order string
		lines []string
		first []string
		rows  []row
	}{
		"2.2 an order that can do nothing": {"", []string{"units 1 ashmere-1 deckhand 1"}, nil, []row{
			{"place build ashmere", ""}, {"place build ilvane", "build-nothing"}, {"place mobilise ilvane", "mobilise-nothing"}, {"place mobilise ashmere", ""}, {"place research ilvane", ""}}},
		"3.3 without a base, with a transport": {"", []string{fleetOfTwo, "units 1 ilvane-1 deckhand 1"}, nil, []row{{"place build ilvane", "build-no-base"}, {"place mobilise ilvane", ""}}},
		"3.3 parts that are over": {"build ashmere", []string{"workers 1 pool 6 away 0 mine 0 well 0", "card 1 ashmere-1 0"}, nil, []row{
			{"worker", ""}, {"buy deckhand ashmere-2", "closes-two workers transports"}, {"build foundry", "closes-three workers transports units"}, {"module storehouse", "closes-many"}}},
		"3.3c what is left undone":   {"build ashmere", nil, nil, []row{{"done", "undone.units 2!"}}},
		"3.3c of two one was bought": {"build ashmere", nil, []string{"buy deckhand ashmere-2"}, []row{{"done", "undone.units 1"}, {"buy deckhand ashmere-2", ""}}},
		"3.2 paid ahead for nothing": {"build ashmere", nil, []string{"work mine"}, []row{{"done", "undone.credit 1!, undone.units 2!"}}},
		"3.2a overwork":              {"build ashmere", []string{"options overwork", "card 1 ashmere-3 1", "workers 1 pool 5 away 0 mine 0 well 0"}, nil, []row{{"overwork ashmere-3", "strains"}}},
		"3.2a overwork again":        {"build ashmere", []string{"options overwork", "card 1 ashmere-3 1", "workers 1 pool 5 away 0 mine 0 well 0", "mark strained ashmere-3"}, nil, []row{{"overwork ashmere-3", "exhausts!"}}},
		"3.5 cards not drawn":        {"research ashmere", nil, nil, []row{{"done", "undone.draw 3!, undone.tech"}, {"tech gt1", "tech-ends 3!"}, {"draw", ""}}},
		"3.5 cards drawn":            {"research ashmere", nil, []string{"draw"}, []row{{"done", "undone.tech"}, {"tech gt1", ""}}},
		"3.4 nothing moved":          {"mobilise ilvane", []string{fleetOfTwo, "units 1 ashmere-1 deckhand 2"}, nil, []row{{"done", "undone.moves!"}, {"move deckhand ashmere-1 ilvane-2", ""}}},
		"3.4 nobody can move":        {"mobilise ilvane", []string{"units 1 ashmere-1 deckhand 2"}, nil, []row{{"done", ""}}},
		"3.4 one moved":              {"mobilise ilvane", []string{fleetOfTwo, "units 1 ashmere-1 deckhand 2"}, []string{"move deckhand ashmere-1 ilvane-2"}, []row{{"done", ""}}},
		"3.4a an attack": {"mobilise ilvane", []string{fleetOfTwo, "units 1 ashmere-1 deckhand 2", "units 2 ilvane-2 minnow 2"}, []string{"move deckhand ashmere-1 ilvane-2"}, []row{
			{"move deckhand ashmere-1 ilvane-2", ""}, {"done", "battle 48!"}, {"disband deckhand ilvane-2", "disband!, no-battle"}, {"disband deckhand ashmere-1", "disband!"}}},
		"3.4a an attack that can hardly fail": {"mobilise ilvane", []string{fleetOfTwo, "units 1 ashmere-1 crawler 4", "units 2 ilvane-2 minnow 1"}, []string{"move crawler ashmere-1 ilvane-2", "move crawler ashmere-1 ilvane-2", "move crawler ashmere-1 ilvane-2"}, []row{
			{"done", "battle.over 98"}}},
		"4.5 an attack on units that fly": {"mobilise ilvane", []string{fleetOfTwo, "units 1 ashmere-1 crawler 2 deckhand 2", "units 2 ilvane-2 skimmer 1"}, nil, []row{{"move crawler ashmere-1 ilvane-2", "hits-nobody"}, {"move deckhand ashmere-1 ilvane-2", ""}}},
		"5.5 a conquest area left":        {"mobilise ilvane", []string{"units 1 ilvane-1 deckhand 1"}, nil, []row{{"move deckhand ilvane-1 ilvane-2", "leaves-points 1"}, {"disband deckhand ilvane-1", "disband!, leaves-points 1"}}},
		"5.1 a base left alone":           {"mobilise ilvane", []string{"units 1 ilvane-2 deckhand 1", "base 2 ilvane-2"}, nil, []row{{"move deckhand ilvane-2 ilvane-3", "leaves-base"}}},
		"5.2 a mine left": {"mobilise ashmere", []string{"card 1 ashmere-2 0", "units 1 ashmere-1 deckhand 1", "units 1 ashmere-2 deckhand 1", "units 1 ashmere-3 deckhand 1"}, nil, []row{
			{"move deckhand ashmere-2 ashmere-1", "leaves-card"}, {"move deckhand ashmere-3 ashmere-1", "leaves-area"}, {"move deckhand ashmere-1 ashmere-2", ""}, {"disband deckhand ashmere-2", "disband!, leaves-card"}}},
		"5.5 somebody stays": {"mobilise ilvane", []string{"units 1 ilvane-1 deckhand 2"}, nil, []row{{"move deckhand ilvane-1 ilvane-2", ""}}},
	} {
		t.Run(name, func(t *testing.T) {
			b := set(t, c.lines...)
			if c.order != "" {
				b.order(c.order)
			}
			b.play(0, c.first...)
			for _, r := range c.rows {
				prove.Is(t, r.answer, b.hangs(r.answer), r.hangs)
			}
		})
	}
}

// TestAnIdleOrderIsAskedAbout executes orders that can do nothing (3.1).
func TestAnIdleOrderIsAskedAbout(t *testing.T) {
	b := set(t, "round 1 phase execution first 1", "units 1 ashmere-1 deckhand 1", "order 1 build lowmarrow", "order 1 mobilise ilvane", "order 1 build ashmere", "order 1 research coldharrow")
	for word, want := range map[string]string{"execute lowmarrow": "idle-order!", "execute ilvane": "idle-order!", "execute ashmere": "", "execute coldharrow": "", "lapse ilvane": ""} {
		prove.Is(t, word, b.hangs(word), want)
	}
	for order, want := range map[string]string{"build": "idle-order!", "gold-build": ""} { // no mineral is left: only what costs less can be bought
		b = set(t, "round 1 phase execution first 1", "built 1 yard mast", "workers 1 pool 3 away 0 mine 2 well 0", "order 1 "+order+" ashmere")
		prove.Is(t, order, b.hangs("execute ashmere"), want)
	}
}

// TestEventCardsGivenUp passes and plays in step 8 with several cards read (5.8).
func TestEventCardsGivenUp(t *testing.T) {
	b := set(t)
	for _, id := range []string{"e03", "e05", "e06"} {
		b.s.eventAt[eventBase[event(idOf(t, KindEvent, id))]] = readBy(0)
	}
	b.readEvents()
	prove.Is(t, "pass", b.hangs("pass"), "events-lost 3")
	prove.Is(t, "play", b.hangs("play e06"), "events-put-away 2")
	b.play(0, "play e06")
}

// TestSkirmishesWithoutCards commits nothing (4.4): people are asked about it where the later skirmishes could not take all of the hand.
func TestSkirmishesWithoutCards(t *testing.T) {
	for _, c := range []struct {
		hand  []string
		first string
	}{
		{[]string{"g01", "g02"}, "no-cards 2"},
		{[]string{"g01", "g02", "g07"}, "no-cards 3!"},
		{[]string{"g01", "g02", "g03", "g04", "g05", "g06", "g07", "g08", "g09"}, "no-cards.over 9 8!"}, // 5.9: eight are kept
	} {
		b := set(t, fleetOfTwo, "units 1 ashmere-1 harpooner 1 deckhand 1", "units 2 ilvane-2 quillback 1 minnow 1")
		b.order("mobilise ilvane")
		b.play(0, "move harpooner ashmere-1 ilvane-2", "move deckhand ashmere-1 ilvane-2", "done", "front harpooner 1")
		b.play(1, "front quillback 1")
		b.few(0, c.hand, nil) // each side has drawn cards for the battle
		prove.Is(t, "first of two skirmishes", b.hangs("commit none none 1"), c.first)
		prove.Is(t, "with a card", b.hangs("commit g01 none 1"), "")
		b.play(0, "commit none none 1")
		prove.Is(t, "last skirmish", b.hangs("commit none none 2"), strings.TrimSuffix(c.first, "!")+"!")
	}
}

// TestChancesOfTheBattleAreThoseTold compares the two ways with the odds that are told elsewhere, and with each other.
func TestChancesOfTheBattleAreThoseTold(t *testing.T) {
	b := set(t, fleetOfTwo, "units 1 ashmere-1 deckhand 3 crawler 1", "units 2 ilvane-2 minnow 2")
	b.order("mobilise ilvane")
	for _, u := range []string{"deckhand", "deckhand", "crawler"} {
		b.play(0, "move "+u+" ashmere-1 ilvane-2")
		k := b.s.Stakes(0, b.move("done"), nil)[0]
		v := b.s.View(0).(View)
		o, _ := OddsOf(&v, b.move("done"))
		prove.Is(t, "ways", len(k.Ways), 2)
		told := o.Told()
		prove.Is(t, "takes", Told{k.Ways[0].Least.Percent(), k.Ways[0].Most.Percent()}, told)
		prove.Is(t, "holds", Told{k.Ways[1].Least.Percent(), k.Ways[1].Most.Percent()}, told.Not())
		prove.Is(t, "units", k.Why[0].Args[0].N, o.Units[attacking])
	}
}

// stakeKeys finds the keys of what hangs on moves in the source.
func stakeKeys(t *testing.T) (keys []string) {
	source := sourceOf(t, "stakes*.go")
	for _, found := range regexp.MustCompile(`stake\([^,]+, "([^"]+)",`).FindAllStringSubmatch(source, -1) {
		keys = append(keys, "sector.stake."+found[1])
	}
	for _, found := range regexp.MustCompile(`Worded\("([^"]+)"`).FindAllStringSubmatch(source, -1) {
		keys = append(keys, found[1], found[1]+".under", found[1]+".over")
	}
	for _, found := range regexp.MustCompile(`Say\("([^"]+)"[,)]`).FindAllStringSubmatch(source, -1) {
		keys = append(keys, found[1])
	}
	for part := partWorkers; part <= partModule; part++ {
		keys = append(keys, "sector.stake.part."+partKeys[part], "sector.stake.undone."+partKeys[part])
	}
	return keys
}

// TestABattleIsToldForItsAttacker: in one line a chance is always that of taking the area, however good or uncertain it is.
func TestABattleIsToldForItsAttacker(t *testing.T) {
	never, tenth, half, sure := odds.Chance{Of: 1}, odds.Chance{Ways: 1, Of: 10}, odds.Chance{Ways: 1, Of: 2}, odds.Chance{Ways: 1, Of: 1}
	for _, c := range []struct {
		least, most odds.Chance
		want        rules.Text
	}{
		{tenth, tenth, rules.Say("sector.brief.takes", rules.N(10))},
		{never, never, rules.Say("sector.brief.takes", rules.N(0))},
		{never, tenth, rules.Say("sector.brief.takes.at-most", rules.N(10))},
		{half, sure, rules.Say("sector.brief.takes.at-least", rules.N(50))},
		{tenth, half, rules.Say("sector.brief.takes.range", rules.N(10), rules.N(50))},
	} {
		got := takes(&rules.Way{Least: c.least, Most: c.most}, c.most.Percent())
		prove.Is(t, c.want.Key, got, c.want)
	}
}
