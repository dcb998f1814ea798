package diadochi

import (
	"math/bits"
	"testing"

	"tyche/rules"
	"tyche/rules/conform"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// randomStart sets a game up with real luck.
func randomStart(t *testing.T, players int, options uint64, seed uint64) *state {
	t.Helper()
	s, err := Game.New(rules.Setup{Seats: players, Options: options}, dice.New(seed, 0))
	if err != nil {
		t.Fatal(err)
	}
	return s.(*state)
}

func TestSetup(t *testing.T) {
	dealt := map[int]int{2: 4, 3: 3, 4: 2, 5: 2}
	reserves := map[int]int{2: 5, 3: 5, 4: 5, 5: 6}
	for players := 2; players <= 5; players++ {
		s := randomStart(t, players, 0, uint64(players))
		prove.Line(t, "S002-02 each player gets Major Generals by scenario and 4 Minor Generals; S002-18 2 to 4 are dealt", func(t *testing.T) {
			for p := range rules.Seat(players) {
				prove.Is(t, "Major Generals", s.livingMajors(p), dealt[players])
				prove.Is(t, "Minor Generals in hand", setBits(s.generalsAt(inHand, p)), 4)
			}
		})
		prove.Line(t, "S002-17 the 20 Major Generals are start, reserve, event or unavailable", func(t *testing.T) {
			n := map[place]int{}
			for g := range general(numMajors) {
				n[s.at[g]]++
			}
			prove.Is(t, "reserve", n[inReserve], reserves[players])
			prove.Is(t, "event generals", n[inEventPool], 4)
			prove.Is(t, "unavailable", n[gone], 20-4-reserves[players]-dealt[players]*players)
		})
		prove.Line(t, "S002-19 the 8 usual starters always start", func(t *testing.T) {
			for _, g := range []general{perdikkas, krateros, antipatros, antigonos, ptolemaios, leonnatos, peithon, eumenes} {
				prove.True(t, generals[g].id+" is dealt to somebody", s.owner[g] != nobody)
			}
		})
		prove.Line(t, "S002-73 all 8 RA are on the map with Perdikkas, Krateros and Antipatros", func(t *testing.T) {
			n := 0
			for _, g := range []general{perdikkas, krateros, antipatros} {
				n += int(s.stackAt(s.at[g]).cu[royalArmy])
			}
			prove.Is(t, "RA", n, 8)
		})
		prove.Line(t, "S002-60 Perdikkas and Seleukos start with elephants", func(t *testing.T) {
			n := int(s.stackAt(outside(spBabylon)).cu[elephant])
			prove.Is(t, "elephants with Perdikkas", n, 1)
			all := 1
			if players == 5 {
				all = 2
			}
			prove.Is(t, "elephants in all", s.countAll(elephant), all)
		})
		prove.Line(t, "S002-117 fleets start on the normal side", func(t *testing.T) {
			prove.Is(t, "improved", s.fleetImproved, 0)
		})
		prove.Line(t, "S002-116 nobody starts with the fleet of Kilikia", func(t *testing.T) {
			prove.Is(t, "owner", s.fleetOf[fleetKilikia], nobody)
			if s.ruler[kilikia] == nobody {
				t.Error("Krateros' owner does not control Kilikia")
			}
		})
	}
}

func TestSetupBoard(t *testing.T) {
	s := randomStart(t, 2, 0, 9)
	t.Run("2.7 PCs in the start provinces but for Strongholds and Transit Points", func(t *testing.T) {
		prove.Is(t, "Korinthos", s.pc[spKorinthos], s.owner[antipatros])
		prove.Is(t, "Odessos with two players", s.pc[spOdessos], independents)
		prove.Is(t, "Pisidai", s.pc[spPisidai], independents)
		prove.Is(t, "Xanthos", s.pc[spXanthos], s.owner[antigonos])
		prove.Is(t, "Kilikian Gates", s.pc[spKilikiangates], nobody)
	})
	t.Run("2.8 Thrake is Lysimachos' with three players", func(t *testing.T) {
		s := randomStart(t, 3, 0, 9)
		prove.Is(t, "Odessos", s.pc[spOdessos], s.owner[lysimachos])
		prove.Is(t, "Odrysai", s.pc[spOdrysai], independents)
	})
	prove.Line(t, "S002-121 five Independent Armies stand at home", func(t *testing.T) {
		for a, row := range armies {
			prove.Is(t, row.id, s.armyAt[a], outside(row.home))
		}
	})
	t.Run("2.11 the kings and the Cart are with Perdikkas", func(t *testing.T) {
		prove.Is(t, "Philippos", s.royalOf[philippos], s.owner[perdikkas])
		prove.Is(t, "Alexandros", s.royalAt[alexandros], outside(spBabylon))
		prove.Is(t, "Cart", s.cartOf, s.owner[perdikkas])
		prove.Is(t, "Olympias", s.royalAt[olympias], inside(spAmbrakia))
		prove.Is(t, "Herakles", s.royalOf[herakles], nobody)
	})
	t.Run("19.8 58 VP and the setup adds up", func(t *testing.T) {
		sum := 0
		for q := range provinces {
			sum += int(provinces[q].vp)
		}
		prove.Is(t, "VP of all provinces", sum, 58)
	})
	t.Run("2.14 Price of Failure stays out without its option", func(t *testing.T) {
		prove.Is(t, "card 48", s.cardAt[cardPriceOfFailure], outOfGame)
		if randomStart(t, 2, uint64(optPriceOfFailure), 9).cardAt[cardPriceOfFailure] == outOfGame {
			t.Error("card 48 is out with the option")
		}
	})
	t.Run("2.5 the draft goes clockwise and back", func(t *testing.T) {
		c := start(t, 3, uint64(optStarterDraft))
		var order []rules.Seat
		for _, g := range []string{"perdikkas", "krateros", "antipatros", "antigonos", "ptolemaios", "leonnatos", "peithon", "lysimachos", "eumenes"} {
			order = append(order, c.asked())
			if g == "krateros" {
				c.refused("draft perdikkas", "2.5")
			}
			m := c.parse("draft " + g)
			c.Apply(c.asked(), m, c.luck, &c.log)
		}
		for i, p := range []rules.Seat{0, 1, 2, 2, 1, 0, 0, 1, 2} {
			prove.Is(t, "seat", order[i], p)
		}
		prove.Is(t, "Antigonos was picked by", c.antigonosOf, 2)
		prove.Is(t, "PCs stand", c.pc[spPella], 2)
	})
	t.Run("1.1 two to five players; a setup that the rules do not have is refused", func(t *testing.T) {
		for _, bad := range []rules.Setup{{Seats: 1}, {Seats: 6}, {Seats: 3, Scenario: 1}, {Seats: 3, Options: 1 << len(offered)}} {
			if _, err := Game.New(bad, dice.New(0, 0)); err == nil {
				t.Errorf("%+v was accepted", bad)
			}
		}
	})
}

func TestGenerals(t *testing.T) {
	c := position(t, `
		players 2
		turn 2
		control 1 memphis pella
		general 1 ptolemaios memphis
		units 1 memphis mercenary 1
		general 1 antigonos pella
		general 2 perdikkas babylon
		units 2 babylon mercenary 3`)
	prove.Line(t, "S002-03 S002-04 Initiative, lower is better: Ptolemaios 4", func(t *testing.T) {
		prove.Is(t, "Initiative", c.initiative(ptolemaios, moving), 4)
		prove.Is(t, "Perdikkas needs less", c.initiative(perdikkas, moving) <= 4, true)
		prove.Is(t, "MP on a 3 with Initiative 2", movementPoints(3, 2), 4)
		prove.Is(t, "MP on a 3 with Initiative 4", movementPoints(3, 4), 2)
	})
	prove.Line(t, "S002-05 S002-06 Battle Factor: Ptolemaios 3, Antigonos 4", func(t *testing.T) {
		prove.Is(t, "Antigonos", c.battleFactor(antigonos, c.at[antigonos], false), 4)
		c.at[ptolemaios] = outside(spPella)
		prove.Is(t, "Ptolemaios away from home, subordinate", c.battleFactor(ptolemaios, outside(spPella), false), 3)
		c.at[ptolemaios] = outside(spMemphis)
	})
	prove.Line(t, "S002-07 abilities work in his space and only while Commander: Ptolemaios 4 in Aigyptos", func(t *testing.T) {
		prove.Is(t, "alone", c.battleFactor(ptolemaios, outside(spMemphis), false), 4)
		c.at[antigonos] = outside(spMemphis)
		prove.Is(t, "under Antigonos", c.battleFactor(ptolemaios, outside(spMemphis), false), 3)
	})
	prove.Line(t, "S002-12 S002-50 the highest Seniority commands", func(t *testing.T) {
		prove.Is(t, "Commander", c.commanderAt(outside(spMemphis), 0), antigonos)
		c.at[antigonos] = outside(spPella)
		prove.Is(t, "Commander without him", c.commanderAt(outside(spMemphis), 0), ptolemaios)
		c.at[antigonos] = outside(spMemphis)
	})
	prove.Line(t, "S002-13 Subordinates lie with the Commander", func(t *testing.T) {
		prove.Is(t, "subordinate", c.isCommander(ptolemaios), false)
		c.at[antigonos] = outside(spPella)
	})
	prove.Line(t, "S002-08 S002-09 Popularity: Krateros and Ptolemaios +2, Eumenes -2", func(t *testing.T) {
		prove.Is(t, "Ptolemaios", c.popularity(ptolemaios), 2)
		prove.Is(t, "Krateros", int(generals[krateros].popularity), 2)
		prove.Is(t, "Eumenes", int(generals[eumenes].popularity), -2)
		prove.Is(t, "Prestige under Ptolemaios", c.prestige(0, ptolemaios), c.legitimacy(0)+2)
	})
	prove.Line(t, "S002-83 Krateros, Ptolemaios and Eumenes alone have printed Popularity", func(t *testing.T) {
		for g := range general(numMajors) {
			has := generals[g].popularity != 0
			prove.Is(t, generals[g].id, has, g == krateros || g == ptolemaios || g == eumenes)
		}
	})
	prove.Line(t, "S002-01 there are 20 Major Generals and 4 Minor Generals for each player", func(t *testing.T) {
		majors, minors := 0, 0
		for g := range general(numGenerals) {
			if isMajor(g) {
				majors++
			} else if c.ownerOf(g) == 1 {
				minors++
			}
		}
		prove.Is(t, "Major", majors, 20)
		prove.Is(t, "Minor", minors, 4)
	})
	prove.Line(t, "S002-10 S002-11 Seniority from 20 to 1; all Minor Generals 0", func(t *testing.T) {
		for g := range general(numMajors) {
			prove.Is(t, generals[g].id, int(generals[g].seniority), 20-int(g))
		}
		prove.Is(t, "a Minor General", c.View(0).(View).Generals[minorOf(0, 0)].Seniority, 0)
		b := newTable(t, 2)
		b.general(0, eumenes, outside(spPella))
		b.general(0, krateros, outside(spPella))
		prove.Is(t, "who commands", b.commanderAt(outside(spPella), 0), krateros)
		b.general(1, perdikkas, outside(spBabylon))
		b.nameUsurper(b.ctx())
		prove.Is(t, "who is the Usurper of two with equal VP", b.usurper, 1)
	})
	prove.Line(t, "S002-14 Major Generals are better than Minor ones", func(t *testing.T) {
		for g := range general(numMajors) {
			row := generals[g]
			prove.True(t, row.id+" is better in one thing and worse in none", row.initiative <= 4 && row.battle >= 2 && (row.initiative < 4 || row.battle > 2))
		}
	})
	prove.Line(t, "S002-30 a Minor General has Initiative 4, Battle Factor 2", func(t *testing.T) {
		prove.Is(t, "Initiative", c.initiative(minorOf(1, 2), moving), 4)
		prove.Is(t, "Battle Factor", c.battleFactor(minorOf(1, 2), c.at[minorOf(1, 2)], false), 2)
	})
	prove.Line(t, "S002-29 unavailable generals are not used", func(t *testing.T) {
		for g := range general(numMajors) {
			if generals[g].roles[0] == unavailable {
				prove.Is(t, generals[g].id, c.at[g], gone)
			}
		}
	})
	prove.Line(t, "S002-15 Major Generals can die; S002-16 you are not out without them", func(t *testing.T) {
		c.killGeneral(ctx{log: &c.log}, ptolemaios)
		c.killGeneral(ctx{log: &c.log}, antigonos)
		prove.Is(t, "at", c.at[ptolemaios], gone)
		prove.Is(t, "living", c.livingMajors(0), 0)
		prove.Is(t, "still playing", c.over, stillPlaying)
		prove.Is(t, "Minor Generals", bits.OnesCount64(c.force[0]), 4)
		prove.Is(t, "may recruit", c.recruitRefusal(0, aristonous), nil)
	})
}

func TestHandicap(t *testing.T) {
	t.Run("18.7 three more mercenaries, dealt or drafted, beside the starter of most Seniority", func(t *testing.T) {
		begun := func(st rules.State) bool { return st.(*state).frames[st.(*state).depth-1].kind != inDraft }
		conform.Handicap(t, Game, favouredUnits, begun, func(st rules.State, p rules.Seat) int {
			s := st.(*state)
			for _, g := range s.starters() {
				if s.owner[g] == p {
					return int(s.stacks[s.at[g]].cu[mercenary])
				}
			}
			return 0
		})
	})
}
