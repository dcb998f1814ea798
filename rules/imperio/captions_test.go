package imperio

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// said is the caption of a move by its words: its label, and what must be pointed at.
func said(t *testing.T, s *state, words string) (label string, targets []string, rank rules.Rank) {
	t.Helper()
	m, err := Game.Parse(words)
	if err != nil {
		t.Fatal(err)
	}
	c := s.Describe(s.top().seat, m)
	for _, r := range c.Targets {
		targets = append(targets, plainID(r))
	}
	return c.Label.Key, targets, c.Rank
}

func TestCaptions(t *testing.T) {
	declaring := []string{"players 3", "turn 2", "ask 1 declarations"}
	filled := []string{"players 3", "docket chancellor-of-the-seal", "docket fleet-ceiling-treaty", "turn 2", "ask 1 trade", "offer 2 1 gives tech servo-armour asks planet fosca fleet korvela", "offer 1 3 alliance"}
	for _, k := range []struct {
		with    []string
		words   string
		label   string
		targets []string
		rank    rules.Rank
	}{
		{declaring, "done", "done.declarations", nil, rules.Last},
		{declaring, "absent", "absent", nil, rules.Aside},
		{declaring, "war 2", "war", []string{"2"}, rules.Aside},
		{declaring, "rename fosca xanteo", "rename", []string{"fosca", "xanteo"}, rules.Aside},
		{declaring, "doctrine fosca 0", "doctrine.balanced", []string{"fosca", "balanced"}, rules.Aside},
		{declaring, "doctrine fosca 3", "doctrine.save-flagship", []string{"fosca", "save-flagship"}, rules.Aside},
		{declaring, "doctrine fosca 4", "doctrine.none", []string{"fosca"}, rules.Aside},
		{declaring, "retreat-rule fosca 1", "retreat-rule.never", []string{"fosca", "never"}, rules.Aside},
		{declaring, "retreat-rule fosca 2", "retreat-rule.cautious", []string{"fosca", "cautious"}, rules.Aside},
		{declaring, "withdraw-rule fosca 1", "withdraw-rule.always", []string{"fosca", "always"}, rules.Aside},
		{declaring, "withdraw-rule fosca 2", "withdraw-rule.never", []string{"fosca", "never"}, rules.Aside},
		{declaring, "stance 0", "stance.engage-enemies", []string{"engage-enemies"}, rules.Aside},
		{declaring, "stance 1", "stance.engage-all", []string{"engage-all"}, rules.Aside},
		{declaring, "stance 2", "stance.avoid", []string{"avoid"}, rules.Aside},
		{declaring, "stance -1", "stance.none", nil, rules.Aside},
		{declaring, "seal", "seal", nil, rules.Last},
		{declaring, "act research", "act", []string{"research"}, rules.Main},
		{declaring, "build fosca port", "build", []string{"fosca", "port"}, rules.Main},
		{declaring, "make cruiser", "make", []string{"cruiser"}, rules.Main},
		{declaring, "load fosca 2 6", "load", []string{"fosca", "2", "6"}, rules.Main},
		{declaring, "transfer 1 2", "transfer", []string{"1", "2"}, rules.Aside},
		{declaring, "plot espionage 2", "plot.other", []string{"espionage", "2"}, rules.Main},
		{declaring, "plot watch 1", "plot.own", []string{"watch", "1"}, rules.Main},
		{declaring, "plot favour 1", "plot.own", []string{"favour", "1"}, rules.Main},
		{declaring, "send", "send.offer", nil, rules.Main},
		{filled, "done", "done.trade", nil, rules.Last},
		{filled, "vote 1 3 2", "vote.elect", []string{"1", "2", "1"}, rules.Main},
		{filled, "vote 1 5 2", "vote.elect", []string{"1", "2", "3"}, rules.Main},
		{filled, "vote 2 2 2", "vote.for", []string{"2", "for", "2"}, rules.Main},
		{filled, "vote 2 1 2", "vote.against", []string{"2", "against", "2"}, rules.Main},
		{filled, "give-vote 2 2", "give-vote.for", []string{"2", "for"}, rules.Main},
		{filled, "ask-vote 1 4", "ask-vote.elect", []string{"1", "2"}, rules.Main},
		{filled, "accept 1", "accept", []string{"1", "2", "servo-armour", "fosca", "korvela"}, rules.Main},
		{filled, "refuse 1", "refuse.only", []string{"1", "2", "servo-armour", "fosca", "korvela"}, rules.Main},
		{filled, "take-back 7", "take-back.alliance", []string{"7", "3"}, rules.Main},
		{filled, "accept 8", "accept", []string{"8"}, rules.Main},
		{[]string{"players 3", "frame game step 4 a 1", "frame orders seat 1 step 2 a 1", "frame slot seat 1 step 1 b 5", "frame plotting seat 1 step 3 set 5 b 1", "frame favour seat 1 step 1 b 21", "bill 1 open-ledgers by 1"},
			"send", "send.favour", nil, rules.Main},
	} {
		label, targets, rank := said(t, read(t, k.with...), k.words)
		prove.Is(t, k.words, label, "imperio.move."+k.label)
		prove.Same(t, k.words+" points at", targets, k.targets)
		prove.Is(t, k.words+" stands", rank, k.rank)
	}
	s := read(t, filled...)
	arg := func(words string, n int) rules.Arg {
		m, _ := Game.Parse(words)
		return s.Describe(0, m).Label.Args[n]
	}
	prove.Is(t, "a proposal is named by its entry", arg("vote 2 2 1", 0), rules.R(entryRef(l01)))
	prove.Is(t, "a transport is named by what it is", arg("load fosca 2 6", 1), rules.R(unitRef(carrier)))
	prove.Is(t, "... and by how much is aboard", arg("load fosca 2 6", 3), rules.N(0))
	prove.Is(t, "votes", arg("vote 2 2 7", 2), rules.N(7))
	prove.Is(t, "who is elected", arg("vote 1 5 1", 1), rules.R(seatRef(2)))
	prove.Is(t, "the partner who offers", arg("accept 1", 1), rules.R(seatRef(1)))
	accept, _ := Game.Parse("accept 1")
	prove.Same(t, "both sides of the deal", s.Describe(0, accept).More, []rules.Text{
		rules.Say("imperio.told.goods.tech", rules.R(seatRef(1)), rules.R(techRef(t07)), rules.R(seatRef(0)), rules.N(1)),
		rules.Say("imperio.told.goods.planet", rules.R(seatRef(0)), rules.R(s.planetRef(firstPlanet(5))), rules.R(seatRef(1)), rules.N(1)),
		rules.Say("imperio.told.goods.fleet", rules.R(seatRef(0)), rules.R(s.systemRef(s.hexFor(s.planetRef(firstPlanet(10)).ID/4))), rules.R(seatRef(1)), rules.N(1)),
	})
	refuse, _ := Game.Parse("refuse 1")
	prove.Same(t, "told with the refusal, where nothing else can be answered", s.Describe(0, refuse).More, append(s.Describe(0, accept).More, cannotGive.Why))
	gift := *s
	gift.offers[0].goods[asks] = emptyGoods
	prove.Is(t, "which are else told once", len(gift.Describe(0, refuse).More), 0)
	prove.Is(t, "the partner to whom it was offered", arg("take-back 7", 1), rules.R(seatRef(2)))
	over := read(t, "players 2", "turn 15 phase final", "over tie 2")
	c := over.Describe(0, rules.Move{Verb: doneVerb})
	prove.Is(t, "when the game is over", c.Label.Key, "imperio.move.nothing")
}

// Cargo between two transports of a kind goes either way: what is aboard of it tells which is meant; what is not moved is not counted.
func TestTransportsAreNamedByTheirCargo(t *testing.T) {
	k := newTheatre(t, 2, 0)
	home := k.home(0)
	a, b := k.aboard(0, home, 2, 1), k.aboard(0, home, 1, 3)
	k.orders(0)
	k.all("act operation", "fleet "+k.sys(home))
	told := func(words string) (list []rules.Arg) {
		m, err := Game.Parse(words)
		if err != nil {
			t.Fatal(err)
		}
		c := k.s.Describe(0, m)
		return c.Label.Args[2:]
	}
	prove.Same(t, "Troops one way", told("transfer "+a+" "+b), []rules.Arg{rules.N(2), rules.N(1)})
	prove.Same(t, "and the other", told("transfer "+b+" "+a), []rules.Arg{rules.N(1), rules.N(2)})
	prove.Same(t, "Aircraft", told("convoy "+a+" "+b), []rules.Arg{rules.N(1), rules.N(3)})
	prove.Is(t, "Troops to unload", told("unload " + k.world(home) + " " + a + " 1")[1], rules.N(2))
	prove.Is(t, "Aircraft to launch", told("launch " + b + " 1")[1], rules.N(3))
	prove.Is(t, "all that stays behind", told("remain " + b)[1], rules.N(4))
}

// Every kind of question tells its House what is asked.
func TestQuestionOfEachKind(t *testing.T) {
	slot := []string{"frame game step 4 a 1", "frame orders seat 1 step 2 a 1"}
	for _, k := range []struct {
		key     string
		numbers []int
		with    []string
	}{
		{"house", []int{2}, []string{"turn 1 phase setup", "ask 1 house", "house 1 none"}},
		{"abilities", []int{1}, []string{"turn 1 phase setup", "frame game a 1", "frame house seat 1 step 1 a 1", "house 1 aldemar"}},
		{"upgrades", []int{2}, []string{"turn 1 phase setup", "frame game a 1", "frame house seat 1 step 2", "house 1 aldemar"}},
		{"favour", nil, append(slot, "frame slot seat 1 step 1 b 5", "frame plotting seat 1 step 3 set 5 b 1", "frame favour seat 1")},
		{"answer", []int{10}, []string{"offer 1 2 gives influence 1", "frame game step 4 a 1", "frame orders seat 1 step 1", "frame trading seat 1", "frame answering seat 2"}},
		{"votes", []int{3}, []string{"stock 1 influence 5 spent 2", "docket throne-stipend", "ask 1 votes 1"}},
		{"slot", []int{3, 6, 10}, []string{"ask 1 slot 3"}},
	} {
		s := read(t, append([]string{"players 3"}, k.with...)...)
		d := &desk{t: t, s: s}
		d.asks(k.key, k.numbers...)
	}
	over := read(t, "players 2", "turn 15 phase final", "over tie 2")
	prove.Is(t, "nothing when the game is over", over.View(0).(*View).Own.Question, rules.Text{})
}

func TestHiddenGarrisons(t *testing.T) {
	for _, k := range []struct {
		what string
		line string
		sees rules.Seats
	}{
		{"its holder and its owner", "planet nivaro owner 1 holder 2 troops 3", rules.Only(0).With(1)},
		{"who has a planet next to it", "planet nivaro owner 2 troops 3; planet maredal owner 1", rules.Only(0).With(1)},
		{"who has a ship next to it", "planet nivaro owner 2 troops 3; fleet maredal 1 frigates 1", rules.Only(0).With(1)},
		{"who has a ship there", "planet nivaro owner 3 troops 3; fleet nivaro 1 frigates 1", rules.Only(0).With(2)},
		{"Aircraft alone see nothing", "planet nivaro owner 3 troops 3; fleet maredal 1 aircraft 1", rules.Only(2)},
	} {
		t.Run("23.2 "+k.what, func(t *testing.T) {
			for _, option := range []string{"options hidden-garrisons", "options no-gaps"} {
				s := read(t, append([]string{"players 3", option, "planet idrane owner nobody", "house 2 brisande home xanteo", "hex F2 xanteo"}, position(k.line)[1:]...)...)
				for seat := rules.Nobody; seat < 3; seat++ {
					want := 3
					if option == "options hidden-garrisons" && (seat == nobody || !k.sees.Has(seat)) {
						want = -1
					}
					prove.Is(t, option+": "+seatWord(seat)+" sees", s.View(seat).(*View).Hexes[13].Planets[0].Troops, want)
				}
			}
		})
	}
	t.Run("17.7 the Loyal Worlds Act refuses no Sedition on a garrison that is hidden", func(t *testing.T) {
		for options, want := range map[uint64]bool{0: false, uint64(optHiddenGarrisons): true, uint64(optMilitia1): false, uint64(optTurns10): false} {
			r := newRealm(t, 3, options)
			r.s.houses[0].treasury = 40
			r.owns(1, r.b, 2)
			r.s.bodies[firstPlanet(r.home(1))].troops = 0
			r.owns(1, r.c, 0)
			r.s.laws[0], r.s.lawCount = proposal{entry: l14}, 1
			r.slot("act subterfuge", "plot sedition 2")
			m, _ := Game.Parse("incite " + r.world(r.b))
			prove.Is(t, "it may be ordered", r.s.Check(0, m) == nil, want)
		}
	})
}

// A transport that may take a hit is named by what it is and carries.
func TestCaptionOfACarrierThatIsHit(t *testing.T) {
	r := newRealm(t, 2, 0)
	for _, k := range []struct {
		station          bool
		troops, aircraft uint8
		label            string
	}{{false, 0, 0, "empty"}, {false, 5, 0, "troops"}, {false, 0, 3, "aircraft"}, {true, 2, 3, "both"}} {
		r.s.transport[4] = transport{station: k.station, troops: k.troops, aircraft: k.aircraft}
		c := r.s.Describe(0, rules.Move{Verb: carrierHit, A: 4})
		u := carrier
		if k.station {
			u = station
		}
		prove.Is(t, "label", c.Label.Key, "imperio.move.lose-transport."+k.label)
		prove.Same(t, "what is told", c.Label.Args, [4]rules.Arg{rules.R(unitRef(u)), rules.N(int(k.troops)), rules.N(int(k.aircraft)), {}})
		prove.Same(t, "pointed at", c.Targets, []rules.Ref{transportRef(4)})
	}
}

// A hit says whether it costs the ship, and of a kind the whole ships stand above the damaged ones, also after one of them was hit.
func TestAHitSaysWhetherTheShipIsLost(t *testing.T) {
	s := newRealm(t, 2, 0).s
	of := func(u unit, hull int16) rules.Caption {
		return s.Describe(0, rules.Move{Verb: loseVerb, A: int16(u), B: hull})
	}
	prove.Is(t, "a damaged ship", of(dreadnought, 1).Label.Key, "imperio.move.lose.last")
	prove.Is(t, "a whole one", of(dreadnought, 2).Label.Key, "imperio.move.lose")
	prove.True(t, "their order", of(dreadnought, 2).Compare(of(dreadnought, 1)) < 0 && of(cruiser, 1).Compare(of(dreadnought, 1)) < 0)
	transport := s.Describe(0, rules.Move{Verb: carrierHit, A: 3})
	prove.True(t, "as they are offered", of(flagship, 3).Compare(transport) < 0 && transport.Compare(of(aircraft, 1)) < 0 && of(dreadnought, 1).Compare(of(flagship, 3)) < 0)
}
