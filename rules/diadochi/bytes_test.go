package diadochi

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
)

// TestBoundsOfAState tries every limit of what bytes may say, on both sides.
func TestBoundsOfAState(t *testing.T) {
	whole := func() *state {
		s := bareState(5, 0)
		s.turn, s.round = 1, 1
		s.push(frame{kind: inFirstPlayer, seat: 0})
		return s
	}
	for what, change := range map[string]func(s *state){
		"two players":         func(s *state) { s.players = 2 },
		"Turn V":              func(s *state) { s.turn = 5 },
		"Round 5":             func(s *state) { s.round = 5 },
		"the last phase":      func(s *state) { s.phase = endOfTurn },
		"the last Segment":    func(s *state) { s.segment = forageSegment },
		"the last ending":     func(s *state) { s.over = byVictoryPoints },
		"an Independent PC":   func(s *state) { s.pc[3] = independents },
		"the last seat's CU":  func(s *state) { s.addUnits(outside(spPella), maxSeats-1, loyal, 1) },
		"a dead general":      func(s *state) { s.at[antigonos] = gone },
		"the game over":       func(s *state) { s.depth = 0 },
		"a card out of game":  func(s *state) { s.cardAt[3] = outOfGame },
		"the last seat asked": func(s *state) { s.frames[0].seat = maxSeats - 1 },
		"nobody's frame":      func(s *state) { s.push(frame{kind: inFirstPlayer, seat: nobody}) },
		"Independents' frame": func(s *state) { s.push(frame{kind: inFirstPlayer, seat: independents}) },
		"all frames": func(s *state) {
			for s.depth < maxFrames {
				s.push(frame{kind: inFirstPlayer})
			}
		},
	} {
		s := whole()
		change(s)
		prove.Is(t, what, s.sound(), true)
	}
	for what, change := range map[string]func(s *state){
		"one player":                func(s *state) { s.players = 1 },
		"six players":               func(s *state) { s.players = 6 },
		"too many frames":           func(s *state) { s.depth = maxFrames + 1 },
		"Turn VI":                   func(s *state) { s.turn = 6 },
		"Round 6":                   func(s *state) { s.round = 6 },
		"a phase after the last":    func(s *state) { s.phase = endOfTurn + 1 },
		"a Segment after the last":  func(s *state) { s.segment = forageSegment + 1 },
		"an ending after the last":  func(s *state) { s.over = byVictoryPoints + 1 },
		"a PC of a sixth seat":      func(s *state) { s.pc[3] = independents + 1 },
		"a PC of less than nobody":  func(s *state) { s.pc[3] = nobody - 1 },
		"CUs of nobody":             func(s *state) { s.stacks[3].cu[loyal] = 1 },
		"a stack without CUs":       func(s *state) { s.stacks[3].owner = 0 },
		"CUs of Independents":       func(s *state) { s.stacks[3] = stack{owner: independents, cu: units{loyal: 1}} },
		"CUs of less than nobody":   func(s *state) { s.stacks[3] = stack{owner: nobody - 1, cu: units{loyal: 1}} },
		"a general of a sixth seat": func(s *state) { s.owner[antigonos] = maxSeats },
		"of less than nobody":       func(s *state) { s.owner[antigonos] = nobody - 1 },
		"a general beyond":          func(s *state) { s.at[antigonos] = gone + 1 },
		"a royal beyond":            func(s *state) { s.royalAt[olympias] = gone + 1 },
		"an army beyond":            func(s *state) { s.armyAt[seuthes] = gone + 1 },
		"the Cart beyond":           func(s *state) { s.cart = gone + 1 },
		"a card beyond":             func(s *state) { s.cardAt[3] = outOfGame + 1 },
		"a frame of no kind":        func(s *state) { s.frames[0].kind = noFrame; s.push(frame{kind: inFirstPlayer}) },
		"a frame of a kind beyond":  func(s *state) { s.frames[0].kind = numFrameKinds; s.push(frame{kind: inFirstPlayer}) },
		"less than nobody asked":    func(s *state) { s.frames[0].seat = nobody - 1 },
		"more than all asked":       func(s *state) { s.frames[0].seat = independents + 1 },
		"nobody asks":               func(s *state) { s.push(frame{kind: inGame, seat: nobody}) },
	} {
		s := whole()
		change(s)
		prove.Is(t, what, s.sound(), false)
	}
}

func TestFewBytes(t *testing.T) {
	for players := 2; players <= maxSeats; players++ {
		s, back := bareState(players, 0), &state{}
		for sp := range space(numSpaces) {
			if s.startsIndependent(sp) {
				s.setPC(ctx{}, sp, independents)
			}
		}
		bytes := s.AppendBinary(nil)
		prove.True(t, "the empty board with the Independent PCs of the setup takes next to nothing", len(bytes) < 8)
		prove.Is(t, "it is read", back.LoadBinary(bytes), nil)
		prove.Is(t, "it is the same", back.Hash(), s.Hash())
	}
	for _, bytes := range [][]byte{nil, {binaryVersion}, {binaryVersion, 2}, {binaryVersion, 1}, {binaryVersion, maxSeats + 1}, {binaryVersion + 1, 2}, {binaryVersion - 1, 2}} {
		var s state
		prove.Is(t, "refused", s.LoadBinary(bytes), errBinary)
	}
}

func TestPositionTellsWhatIsThere(t *testing.T) {
	b := newTable(t, 2)
	b.army(0, antigonos, outside(spKelainai), units{mercenary: 2, loyal: 1})
	b.control(1, spKelainai, spPella)
	b.siege[spKelainai], b.besieger[spKelainai] = 2, 0
	b.fleetDispersed, b.fleetImproved = 1<<fleetAthenai, 1<<fleetKilikia
	b.fleetOf[fleetKilikia] = 1
	b.training[1], b.trainingStep[1] = loyal, 4
	lines := map[string]int{}
	for _, line := range strings.Split(Game.Position(b.state), "\n") {
		lines[line]++
	}
	for _, want := range []string{
		"siege kelainai 2", "units 1 kelainai mercenary 2 loyal 1", "control 2 pella kelainai", "general 1 antigonos kelainai",
		"fleet athenai dispersed", "fleet kilikia improved 2", "training 2 loyal 4",
	} {
		prove.Is(t, want, lines[want], 1)
	}
	for line := range lines {
		prove.True(t, "siege points only where there are some", line == "siege kelainai 2" || len(line) < 5 || line[:5] != "siege")
	}
}

func TestNobodyHasPrestige(t *testing.T) {
	b := newTable(t, 5)
	prove.Is(t, "11.15 Independents", b.prestige(independents, noGeneral), 0)
	prove.Is(t, "11.15 nobody", b.prestige(rules.Nobody, noGeneral), 0)
	prove.Is(t, "the last seat, a Champion", b.prestige(maxSeats-1, noGeneral), 3)
}
