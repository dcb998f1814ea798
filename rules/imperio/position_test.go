package imperio

import (
	"os"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// TestPositionsInWords plays random games with all kinds of options: every position, in the middle of a battle too,
// is told in words, without bytes, and comes back as it was.
func TestPositionsInWords(t *testing.T) {
	seen := map[string]int{}
	for seed := range uint64(16) {
		options := uint64(seed*37) & (1<<len(options) - 1)
		if seed%2 == 0 {
			options |= uint64(optLiveBattles)
		}
		ch := dice.New(seed, 3)
		st, err := Game.New(rules.Setup{Seats: 2 + int(seed%5), Options: options}, ch)
		if err != nil {
			t.Fatal(err)
		}
		for n := range 4000 {
			if _, over := st.Outcome(); over {
				checkWords(t, st)
				break
			}
			kind := procedures[st.(*state).top().kind].word
			if n%29 == 0 || seen[kind] < 3 {
				seen[kind]++
				checkWords(t, st)
			}
			p := st.Pending(nil)[0].Seat
			moves := rules.Moves(st, p, nil)
			st.Apply(p, moves[ch.Draw(len(moves))], ch, nil)
		}
	}
	for k := inHouse; k < numFrameKinds; k++ {
		if k != inResolution && k != inOperation && k != inBattle && seen[procedures[k].word] == 0 {
			t.Errorf("no position of the kind %q was seen", procedures[k].word)
		}
	}
}

func checkWords(t *testing.T, st rules.State) {
	t.Helper()
	text := Game.Position(st)
	if strings.Contains(text, "\n"+exactWord+" ") {
		t.Fatalf("this position needs its bytes:\n%s", text)
	}
	back, err := Game.SetPosition(text)
	if err != nil || back.Hash() != st.Hash() || Game.Position(back) != text {
		t.Fatalf("%v\n%s", err, text)
	}
}

// read reads a position that a test writes by hand.
func read(t *testing.T, lines ...string) *state {
	t.Helper()
	st, err := Game.SetPosition(strings.Join(lines, "\n"))
	if err != nil {
		t.Fatal(err)
	}
	if err := Invariant(st); err != nil {
		t.Fatal(err)
	}
	return st.(*state)
}

func TestHandWritten(t *testing.T) {
	t.Run("the shortest position, for all numbers of players", func(t *testing.T) {
		for n := 2; n <= maxSeats; n++ {
			s := read(t, "players "+string(rune('0'+n)))
			prove.Is(t, "turn", s.turn, 1)
			prove.Is(t, "asked", s.Pending(nil)[0].Seat, 0)
			for p := range rules.Seat(n) {
				b := s.bodies[firstPlanet(s.home[p])]
				prove.Is(t, "Home planet", b, body{res: 4, inf: 4, owner: p, holder: p, start: p, troops: 8, works: 1})
				prove.Is(t, "Resources", s.houses[p].treasury, 10)
				_, influence := s.income(p)
				prove.Is(t, "Influence", int(s.houses[p].influence), influence)
				prove.Is(t, "House", s.houses[p].house, house(p))
			}
		}
	})
	t.Run("it can be played to its end", func(t *testing.T) {
		s, ch := read(t, "players 3"), dice.New(4, 4)
		for range 5000 {
			if _, over := s.Outcome(); over {
				return
			}
			p := s.top().seat
			moves := rules.Moves(s, p, nil)
			s.Apply(p, moves[ch.Draw(len(moves))], ch, nil)
			if err := Invariant(s); err != nil {
				t.Fatal(err)
			}
		}
		t.Fatal("it does not end")
	})
	t.Run("the example of position.go", func(t *testing.T) {
		source, err := os.ReadFile("position.go")
		if err != nil {
			t.Fatal(err)
		}
		var lines []string
		for _, row := range strings.Split(string(source), "\n") {
			if row, ok := strings.CutPrefix(row, "//\t"); ok {
				row, _, _ = strings.Cut(row, "  ")
				lines = append(lines, row)
			}
		}
		if len(lines) < 24 {
			t.Fatalf("only %d lines", len(lines))
		}
		s := read(t, lines...)
		prove.Is(t, "asked", s.top().kind, inOrders)
		prove.Is(t, "anomaly", s.anomaly[1], nebula)
		prove.Is(t, "planets", s.count[0], 2)
		prove.Is(t, "ships", s.fleets[0].frigates+s.fleets[0].cruisers, 3)
		prove.Is(t, "price of the order", s.plans[0].slots[1].price, 6)
		prove.Is(t, "reserved for orders and offer", s.houses[0].reserved, 6+5)
		prove.Is(t, "at war", s.atWar(1, 0), true)
		prove.Is(t, "passes", s.passage[0].Has(1), true)
		prove.Is(t, "law", s.inForce(l05) != nil, true)
		prove.Is(t, "tabled", s.docket[0].entry, l01)
		prove.Is(t, "no longer in the deck", s.draw>>l01&1, 0)
	})
	t.Run("orders written by hand are carried out", func(t *testing.T) {
		s := read(t, "players 2", "ask 1 seal",
			"hex C2 idrane", "hex C4 korvela planets 1", "planet korvela resources 1 influence 5",
			"carrier lumbrera 1 troops 3 detachment 1", "hex C5 lumbrera",
			"slot 1 1 operation", "detachment 1 lumbrera path korvela", "task 1 land planet korvela n 2 detachment 1",
			"slot 1 2 research servo-armour")
		ch := dice.New(1, 1)
		until := s.turn
		for s.turn == until {
			s.Apply(s.top().seat, answer(s), ch, nil)
		}
		b := s.bodies[s.planetFor(int16(system(10))*4)]
		prove.Is(t, "owner", b.owner, 0)
		prove.Is(t, "Troops", b.troops, 2)
		prove.Is(t, "technology", s.knowsTech(0, t07), true)
	})
	t.Run("a live battle written by hand goes on", func(t *testing.T) {
		s := read(t, "players 2", "options live-battles",
			"operation 1", "battle korvela from lumbrera round 3 attacker 1 defender 2", "side 2 hits 1", "raid cruisers 2",
			"fleet korvela 2 cruisers 1 frigates 1", "war 1 2",
			"sealed 1 2", "slot 1 1 operation", "detachment 1 lumbrera path korvela cruisers 2 now korvela lumbrera there",
			"frame game step 6", "frame resolution step 3 b 1 c 1", "frame operation seat 1 step 1",
			"frame battle seat 1 step 5 a 1", "frame casualties seat 2 a 1")
		d := &desk{t: t, s: s, ch: dice.New(2, 2)}
		prove.Is(t, "asked", s.Pending(nil)[0].Seat, 1)
		d.all("lose frigate 1")
		if !s.battle.on || s.battle.round != 4 {
			t.Errorf("the battle does not go on: %+v", s.battle)
		}
		prove.Is(t, "asked for a retreat", s.top().kind, inBattle)
		checkWords(t, s)
	})
	t.Run("order of lines and remarks do not matter", func(t *testing.T) {
		a := read(t, "players 2", "planet arvelo owner 1 troops 2", "techs 1 servo-armour", "hex A1 arvelo")
		b := read(t, "players 2", "", "# a remark", "hex A1 arvelo", "techs 1 servo-armour", "  planet arvelo owner 1 troops 2")
		prove.Is(t, "hash", a.Hash(), b.Hash())
	})
}

func TestPositionErrors(t *testing.T) {
	for _, c := range []struct{ lines, want string }{
		{"", `an empty position; the shortest is "players 2"`},
		{"# nothing", `an empty position`},
		{"turn 3", `line 1, "turn 3": a position begins with "players"`},
		{"players 7", `line 1, "players 7": "7" was not expected; allowed: a number from 2 to 6`},
		{"players", `line 1, "players": the line is too short; allowed: a number from 2 to 6`},
		{"players two", `"two" was not expected; allowed: a number`},
		{"players 2 3", `"3" is too much`},
		{"players 2\n\nstars 1", `line 3, "stars 1": no line begins with "stars"; allowed: options, turn, hex`},
		{"players 2\noptions fast", `"fast" was not expected; allowed: turns-10, turns-12`},
		{"players 2\nturn 16", `allowed: a number from 1 to 15`},
		{"players 2\nturn 2 phase tea", `allowed: setup, growth, strategic, council, final`},
		{"players 2\nhex Z9", `"Z9" was not expected; allowed: A1 to D2`},
		{"players 2\nhex A1\nhex A1", `line 3, "hex A1": there is a line for A1 already`},
		{"players 2\nhex A1 arvelo\nhex A2 arvelo", `arvelo is the name of A1 already`},
		{"players 2\nhex A1 desert", `"desert" was not expected; allowed: planets, rolled-by, black-hole, asteroids, ion-storm, nebula, void`},
		{"players 2\nhex A1 planets 4", `allowed: a number from 0 to 3`},
		{"players 2\nplanet atlantis", `"atlantis" was not expected; allowed: a planet of this map`},
		{"players 2\nplanet arvelo-2", `"arvelo-2" was not expected; allowed: arvelo`},
		{"players 2\nhex A1 arvelo planets 2\nplanet arvelo", `allowed: arvelo-1, arvelo-2`},
		{"players 2\nhex A1 arvelo void\nplanet arvelo", `allowed: no planet, for there is none`},
		{"players 2\nplanet arvelo ownr 1", `"ownr" was not expected; allowed: resources, influence, owner`},
		{"players 2\nplanet arvelo owner 3", `"3" was not expected; allowed: a number from 1 to 2`},
		{"players 2\nplanet arvelo works mill", `"mill" was not expected; allowed: shipyard, port, platform, shield`},
		{"players 2\nplanet arvelo works port port", `a planet has at most 1 of port`},
		{"players 2\nfleet atlantis 1 frigates 1", `allowed: a system of this map, such as arvelo`},
		{"players 2\nfleet arvelo 1 frigates 1\nfleet arvelo 2 cruisers 1", `line 3, "fleet arvelo 2 cruisers 1": the fleet of arvelo is seat 1's; a space holds one fleet`},
		{"players 2\nfleet arvelo 1", `the fleet of arvelo has no ship`},
		{"players 2\nhex A1 arvelo black-hole\nfleet arvelo 1 frigates 1", `the fleet of arvelo is in a Black Hole`},
		{"players 2\nfleet arvelo 1 frigates 1 retreat soon", `allowed: outmatched, never, cautious, at-once`},
		{"players 2\ncarrier arvelo 1 troops 4 aircraft 3", `a transport carries at most 6`},
		{"players 2\ncarrier arvelo 1 number 5\ncarrier arvelo 1 number 5", `there is no room for another transport at number 5`},
		{"players 2\nflagship arvelo 1\nflagship brunamar 1", `seat 1 has a Flagship already`},
		{"players 2\nhouse 1 medici", `"medici" was not expected; allowed: aldemar, brisande`},
		{"players 2\nhouse 1 aldemar abilities flying", `"flying" was not expected; allowed: tireless-workers`},
		{"players 2\nstock 1 gold 5", `"gold" was not expected; allowed: resources, reserved`},
		{"players 2\nstock 1 resources 5 reserved 6", `seat 1 has reserved 6 Resources and owns 5`},
		{"players 2\ntechs 1 alchemy", `"alchemy" was not expected; allowed: missile-guidance-system`},
		{"players 2\nwar 1 1", `a House and itself; two different seats are needed`},
		{"players 2\nwar 1 2\nalliance 1 2", `seats 1 and 2 are at war and allied`},
		{"players 2" + strings.Repeat("\noffer 1 2\noffer 2 1", 4), `two Houses have at most 6 offers on the table`},
		{"players 2\nlaw throne-stipend", `throne-stipend is a directive; only laws are in force`},
		{"players 2" + strings.Repeat("\nlaw decree-9 house 1 amount 1", 6), `line 7, "law decree-9 house 1 amount 1": there are too many of these`},
		{"players 2\nlaw decree-4 on tuesday", `allowed: a thing such as unit.cruiser, work.port or action.research`},
		{"players 2\ndeck decree-1", `a decree is no card of the deck`},
		{"players 2\nvote 1 1 perhaps 3", `allowed: nothing, against, for`},
		{"players 2\nslot 1 1 dancing", `"dancing" was not expected; allowed: construction, production, operation, research, subterfuge`},
		{"players 2\nslot 1 1 operation\nslot 1 1 operation", `slot 1 of seat 1 has an action already`},
		{"players 2\nslot 1 1 subterfuge chaos 2 tea", `"tea" was not expected; allowed: nothing, construction`},
		{"players 2\ntask 1 land n 2", `this task needs a planet`},
		{"players 2" + strings.Repeat("\ndetachment 1 arvelo", 25), `a House has at most 24 detachments`},
		{"players 2" + strings.Repeat("\ntask 1 land planet arvelo", 49), `a House has at most 48 tasks`},
		{"players 2\nask 1 tea", `"tea" was not expected; allowed: trade, declarations, standing, slot, votes, seal, house, troops`},
		{"players 2\nask 1 trade\nask 2 trade", `something is asked already`},
		{"players 2\nask 1 slot 7", `seat 1 has 6 slots`},
		{"players 2\nask 1 votes 1", `seat 1 has nothing to vote on, or no votes`},
		{"players 2\nask 1 standing arvelo", `seat 1 has no fleet there`},
		{"players 2\nstock 1 gone\nask 1 trade", `seat 1 has left the game and is not asked`},
		{"players 2" + strings.Repeat("\nframe game", 9), `too many procedures at once`},
		{"players 2\nframe detaching seat 1 a 4", `line 2: that cannot be asked here`},
		{"players 2\nframe game step 0 a 0 seat 1", `line 2: that cannot be asked here`},
		{"players 2\nframe game\nframe troops seat 1 step 9", `line 3: that cannot be asked here`},
		{"exact !", `the bytes of a position`},
		{"exact AAAA", errBinary.Error()},
	} {
		_, err := Game.SetPosition(c.lines)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v\n  instead of ... %s", c.lines, err, c.want)
		}
	}
}
