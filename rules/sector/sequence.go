package sector

// The sequence of play: setup, then rounds of planning, execution and regroup. Frame inGame: step is the stage, a
// counts players within it.

const (
	stageFactions uint8 = iota
	stageMap
	stageSettleFirst
	stageSettleSecond
	stageJoin
	stagePlace
	stageFinish
	stagePlanning
	stageExecution
	stageRegroup
)

func gameRun(s *state, x ctx, f *frame) bool {
	switch f.step {
	case stageFactions:
		if s.options&optDealFactions != 0 {
			s.dealFactions(x)
			f.step++
		} else {
			s.eachInOrder(f, inFactions)
		}
	case stageMap:
		s.startMap(x, f)
	case stageSettleFirst:
		s.eachInOrder(f, inSettling)
	case stageSettleSecond:
		if n := int(f.a); n == int(s.players) {
			f.step, f.a = stageJoin, 0
		} else {
			f.a++
			s.push(frame{kind: inSettling, seat: s.inOrder(int(s.players) - 1 - n)})
		}
	case stageJoin:
		s.eachInOrder(f, inJoining)
	case stagePlace:
		s.placeNext(x, f)
	case stageFinish:
		s.finishSetup(x)
		s.beginRound(x)
		f.step = stagePlanning
	case stagePlanning:
		f.step = stageExecution
		s.push(frame{kind: inPlanning, seat: nobody})
	case stageExecution:
		f.step = stageRegroup
		s.phase = execution
		x.tell(EvPhase, nobody, none, none, none, int(execution), 0)
		s.push(frame{kind: inTurn, seat: nobody})
	case stageRegroup:
		s.regroupRun(x, f)
	}
	return false
}

// eachInOrder pushes a frame for the next player in turn order, or goes on to the next stage.
func (s *state) eachInOrder(f *frame, kind frameKind) {
	n := int(f.a)
	if n == int(s.players) {
		f.step, f.a = f.step+1, 0
		return
	}
	f.a++
	s.push(frame{kind: kind, seat: s.inOrder(n)})
}

func (s *state) startMap(x ctx, f *frame) {
	f.a = 0
	s.equip()
	if s.scenario == builtGalaxy {
		s.dealPlanets(x)
		f.step = stageSettleFirst
		return
	}
	s.layMap()
	f.step = stagePlace
}

// placeNext lets the next player place base, units and transports.
func (s *state) placeNext(x ctx, f *frame) {
	n := int(f.a)
	if n == int(s.players) {
		f.step, f.a = stageFinish, 0
		return
	}
	f.a++
	p := s.inOrder(n)
	s.push(frame{kind: inStartShips, seat: p})
	s.push(frame{kind: inStartUnits, seat: p})
	if s.scenario == builtGalaxy {
		s.push(frame{kind: inHomeBase, seat: p})
		return
	}
	s.putBase(x, p, planets[s.seats[p].home].first)
}

func (s *state) beginRound(x ctx) {
	s.phase, s.step = planning, 0
	clear(s.tokens[:])
	s.tokenCount = 0
	for p := range s.players {
		s.seats[p].wonAttack, s.seats[p].obstructed = false, false
	}
	x.tell(EvRound, s.first, none, none, none, int(s.round), 0)
	x.tell(EvPhase, nobody, none, none, none, int(planning), 0)
}
