package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestTheCardForWhichNoneIsDrawnSaysSo: of every Surprise card that may be discarded it is told whether another one is drawn for it (3.31),
// as a price where none is, and what is told is what happens.
func TestTheCardForWhichNoneIsDrawnSaysSo(t *testing.T) {
	for _, c := range []card{cardAhuraMazdaAndAhriman, cardFog} {
		b := newTable(t, 2)
		b.hand(0, c)
		b.pile(cardUnrest43)
		b.push(frame{kind: inSearching, seat: 0})
		m := b.move("discard " + cards[c].id)
		draws, price := len(b.Describe(0, m).More) > 0, b.Stakes(0, m, nil)
		prove.Is(t, cards[c].id+": one of both is told", draws, len(price) == 0)
		for _, k := range price {
			prove.Is(t, "its words", k.What.Key, "diadochi.stake.no-card-drawn")
			prove.Is(t, "its rule", k.Rule, rules.Rule("3.31"))
			prove.Same(t, "what is given up", k.Undone, []rules.Ref{cardRef(c)})
		}
		b.play("discard " + cards[c].id)
		prove.Is(t, cards[c].id+": what happens", b.holds(0, cardUnrest43), draws)
	}
}

// TestControlThatIsLeftIsAPrice: whoever may place control at once, in a fallen city (9.28) or with a general who has come (15.6), and lets
// it be, is told what is given up.
func TestControlThatIsLeftIsAPrice(t *testing.T) {
	b := newWar(t, 2)
	b.assault = assault{sp: spAthenai, seat: 0, at: outside(spAthenai), general: antigonos}
	b.setPC(ctx{}, spAthenai, nobody)
	b.push(frame{kind: inSiege, seat: 0, step: siegePlacing})
	left := func(rule rules.Rule, sp space) []rules.Stake {
		return []rules.Stake{rules.Price(rule, rules.Say("diadochi.stake.undone.control", rules.R(spaceRef(sp))), spaceRef(sp))}
	}
	prove.Same(t, "a fallen city", b.Stakes(0, rules.Move{Verb: passVerb}, nil), left("9.28", spAthenai))
	c := newTable(t, 2)
	c.at[seleukos] = inReserve
	c.control(1, spBabylon)
	c.pushRecruiting(ctx{}, 0, seleukos)
	c.play("place seleukos babylon")
	prove.Same(t, "a general who has come", c.Stakes(0, rules.Move{Verb: passVerb}, nil), left("15.6", spBabylon))
}

// TestUnitsThatGoOverAreToldBeforeTheBattle: RA that waver and Silver Shields belong to the winner afterwards (7.23, 7.24), and the chances
// of the battle say so, for whichever side has them; of an Independent Army nothing goes over.
func TestUnitsThatGoOverAreToldBeforeTheBattle(t *testing.T) {
	wavers := Force{Units: units{mercenary: 2, royalArmy: 3}, Wavering: true}
	for _, row := range []struct {
		name     string
		own, foe Force
		against  rules.Seat
		want     []rules.Text
	}{
		{"theirs", Force{}, wavers, 1, []rules.Text{rules.Say("diadochi.stake.why.royals-come", rules.N(3))}},
		{"mine", wavers, Force{}, 1, []rules.Text{rules.Say("diadochi.stake.why.royals-go", rules.N(3))}},
		{"RA that do not waver stay", Force{}, Force{Units: units{royalArmy: 3}}, 1, nil},
		{"their Silver Shields", Force{}, Force{Units: units{silver: 2}}, 1, []rules.Text{rules.Say("diadochi.stake.why.silver-comes")}},
		{"my Silver Shields", Force{Units: units{silver: 2}}, Force{}, 1, []rules.Text{rules.Say("diadochi.stake.why.silver-goes")}},
		{"an Independent Army", Force{Units: units{silver: 2}}, Force{Armies: 4}, independents, nil},
	} {
		b := newWar(t, 2)
		b.battle.sides = [2]side{{seat: 0}, {seat: row.against}}
		prove.Same(t, row.name, b.turncoats(0, &row.own, &row.foe), row.want)
	}
}

// TestRoyalsThatAreToldToComeOverDo: RA of the side with less Prestige are told to come over, and do when it has lost.
func TestRoyalsThatAreToldToComeOverDo(t *testing.T) {
	b := meeting(t, units{mercenary: 9}, units{mercenary: 2, royalArmy: 2})
	b.champions = 1 | 4
	told := false
	for _, k := range b.Stakes(0, b.move("step dorylaion"), nil) {
		for _, why := range k.Why {
			told = told || why == rules.Say("diadochi.stake.why.royals-come", rules.N(2))
		}
	}
	prove.True(t, "told", told)
	b.clash(6, 6, 1, 1, safe, safe, safe, safe, safe)
	b.hold(outside(spDorylaion), royalArmy, 2)
	prove.Is(t, "whose they are", b.stacks[outside(spDorylaion)].owner, rules.Seat(0))
	prove.True(t, "gone over", b.happened(EvDesert))
}
