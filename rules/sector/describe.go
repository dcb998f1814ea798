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
	c := rules.Caption{Rank: rankOf(m.Verb), Label: rules.Text{Key: labelKey(f, m)}, Cites: s.cites(f, m)}
	for i, n := range [...]int16{m.A, m.B, m.C} {
		switch o := verbs[m.Verb].Operands[i]; o {
		case noOperand:
		case anInt:
			c.Label.Args[i] = rules.N(int(n))
		default:
			r := rules.Ref{Kind: o, ID: n}
			c.Label.Args[i] = rules.R(r)
			if m.Verb == disbandVerb {
				continue // a click on a unit or an area means moving and buying, never giving up
			}
			c.Targets = append(c.Targets, r)
		}
	}
	c.Label.Args[3] = s.priceArg(f, m)
	s.sharpen(seat, f, m, &c)
	if word := foldOf[m.Verb]; word != "" {
		c.Fold = rules.Text{Key: "sector.fold." + word}
	}
	c.Targets = append(c.Targets, aside(m)...)
	return c
}

// foldOf names the kinds of answers that are many and seldom wanted: one line stands for all of them.
var foldOf = [numVerbs]string{disbandVerb: "disband", workVerb: "ahead", overworkVerb: "overwork", spendVerb: "ahead"}

// aside returns what can be pointed at to mean a move besides its operands: a skirmish, a good.
func aside(m rules.Move) []rules.Ref {
	switch m.Verb {
	case frontVerb, supportVerb:
		return []rules.Ref{slotRef(m.B - 1)}
	case workerVerb:
		return []rules.Ref{{Kind: KindGood, ID: WorkerGood}}
	case shipVerb:
		return []rules.Ref{{Kind: KindGood, ID: TransportGood}}
	case baseVerb:
		return []rules.Ref{{Kind: KindGood, ID: BaseGood}}
	case drawVerb:
		return []rules.Ref{{Kind: KindGood, ID: CardsGood}}
	}
	return nil
}

// sharpen words a label by the position: an attack, a battle that begins, an order that the seat knows.
func (s *state) sharpen(seat rules.Seat, f *frame, m rules.Move, c *rules.Caption) {
	switch {
	case m.Verb == frontVerb || m.Verb == supportVerb:
		c.Label.Args[1] = rules.R(slotRef(m.B - 1)) // by the name that its arch bears
		c.More = append(c.More, prowess(m))
	case m.Verb == placeVerb && s.idle(seat, order(m.A), planet(m.B)):
		c.Order = 1 // behind those that could do something
	case m.Verb == settleVerb:
		s.sharpenSettling(m, c)
	case m.Verb == putVerb && f.kind == inStartUnits:
		c.Label.Key += ".start"
		c.Label.Args[2] = rules.N(int(s.seats[f.seat].starters[unit(m.A)%unitsOfPeople]))
	case m.Verb == recallVerb: // the areas lie on several planets
		c.Label.Args[1] = rules.R(planetRef(areas[m.A].planet))
	case m.Verb == seatVerb && f.kind == inEffect && event(f.a) == stolenPlans:
		if n := s.plansFrom(seat, rules.Seat(m.A)); n > 0 {
			c.Label.Key += ".plans"
			c.Label.Args[1] = rules.N(n)
		}
	case m.Verb == moveVerb && f.kind == inMobilise && s.attackable(seat, area(m.C)):
		c.Label.Key += ".attack"
		c.Cites = attackCites
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

// prowess is what a unit is worth where it is to stand: at the front by itself, behind it by what it adds (4.2, 6.6).
func prowess(m rules.Move) rules.Text {
	u := &units[m.A]
	switch {
	case m.Verb == frontVerb && u.againstAir > 0:
		return rules.Say("sector.more.front.air", rules.N(int(u.strength)), rules.N(int(u.health)), rules.N(int(u.againstAir)))
	case m.Verb == frontVerb:
		return rules.Say("sector.more.front", rules.N(int(u.strength)), rules.N(int(u.health)))
	case u.supportAttack == 0 && u.supportHealth == 0:
		return rules.Say("sector.more.support.none")
	}
	return rules.Say("sector.more.support", rules.N(int(u.supportAttack)), rules.N(int(u.supportHealth)))
}

// sharpenSettling words where a planet would lie by one that lies beside it: the answers of a list have no other place.
func (s *state) sharpenSettling(m rules.Move, c *rules.Caption) {
	for i, cell := range around(m.B) {
		if cell == noCell {
			continue
		}
		if q := s.planetAt(cell); q != noPlanet {
			c.Label.Key += [...]string{".below", ".left", ".above", ".right"}[i]
			c.Label.Args[1] = rules.R(planetRef(q))
			return
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
		c = listPrice(boughtBy(m))
	default:
		return rules.Arg{}
	}
	return rules.K("sector.price." + strconv.Itoa(c.minerals) + "." + strconv.Itoa(c.gas))
}

// PriceIn is the price that the label of a purchase tells; false for other labels.
func PriceIn(label rules.Text) (p Price, told bool) {
	amounts, told := strings.CutPrefix(label.Args[3].Key, "sector.price.")
	m, g, two := strings.Cut(amounts, ".")
	if !told || !two || len(m) != 1 || len(g) != 1 {
		return p, false
	}
	return Price{Minerals: int(m[0] - '0'), Gas: int(g[0] - '0')}, true
}

// rankOf sorts free actions behind what the question is about, and what ends it last.
func rankOf(v verb) rules.Rank {
	switch v {
	case passVerb, doneVerb, defaultVerb:
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
		return "sector.move." + strings.TrimPrefix(procedures[f.kind].ask, "sector.ask.") + "." + word
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
func (s *state) cites(f *frame, m rules.Move) []rules.Rule {
	switch {
	case s.phase == regroup && f.kind != inEvents && f.kind != inDiscard:
		return eventCites
	case partCites[m.Verb] != nil && (f.kind == inBuild || f.kind == inMobilise || f.kind == inResearch):
		return partCites[m.Verb]
	case f.kind == inWithdrawal && f.step > 0:
		return excessCites
	case f.kind == inLineUp:
		return lineUpCites[f.step/2]
	case m.Verb == placeVerb && order(m.A).gold():
		return goldCites
	}
	return procedures[f.kind].cites
}

var (
	lineUpCites = [2][]rules.Rule{attacking: {"4.2"}, defending: {"4.3"}}
	goldCites   = rulesOf("2.2", "2.5")
	attackCites = rulesOf("3.4a")
	excessCites = rulesOf("4.8a")
)

// partCites are the rules of what can be done in the course of an order.
var partCites = [numVerbs][]rules.Rule{
	workVerb: {"3.2"}, overworkVerb: {"3.2a"}, spendVerb: {"3.2"}, discountVerb: {"3.3g"}, workerVerb: {"3.3a"}, shipVerb: {"3.3b"},
	buyVerb: {"3.3c"}, baseVerb: {"3.3d"}, buildVerb: {"3.3e"}, moduleVerb: {"3.3f"}, disbandVerb: {"3.4b"},
}
