package sector

import (
	"strconv"
	"strings"

	"tyche/rules"
)

// Describe captions a move: what its button says, what must be pointed at to mean it, and which rules allow it.
func (s *state) Describe(seat rules.Seat, m rules.Move) rules.Caption {
	if !wellFormed(m) || s.depth == 0 || m.Verb == noVerb {
		return rules.Caption{Label: rules.Text{Key: "sector.move.nothing"}, Cites: []rules.Rule{"3.1"}}
	}
	f := s.top()
	c := rules.Caption{Rank: rankOf(m.Verb), Label: rules.Text{Key: labelKey(f, m)}, Cites: cites(f, m)}
	for i, n := range [...]int16{m.A, m.B, m.C} {
		switch o := verbs[m.Verb].Operands[i]; o {
		case noOperand:
		case anInt:
			c.Label.Args[i] = rules.N(int(n))
		default:
			r := rules.Ref{Kind: o, ID: n}
			c.Label.Args[i] = rules.R(r)
			c.Targets = append(c.Targets, r)
		}
	}
	c.Label.Args[3] = s.priceArg(f, m)
	s.sharpen(seat, f, m, &c)
	return c
}

// sharpen words a label by the position: an attack, a battle that begins, an order that the seat knows.
func (s *state) sharpen(seat rules.Seat, f *frame, m rules.Move, c *rules.Caption) {
	switch {
	case m.Verb == moveVerb && f.kind == inMobilise && s.attackable(seat, area(m.C)):
		c.Label.Key += ".attack"
	case m.Verb == doneVerb && f.kind == inMobilise && s.battle.area != noArea:
		c.Label.Key += ".battle"
		c.Label.Args[0] = rules.R(areaRef(s.battle.area))
	case m.Verb == executeVerb || m.Verb == lapseVerb:
		if i := s.topToken(planet(m.A)); i >= 0 && s.tokens[i].owner == seat {
			c.Label.Key += ".known"
			c.Label.Args[1] = rules.R(orderRef(s.tokens[i].order))
		}
	}
}

// priceArg is what a purchase costs now, as a text for the label; nothing for other moves.
func (s *state) priceArg(f *frame, m rules.Move) rules.Arg {
	var c price
	switch {
	case f.kind == inBuild && partOf(m.Verb) > 0:
		c = s.discounted(f, s.priceOf(f, m))
	case f.kind == inResearch && m.Verb == techVerb:
		c = price{int(techs[m.A].minerals), int(techs[m.A].gas)}
	default:
		return rules.Arg{}
	}
	return rules.K("sector.price." + strconv.Itoa(c.minerals) + "." + strconv.Itoa(c.gas))
}

// rankOf sorts free actions behind what the question is about, and what ends it last.
func rankOf(v verb) rules.Rank {
	switch v {
	case passVerb, doneVerb:
		return rules.Last
	case workVerb, overworkVerb, spendVerb, discountVerb, disbandVerb, lapseVerb:
		return rules.Aside
	}
	return rules.Main
}

// labelKey returns the key of a move's label. Answers without a thing of their own are worded by the question.
func labelKey(f *frame, m rules.Move) string {
	word := verbs[m.Verb].Word
	switch m.Verb {
	case passVerb, yesVerb, doneVerb, defaultVerb:
		return "sector.move." + strings.TrimPrefix(frameNames[f.kind], "sector.ask.") + "." + word
	case discountVerb, spendVerb:
		return "sector.move." + word + "." + strconv.Itoa(int(m.A&3))
	case shipVerb, baseVerb, buildVerb, moduleVerb:
		if f.kind != inBuild {
			return "sector.move." + word + ".free"
		}
	case commitVerb:
		switch {
		case card(m.A) == noCard && card(m.B) == noCard:
			return "sector.move.commit.nothing"
		case card(m.A) == noCard:
			return "sector.move.commit.ploy"
		case card(m.B) == noCard:
			return "sector.move.commit.strike"
		}
	case frontVerb:
		if f.step == defenceFront {
			return "sector.move.front.match"
		}
	case withdrawVerb:
		if f.kind == inEviction {
			return "sector.move.withdraw.evicted"
		}
	}
	return "sector.move." + word
}

// cites returns the rules that allow a move.
func cites(f *frame, m rules.Move) []rules.Rule {
	if f.kind >= inEffect && f.kind <= inLooking {
		return eventCites
	}
	if m.Verb == doneVerb || m.Verb == passVerb || m.Verb == yesVerb || m.Verb == defaultVerb {
		return frameCites[f.kind]
	}
	return verbCites[m.Verb]
}

var eventCites = []rules.Rule{"5.8", "6.4"}

var frameCites = [numFrameKinds][]rules.Rule{
	inStartUnits: {"1.4"}, inStartShips: {"1.4"}, inBuild: {"3.3"}, inMobilise: {"3.4"}, inResearch: {"3.5"}, inKeeping: {"3.5a"},
	inSave: {"4.5"}, inEvents: {"5.8"}, noFrame: {"3.1"}, inFactions: {"1.4"}, inSettling: {"1.5"}, inJoining: {"1.5b"},
	inHomeBase: {"1.5c"}, inPlanning: {"2.1"}, inTurn: {"3.1"}, inTwin: {"3.3c"}, inLineUp: {"4.2"}, inCommit: {"4.4"},
	inRecall: {"4.5"}, inBlast: {"4.6"}, inWithdrawal: {"4.8"}, inDiscard: {"5.9"}, inGame: {"3.1"}, inSkirmish: {"4.5"}, inHolding: {"4.7"},
}

// verbCites are the rules that allow each kind of move.
var verbCites = [numVerbs][]rules.Rule{
	takeVerb: {"1.4"}, settleVerb: {"1.5"}, joinVerb: {"1.5b"}, baseVerb: {"3.3d", "1.5c"}, putVerb: {"1.4", "3.3c"}, shipVerb: {"3.3b", "1.4"},
	placeVerb: {"2.1", "2.2"}, executeVerb: {"3.1"}, lapseVerb: {"3.1"}, workVerb: {"3.2"}, overworkVerb: {"3.2a"}, spendVerb: {"3.2"}, discountVerb: {"3.3g"},
	workerVerb: {"3.3a"}, buyVerb: {"3.3c"}, buildVerb: {"3.3e"}, moduleVerb: {"3.3f"}, disbandVerb: {"3.4b"}, moveVerb: {"3.4", "3.4a"},
	drawVerb: {"3.5"}, techVerb: {"3.5"}, frontVerb: {"4.2", "4.3"}, supportVerb: {"4.2", "4.3"}, commitVerb: {"4.4"}, saveVerb: {"4.5"},
	recallVerb: {"4.5"}, loseVerb: {"4.6"}, withdrawVerb: {"4.8"}, playVerb: {"5.8"}, seatVerb: {"6.4"}, areaVerb: {"6.4"}, cardVerb: {"6.4"},
	routeVerb: {"6.4"}, cutVerb: {"6.4"}, shiftVerb: {"6.4"}, discardVerb: {"5.9"}, passVerb: {"3.1"}, doneVerb: {"3.1"}, yesVerb: {"3.1"}, defaultVerb: {"1.4"},
}
