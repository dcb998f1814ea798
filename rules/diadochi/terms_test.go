package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

func TestSetupPieces(t *testing.T) {
	for players := 2; players <= 5; players++ {
		s := randomStart(t, players, 0, uint64(40+players))
		t.Run("2.2 11.17 everybody begins as a Champion", func(t *testing.T) {
			prove.Is(t, "Champions", s.champions, rules.Seats(1<<players-1))
		})
		t.Run("2.6 starters stand outside in their start spaces with their units", func(t *testing.T) {
			for g := range general(numMajors) {
				row := generals[g]
				if row.roles[players-2] != starter {
					continue
				}
				prove.Is(t, row.id, s.at[g], outside(row.start))
				prove.Is(t, "units of "+row.id, s.stackAt(outside(row.start)).cu, row.startUnits)
			}
		})
		t.Run("2.9 what no rule of the setup names is uncontrolled", func(t *testing.T) {
			named := func(sp space) bool {
				row := spaces[sp]
				for _, g := range generals {
					if g.roles[players-2] == starter {
						for _, q := range g.startProvinces {
							if row.province == q && row.kind != transit {
								return true
							}
						}
					}
				}
				switch row.province {
				case hellas, krete, rhodos, paphlagonia, armenia, kyrenaika, thrake:
					return row.kind != transit
				}
				return row.kind == stronghold || sp == spKorinthos || sp == spLarissa || sp == spAmbrakia || sp == spSalamis || sp == spHekatompylos
			}
			for sp := range space(numSpaces) {
				if got := s.pc[sp] != nobody; got != named(sp) {
					t.Errorf("%d players: control in %s is %d", players, spaces[sp].id, s.pc[sp])
				}
			}
		})
		t.Run("2.10 10.2 the Independent Armies stand at home", func(t *testing.T) {
			prove.Is(t, "Leosthenes", s.armyAt[leosthenes], outside(spAthenai))
			prove.Is(t, "Seuthes", s.armyAt[seuthes], outside(spOdrysai))
			prove.Is(t, "Ariarathes", s.armyAt[ariarathes], outside(spSinope))
			prove.Is(t, "Ardoates", s.armyAt[ardoates], outside(spArmavir))
			prove.Is(t, "Philon", s.armyAt[philon], outside(spHekatompylos))
		})
		t.Run("2.12 Herakles is in Sardis and Olympias in Ambrakia, the princesses wait", func(t *testing.T) {
			prove.Is(t, "Herakles", s.royalAt[herakles], outside(spSardis))
			prove.Is(t, "Olympias", s.royalAt[olympias], inside(spAmbrakia))
			for _, r := range []royal{kleopatra, thessalonike, eurydike} {
				prove.Is(t, royalIDs[r], s.royalAt[r], aside)
			}
			for _, r := range []royal{herakles, olympias, kleopatra, thessalonike, eurydike} {
				prove.Is(t, royalIDs[r]+" unattached", s.royalOf[r], nobody)
			}
		})
		t.Run("2.13 fleets go to the rulers of their provinces, that of Athenai with the city", func(t *testing.T) {
			for q := range province(numProvinces) {
				if f := fleetOfProvince[q]; f != noFleet && f != fleetKilikia {
					prove.Is(t, fleets[f].id, s.fleetOf[f], s.ruler[q])
				}
			}
			prove.Is(t, "Athenai is Independent", s.fleetOf[fleetAthenai], nobody)
		})
		t.Run("2.15 VP and legitimacy of all players are on show", func(t *testing.T) {
			v := s.View(0).(View)
			for p := range rules.Seat(players) {
				prove.Is(t, "VP", v.Seats[p].Victory, s.vp(p))
				prove.Is(t, "legitimacy", v.Seats[p].Legitimacy, s.legitimacy(p))
			}
		})
	}
	t.Run("18.6 with the draft option the players pick their starters; 18.1 without it they are dealt", func(t *testing.T) {
		prove.Is(t, "asked", start(t, 2, uint64(optStarterDraft)).prompt(), "diadochi.ask.draft")
		for seed := range uint64(4) {
			s := randomStart(t, 2, 0, seed)
			prove.Is(t, "options", s.options, 0)
			prove.Is(t, "starters of seat 1", s.livingMajors(0), 4)
		}
	})
}

func TestTerms(t *testing.T) {
	t.Run("1.7 half of an odd number is rounded up", func(t *testing.T) {
		// 7.20: the loser has 9 CUs and rolls 5 on the Attrition Table, a loss of 3; half of it is 2.
		b := armiesMeet(t, units{mercenary: 12}, units{mercenary: 9})
		b.dice(6, 4, 4, 4, 4, 6, 6, 6, 6, 5)
		b.play("activate antigonos", "step ikonion", "pass")
		for b.top().kind == inLosses && b.asked() == 0 {
			b.play("lose mercenary")
		}
		prove.Is(t, "margin", b.battle.sides[0].score-b.battle.sides[1].score < 5, true)
		prove.Is(t, "left", b.size(outside(spIkonion)), 12-2)
	})
	t.Run("1.9 of things at the same time the active player's come first", func(t *testing.T) {
		// 6.17: the intercepted Army of the active player evades before anybody else does.
		s := bareState(3, 0)
		s.first, s.active = 2, 1
		for i, p := range []rules.Seat{1, 2, 0} {
			prove.Is(t, "place in the order", s.rank(i), p)
		}
	})
	t.Run("1.10 what is impossible is left out: a supply that runs dry gives what it has; 1.63", func(t *testing.T) {
		s := bareState(2, 0)
		prove.Is(t, "placed of nine elephants", s.muster(outside(spPella), 0, elephant, 9), 8)
		prove.Is(t, "elephants left", s.supply(elephant), 0)
		prove.Is(t, "mercenaries without limit", s.muster(outside(spAigai), 0, mercenary, 60), 60)
	})
	t.Run("1.22 every Major General has his five qualities", func(t *testing.T) {
		seen := map[int8]bool{}
		for _, g := range generals {
			if g.initiative < 2 || g.initiative > 4 || g.battle < 2 || g.battle > 4 || g.ability == noAbility || seen[g.seniority] {
				t.Errorf("%s: %d, %d, ability %d, seniority %d", g.id, g.initiative, g.battle, g.ability, g.seniority)
			}
			seen[g.seniority] = true
		}
	})
	t.Run("1.38a a Minor General may join a Major General's Army that then moves off", func(t *testing.T) {
		b := newWar(t, 2)
		b.army(0, antigonos, outside(spKelainai), units{mercenary: 4})
		b.dice(6)
		b.play("minor minor-1-1", "station kelainai 0", "activate antigonos")
		b.play("drop mercenary 1", "drop mercenary 1", "step dorylaion", "done")
		b.where(minorOf(0, 0), outside(spKelainai))
		b.hold(outside(spKelainai), mercenary, 2)
	})
	t.Run("1.4 exactly one player is active in a Player Turn, nobody between Rounds", func(t *testing.T) {
		wholeGame(t, 2, 7, func(s *state, p rules.Seat) {
			if (s.active == nobody) != (s.segment == noSegment) {
				t.Fatalf("active %d in segment %d", s.active, s.segment)
			}
		})
	})
}

// The Initiative of 2 to 4 makes the mean of 19.2: every face of the die once.
func TestMovementPoints(t *testing.T) {
	t.Run("5.4 19.2 lower than the Initiative 2 MP, equal 3, higher 4", func(t *testing.T) {
		for initiative, sum := range map[int]int{2: 21, 3: 19, 4: 17, 5: 15} {
			got := 0
			for die := int8(1); die <= 6; die++ {
				got += movementPoints(die, initiative)
			}
			prove.Is(t, "six faces", got, sum)
		}
		prove.Is(t, "lower", movementPoints(2, 3), 2)
		prove.Is(t, "equal", movementPoints(3, 3), 3)
		prove.Is(t, "higher", movementPoints(4, 3), 4)
	})
}
