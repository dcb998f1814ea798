package diadochi

import "tyche/rules"

// The text of a card is a script: stages in the printed order, each a choice of its player or something that
// happens. One machine plays the scripts of events (inEvent) and of Surprise cards (inSurprise). In both frames
// a is the card and seat its player; b is 1 for a card turned up at the end of a Round (3.44).

// stage is one step of a card.
type stage struct {
	prompt string // key of the question; "" where something happens
	verb   verb   // what is chosen
	may    func(s *state, f *frame) bool
	can    func(s *state, f *frame, id int16) *rules.Illegal // may this one be chosen?
	take   func(s *state, x ctx, f *frame, id int16)         // it is chosen
	do     func(s *state, x ctx, f *frame)                   // something happens
	among  func(s *state, f *frame) spaceSet                 // spaces outside of which can always refuses; nil = any may do
}

// within says where alone the choices of a stage can be, so that the other spaces need not be tried.
func (st stage) within(among func(s *state, f *frame) spaceSet) stage {
	st.among = among
	return st
}

// ownGenerals and enemyGenerals are the generals of the card's player, and of all others.
func ownGenerals(s *state, f *frame) spaceSet { return spaceSet{lo: s.force[f.seat]} }

func enemyGenerals(s *state, f *frame) (set spaceSet) {
	for p := range rules.Seat(s.players) {
		if p != f.seat {
			set.lo |= s.force[p]
		}
	}
	return set
}

// choices returns the ids of what is worth asking can about.
func (st *stage) choices(s *state, f *frame) spaceSet {
	if st.among != nil {
		return st.among(s, f)
	}
	n := idsOf(s, st.verb)
	return spaceSet{1<<min(n, 64) - 1, 1<<max(n-64, 0) - 1}
}

// script is what a card does as an event or as a Surprise card.
type script struct {
	when   func(s *state, p rules.Seat) *rules.Illegal // its conditions, in printed order
	stages []stage
}

// freely is for choices that may be declined.
func freely(*state, *frame) bool { return true }

// happens makes a stage without a choice.
func happens(do func(s *state, x ctx, f *frame)) stage { return stage{do: do} }

// runScript plays stages until one must be asked.
func runScript(s *state, x ctx, f *frame) bool {
	stages := scripts[f.a].stages
	depth := s.depth
	for int(f.step) < len(stages) {
		st := &stages[f.step]
		if st.verb == noVerb {
			f.step++
			st.do(s, x, f)
		} else if asks := decide(s, x, f, st); asks {
			return true
		}
		if s.depth != depth || s.over != stillPlaying {
			return false
		}
	}
	endCard(s, x, f)
	return false
}

// decide says whether a choice must be asked; a forced one is made, an impossible one is left out (1.10).
func decide(s *state, x ctx, f *frame, st *stage) (asks bool) {
	found, n := int16(0), 0
	for ids := st.choices(s, f); !ids.empty(); {
		if id := int16(ids.next()); st.can(s, f, id) == nil {
			found = id
			n++
			if n == 2 {
				return true
			}
		}
	}
	switch {
	case n == 1 && st.may != nil && st.may(s, f):
		return true
	case n == 1:
		choose(s, x, f, st, found)
	default:
		f.step++
	}
	return false
}

// choose goes on with the stage's answer.
func choose(s *state, x ctx, f *frame, st *stage, id int16) {
	f.step++
	if r, ok := refOf(st.verb, id); ok {
		x.tell(EvCardTarget, f.seat, cardRef(card(f.a)), none, r, 0, 0)
	}
	st.take(s, x, f, id)
}

// idsOf counts the things that a verb of choice chooses from.
func idsOf(s *state, v verb) int16 {
	switch v {
	case targetVerb:
		return numSpaces
	case targetGeneralVerb:
		return numGenerals
	case targetSeatVerb:
		return int16(s.players)
	case targetCardVerb:
		return int16(numCards)
	case targetRoyalVerb:
		return numRoyals
	case targetFleetVerb:
		return numFleets
	case targetProvinceVerb:
		return numProvinces
	case targetArmyVerb:
		return numArmies
	case takeVerb:
		return numUnits
	case yesVerb:
		return 1
	default:
		return maxChoices
	}
}

// maxChoices bounds the numbered choices of a card.
const maxChoices = 3

// refOf returns the thing that an answer names, if it names one that everybody may see.
func refOf(v verb, id int16) (rules.Ref, bool) {
	switch v {
	case targetVerb:
		return rules.Ref{Kind: KindSpace, ID: id}, true
	case targetGeneralVerb:
		return rules.Ref{Kind: KindGeneral, ID: id}, true
	case targetSeatVerb:
		return rules.Ref{Kind: KindSeat, ID: id}, true
	case targetRoyalVerb:
		return rules.Ref{Kind: KindRoyal, ID: id}, true
	case targetFleetVerb:
		return rules.Ref{Kind: KindFleet, ID: id}, true
	case targetProvinceVerb:
		return rules.Ref{Kind: KindProvince, ID: id}, true
	case targetArmyVerb:
		return rules.Ref{Kind: KindArmy, ID: id}, true
	}
	return rules.Ref{}, false
}

// stageOf returns the stage that f asks.
func stageOf(f *frame) *stage { return &scripts[f.a].stages[f.step] }

func scriptCandidates(s *state, f *frame, dst []rules.Move) []rules.Move {
	st := stageOf(f)
	for id := range idsOf(s, st.verb) {
		if worthTrying(s, f, st, id) {
			dst = append(dst, rules.Move{Verb: st.verb, A: id})
		}
	}
	if st.may != nil && st.may(s, f) {
		dst = append(dst, rules.Move{Verb: passVerb})
	}
	return dst
}

// worthTrying keeps out answers that no person could point at: things that are not on the table, and cards and
// choices that are not offered.
func worthTrying(s *state, f *frame, st *stage, id int16) bool {
	switch st.verb {
	case targetVerb:
		return spaces[id].kind != transit || st.can(s, f, id) == nil
	case targetCardVerb, chooseVerb, takeVerb:
		return st.can(s, f, id) == nil
	}
	return onTable(s, st, id)
}

// onTable says whether the thing that an answer names is on the table.
func onTable(s *state, st *stage, id int16) bool {
	switch st.verb {
	case targetGeneralVerb:
		return s.at[id] < place(numStacks)
	case targetRoyalVerb:
		return spaceOf(s.royalAt[id]) != noSpace
	case targetArmyVerb:
		return spaceOf(s.armyAt[id]) != noSpace
	}
	return true
}

func scriptCheck(s *state, f *frame, m rules.Move) *rules.Illegal {
	st := stageOf(f)
	switch {
	case m.Verb == passVerb && m == (rules.Move{Verb: passVerb}):
		if st.may == nil || !st.may(s, f) {
			return cardMustChoose
		}
		return nil
	case m.Verb != st.verb || m.A < 0 || m.A >= idsOf(s, st.verb) || m.B != 0 || m.C != 0:
		return notAnAnswer
	}
	return st.can(s, f, m.A)
}

func scriptApply(s *state, x ctx, f *frame, m rules.Move) {
	if m.Verb == passVerb {
		f.step++
		return
	}
	choose(s, x, f, stageOf(f), m.A)
}

func scriptPrompt(s *state, f *frame) rules.Decision {
	about := cardRef(card(f.a))
	return rules.Decision{Seat: f.seat, Prompt: rules.Say(stageOf(f).prompt, rules.R(about)), About: about, Why: whyResolves(f)}
}

// whyResolves says why a seat resolves a card that nobody has played (3.44).
func whyResolves(f *frame) rules.Text {
	if f.kind == inEvent && f.b == 1 {
		return rules.Say("diadochi.asked.turned-up")
	}
	return rules.Text{}
}

var cardMustChoose = &rules.Illegal{Rule: "1.10", Why: rules.Text{Key: "diadochi.why.card-must-choose"}}
