package diadochi

import "tyche/rules"

// The Game Turn and its phases (3.1-3.17, 3.45-3.47). The frame inGame lies under everything; its steps are below.
const (
	gameTurnBegins uint8 = iota
	gameEvents           // after the events of step A that ask
	gameUsurper
	gameFirstPlayer
	gameReinforcements // a = next player of the turn order
	gameDealing
	gameRounds
	gameIsolation
	gameTurnEnds
)

func gameRun(s *state, x ctx, f *frame) bool {
	switch f.step {
	case gameTurnBegins:
		f.step = gameEvents
		s.beginTurn(x)
	case gameEvents:
		if s.afterProcedure(x) {
			return false
		}
		f.step = gameUsurper
	case gameUsurper:
		f.step = gameFirstPlayer
		s.nameUsurper(x)
		s.push(frame{kind: inFirstPlayer, seat: s.whoChoosesFirst(x)})
	case gameFirstPlayer:
		f.step, f.a = gameReinforcements, 0
		if s.turn == 1 {
			f.step = gameDealing
			return false
		}
		s.beginPhase(x, reinforcements)
		s.returnFleets(x, nobody)
	case gameReinforcements:
		if f.a == int16(s.players) {
			f.step = gameDealing
			return false
		}
		p := s.nth(int(f.a))
		f.a++
		s.push(frame{kind: inReinforcement, seat: p})
	case gameDealing:
		f.step = gameRounds
		s.beginPhase(x, dealing)
		s.deal(x)
		s.beginPhase(x, strategy)
		s.round = 0
	case gameRounds:
		if s.round == rounds[s.players] {
			f.step = gameIsolation
			return false
		}
		s.round++
		x.tell(EvRoundBegins, nobody, none, none, none, int(s.round), 0)
		s.push(frame{kind: inRound, seat: nobody})
	case gameIsolation:
		f.step = gameTurnEnds
		s.round = 0
		s.beginPhase(x, isolation)
		s.isolate(x)
		s.loose = true
	case gameTurnEnds:
		if s.afterProcedure(x) {
			return false
		}
		f.step = gameTurnBegins
		s.endTurn(x)
	}
	return false
}

// beginPhase turns to a phase of the Game Turn.
func (s *state) beginPhase(x ctx, ph phase) {
	s.phase = ph
	x.tell(EvPhaseBegins, nobody, none, none, none, int(ph), 0)
}

// beginTurn advances the turn marker and does step A of the Preparations (3.3).
func (s *state) beginTurn(x ctx) {
	s.turn++
	x.tell(EvTurnBegins, nobody, none, none, none, int(s.turn), 0)
	s.beginPhase(x, preparations)
	s.loose = true
	switch s.turn {
	case 2:
		s.enterRoyals(x)
	case 3:
		s.succeedAntipatros(x)
		s.bringDemetrios(x)
	case 4:
		s.regency(x, alexandros) // before the Cart goes (17.10)
		if s.over == stillPlaying {
			s.loseCart(x)
		}
	case 5:
		s.regency(x, herakles)
	}
}

// bringDemetrios gives Demetrios to the player who was dealt Antigonos (3.5).
func (s *state) bringDemetrios(x ctx) {
	p := s.antigonosOf
	if p == nobody || s.at[demetrios] != inEventPool {
		return
	}
	s.join(demetrios, p)
	s.at[demetrios] = waiting(p)
	s.placeGeneral(p, demetrios)
}

// nameUsurper makes the player with most VP the Usurper: of tied players the one whose living Major General is
// highest in Seniority, else the higher die (3.7).
func (s *state) nameUsurper(x ctx) {
	tied := s.most(rules.Seats(1<<s.players-1), s.vp)
	tied = s.most(tied, s.topSeniority)
	s.usurper = s.rollOff(x, tied, false)
	x.tell(EvUsurper, s.usurper, none, none, none, s.vp(s.usurper), 0)
}

// topSeniority is the highest Seniority of p's living Major Generals, 0 without any.
func (s *state) topSeniority(p rules.Seat) int {
	if set := s.force[p] & majorBits; set != 0 {
		return int(generals[first(set)].seniority)
	}
	return 0
}

// whoChoosesFirst finds the player with fewest VP, then fewest L, then the lower die (3.8).
func (s *state) whoChoosesFirst(x ctx) rules.Seat {
	tied := s.most(rules.Seats(1<<s.players-1), func(p rules.Seat) int { return 100 - s.vp(p) })
	tied = s.most(tied, func(p rules.Seat) int { return 100 - s.legitimacy(p) })
	return s.rollOff(x, tied, true)
}

// rollOff lets tied players roll until one has the highest (or lowest) die alone.
func (s *state) rollOff(x ctx, tied rules.Seats, lowest bool) rules.Seat {
	for {
		if p := onlySeat(tied); p != nobody {
			return p
		}
		var rolled [maxSeats]int
		for p := range rules.Seat(s.players) {
			if tied.Has(p) {
				die := x.roll()
				rolled[p] = int(die)
				if x.telling() {
					x.log.Add(rules.Event{Verb: EvTieRoll, Seat: p, Dice: rules.Dice{die}})
				}
				if lowest {
					rolled[p] = 7 - int(die)
				}
			}
		}
		tied = s.most(tied, func(p rules.Seat) int { return rolled[p] })
	}
}

// onlySeat returns the seat of a set of one, else nobody.
func onlySeat(set rules.Seats) rules.Seat {
	for p := range rules.Seat(maxSeats) {
		if set == rules.Only(p) {
			return p
		}
	}
	return nobody
}

// endTurn ends the Game Turn (3.47).
func (s *state) endTurn(x ctx) {
	s.beginPhase(x, endOfTurn)
	s.clearHands(x)
	s.endTurnEffects(x)
	s.checkProvinces(x)
	if s.turn == 5 && s.over == stillPlaying {
		s.finish(x)
	}
}

// The choice of the first player (3.8).

func firstPlayerPrompt(s *state, f *frame) rules.Decision {
	return rules.Decision{Seat: f.seat, Prompt: rules.Say(procedures[f.kind].ask), Why: rules.Say("diadochi.asked.first-player")}
}

func firstPlayerCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	for p := range int16(s.players) {
		dst = append(dst, rules.Move{Verb: firstVerb, A: p})
	}
	return dst
}

func firstPlayerCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	if m.Verb != firstVerb || m.A >= int16(s.players) {
		return notAnAnswer
	}
	return nil
}

func firstPlayerApply(s *state, x ctx, f *frame, m rules.Move) {
	s.first = rules.Seat(m.A)
	x.tell(EvFirstPlayer, s.first, none, none, none, 0, 0)
	s.pop(0)
}
