package diadochi

import (
	"fmt"
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
	"tyche/rules/session"
)

// TestAHintOfAnEventNamesItsTarget: of the cities that a card can found, the one that wins a province, and that it does.
func TestAHintOfAnEventNamesItsTarget(t *testing.T) {
	c := position(t, `players 2
		turn 2 round 1 first 1
		ask 1 tyche
		hand 1 city-founded
		control 1 athenai korinthos pella aigai
		control 2 pydna`)
	said := Mind{}.Reasons(c.state, 0, c.parse("play city-founded"))
	prove.Same(t, "said", said, []rules.Text{
		rules.Say("diadochi.hint.event.bonus"),
		rules.Say("diadochi.hint.aim", rules.R(spaceRef(spAmphipolis))),
		rules.Say("diadochi.hint.province", rules.R(provinceRef(makedonia)), rules.N(int(provinces[makedonia].vp))),
	})
	c.play("play city-founded")
	prove.Allowed(t, "another is a target, too", c.Check(0, c.parse("target thebai")))
}

// TestAHintOfAnEventSinglesOutNoneOfEquals: where others are worth as much, no target is named.
func TestAHintOfAnEventSinglesOutNoneOfEquals(t *testing.T) {
	c := position(t, `players 2
		turn 2 round 1 first 1
		ask 1 tyche
		hand 1 city-founded
		control 1 athenai korinthos sardis pergamon`)
	c.play("play city-founded")
	_, sole := judge{c.state, veteran}.bestAim(0)
	prove.True(t, "Ephesos or Mytilene", !sole)
}

// TestAHintOfAnEventNamesWhatTheNextHintNames: once the card is played the adviser answers its question with the target that was named before,
// whatever his luck.
func TestAHintOfAnEventNamesWhatTheNextHintNames(t *testing.T) {
	named, asked, cards := 0, 0, cardSet{}
	for seed := uint64(0); seed < 400 && named < 40; seed++ {
		s, luck := randomStart(t, 2+int(seed)%4, 0, seed), dice.New(seed, 9)
		for range 600 {
			if s.depth == 0 {
				break
			}
			p := s.top().seat
			legal := rules.Moves(s, p, nil)
			for _, m := range legal {
				if m.Verb != playVerb || cards.has(card(m.A)) && luck.Draw(4) > 0 {
					continue
				}
				asked++
				world := session.NewChair(Game, s, int(s.players), p).Resample(luck).(*state)
				said := judge{world, adviser(world)}.aimPurpose(p, m)
				if len(said) == 0 {
					continue
				}
				next := s.Clone().(*state)
				next.Apply(p, m, luck, nil)
				for next.depth > 0 && next.top().kind == inWindow {
					next.Apply(next.top().seat, rules.Move{Verb: passVerb}, luck, nil)
				}
				if next.depth == 0 || next.top().kind != inEvent {
					t.Fatalf("%s asks nothing", Game.Format(m))
				}
				who, err := bot.NewAdviser(Adviser{}, seed)
				if err != nil {
					t.Fatal(err)
				}
				advised := bot.Choose(who, session.NewChair(Game, next, int(s.players), p), bot.Budget{})
				at, _ := refOf(advised.Verb, advised.A)
				prove.Same(t, Game.Format(m), said[0], rules.Say("diadochi.hint.aim", rules.R(at)))
				named++
				cards.add(card(m.A))
			}
			s.Apply(p, legal[luck.Draw(len(legal))], luck, nil)
		}
	}
	prove.True(t, fmt.Sprint("some are named: ", named, asked), named >= 5)
}

// TestAHintSaysWhatACardDoesToASpace: that control is taken only by a card that takes it, by one that throws for it how likely that is, and of
// one that wears units down how many they are: as often and as much as its die does.
func TestAHintSaysWhatACardDoesToASpace(t *testing.T) {
	const scene = "players 2\nturn 2 round 1 first 1\nask 1 tyche\n"
	for _, row := range []struct{ scene, play, target, want string }{
		{"hand 1 epidemic\ncontrol 2 amphipolis sardis\nunits 2 amphipolis mercenary 8\nunits 2 sardis mercenary 3\n", "play epidemic", "target amphipolis", "worn"},
		{"hand 1 cavalry-raid\ncontrol 2 ephesos miletos\nunits 1 sardis mercenary 4\ngeneral 1 antigonos sardis\n", "play cavalry-raid", "target ephesos", "hit"},
		{"hand 1 freedom-of-the-greeks\ncontrol 2 thebai korinthos chalkis\n", "play freedom-of-the-greeks", "target thebai", "hit"},
		{"hand 1 the-satrap-changes-sides\ncontrol 1 ephesos pergamon tarsos issos\ncontrol 2 sardis kyinda\n", "play the-satrap-changes-sides", "target sardis", "hit.chance"},
	} {
		c := position(t, scene+row.scene)
		c.play(row.play)
		m := c.parse(row.target)
		said := judge{c.state, veteran}.purpose(0, m)
		if len(said) != 1 {
			t.Errorf("%s: %v", row.play, said)
			continue
		}
		sp := space(m.A)
		prove.Same(t, row.play, said[0].Key, "diadochi.hint."+row.want)
		taken, lost, before := 0, 0, c.cusIn(1, sp)
		for face := 1; face <= faces; face++ {
			after, luck := c.state.Clone().(*state), prove.Dice(t)
			if row.want != "hit" {
				luck.Throw(face)
			}
			after.Apply(0, m, luck, nil)
			for after.top().kind == inEvent {
				after.Apply(0, after.shortest(), luck, nil)
			}
			if after.pc[sp] != 1 {
				taken++
			}
			lost += before - after.cusIn(1, sp)
		}
		switch row.want {
		case "worn":
			tenths := (10*lost + faces/2) / faces
			prove.Is(t, "control", taken, 0)
			prove.True(t, "units are lost", lost > 0)
			prove.Same(t, "said", said[0], rules.Say("diadochi.hint.worn", rules.R(seatRef(1)), rules.R(spaceRef(sp)), rules.N(tenths/10), rules.N(tenths%10)))
		case "hit":
			prove.Is(t, "control", taken, faces)
		case "hit.chance":
			prove.True(t, "now and then", taken > 0 && taken < faces)
			prove.Same(t, "said", said[0], rules.Say("diadochi.hint.hit.chance", rules.R(spaceRef(sp)), rules.R(seatRef(1)), rules.N((100*taken+faces/2)/faces)))
		}
	}
}

// TestOnlyCardsThatAreReplacedAreSaidToBe: for Ahura Mazda and Ahriman no other card is drawn (20.61).
func TestOnlyCardsThatAreReplacedAreSaidToBe(t *testing.T) {
	const replaced = "diadochi.hint.surprise"
	for c := range card(numCards) {
		if cards[c].band != surpriseBand {
			continue
		}
		b := newTable(t, 2)
		b.hand(0, c)
		b.pile(cardEpidemic)
		said := judge{b.state, veteran}.purpose(0, rules.Move{Verb: surpriseVerb, A: int16(c)})
		held := b.handSize(0)
		b.discardSurprise(b.ctx(), 0, c)
		prove.Is(t, cards[c].id, len(said) > 0 && said[0].Key == replaced, b.handSize(0) == held)
	}
}
