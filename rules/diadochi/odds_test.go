package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
	"tyche/rules/odds"
)

// throws visits all faces of n dice.
func throws(n int, visit func(faces []int)) {
	faces := make([]int, n)
	for i := range faces {
		faces[i] = 1
	}
	for {
		visit(faces)
		i := n - 1
		for ; i >= 0 && faces[i] == 6; i-- {
			faces[i] = 1
		}
		if i < 0 {
			return
		}
		faces[i]++
	}
}

// same compares fractions.
func same(t *testing.T, what string, got odds.Chance, ways, of int) {
	t.Helper()
	if got.Ways*uint64(of) != uint64(ways)*got.Of {
		t.Errorf("%s: %v, want %d/%d", what, got, ways, of)
	}
}

// TestBattleOdds plays a battle out with every face of its dice and compares.
func TestBattleOdds(t *testing.T) {
	for name, c := range map[string]struct {
		mine, theirs units
		dice         int
		prepare      func(b *table)
	}{
		"plain":     {units{mercenary: 6}, units{mercenary: 5}, 4, func(*table) {}},
		"elephants": {units{mercenary: 2, elephant: 1}, units{loyal: 2, mercenary: 1}, 5, func(*table) {}},
		"wavering":  {units{mercenary: 5}, units{royalArmy: 2, mercenary: 4}, 4, func(b *table) { b.champions = 1 | 4 }},
		"province":  {units{mercenary: 5}, units{mercenary: 4}, 4, func(b *table) { b.control(1, spDorylaion) }},
		"seleukos":  {units{elephant: 1, loyal: 1}, units{mercenary: 2}, 5, func(b *table) { b.at[antigonos] = boxed(0); b.general(0, seleukos, marching) }},
		"army":      {units{mercenary: 9}, units{}, 4, func(b *table) { b.at[peithon] = boxed(1); b.armyAt[seuthes] = outside(spDorylaion) }},
	} {
		t.Run(name, func(t *testing.T) {
			b := meeting(t, c.mine, c.theirs)
			c.prepare(b)
			b.march.general = b.commanderAt(marching, 0)
			view := b.View(0).(View)
			got := OddsOf(&view, 0, b.move("step dorylaion"))
			prove.Is(t, "kind", got.Kind, BattleOddsKind)
			var results [3]int
			total := 0
			throws(c.dice, func(faces []int) {
				s := *b.state
				s.Apply(0, b.move("step dorylaion"), &dice.Script{Faces: append([]int{}, faces...)}, nil)
				for s.depth > 0 && (s.top().kind == inEvasion || s.top().kind == inOverrun) {
					s.Apply(s.top().seat, rules.Move{Verb: passVerb}, &dice.Script{Faces: append([]int{}, faces...)}, nil)
				}
				results[s.battle.winner+1]++
				total++
			})
			same(t, "win", got.Battle.Win, results[1], total)
			same(t, "draw", got.Battle.Draw, results[0], total)
			same(t, "lose", got.Battle.Lose, results[2], total)
		})
	}
}

func TestBattleLosses(t *testing.T) {
	// 6 M against 5 M under equal Battle Factors of 1, counted by hand over all dice and attrition dice.
	mine, theirs := Force{Units: [NumUnits]uint8{6}, Factor: 1}, Force{Units: [NumUnits]uint8{5}, Factor: 1}
	sums, total := [2]int{}, 0
	throws(5, func(f []int) {
		a, d := int(battleScore(int8(f[0]+f[1]), 6)), int(battleScore(int8(f[2]+f[3]), 5))
		six, _ := attrition(int8(f[4]), 6)
		five, _ := attrition(int8(f[4]), 5)
		total++
		switch {
		case a == d:
			sums[0] += (six + 1) / 2
			sums[1] += (five + 1) / 2
		case a > d:
			sums[1] += five
			if a-d <= 4 {
				sums[0] += (five + 1) / 2
			}
		default:
			sums[0] += six
			if d-a <= 4 {
				sums[1] += (six + 1) / 2
			}
		}
	})
	got := CountBattle(mine, theirs)
	prove.Is(t, "mine", got.Mine, (200*sums[0]+total)/(2*total))
	prove.Is(t, "theirs", got.Theirs, (200*sums[1]+total)/(2*total))
}

func TestManyElephants(t *testing.T) {
	eight := Force{Units: [NumUnits]uint8{elephant: 8}, Factor: 3}
	o := CountBattle(eight, eight)
	prove.Is(t, "fair", o.Win, o.Lose)
	prove.Is(t, "all ways", o.Win.Of, uint64(1679616)*1679616*36*36)
}

func TestSiegeOdds(t *testing.T) {
	b := besieging(t, spKelainai, 1, units{mercenary: 9})
	b.siege[spKelainai] = 1
	m := b.move("siege kelainai")
	view := b.View(0).(View)
	got := OddsOf(&view, 0, m)
	prove.Is(t, "kind", got.Kind, SiegeOddsKind)
	prove.Is(t, "modifier", got.Siege.Modifier, -1)
	var points [4]int
	falls, lost := 0, 0
	throws(1, func(f []int) {
		s := *b.state
		before := s.stacks[marching].size()
		log := &rules.Log{}
		s.Apply(0, m, &dice.Script{Faces: append([]int{}, f...)}, log)
		gained := 0
		for _, e := range log.Events {
			if e.Verb == EvSiegeRoll {
				gained = int(e.M)
			}
			if e.Verb == EvCityFalls {
				falls++
			}
		}
		points[gained]++
		lost += before - s.stacks[marching].size()
	})
	for i := range points {
		same(t, "points", got.Siege.Points[i], points[i], 6)
	}
	same(t, "falls", got.Siege.Falls, falls, 6)
	prove.Is(t, "losses", got.Siege.Losses, (100*lost+3)/6)
}

func TestReactionAndMovementOdds(t *testing.T) {
	b := invader(t, 2, units{loyal: 2})
	b.play("step dorylaion")
	view := b.View(1).(View)
	got := OddsOf(&view, 1, b.move("intercept leonnatos kelainai"))
	same(t, "Leonnatos intercepts", got.Success, 4, 6)
	got = OddsOf(&view, 1, b.move("intercept minor-2-1 kelainai"))
	same(t, "a Minor General intercepts", got.Success, 2, 6)
	b.play("intercept leonnatos kelainai")
	b.dice(6)
	b.play("yes")
	view = b.View(0).(View)
	got = OddsOf(&view, 0, b.move("evade gordion"))
	same(t, "Antigonos goes back with Initiative 2 in Phrygia", got.Success, 4, 6)
	got = OddsOf(&view, 0, b.move("activate antigonos"))
	for n, ways := range map[int]int{2: 1, 3: 1, 4: 4} {
		same(t, "MP", got.Movement[n], ways, 6)
	}
}

func TestNavalOdds(t *testing.T) {
	b := atAthenai(t, 2, units{mercenary: 3})
	b.fleetOf[11] = 0
	b.play("sail miletos", "escort phoinikia", "done")
	view := b.View(1).(View)
	m := b.move("target miletos")
	got := OddsOf(&view, 1, m)
	prove.Is(t, "kind", got.Kind, NavalOddsKind)
	win, draw, total := 0, 0, 0
	throws(4, func(f []int) {
		s := *b.state
		log := &rules.Log{}
		s.Apply(1, m, &dice.Script{Faces: append([]int{}, f...)}, log)
		total++
		for _, e := range log.Events {
			if e.Verb == EvNavalEnds && e.Seat == 1 {
				win++
			}
			if e.Verb == EvNavalEnds && e.Seat == nobody {
				draw++
			}
		}
	})
	same(t, "win", got.Naval.Win, win, total)
	same(t, "draw", got.Naval.Draw, draw, total)
}

func BenchmarkBattleOdds(b *testing.B) {
	k := Force{Units: [NumUnits]uint8{3, 2, 4, 2, 2}, Factor: 3}
	b.ReportAllocs()
	for b.Loop() {
		CountBattle(k, k)
	}
}
