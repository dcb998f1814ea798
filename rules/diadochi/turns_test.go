package diadochi

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// wholeGame plays a game at random to its end and returns what was told.
func wholeGame(t *testing.T, players int, seed uint64, watch func(s *state, asked rules.Seat)) (*state, []rules.Event) {
	t.Helper()
	s := randomStart(t, players, 0, seed)
	ch := dice.New(seed, 1)
	var log rules.Log
	for s.over == stillPlaying {
		p := s.Pending(nil)[0].Seat
		if watch != nil {
			watch(s, p)
		}
		moves := rules.Moves(s, p, nil)
		s.Apply(p, moves[ch.Draw(len(moves))], ch, &log)
	}
	return s, log.Events
}

func TestGameTurns(t *testing.T) {
	t.Run("3.1 a game ends after Turn V or by an earlier victory; 17.1 in one of four ways", func(t *testing.T) {
		for seed := range uint64(6) {
			s, _ := wholeGame(t, 2, seed, nil)
			if s.over == byVictoryPoints && s.turn != 5 || s.turn > 5 {
				t.Errorf("game %d ended on Turn %d in way %d", seed, s.turn, s.over)
			}
			o, over := s.Outcome()
			if !over || o.Winners == 0 || endingKeys[s.over] == "" {
				t.Errorf("game %d ended in way %d, won by %v", seed, s.over, o.Winners)
			}
		}
	})
	t.Run("3.2 six phases in their order", func(t *testing.T) {
		_, events := wholeGame(t, 3, 4, nil)
		turn, last := 0, phase(0)
		for _, e := range events {
			switch e.Verb {
			case EvTurnBegins:
				turn, last = int(e.N), setupPhase
			case EvPhaseBegins:
				if turn == 0 {
					continue // Turn I began with the setup
				}
				next := last + 1
				if phase(e.N) != next {
					t.Fatalf("phase %d after %d on Turn %d", e.N, last, turn)
				}
				last = next
			}
		}
		prove.Is(t, "more than one Turn", turn > 1, true)
	})
	t.Run("3.9 reinforcements in turn order", func(t *testing.T) {
		turn, place := uint8(0), 0
		asked := 0
		wholeGame(t, 3, 4, func(s *state, p rules.Seat) {
			if s.phase != reinforcements {
				return
			}
			if s.turn != turn {
				turn, place = s.turn, 0
			}
			for s.nth(place) != p {
				if place++; place == 3 {
					t.Fatalf("seat %d places out of turn order", p+1)
				}
			}
			asked++
		})
		prove.Is(t, "somebody placed something", asked > 0, true)
	})
}

func TestReinforcements(t *testing.T) {
	t.Run("3.11 everything in the Dispersed Box is placed; 3.12 with 3 M, the Usurper 2, and 1 LM for Makedonia", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\nusurper 2\ncontrol 1 pella aigai amphipolis pydna\ncontrol 2 gaza\ngeneral 1 krateros box-1\nunits 1 box-1 loyal 2")
		c.push(frame{kind: inReinforcement, seat: 0})
		c.settle(ctx{ch: c.luck})
		for c.prompt() == "diadochi.ask.placing" {
			m := rules.Moves(c.state, 0, nil)[0]
			c.Apply(0, m, c.luck, &c.log)
		}
		prove.Is(t, "Box", c.stackAt(boxed(0)).size()+c.stackAt(waiting(0)).size(), 0)
		prove.Is(t, "Krateros on the map", onMap(c.at[krateros]), true)
		prove.Is(t, "LM", c.countAll(loyal), 2+1)
		prove.Is(t, "M", c.countAll(mercenary), 3)
	})
	t.Run("3.12 the Usurper gets 2 M", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\nusurper 2\ncontrol 1 pella\ncontrol 2 gaza ioppe")
		c.push(frame{kind: inReinforcement, seat: 1})
		c.settle(ctx{ch: c.luck})
		prove.Is(t, "to place", int(c.stackAt(waiting(1)).cu[mercenary]), 2)
	})
}

func TestDealing(t *testing.T) {
	t.Run("3.15 all cards that have not left the game are shuffled and dealt", func(t *testing.T) {
		for players := 2; players <= 5; players++ {
			s := bareState(players, 0)
			s.cardAt[cardKassandros], s.cardAt[cardMutiny] = outOfGame, discardPile
			s.deal(ctx{ch: dice.New(1, 1)})
			prove.Is(t, "hand", s.handSize(0), handSizes[players])
			prove.Is(t, "face down", s.countIn(faceDown), faceDownCards[players])
			prove.Is(t, "discards", s.countIn(discardPile), 0)
			prove.Is(t, "Kassandros", s.cardAt[cardKassandros], outOfGame)
			all := s.countIn(drawPile) + s.countIn(faceDown) + players*handSizes[players]
			prove.Is(t, "cards in play", all, numCards-s.countIn(outOfGame))
		}
	})
	t.Run("3.17 the discards make a new pile; with none left nothing is drawn", func(t *testing.T) {
		b := newTable(t, 2)
		b.cardAt[cardMutiny] = discardPile
		prove.Is(t, "drawn", b.drawCard(b.ctx(), 0), cardMutiny)
		prove.Is(t, "drawn from nothing", b.drawCard(b.ctx(), 0), noCard)
	})
	t.Run("3.46 3.47 after the last Round comes the Isolation phase, then every hand is discarded", func(t *testing.T) {
		s, events := wholeGame(t, 3, 4, nil)
		round, isolated := int16(0), false
		for _, e := range events {
			switch {
			case e.Verb == EvRoundBegins:
				round, isolated = e.N, false
			case e.Verb == EvPhaseBegins && phase(e.N) == isolation:
				prove.Is(t, "Rounds before it", round, 5)
				isolated = true
			case e.Verb == EvPhaseBegins && phase(e.N) == endOfTurn:
				prove.Is(t, "isolation first", isolated, true)
			}
		}
		s.clearHands(ctx{})
		prove.Is(t, "cards held", s.handSize(0)+s.handSize(1)+s.handSize(2)+s.countIn(faceDown), 0)
	})
}

func TestWinning(t *testing.T) {
	t.Run("17.6 VP win only when a Turn ends; from Turn II on", func(t *testing.T) {
		b := newTable(t, 2)
		for q := range province(numProvinces) {
			if q != parthia {
				b.province(0, q)
			}
		}
		prove.Is(t, "enough VP", b.vp(0) >= provinceGoal[2], true)
		b.afterProcedure(b.ctx())
		prove.Is(t, "after a Procedure", b.over, stillPlaying)
		b.turn = 1
		b.endPlayerTurn(b.ctx())
		prove.Is(t, "on Turn I", b.over, stillPlaying)
		b.turn = 2
		b.endPlayerTurn(b.ctx())
		prove.Is(t, "at the end of a Player Turn", b.over, byProvinces)
	})
	t.Run("17.7 several with 18 L: the highest, then the active player, then turn order", func(t *testing.T) {
		kings := func(first, active rules.Seat) *table {
			b := newTable(t, 3)
			b.first, b.active = first, active
			b.regent = [maxSeats]uint8{1: 15, 2: 15}
			return b
		}
		for _, c := range []struct{ first, active, winner rules.Seat }{{0, 2, 2}, {0, 0, 1}, {2, 0, 2}, {0, nobody, 1}} {
			b := kings(c.first, c.active)
			b.checkLegitimacy(b.ctx())
			prove.Is(t, "winner", b.winners, rules.Only(c.winner))
		}
		b := kings(0, 1)
		b.regent[2]++
		b.checkLegitimacy(b.ctx())
		prove.Is(t, "the higher one", b.winners, rules.Only(2))
	})
	t.Run("17.7 several with enough VP: most VP, then most L", func(t *testing.T) {
		b := newTable(t, 5)
		b.province(0, makedonia, aigyptos, babylonia, lydia, media, phoinikia)
		b.province(1, syria, thrake, hellas, peloponnesos, hellespontine, karia, phrygia, kappadokia, mesopotamia, sousiana)
		for f := range fleets {
			b.disperseFleet(b.ctx(), fleet(f))
		}
		prove.Is(t, "equal VP", [2]int{b.vp(0), b.vp(1)}, [2]int{21, 21})
		b.champions = rules.Only(1)
		b.royalOf[olympias] = 1
		b.checkProvinces(b.ctx())
		prove.Is(t, "winner", b.winners, rules.Only(1))
	})
	t.Run("17.8 17.9 the heir of Turn IV is Alexandros IV, of Turn V Herakles", func(t *testing.T) {
		for turn, heir := range map[uint8]royal{4: alexandros, 5: herakles} {
			b := newTable(t, 2)
			b.turn = turn - 1
			b.giveRoyal(b.ctx(), heir, 0, outside(spPella))
			b.beginTurn(b.ctx())
			prove.Is(t, "ending", b.over, byRegency)
			prove.Is(t, "winner", b.winners, rules.Only(0))
		}
	})
	t.Run("17.9 equal sums do not make a regent: the heir dies", func(t *testing.T) {
		b := newTable(t, 2)
		b.turn = 3
		b.giveRoyal(b.ctx(), alexandros, 0, outside(spPella))
		b.giveRoyal(b.ctx(), olympias, 1, outside(spGaza))
		b.beginTurn(b.ctx())
		prove.Is(t, "ending", b.over, stillPlaying)
		prove.Is(t, "Alexandros", b.royalAt[alexandros], gone)
	})
	t.Run("17.10 Regency counts the Cart that is then removed; 13.8 an unburied body is lost on Turn IV", func(t *testing.T) {
		b := newTable(t, 2)
		b.turn = 3
		b.giveRoyal(b.ctx(), alexandros, 0, outside(spPella))
		b.giveRoyal(b.ctx(), olympias, 1, outside(spGaza))
		b.addUnits(outside(spPella), 0, mercenary, 1)
		b.moveCart(b.ctx(), outside(spPella))
		b.beginTurn(b.ctx())
		prove.Is(t, "ending", b.over, byRegency)

		b = newTable(t, 2)
		b.turn = 3
		b.addUnits(outside(spPella), 0, mercenary, 1)
		b.moveCart(b.ctx(), outside(spPella))
		b.beginTurn(b.ctx())
		prove.Is(t, "Cart", b.cart, gone)
		prove.Is(t, "its holder", b.cartOf, nobody)
	})
	t.Run("17.11 12.14 when the heir is dead 18 L are looked for once more", func(t *testing.T) {
		b := newTable(t, 2)
		b.turn = 3
		b.giveRoyal(b.ctx(), alexandros, nobody, outside(spPella))
		b.regent[1] = 15
		b.beginTurn(b.ctx())
		prove.Is(t, "ending", b.over, byLegitimacy)
		prove.Is(t, "winner", b.winners, rules.Only(1))
		prove.Is(t, "Alexandros", b.royalAt[alexandros], gone)
	})
}
