package imperio_test

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/router/guide"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// counsellor advises to leave every slot empty, but for Research in the slot of that number, and to vote only if it votes; of what
// acts at once it knows nothing better than to end it.
type counsellor struct {
	research int
	votes    bool
}

func (k counsellor) advise(_ *table.Match, c session.Chair) table.Advice {
	h := table.Hint{Move: rules.Move{Verb: game.VerbDone}, Reasons: []rules.Text{rules.Say("imperio.hint.quiet")}}
	v := c.View().(*game.View)
	for _, m := range c.Moves(nil) {
		switch m.Verb {
		case game.VerbEmpty:
			h = table.Hint{Move: m, Reasons: []rules.Text{rules.Say("imperio.hint.empty")}}
		case game.VerbVote:
			if k.votes && h.Move.Verb == game.VerbDone {
				h = table.Hint{Move: m, Reasons: []rules.Text{rules.Say("imperio.hint.vote", rules.R(v.Docket[m.A].Entry), rules.N(4))}}
			}
		}
	}
	if h.Move.Verb == game.VerbEmpty && v.Own.Question.Args[0].N == k.research {
		h = table.Hint{Move: rules.Move{Verb: game.VerbAct, A: int16(game.ActionResearch)}, Reasons: []rules.Text{rules.Say("imperio.hint.quiet")}}
	}
	return func() (table.Hint, bool) { return h, true }
}

// A hint that a slot stays empty is given once; asked again it goes on to what is left: other slots, votes, and in the end the seal.
func TestAdviceGoesOnWhereSlotsStayEmpty(t *testing.T) {
	at, err := game.Game.SetPosition("players 3\nturn 4\ndocket chancellor-of-the-seal\nask 1 trade")
	prove.Is(t, "position", err, nil)
	s := session.Lesson(game.Game, at, []session.Seating{{Name: "Ada"}, {Name: "Bruno", Level: "novice"}, {Name: "Carla", Level: "novice"}}, 5)
	for _, row := range []struct {
		who  counsellor
		want []string
	}{
		{counsellor{3, false}, []string{"Leave the slot empty", "Research", "Research"}},
		{counsellor{0, true}, []string{"Leave the slot empty", "1 vote for", "1 vote for"}},
		{counsellor{0, false}, []string{"Leave the slot empty", "Abstain on this proposal", "Seal the orders", "Leave the slot empty"}},
	} {
		m := table.NewMatch(s, nil, nil)
		g := sitIn(t, m, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, table.Exits{Rulebook: func(rules.Rule) {}, Result: func(*table.Match) {}, Hint: row.who.advise})
		g.Tick(60)
		for _, want := range row.want {
			g.Key(ui.KeyH)
			g.Tick(20) // a question a tick
			said := strings.Join(g.Says(), " ")
			_, said, _ = strings.Cut(said, "Advice: ")
			prove.True(t, said, strings.Contains(said, want))
			told := strings.HasPrefix(want, "Leave") || strings.HasPrefix(want, "Abstain")
			prove.Is(t, want+" tells that it goes on", strings.Contains(said, "Asked again"), told)
		}
	}
}

// The seal asks about empty slots only where something is advised there or a fleet could move; votes that are left are asked about always.
func TestTheSealAsksNothingInVain(t *testing.T) {
	const fleet = "fleet korvela 1 frigates 2\nplanet korvela owner 1 troops 1\n"
	for what, row := range map[string]struct {
		who   counsellor
		more  string
		asked bool
	}{
		"nothing is worth it":      {counsellor{}, "", false},
		"Research is":              {counsellor{research: 4}, "", true},
		"a fleet could move":       {counsellor{}, fleet, true},
		"its Operation is written": {counsellor{}, fleet + "slot 1 2 operation\ndetachment 1 korvela frigates 2 path orsenda\n", false},
		"votes are left":           {counsellor{}, "docket chancellor-of-the-seal\n", true},
	} {
		at, err := game.Game.SetPosition("players 3\nturn 4\n" + row.more + "ask 1 trade")
		prove.Is(t, what, err, nil)
		s := session.Lesson(game.Game, at, []session.Seating{{Name: "Ada"}, {Name: "Bruno", Level: "novice"}, {Name: "Carla", Level: "novice"}}, 5)
		m := table.NewMatch(s, func(_ string, c session.Chair, _ int) table.Thinker { return &ponderer{c, 0} }, nil)
		g := sitIn(t, m, guide.Window{Language: "en", W: 1280, H: 800, Seed: 5}, table.Exits{Rulebook: func(rules.Rule) {}, Result: func(*table.Match) {}, Hint: row.who.advise})
		g.App.Prefs.Unasked = false
		press(t, g, "Trade Port")
		g.Tick(5)
		press(t, g, "SEAL")
		g.Tick(20)
		prove.Is(t, what, saysPart(g, "still to do: "), row.asked)
	}
}
