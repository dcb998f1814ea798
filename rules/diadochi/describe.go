package diadochi

import (
	"slices"
	"strconv"
	"strings"

	"tyche/rules"
)

// Describe captions a move: what its button says, what must be pointed at to mean it, and which rules allow it.
func (s *state) Describe(seat rules.Seat, m rules.Move) rules.Caption {
	if !wellFormed(m) || s.depth == 0 {
		return rules.Caption{Label: rules.Text{Key: "diadochi.move.nothing"}, Cites: []rules.Rule{"1.6"}}
	}
	c := rules.Caption{Rank: rankOf(m.Verb), Label: rules.Text{Key: labelKey(s.top(), m)}, Cites: verbCites[m.Verb]}
	row := &verbs[m.Verb]
	for i, n := range [...]int16{m.A, m.B, m.C} {
		switch o := row.Operands[i]; o {
		case noOperand:
		case anInt:
			c.Label.Args[i] = rules.N(int(n))
		default:
			r := rules.Ref{Kind: o, ID: n}
			c.Label.Args[i] = rules.R(r)
			c.Targets = append(c.Targets, r)
		}
	}
	c.Targets = append(c.Targets, s.alsoMeant(m)...)
	if m.Verb == activateVerb && !isMajor(general(m.A)) {
		c.Label = rules.Say("diadochi.move.activate.minor", rules.R(spaceRef(spaceOf(s.at[m.A]))))
	}
	if m.Verb == minorVerb && onMap(s.at[m.A]) {
		c.Label = rules.Say("diadochi.move.minor.again", rules.R(spaceRef(spaceOf(s.at[m.A]))))
	}
	if sp := s.gateOf(m); sp != noSpace {
		c.Label.Key += ".of"
		c.Label.Args[1] = rules.R(spaceRef(sp))
	}
	if mp := s.legCost(m); mp > 0 {
		c.Label.Key += ".mp"
		c.Label.Args[1] = rules.N(mp)
	}
	if m.Verb == placePCVerb {
		c.Order, c.More = s.orderOfPC(seat, space(m.A)), s.whatPCBrings(seat, space(m.A))
	}
	switch m.Verb {
	case playVerb, surpriseVerb:
		c.More = append(s.whatEventChooses(seat, m), withoutOwnLoss(s.whatEventBrings(seat, m))...)
		c.Cites = append(slices.Clone(c.Cites), ruleOfCard(card(m.A)))
	case placeVerb:
		if s.top().kind == inRecruiting {
			c.More = s.whatArrivalBrings(seat, general(m.A), space(m.B))
		}
	case improveVerb:
		c.More = s.whatImprovingBrings(seat, fleet(m.B))
	case disbandVerb: // what never comes back lies where no hand goes by itself, and no place on the map means it
		c.Order, c.Targets = 1, nil
	case buryVerb:
		c.More = s.whatBuryingBrings(seat)
	case overrunVerb:
		c.More = s.whatOverrunBrings()
	case discardVerb:
		c.More = whatDiscardingBrings(card(m.A))
	case siegeVerb: // before the ways on: whoever has come to a city has come for this
		c.Order = -1
	case stepVerb:
		if s.top().kind == inMarch {
			c.More = s.whatStepTakes(seat, space(m.A))
		}
	case opsVerb, forceMarchVerb, trainVerb, recruitVerb:
		c.More = s.whatPointsBring(seat, m)
	default:
		if c.Rank == rules.Aside || m.Verb == stationVerb {
			c.More = s.whatPieceBrings(seat, m)
		}
	}
	if m.Verb == yesVerb && s.top().kind == inSiege {
		c.More = s.whatPCBrings(seat, s.assault.sp)
	}
	if m.Verb == doneVerb && s.top().kind == inVoyage && s.sailsUnopposed(seat) {
		c.More = append(c.More, rules.Say("diadochi.more.crossing.safe"))
	}
	if about := askCites[s.top().kind]; about != nil && slices.Contains(plainVerbs, m.Verb) {
		c.Cites = about
	}
	if s.top().kind == inNavalInterception {
		c.Cites = navalCites
	}
	if f := s.top(); f.kind == inEvent || f.kind == inSurprise {
		c.Label.Args[3] = rules.R(cardRef(card(f.a)))
		c.Cites, c.More = cardCites[f.a][:], slices.Concat(s.whereTargetIs(seat, m), s.whatEventChooses(seat, m), withoutOwnLoss(s.whatEventBrings(seat, m)))
		if m.Verb == targetCardVerb {
			c.Cites, c.More = []rules.Rule{ruleOfCard(card(m.A))}, append(whatCardIs(card(m.A)), c.More...)
		}
	}
	return c
}

// alsoMeant is what a click may mean an answer with though the answer does not name it: on the march the Cart, to take it along or
// to leave it; on a voyage the Port that the route has come to, to land there.
func (s *state) alsoMeant(m rules.Move) []rules.Ref {
	switch kind := s.top().kind; {
	case kind == inMarch && (m.Verb == takeCartVerb || m.Verb == dropCartVerb):
		return []rules.Ref{cartRef}
	case kind == inVoyage && (m.Verb == doneVerb || m.Verb == chooseVerb):
		return []rules.Ref{spaceRef(s.voyage.lastPort().sp)}
	}
	return nil
}

// legCost is how many MP the next leg of a march or a voyage takes, 0 for any other move.
func (s *state) legCost(m rules.Move) int {
	switch kind, to := s.top().kind, space(m.A); {
	case kind == inMarch && m.Verb == stepVerb:
		if route, joined := landRoute(s.march.at, to); joined {
			return int(routeCost[route])
		}
	case kind == inMarch && m.Verb == sailVerb:
		return sailingCost(s.march.at, to)
	case kind == inVoyage && m.Verb == sailVerb:
		return sailingCost(s.voyage.lastPort().sp, to)
	}
	return 0
}

// askCites are the rules of questions: of an answer without a thing of its own, to do what is asked or to let it be, they tell more than
// that a player may choose.
var askCites = [numFrameKinds][]rules.Rule{
	inSurrender: {"3.23"}, inTyche: {"3.27"}, inOps: {"3.33"}, inPlacePCs: {"3.36"}, inTraining: {"16.1"}, inActivations: {"5.3"}, inMarch: {"5.6"}, inWindow: {"3.30"},
	inInterception: {"6.1"}, inGoingInside: {"6.9"}, inEvasion: {"6.10"}, inOverrun: {"5.24"}, inSiege: {"9.28"}, inVoyage: {"8.1"}, inArmyMove: {"10.5"},
	inActivation: {"5.2"}, inRecruiting: {"15.6"}, inStationing: {"1.35"}, inFallen: {"1.36"}, inSearching: {"3.26"}, inEntry: {"6.1"}, inForage: {"3.42"},
}

// plainVerbs are those without a thing of their own.
var plainVerbs = []verb{passVerb, yesVerb, doneVerb, chooseVerb}

var navalCites = []rules.Rule{"8.15", "8.18"}

// rankOf sorts free actions behind what the question is about, and what ends it last.
func rankOf(v verb) rules.Rank {
	switch v {
	case passVerb, doneVerb:
		return rules.Last
	case minorVerb, stationVerb, disbandVerb, goInVerb, goOutVerb, generalInVerb, generalOutVerb, royalInVerb, royalOutVerb,
		discardVerb, takeVerb, takeGeneralVerb, takeRoyalVerb, takeCartVerb, dropVerb, dropGeneralVerb, dropRoyalVerb, dropCartVerb:
		return rules.Aside
	}
	return rules.Main
}

// cardCites are the rules of the answers that a card asks for: its own text, in the last chapter of the rulebook.
var cardCites = citeCards()

func citeCards() (list [numCards][1]rules.Rule) {
	for c := range list {
		list[c][0] = ruleOfCard(card(c))
	}
	return list
}

// labelKey returns the key of a move's label. Answers without a thing of their own are worded by the question.
func labelKey(f *frame, m rules.Move) string {
	question := strings.TrimPrefix(procedures[f.kind].ask, "diadochi.ask.")
	switch m.Verb {
	case escortVerb:
		return "diadochi.move." + question + ".escort"
	case passVerb, yesVerb, doneVerb:
		return "diadochi.move." + question + "." + verbs[m.Verb].Word
	case chooseVerb:
		switch f.kind {
		case inVoyage:
			return "diadochi.move.voyage.choose"
		case inEvent, inSurprise:
			return "diadochi.move.choose." + cards[f.a].id + "." + strconv.Itoa(int(m.A))
		}
	case targetVerb:
		if f.kind == inNavalInterception {
			return "diadochi.move.naval-interception.target"
		}
	case stationVerb, disbandVerb:
		if m.B == 1 {
			return "diadochi.move." + verbs[m.Verb].Word + ".inside"
		}
	}
	return "diadochi.move." + verbs[m.Verb].Word
}

// verbCites are the rules that allow each kind of move.
var verbCites = [numVerbs][]rules.Rule{
	passVerb: {"1.9"}, yesVerb: {"1.9"}, doneVerb: {"1.9"}, chooseVerb: {"1.9"},
	draftVerb: {"2.5"}, firstVerb: {"3.8"}, placeUnitVerb: {"3.13"}, placeVerb: {"3.13", "15.4"},
	minorVerb: {"1.35"}, stationVerb: {"1.35"}, disbandVerb: {"1.62"}, goInVerb: {"9.20", "6.9"}, goOutVerb: {"9.20"},
	generalInVerb: {"9.20", "6.9"}, generalOutVerb: {"9.20"}, royalInVerb: {"12.9"}, royalOutVerb: {"12.9"},
	buryVerb: {"13.6"}, playVerb: {"3.27"}, opsVerb: {"3.33"}, improveVerb: {"14.8"}, recruitVerb: {"15.1"},
	forceMarchVerb: {"3.34"}, placePCVerb: {"3.36"}, trainVerb: {"16.1"}, musterVerb: {"3.41"}, removeVerb: {"3.43"},
	activateVerb: {"5.2"}, stepVerb: {"5.8"}, takeVerb: {"5.10"}, takeGeneralVerb: {"5.10"}, takeRoyalVerb: {"12.8"},
	takeCartVerb: {"13.4"}, dropVerb: {"5.10"}, dropGeneralVerb: {"5.10"}, dropRoyalVerb: {"12.8"}, dropCartVerb: {"13.4"},
	siegeVerb: {"9.2"}, sortieVerb: {"9.21"}, sailVerb: {"8.1"}, escortVerb: {"8.13"}, interceptVerb: {"6.1", "8.18"},
	evadeVerb: {"6.10", "5.28"}, overrunVerb: {"5.24"}, loseVerb: {"7.33"},
	surpriseVerb: {"3.30"}, discardVerb: {"3.30", "3.29"}, targetVerb: {"1.5"}, targetGeneralVerb: {"1.5"}, targetSeatVerb: {"1.5"},
	targetCardVerb: {"1.5"}, targetRoyalVerb: {"1.5"}, targetFleetVerb: {"1.5"}, targetProvinceVerb: {"1.5"},
	targetArmyVerb: {"1.5"}, moveArmyVerb: {"10.5"},
}
