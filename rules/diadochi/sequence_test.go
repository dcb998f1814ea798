package diadochi

import (
	"strconv"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/dice"
)

// roundsOf plays a game at random and counts the Rounds of the first Game Turn; course tells the numbers of its Rounds
// in their order, and then the phase after them.
func roundsOf(t *testing.T, players int) (rounds int, course string, segments [5]int, turnsOf map[rules.Seat]int) {
	s := randomStart(t, players, 0, 3)
	ch := dice.New(5, 5)
	turnsOf = map[rules.Seat]int{}
	for s.turn == 1 {
		var log rules.Log
		p := s.Pending(nil)[0].Seat
		moves := rules.Moves(s, p, nil)
		s.Apply(p, moves[ch.Draw(len(moves))], ch, &log)
		for _, e := range log.Events {
			switch e.Verb {
			case EvRoundBegins:
				rounds++
				course += strconv.Itoa(int(e.N))
			case EvPhaseBegins:
				if e.N == int16(isolation) {
					course += " isolation"
				}
			case EvTurnBegins:
				return rounds, course, segments, turnsOf
			case EvSegment:
				segments[e.N]++
				if e.N == 1 {
					turnsOf[e.Seat]++
				}
			}
		}
	}
	return rounds, course, segments, turnsOf
}

func TestRounds(t *testing.T) {
	prove.Line(t, "S000-01 the Strategy phase is a series of Rounds; S000-02 S000-03 five, with five players four; S000-12 one after the other, then Isolation", func(t *testing.T) {
		for players, want := range map[int]string{2: "12345 isolation", 3: "12345 isolation", 4: "12345 isolation", 5: "1234 isolation"} {
			_, course, _, _ := roundsOf(t, players)
			prove.Is(t, "Rounds of "+strconv.Itoa(players)+" players", course, want)
		}
	})
	prove.Line(t, "S000-04 every Player Turn has its four Segments", func(t *testing.T) {
		for players := 2; players <= 5; players++ {
			n, _, segments, turns := roundsOf(t, players)
			for g := 1; g <= 4; g++ {
				prove.Is(t, "Segments of each kind", segments[g], n*players)
			}
			for _, had := range turns {
				prove.Is(t, "Player Turns of each", had, n)
			}
		}
	})
}

func TestSegmentOrder(t *testing.T) {
	prove.Line(t, "S000-05 Surrender, Tyche, Activation, Forage", func(t *testing.T) {
		var log rules.Log
		s := randomStart(t, 4, 0, 3)
		ch := dice.New(5, 6)
		last := int16(4)
		for range 400 {
			p := s.Pending(nil)[0].Seat
			moves := rules.Moves(s, p, nil)
			s.Apply(p, moves[ch.Draw(len(moves))], ch, &log)
		}
		for _, e := range log.Events {
			if e.Verb == EvSegment {
				prove.Is(t, "the next Segment", e.N, last%4+1)
				last = e.N
			}
		}
	})
}

const surrenderScene = `
	players 3
	turn 2
	ask 1 surrender
	control 1 pella
	control 2 aigai pydna byzantion
	control independents abdera
	units 1 aigai mercenary 1
	units 1 abdera mercenary 1
	units 1 amphipolis mercenary 1
	units 1 byzantion mercenary 1
	units 1 sestos mercenary 1
	units 1 larissa mercenary 1
	units 1 odrysai mercenary 1
	units 1 babylon/in mercenary 1
	control 1 babylon
	units 2 babylon mercenary 1
	hand 1 mutiny`

func TestSurrender(t *testing.T) {
	c := position(t, surrenderScene)
	prove.Line(t, "S000-13 S000-14 S000-17 enemy PCs go from Minor Cities where you have a CU, and yours comes there", func(t *testing.T) {
		prove.Is(t, "Aigai", c.pc[spAigai], 0)
		prove.Is(t, "Pydna, without a CU", c.pc[spPydna], 1)
		b := newTable(t, 2)
		b.control(1, spAigai)
		b.addUnits(outside(spAigai), 0, mercenary, 1)
		b.surrender(b.ctx(), 0)
		var steps []rules.Seat
		for _, e := range b.log.Events {
			if e.Verb == EvControl {
				steps = append(steps, e.Seat)
			}
		}
		prove.Same(t, "first his PC goes, then yours comes", steps, []rules.Seat{nobody, 0})
	})
	prove.Line(t, "S000-15 not cities held by Independents", func(t *testing.T) {
		prove.Is(t, "Abdera", c.pc[spAbdera], independents)
	})
	prove.Line(t, "S000-16 your PC comes to uncontrolled Minor Cities, Strongholds and Major Cities", func(t *testing.T) {
		prove.Is(t, "Amphipolis", c.pc[spAmphipolis], 0)
		prove.Is(t, "Odrysai", c.pc[spOdrysai], 0)
		prove.Is(t, "Larissa", c.pc[spLarissa], 0)
	})
	t.Run("1.16 no PC in a Transit Point; 1.14 an enemy Major City stands", func(t *testing.T) {
		prove.Is(t, "Sestos", c.pc[spSestos], nobody)
		prove.Is(t, "Byzantion", c.pc[spByzantion], 1)
	})
}

func TestSurrenderSiege(t *testing.T) {
	base := `
	players 3
	turn 2
	ask 1 surrender
	champions 1
	control 2 byzantion
	general 1 lysimachos byzantion
	hand 1 mutiny`
	prove.Line(t, "S000-18 a siege needs an Army of at least 3 CUs", func(t *testing.T) {
		c := position(t, base+"\nunits 1 byzantion mercenary 2")
		prove.Is(t, "no siege is offered", c.prompt(), "diadochi.ask.tyche")
		c = position(t, base+"\nunits 1 byzantion mercenary 3")
		prove.Is(t, "asked", c.prompt(), "diadochi.ask.surrender")
		c.allowed("siege byzantion")
	})
	prove.Line(t, "S000-19 you may place your PC where a siege succeeds now", func(t *testing.T) {
		c := position(t, base+"\nunits 1 byzantion mercenary 6\nsiege byzantion 2")
		c.play("[6] siege byzantion")
		if c.pc[spByzantion] != 0 {
			c.play("yes")
		}
		prove.Is(t, "Byzantion", c.pc[spByzantion], 0)
	})
	t.Run("9.3 one attempt for each space", func(t *testing.T) {
		c := position(t, base+"\nunits 1 byzantion mercenary 6\ncontrol 2 gaza\ngeneral 1 krateros gaza\nunits 1 gaza mercenary 4")
		c.play("[1] siege byzantion")
		c.refused("siege byzantion", "9.3")
		c.allowed("siege gaza")
	})
}

func TestForage(t *testing.T) {
	base := "players 2\nturn 2\nask 1 forage\ncontrol 1 pella\nhand 2 mutiny\n"
	prove.Line(t, "S000-78 S000-79 3 CUs in a Transit Point, 8 elsewhere", func(t *testing.T) {
		c := position(t, base+"units 1 sestos mercenary 3\nunits 1 pella mercenary 8")
		prove.Is(t, "Sestos", c.stackAt(outside(spSestos)).size(), 3)
		prove.Is(t, "Pella", c.stackAt(outside(spPella)).size(), 8)
		c = position(t, base+"units 1 sestos mercenary 4\nunits 1 pella mercenary 9")
		prove.Is(t, "Sestos", c.stackAt(outside(spSestos)).size(), 3)
		prove.Is(t, "Pella", c.stackAt(outside(spPella)).size(), 8)
	})
	prove.Line(t, "S000-80 one CU of your choice is removed", func(t *testing.T) {
		c := position(t, base+"units 1 pella mercenary 6 loyal 6")
		c.refused("remove elephant pella", "3.43")
		c.play("remove loyal pella")
		prove.Is(t, "left", c.stackAt(outside(spPella)).size(), 11)
		prove.Is(t, "loyal", c.stackAt(outside(spPella)).cu[loyal], 5)
	})
	t.Run("3.43 of two spaces beside each other that lose what they can only lose, each does", func(t *testing.T) {
		c := position(t, base+"units 1 pella mercenary 9\nunits 1 aigai mercenary 9")
		prove.Is(t, "Pella", c.stackAt(outside(spPella)).size(), 8)
		prove.Is(t, "Aigai", c.stackAt(outside(spAigai)).size(), 8)
	})
	t.Run("3.42 inside and outside count together, besieged CUs do not", func(t *testing.T) {
		c := position(t, base+"units 1 pella mercenary 8\nunits 1 pella/in mercenary 1")
		prove.Is(t, "unbesieged", c.stackAt(outside(spPella)).size(), 7)
		c = position(t, base+"units 2 pella mercenary 9\nunits 1 pella/in mercenary 2\nunits 1 sestos mercenary 3")
		prove.Is(t, "besieged", c.stackAt(inside(spPella)).size(), 2)
	})
}

func TestGameTurn(t *testing.T) {
	t.Run("3.7 the Usurper has most VP, then the highest Seniority", func(t *testing.T) {
		c := position(t, "players 2\nturn 1\ngeneral 1 krateros pella\ngeneral 2 perdikkas babylon")
		c.nameUsurper(ctx{ch: c.luck})
		prove.Is(t, "tie", c.usurper, 1)
		c.setPC(ctx{}, spXanthos, 0)
		c.setPC(ctx{}, spPhaselis, 0)
		c.nameUsurper(ctx{ch: c.luck})
		prove.Is(t, "Lykia", c.usurper, 0)
	})
	t.Run("3.8 the player with fewest VP chooses who begins", func(t *testing.T) {
		c := position(t, "players 2\nturn 1\ncontrol 1 xanthos phaselis")
		prove.Is(t, "chooses", c.whoChoosesFirst(ctx{ch: c.luck}), 1)
		c.push(frame{kind: inFirstPlayer, seat: 1})
		prove.Is(t, "and is told why", c.Pending(nil)[0].Why.Key, "diadochi.asked.first-player")
	})
	t.Run("3.12 three M, two for the Usurper, one LM with Makedonia; 3.10 fleets return", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\nusurper 2\ncontrol 1 pella aigai amphipolis pydna\ncontrol 2 rhodos lindos\nfleet rhodos dispersed")
		c.depth = 0
		c.push(frame{kind: inReinforcement, seat: 0})
		reinforcementRun(c.state, ctx{ch: c.luck}, c.top())
		prove.Is(t, "M", c.stackAt(waiting(0)).cu[mercenary], 3)
		prove.Is(t, "LM", c.stackAt(waiting(0)).cu[loyal], 1)
		c.depth = 0
		c.push(frame{kind: inReinforcement, seat: 1})
		reinforcementRun(c.state, ctx{ch: c.luck}, c.top())
		prove.Is(t, "M of the Usurper", c.stackAt(waiting(1)).cu[mercenary], 2)
		prove.Is(t, "dispersed", c.fleetDispersed, 0)
	})
	prove.Line(t, "S002-24 S002-25 Antipatros is succeeded by Polyperchon on Turn III in the same place", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\ngeneral 1 antipatros pella\ncondemned antipatros\nfestival antipatros")
		c.turn = 3
		c.succeedAntipatros(ctx{})
		prove.Is(t, "Polyperchon", c.at[polyperchon], outside(spPella))
		prove.Is(t, "owner", c.owner[polyperchon], 0)
		prove.Is(t, "Antipatros", c.at[antipatros], gone)
		prove.Is(t, "condemned", c.condemned, polyperchon.bit())
		prove.Is(t, "festival", c.festival, polyperchon.bit())
		prove.Is(t, "Initiative", c.initiative(polyperchon, moving), 4)
		prove.Is(t, "Seniority", generals[polyperchon].seniority, 15)
	})
	prove.Line(t, "S002-26 Antipatros dead before Turn III comes back as Polyperchon", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\nask 1 activation\ncontrol 1 pella aigai\ncontrol 2 gaza\nunits 2 aigai mercenary 1\ngeneral 1 antipatros gaza\nunits 1 gaza mercenary 2\nhand 1 mutiny")
		c.killGeneral(ctx{}, antipatros)
		c.loose = true
		c.settle(ctx{ch: c.luck})
		prove.Is(t, "Polyperchon in the only space", c.at[polyperchon], outside(spPella))
		c = position(t, "players 2\nturn 2\nask 1 activation\ncontrol 2 gaza\ngeneral 1 antipatros gaza\nunits 1 gaza mercenary 2\nhand 1 mutiny")
		c.killGeneral(ctx{}, antipatros)
		c.loose = true
		c.settle(ctx{ch: c.luck})
		prove.Is(t, "Polyperchon without a space", c.at[polyperchon], boxed(0))
	})
	prove.Line(t, "S002-23 Demetrios joins whoever was dealt Antigonos, even if he is dead", func(t *testing.T) {
		c := position(t, "players 3\nturn 3\ndealt 3 antigonos-of 2\ngeneral gone antigonos\ncontrol 2 pella")
		c.bringDemetrios(ctx{ch: c.luck})
		c.settle(ctx{ch: c.luck})
		prove.Is(t, "owner", c.owner[demetrios], 1)
		prove.Is(t, "place", c.at[demetrios], outside(spPella))
	})
	prove.Line(t, "S002-27 Strategos of Europe goes to whoever controls Makedonia", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\nchampions\ngeneral 1 antipatros pella\ncontrol 2 pella aigai amphipolis pydna")
		prove.Is(t, "L of seat 1", c.legitimacy(0), 0)
		prove.Is(t, "L of seat 2", c.legitimacy(1), 2)
	})
	t.Run("12.4 Kleopatra, Thessalonike and Eurydike enter on Turn II", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\nroyal philippos babylon 1\ncontrol 2 sardis\ncontrol independents pella")
		c.enterRoyals(ctx{})
		prove.Is(t, "Kleopatra", c.royalOf[kleopatra], 1)
		prove.Is(t, "Thessalonike", c.royalAt[thessalonike], inside(spPella))
		prove.Is(t, "Thessalonike's tutor", c.royalOf[thessalonike], nobody)
		prove.Is(t, "Eurydike", c.royalOf[eurydike], 0)
		c = position(t, "players 2\nturn 2\nroyal philippos gone")
		c.enterRoyals(ctx{})
		prove.Is(t, "Eurydike without Philippos", c.royalAt[eurydike], gone)
	})
}

func TestIsolation(t *testing.T) {
	isolated := func(t *testing.T, text string) *scene {
		c := position(t, "players 2\nturn 2\n"+text)
		c.isolate(ctx{})
		return c
	}
	t.Run("4.12 a PC on a Major City, with a CU, or joined to a Major City or an Army stays", func(t *testing.T) {
		c := isolated(t, "control 1 pella aigai gordion ephesos\nunits 1 ephesos mercenary 1")
		prove.Is(t, "Aigai beside Pella", c.pc[spAigai], 0)
		prove.Is(t, "Gordion alone", c.pc[spGordion], 0) // the path from Pella by sea and land is open
		c = isolated(t, "control 1 pella gordion\ncontrol 2 dorylaion ankyra kelainai ikonion")
		prove.Is(t, "Gordion shut in", c.pc[spGordion], nobody)
		c = isolated(t, "control 1 gordion\ncontrol 2 dorylaion ankyra kelainai ikonion\nunits 1 gordion mercenary 1")
		prove.Is(t, "Gordion with a CU", c.pc[spGordion], 0)
	})
	t.Run("4.10 Independent PCs are never isolated", func(t *testing.T) {
		c := isolated(t, "control independents gordion")
		prove.Is(t, "Gordion", c.pc[spGordion], independents)
	})
}

func TestVictory(t *testing.T) {
	t.Run("17.2 17.3 18 L win at once, but not on Turn I", func(t *testing.T) {
		c := position(t, "players 2\nturn 1\ntomb pella\ncontrol 1 pella aigai amphipolis pydna\nroyal philippos pella 1\nroyal alexandros pella 1\ncart pella 1")
		prove.Is(t, "L", c.legitimacy(0) >= 18, true)
		c.checkLegitimacy(ctx{})
		prove.Is(t, "Turn I", c.over, stillPlaying)
		c.turn = 2
		c.checkLegitimacy(ctx{})
		prove.Is(t, "Turn II", c.over, byLegitimacy)
		prove.Is(t, "winner", c.winners, rules.Only(0))
	})
	prove.Line(t, "S002-80 Prestige does not count for victory", func(t *testing.T) {
		c := position(t, "players 2\nturn 2\ntomb pella\ncontrol 1 pella aigai amphipolis pydna\ngeneral 1 krateros pella\nunits 1 pella mercenary 1\nroyal philippos pella 1")
		prove.Is(t, "L", c.legitimacy(0), 17)
		prove.Is(t, "Prestige", c.prestige(0, krateros), 19)
		c.checkLegitimacy(ctx{})
		prove.Is(t, "nobody wins", c.over, stillPlaying)
	})
	prove.Line(t, "S002-78 in the last turn legitimacy no longer wins", func(t *testing.T) {
		c := position(t, "players 2\nturn 5\ntomb pella\ncontrol 1 pella aigai amphipolis pydna\nroyal philippos pella 1\nroyal alexandros pella 1\ncart pella 1")
		c.checkLegitimacy(ctx{})
		prove.Is(t, "Turn V", c.over, stillPlaying)
		c.phase = preparations
		c.checkLegitimacy(ctx{})
		prove.Is(t, "Preparations of Turn V", c.over, byLegitimacy)
	})
	t.Run("17.9 the controller of the heir wins or the heir is murdered", func(t *testing.T) {
		c := position(t, "players 2\nturn 4\ncontrol 1 xanthos phaselis\nroyal alexandros xanthos 1")
		c.regency(ctx{}, alexandros)
		prove.Is(t, "ending", c.over, byRegency)
		c = position(t, "players 2\nturn 4\ncontrol 2 xanthos phaselis rhodos lindos\nroyal alexandros xanthos 1")
		c.champions = 0
		c.regency(ctx{}, alexandros)
		prove.Is(t, "ending", c.over, stillPlaying)
		prove.Is(t, "the heir", c.royalAt[alexandros], gone)
	})
	t.Run("17.12 most VP, then Major Cities, then CUs, then shared", func(t *testing.T) {
		c := position(t, "players 2\nturn 5\ncontrol 2 pella")
		c.finish(ctx{})
		prove.Is(t, "by Major Cities", c.winners, rules.Only(1))
		c = position(t, "players 2\nturn 5\nunits 1 aigai mercenary 1\nunits 2 pydna mercenary 2")
		c.finish(ctx{})
		prove.Is(t, "by CUs", c.winners, rules.Only(1))
		c = position(t, "players 2\nturn 5")
		c.finish(ctx{})
		prove.Is(t, "shared", c.winners, rules.Only(0).With(1))
	})
	t.Run("17.5 enough VP win at the end of a Player Turn", func(t *testing.T) {
		c := position(t, "players 5\nturn 2")
		for _, q := range []province{makedonia, aigyptos, babylonia, syria, lydia, media} {
			for _, sp := range byProvince[q] {
				if spaces[sp].kind != transit {
					c.setPC(ctx{}, sp, 3)
				}
			}
		}
		prove.Is(t, "VP", c.vp(3) >= 20, true)
		c.checkProvinces(ctx{})
		prove.Is(t, "winner", c.winners, rules.Only(3))
	})
}
