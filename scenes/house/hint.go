package house

import (
	"time"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/rules/session"
	"tyche/scenes/table"
)

// How long a hint may be thought about: in one tick, for nothing else is done meanwhile, and in all.
const (
	hintTick   = 11 * time.Millisecond
	hintBudget = 700 * time.Millisecond
)

// Advise asks a strategos what it would do in a chair, and why. It thinks a little in each tick: the window waits for nobody. To the same
// question it says the same.
func (h *House) Advise(k *Kind, m *table.Match, chair session.Chair) table.Advice {
	decision, asked := chair.Decision()
	if !asked {
		return nil
	}
	question := asking(m, chair, decision)
	if hint, known := h.counselOn(&question); known {
		return func() (table.Hint, bool) { return hint, true }
	}
	mind, seed := k.Mind, m.Session.Hash()
	if k.Adviser != nil {
		mind = k.Adviser
	}
	p, err := bot.NewAdviser(mind, seed)
	if err != nil {
		return nil
	}
	p.Begin(chair)
	work := &thinker{player: p, tick: hintTick, most: hintBudget}
	return func() (table.Hint, bool) {
		move, ready := work.Think()
		if !ready {
			return table.Hint{}, false
		}
		first := move
		move = bot.Thrift(mind, chair, move, seed)
		why := bot.Reasons(mind, chair, move, seed)
		if len(why) == 0 && move == first {
			why = reasons(p.Choices())
		}
		hint := table.Hint{Move: move, Reasons: why}
		h.counsel(question, hint)
		return hint, true
	}
}

// reasons says how much better the first choice looks than the second.
func reasons(choices []bot.Choice) []rules.Text {
	if len(choices) < 2 || choices[0].Value == 0 && choices[1].Value == 0 {
		return nil
	}
	chance := func(value int) rules.Arg { return rules.N(min(max((value+1000)/20, 0), 100)) }
	return []rules.Text{rules.Say("house.hint.chances", chance(choices[0].Value), chance(choices[1].Value))}
}
