package imperio

import (
	"fmt"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
	"tyche/rules/lexicon"
)

// The making of the map and the start (4, 5): the lines of the seed S004-214 and from S004-234 to S004-242.

// opening is a game of two whose map dice fall as a test says; without balance, so that nothing is rolled anew. The
// first face is the seating of the Houses.
func opening(t *testing.T, faces ...int) (*state, *rules.Log) {
	t.Helper()
	st, err := Game.New(rules.Setup{Seats: 2, Options: uint64(optNoBalance)}, dice.New(1, 1))
	if err != nil {
		t.Fatal(err)
	}
	s, log := st.(*state), &rules.Log{}
	ch := prove.Dice(t, append([]int{1}, faces...)...).Then(dice.New(2, 2))
	for p := range rules.Seat(2) {
		for _, words := range []string{"house " + houses[p].id, "defaults", "defaults"} {
			m, err := Game.Parse(words)
			if err != nil {
				t.Fatal(err)
			}
			s.Apply(p, m, ch, log)
		}
	}
	return s, log
}

// rolls returns the dice of a kind that a House rolled: 0 Home System, 1 neutral system, 2 further planet.
func rolls(log *rules.Log, p rules.Seat, kind int16) (list [][3]int) {
	for _, e := range log.Events {
		if e.Verb == EvRolled && e.Seat == p && e.N == kind {
			list = append(list, [3]int{int(e.Dice[0]), int(e.Dice[1]), int(e.Dice[2])})
		}
	}
	return list
}

// systemsOf returns the neutral systems that a House rolled, in the order of the map.
func systemsOf(s *state, p rules.Seat) (list []hex) {
	for h := range hex(s.mapSize()) {
		if s.roller[h] == p && h != s.home[p] {
			list = append(list, h)
		}
	}
	return list
}

func TestMapDice(t *testing.T) {
	prove.Line(t, "S004-234 each House rolls three dice of its own for its Home System", func(t *testing.T) {
		_, log := opening(t)
		for p := range rules.Seat(2) {
			prove.Is(t, "rolls", len(rolls(log, p, 0)), 1)
		}
		s, log := opening(t, 2, 3, 4)
		prove.Is(t, "dice", rolls(log, 0, 0)[0], [3]int{2, 3, 4})
		b := s.bodies[firstPlanet(s.home[0])]
		prove.Is(t, "Influence by the second die", b.inf, 4)
		prove.Is(t, "Resources by the third", b.res, 5)
	})
	prove.Line(t, "S004-235 a second Home planet takes two dice on the neutral table", func(t *testing.T) {
		s, log := opening(t, 5, 6, 6, 1, 2)
		prove.Is(t, "planets", s.count[s.home[0]], 2)
		prove.Is(t, "dice", rolls(log, 0, 2)[0], [3]int{1, 2, 0})
		second := s.bodies[firstPlanet(s.home[0])+1]
		prove.Is(t, "Influence +0, not the +3 of a Home", second.inf, 0)
		prove.Is(t, "Resources +1, not the +4 of a Home", second.res, 1)
		prove.Is(t, "the first is a Home planet", s.bodies[firstPlanet(s.home[0])].inf, 6)
	})
	prove.Line(t, "S004-236 the Home table", func(t *testing.T) {
		planets, bonus := [...]uint8{1, 1, 1, 1, 2, 2}, [...]int8{3, 4, 4, 5, 5, 6}
		for face := 1; face <= 6; face++ {
			s, _ := opening(t, face, face, 7-face)
			h := s.home[0]
			prove.Is(t, fmt.Sprintf("planets on %d", face), s.count[h], planets[face-1])
			prove.Is(t, fmt.Sprintf("Influence on %d", face), s.bodies[firstPlanet(h)].inf, bonus[face-1])
			prove.Is(t, fmt.Sprintf("Resources on %d", 7-face), s.bodies[firstPlanet(h)].res, bonus[6-face])
		}
	})
	prove.Line(t, "S004-238 six times three dice for the neutral systems, House by House", func(t *testing.T) {
		s, log := opening(t)
		for p := range rules.Seat(2) {
			prove.Is(t, "rolls", len(rolls(log, p, 1)), 6)
			prove.Is(t, "systems", len(systemsOf(s, p)), 6)
		}
	})
	prove.Line(t, "S004-239 each further planet takes two dice of its own", func(t *testing.T) {
		s, log := opening(t, 1, 1, 1, 6, 1, 2, 3, 4, 5, 6)
		prove.Is(t, "first further planet", rolls(log, 0, 2)[0], [3]int{3, 4, 0})
		prove.Is(t, "second further planet", rolls(log, 0, 2)[1], [3]int{5, 6, 0})
		h := systemsOf(s, 0)[0]
		prove.Is(t, "planets", s.count[h], 3)
		for i, want := range [][2]int8{{0, 1}, {2, 3}, {4, 5}} {
			b := s.bodies[firstPlanet(h)+planet(i)]
			prove.Is(t, fmt.Sprintf("planet %d", i+1), [2]int8{b.inf, b.res}, want)
		}
	})
	prove.Line(t, "S004-240 the neutral table", func(t *testing.T) {
		planets := [...]uint8{0, 1, 1, 2, 2, 3}
		for class := 2; class <= 6; class++ {
			for face := 1; face <= 6; face++ {
				s, _ := opening(t, 1, 1, 1, class, face, 7-face)
				h := systemsOf(s, 0)[0]
				b := s.bodies[firstPlanet(h)]
				prove.Is(t, fmt.Sprintf("planets of class %d", class), s.count[h], planets[class-1])
				prove.Is(t, fmt.Sprintf("Influence on %d", face), b.inf, int8(face-1))
				prove.Is(t, fmt.Sprintf("Resources on %d", 7-face), b.res, int8(6-face))
			}
		}
	})
	prove.Line(t, "S004-242 an Anomaly takes one die on its own table instead", func(t *testing.T) {
		for i, want := range []anomaly{blackHole, asteroids, ionStorm, nebula, asteroids, void} {
			s, log := opening(t, 1, 1, 1, 1, 6, 6, i+1, 2, 3, 4)
			h := systemsOf(s, 0)[0]
			prove.Is(t, fmt.Sprintf("anomaly on %d", i+1), s.anomaly[h], want)
			prove.Is(t, "planets", s.count[h], 0)
			prove.Is(t, "bonuses", s.bodies[firstPlanet(h)].res+s.bodies[firstPlanet(h)].inf, 0)
			prove.Is(t, "the next system takes the next dice", rolls(log, 0, 1)[1], [3]int{2, 3, 4})
		}
	})
}

func TestPlanetNames(t *testing.T) {
	l, err := lexicon.New(lexicon.Kit, Texts)
	if err != nil {
		t.Fatal(err)
	}
	prove.Line(t, "S004-237 S004-241 every planet has a name and is described in two short sentences", func(t *testing.T) {
		s, _ := opening(t)
		for _, language := range lexicon.Languages {
			voice := &lexicon.Voice{Lexicon: l, Language: language, Name: Game.Name}
			seen := map[string]bool{}
			for h := range s.mapSize() {
				for i := range planet(s.count[h]) {
					pl := firstPlanet(hex(h)) + i
					name := voice.NameOf(s.planetRef(pl))
					prove.True(t, `name != ""`, name != "")
					prove.True(t, "not seen[name]", !seen[name])
					seen[name] = true
					v := s.View(0).(*View)
					for _, key := range v.Hexes[h].Planets[i].Phrases {
						prove.True(t, "voice.Key(key) != key", voice.Key(key) != key)
						prove.True(t, `voice.Key(key) != ""`, voice.Key(key) != "")
					}
				}
			}
		}
	})
	prove.Line(t, "S004-237 S004-241 in turn 1 a House names what it rolled, later what it controls", func(t *testing.T) {
		k := newTheatre(t, 2, 0)
		theirs, ours := systemsOf(k.s, 1)[0], systemsOf(k.s, 0)[0]
		spare := systemIDs[k.s.spareName()]
		for k.s.top().kind == inTrading {
			k.all("done")
		}
		k.refused("rename "+k.sys(theirs)+" "+spare, mayNotRename)
		k.refused("rename "+k.sys(ours)+" "+k.sys(theirs), nameTaken)
		k.all("rename " + k.sys(ours) + " " + spare)
		prove.Is(t, "new name", k.sys(ours), spare)
		prove.Is(t, "told", k.happened(EvRenamed), 1)
		k.endTurn()
		k.owns(0, theirs, 1)
		k.orders(1)
		k.pass()
		for k.s.top().kind == inTrading {
			k.all("done")
		}
		spare = systemIDs[k.s.spareName()]
		k.refused("rename "+k.sys(ours)+" "+spare, mayNotRename)
		k.all("rename " + k.sys(theirs) + " " + spare)
	})
}

func TestStart(t *testing.T) {
	prove.Line(t, "S004-214 what each House has in its Home System, and nothing else", func(t *testing.T) {
		for seed := range uint64(20) {
			ch := dice.New(seed, 1)
			st, err := Game.New(rules.Setup{Seats: 2 + int(seed%5)}, ch)
			if err != nil {
				t.Fatal(err)
			}
			s := st.(*state)
			for s.top().kind != inTrading {
				s.Apply(s.top().seat, rules.Moves(s, s.top().seat, nil)[0], ch, nil)
			}
			for p := range rules.Seat(s.players) {
				checkStart(t, s, p)
			}
		}
	})
}

func checkStart(t *testing.T, s *state, p rules.Seat) {
	t.Helper()
	home, k := s.home[p], &s.houses[p]
	var troops, yards, others int
	for pl := range planet(3 * s.mapSize()) {
		b := &s.bodies[pl]
		switch {
		case hexOf(pl) == home:
			troops += int(b.troops)
			yards += int(b.count(shipyard))
			others += int(b.works &^ 1)
			if s.exists(pl) && (b.owner != p || b.holder != p) {
				t.Error("a Home planet is not the House's")
			}
		case b.owner == p || b.holder == p:
			t.Error("a planet elsewhere")
		}
	}
	carriers := 0
	for i := range s.transport {
		if c := &s.transport[i]; c.at != noHex && c.owner == p {
			carriers++
			prove.Is(t, "an empty Carrier at home", *c, transport{owner: p, at: home, hull: 1})
		}
	}
	prove.Is(t, "Troops", troops, 8)
	prove.Is(t, "Shipyards", yards, 1)
	prove.Is(t, "other works", others, 0)
	prove.Is(t, "Carriers", carriers, 2)
	prove.Is(t, "fleet", s.fleets[home], fleet{owner: p, frigates: 2, cruisers: 1, based: 4})
	prove.Is(t, "Flagship", k.flag.at, noHex)
	prove.Is(t, "Resources", k.treasury, 10)
	_, influence := s.income(p)
	prove.Is(t, "Influence is what the Home System gives", int(k.influence), influence)
	prove.Is(t, "technologies", k.techs, 0)
}
