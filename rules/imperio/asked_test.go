package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// label is the caption of a move by its words.
func (d *desk) label(words string) rules.Text {
	d.t.Helper()
	m, err := Game.Parse(words)
	if err != nil {
		d.t.Fatal(err)
	}
	return d.s.Describe(d.s.top().seat, m).Label
}

// asks demands the detailed question of the House that is asked, and that the others do not see it.
func (d *desk) asks(key string, numbers ...int) {
	d.t.Helper()
	p := d.s.top().seat
	got := d.s.View(p).(*View).Own.Question
	prove.Is(d.t, "question", got.Key, "imperio.asked."+key)
	k := 0
	for _, a := range got.Args {
		if a.Kind == rules.IntArg && k < len(numbers) {
			prove.Is(d.t, key, a.N, numbers[k])
			k++
		}
	}
	prove.Is(d.t, "numbers of "+key, k, len(numbers))
	for q := range rules.Seat(d.s.players) {
		if q != p && d.s.View(q).(*View).Own.Question.Key != "" {
			d.t.Errorf("seat %d sees what seat %d is asked", q+1, p+1)
		}
	}
}

// Prompts are the same for all answers of a turn; what is asked in detail is for the House alone, with its means.
func TestQuestions(t *testing.T) {
	d := newDesk(t, 2, 0)
	d.s.houses[0].treasury = 30
	d.s.houses[1].techs = 1 << t01
	d.s.verified[0][1] = 1 << t01
	home := d.home(0)
	propose(d.s, l01)
	d.asks("trade", 30)
	d.all("offer 2", "give-resources 2")
	d.asks("offer", 30)
	d.all("send", "done", "done")
	d.asks("declarations")
	d.all("fleet " + d.sys(home))
	d.asks("standing")
	d.all("done", "done")
	d.asks("slot", 1, 5, 28)
	d.all("act construction")
	d.asks("building", 28)
	prove.Is(t, "price of a Trade Port", d.label("build " + d.world(home) + " port").Args[2], rules.N(4))
	d.all("build "+d.world(home)+" port", "act production")
	d.asks("yard", 24)
	prove.Is(t, "room", d.label("produce " + d.world(home)).Args[1], rules.N(6))
	d.all("produce " + d.world(home))
	d.asks("units", 6, 0, 24)
	prove.Is(t, "first Troop", d.label("make troop").Args[1], rules.N(1))
	d.all("make troop")
	prove.Is(t, "second Troop of the bundle", d.label("make troop").Args[1], rules.N(0))
	prove.Is(t, "Dreadnought", d.label("make dreadnought").Args[1], rules.N(6))
	d.asks("units", 5, 1, 23)
	d.all("done", "act operation")
	d.asks("operation", 0)
	d.all("fleet " + d.sys(home))
	d.asks("detachment", 1)
	d.all("go " + d.sys(d.s.near(home)[0]))
	d.asks("path", 0)
	d.all("done", "done", "act research")
	d.asks("research", 23)
	prove.Is(t, "price of a technology", d.label("research courier-network").Args[1], rules.N(6))
	d.all("research courier-network", "act subterfuge")
	d.asks("plot", 17)
	prove.Is(t, "price of a plot", d.label("plot drain 2").Args[2], rules.N(6))
	d.all("plot drain 2")
	d.asks("object")
	d.all("done", "done", "empty")
	d.asks("votes", 5)
	d.all("done")
	d.asks("seal")
}

func TestQuestionsOfBattle(t *testing.T) {
	k := newTheatre(t, 2, uint64(optLiveBattles))
	k.ships(0, k.near, cruiser, cruiser)
	k.ships(1, k.mid, frigate, cruiser, cruiser)
	k.rolls(10, 10, 1, 1, 1)
	k.attack()
	k.asks("casualties", 2) // none of them from a Target Locator, which would ask "casualties.located"
	k.all("lose frigate 1")
	k = newTheatre(t, 2, uint64(optLiveBattles))
	k.misses()
	k.owns(1, k.far, 1)
	k.ships(0, k.near, cruiser)
	k.ships(1, k.mid, cruiser)
	k.attack()
	k.asks("battle", 2)
}

// Live battles ask also before the battle (13.2) and after a victory (13.6).
func TestQuestionsAroundBattle(t *testing.T) {
	k := newTheatre(t, 2, uint64(optLiveBattles))
	k.misses()
	k.s.houses[1].abilities[0] = a09
	k.ships(0, k.near, cruiser)
	k.ships(1, k.mid, cruiser)
	k.attack()
	k.asks("withdraw", 0)
	k.all("fight")
	k = newTheatre(t, 2, uint64(optLiveBattles))
	k.owns(1, k.far, 1)
	k.ships(0, k.near, cruiser)
	k.ships(1, k.mid, cruiser)
	k.rolls(1, 1, 1, 7)
	k.attack()
	k.all("flee " + k.sys(k.far))
	k.asks("leave", 2)
	k.all("fight")
	prove.Is(t, "stays", k.s.fleets[k.mid].owner, 1)
}

func TestQuestionOfPayment(t *testing.T) {
	d := newDesk(t, 3, 0)
	d.s.houses[0].abilities[0] = a07
	d.declare()
	d.all("act research", "research courier-network")
	d.asks("paying", 6, 5)
	d.all("pay 2", "act subterfuge", "plot espionage 2")
	if d.s.top().kind == inPlotting {
		d.asks("blame", 4, 6)
		prove.Is(t, "surcharge", d.label("blame 3").Args[1], rules.N(2))
	} else {
		t.Error("nobody may be blamed")
	}
}

// Whoever writes an offer sees to whom, from the first question of it on, and nobody else does.
func TestAnOfferHasAPartnerWhileItIsWritten(t *testing.T) {
	r := newRealm(t, 3, 0)
	partner := func(p rules.Seat) rules.Seat { return r.s.View(p).(*View).Own.Partner }
	prove.Is(t, "before", partner(0), nobody)
	r.all("offer 3")
	prove.Is(t, "while it is written", partner(0), rules.Seat(2))
	prove.Is(t, "the partner himself", partner(2), nobody)
}

// Who may pay with Influence is told of both, apart; an offer is made of Resources alone.
func TestQuestionsTellInfluenceApart(t *testing.T) {
	d := newDesk(t, 2, 0)
	k := &d.s.houses[0]
	k.treasury, k.influence, k.abilities = 30, 9, [2]ability{a07, a11}
	d.asks("trade", 30)
	d.all("done", "done")
	d.asks("slot.both", 1, 5, 30, 9)
	for action, question := range map[string]string{"construction": "building", "production": "yard", "research": "research", "subterfuge": "plot"} {
		d.all("act " + action)
		d.asks(question+".both", 30, 9)
		d.all("done")
	}
	for _, language := range []string{"es", "en"} {
		sentences := conform.Sentences(t, Texts, language)
		for _, key := range []string{"slot", "building", "yard", "units", "research", "plot"} {
			prove.True(t, key+" in "+language, sentences["imperio.asked."+key+".both"] != "")
		}
	}
	d.all("act research", "research missile-guidance-system")
	prove.Is(t, "nothing of it paid with Influence", d.label("pay 0").Key, "imperio.move.pay.none")
	prove.Is(t, "one", d.label("pay 1").Key, "imperio.move.pay")
	d.all("pay 0", "act production", "produce "+d.world(d.home(0)))
	left := d.s.capacity(0, firstPlanet(d.home(0)))
	d.asks("units.both", left, 0, 35)
}

// Whoever has chosen one of two abilities or upgrades is asked for another beside it (2.1), and each answer cites the list that it stands in.
func TestTheSecondChoiceNamesTheFirst(t *testing.T) {
	d := &desk{t: t, s: read(t, "players 3", "turn 1 phase setup", "frame game a 1", "frame house seat 1 step 1", "house 1 aldemar")}
	for _, c := range []struct {
		verb  uint8
		first rules.Ref
		cited rules.Rule
	}{{abilityVerb, abilityRef(2), "2.2"}, {upgradeVerb, upgradeRef(2), "2.3"}} {
		prove.Is(t, "as the House does", d.s.Describe(0, rules.Move{Verb: defaultsVerb}).Cites[0], "2.5")
		m := rules.Move{Verb: c.verb, A: c.first.ID}
		prove.Is(t, "cites", d.s.Describe(0, m).Cites[0], c.cited)
		d.s.Apply(0, m, dice.New(1, 0), nil)
		prove.Is(t, "the first is named", d.s.View(0).(*View).Own.Question.Args[1], rules.R(c.first))
		m.A++
		d.s.Apply(0, m, dice.New(1, 0), nil)
	}
}
