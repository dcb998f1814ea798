package house

import (
	"time"

	"tyche/rules"
	"tyche/rules/bot"
	"tyche/scenes/table"
)

// hintBudget is how long a hint may take: the window waits for it.
const hintBudget = 300 * time.Millisecond

// Hint asks a veteran what it would do in the viewer's place, and why.
func (h *House) Hint(k *Kind, m *table.Match, _ *table.Offers) (table.Hint, bool) {
	chair := m.Advised()
	if _, asked := chair.Decision(); !asked {
		return table.Hint{}, false
	}
	mind := k.Mind
	if k.Adviser != nil {
		mind = k.Adviser
	}
	p, err := bot.New(bot.Veteran, mind, m.Session.Hash())
	if err != nil {
		return table.Hint{}, false
	}
	start := time.Now()
	move := bot.Choose(p, chair, bot.Budget{Late: func() bool { return time.Since(start) > hintBudget }})
	move = bot.Thrift(mind, chair, move, m.Session.Hash())
	why := bot.Reasons(mind, chair, move, m.Session.Hash())
	if len(why) == 0 {
		why = reasons(p.Choices())
	}
	return table.Hint{Move: move, Reasons: why}, true
}

// reasons says how much better the first choice looks than the second.
func reasons(choices []bot.Choice) []rules.Text {
	if len(choices) < 2 || choices[0].Value == 0 && choices[1].Value == 0 {
		return nil
	}
	chance := func(value int) rules.Arg { return rules.N(min(max((value+1000)/20, 0), 100)) }
	return []rules.Text{rules.Say("house.hint.chances", chance(choices[0].Value), chance(choices[1].Value))}
}
