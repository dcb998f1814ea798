package diadochi

import (
	"math/bits"
	"testing"

	"tyche/rules"
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
		t.Run("S002-02 each player gets Major Generals by scenario and 4 Minor Generals; S002-18 2 to 4 are dealt", func(t *testing.T) {
			for p := range rules.Seat(players) {
				want(t, "Major Generals", s.livingMajors(p), dealt[players])
				want(t, "Minor Generals in hand", setBits(s.generalsAt(inHand, p)), 4)
			}
		})
		t.Run("S002-17 the 20 Major Generals are start, reserve, event or unavailable", func(t *testing.T) {
			n := map[place]int{}
			for g := range general(numMajors) {
				n[s.at[g]]++
			}
			want(t, "reserve", n[inReserve], reserves[players])
			want(t, "event generals", n[inEventPool], 4)
			want(t, "unavailable", n[gone], 20-4-reserves[players]-dealt[players]*players)
		})
		t.Run("S002-19 the 8 usual starters always start", func(t *testing.T) {
			for _, g := range []general{perdikkas, krateros, antipatros, antigonos, ptolemaios, leonnatos, peithon, eumenes} {
				if s.owner[g] == nobody {
					t.Errorf("%s was not dealt", generals[g].id)
				}
			}
		})
		t.Run("S002-73 all 8 RA are on the map with Perdikkas, Krateros and Antipatros", func(t *testing.T) {
			n := 0
			for _, g := range []general{perdikkas, krateros, antipatros} {
				n += int(s.stackAt(s.at[g]).cu[royalArmy])
			}
			want(t, "RA", n, 8)
		})
		t.Run("S002-60 Perdikkas and Seleukos start with elephants", func(t *testing.T) {
			n := int(s.stackAt(outside(spBabylon)).cu[elephant])
			want(t, "elephants with Perdikkas", n, 1)
			all := 1
			if players == 5 {
				all = 2
			}
			want(t, "elephants in all", s.countAll(elephant), all)
		})
		t.Run("S002-117 fleets start on the normal side", func(t *testing.T) {
			want(t, "improved", s.fleetImproved, 0)
		})
		t.Run("S002-116 nobody starts with the fleet of Kilikia", func(t *testing.T) {
			want(t, "owner", s.fleetOf[fleetKilikia], nobody)
			if s.ruler[kilikia] == nobody {
				t.Error("Krateros' owner does not control Kilikia")
			}
		})
	}
}

func TestSetupBoard(t *testing.T) {
	s := randomStart(t, 2, 0, 9)
	t.Run("2.7 PCs in the start provinces but for Strongholds and Transit Points", func(t *testing.T) {
		want(t, "Korinthos", s.pc[spKorinthos], s.owner[antipatros])
		want(t, "Odessos with two players", s.pc[spOdessos], independents)
		want(t, "Pisidai", s.pc[spPisidai], independents)
		want(t, "Xanthos", s.pc[spXanthos], s.owner[antigonos])
		want(t, "Kilikian Gates", s.pc[spKilikiangates], nobody)
	})
	t.Run("2.8 Thrake is Lysimachos' with three players", func(t *testing.T) {
		s := randomStart(t, 3, 0, 9)
		want(t, "Odessos", s.pc[spOdessos], s.owner[lysimachos])
		want(t, "Odrysai", s.pc[spOdrysai], independents)
	})
	t.Run("S002-121 five Independent Armies stand at home", func(t *testing.T) {
		for a, row := range armies {
			want(t, row.id, s.armyAt[a], outside(row.home))
		}
	})
	t.Run("2.11 the kings and the Cart are with Perdikkas", func(t *testing.T) {
		want(t, "Philippos", s.royalOf[philippos], s.owner[perdikkas])
		want(t, "Alexandros", s.royalAt[alexandros], outside(spBabylon))
		want(t, "Cart", s.cartOf, s.owner[perdikkas])
		want(t, "Olympias", s.royalAt[olympias], inside(spAmbrakia))
		want(t, "Herakles", s.royalOf[herakles], nobody)
	})
	t.Run("19.8 58 VP and the setup adds up", func(t *testing.T) {
		sum := 0
		for q := range provinces {
			sum += int(provinces[q].vp)
		}
		want(t, "VP of all provinces", sum, 58)
	})
	t.Run("2.14 Price of Failure stays out without its option", func(t *testing.T) {
		want(t, "card 48", s.cardAt[cardPriceOfFailure], outOfGame)
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
			want(t, "seat", order[i], p)
		}
		want(t, "Antigonos was picked by", c.antigonosOf, 2)
		want(t, "PCs stand", c.pc[spPella], 2)
	})
	t.Run("1.1 two to five players; a setup that the rules do not have is refused", func(t *testing.T) {
		for _, bad := range []rules.Setup{{Seats: 1}, {Seats: 6}, {Seats: 3, Scenario: 1}, {Seats: 3, Options: 32}} {
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
	t.Run("S002-03 S002-04 Initiative, lower is better: Ptolemaios 4", func(t *testing.T) {
		want(t, "Initiative", c.initiative(ptolemaios, moving), 4)
	})
	t.Run("S002-05 S002-06 Battle Factor: Ptolemaios 3, Antigonos 4", func(t *testing.T) {
		want(t, "Antigonos", c.battleFactor(antigonos, c.at[antigonos], false), 4)
		c.at[ptolemaios] = outside(spPella)
		want(t, "Ptolemaios away from home, subordinate", c.battleFactor(ptolemaios, outside(spPella), false), 3)
		c.at[ptolemaios] = outside(spMemphis)
	})
	t.Run("S002-07 abilities work in his space and only while Commander: Ptolemaios 4 in Aigyptos", func(t *testing.T) {
		want(t, "alone", c.battleFactor(ptolemaios, outside(spMemphis), false), 4)
		c.at[antigonos] = outside(spMemphis)
		want(t, "under Antigonos", c.battleFactor(ptolemaios, outside(spMemphis), false), 3)
	})
	t.Run("S002-12 S002-50 the highest Seniority commands", func(t *testing.T) {
		want(t, "Commander", c.commanderAt(outside(spMemphis), 0), antigonos)
	})
	t.Run("S002-13 Subordinates lie with the Commander", func(t *testing.T) {
		want(t, "subordinate", c.isCommander(ptolemaios), false)
		c.at[antigonos] = outside(spPella)
	})
	t.Run("S002-08 S002-09 Popularity: Krateros and Ptolemaios +2, Eumenes -2", func(t *testing.T) {
		want(t, "Ptolemaios", c.popularity(ptolemaios), 2)
		want(t, "Krateros", int(generals[krateros].popularity), 2)
		want(t, "Eumenes", int(generals[eumenes].popularity), -2)
		want(t, "Prestige under Ptolemaios", c.prestige(0, ptolemaios), c.legitimacy(0)+2)
	})
	t.Run("S002-83 Krateros, Ptolemaios and Eumenes alone have printed Popularity", func(t *testing.T) {
		for g := range general(numMajors) {
			if has := generals[g].popularity != 0; has != (g == krateros || g == ptolemaios || g == eumenes) {
				t.Errorf("%s has %d", generals[g].id, generals[g].popularity)
			}
		}
	})
	t.Run("S002-01 there are 20 Major Generals and 4 Minor Generals for each player", func(t *testing.T) {
		majors, minors := 0, 0
		for g := range general(numGenerals) {
			if isMajor(g) {
				majors++
			} else if c.ownerOf(g) == 1 {
				minors++
			}
		}
		want(t, "Major", majors, 20)
		want(t, "Minor", minors, 4)
	})
	t.Run("S002-10 S002-11 Seniority from 20 to 1; all Minor Generals 0", func(t *testing.T) {
		for g := range general(numMajors) {
			want(t, generals[g].id, int(generals[g].seniority), 20-int(g))
		}
		want(t, "a Minor General", c.View(0).(View).Generals[minorOf(0, 0)].Seniority, 0)
	})
	t.Run("S002-14 Major Generals are better than Minor ones", func(t *testing.T) {
		for g := range general(numMajors) {
			row := generals[g]
			if row.initiative > 4 || row.battle < 2 || row.initiative == 4 && row.battle == 2 {
				t.Errorf("%s is not better", row.id)
			}
		}
	})
	t.Run("S002-30 a Minor General has Initiative 4, Battle Factor 2", func(t *testing.T) {
		want(t, "Initiative", c.initiative(minorOf(1, 2), moving), 4)
		want(t, "Battle Factor", c.battleFactor(minorOf(1, 2), c.at[minorOf(1, 2)], false), 2)
	})
	t.Run("S002-29 unavailable generals are not used", func(t *testing.T) {
		for g := range general(numMajors) {
			if generals[g].roles[0] == unavailable && c.at[g] != gone {
				t.Errorf("%s is somewhere", generals[g].id)
			}
		}
	})
	t.Run("S002-15 Major Generals can die; S002-16 you are not out without them", func(t *testing.T) {
		c.killGeneral(ctx{log: &c.log}, ptolemaios)
		c.killGeneral(ctx{log: &c.log}, antigonos)
		want(t, "at", c.at[ptolemaios], gone)
		want(t, "living", c.livingMajors(0), 0)
		want(t, "still playing", c.over, stillPlaying)
		want(t, "Minor Generals", bits.OnesCount64(c.force[0]), 4)
		want(t, "may recruit", c.recruitRefusal(0, aristonous), nil)
	})
}
