package table

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/conform/toy"
	"tyche/rules/dice"
	"tyche/rules/session"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// TestARecapTellsWhatWasLostBesideWhatWasWon: where a game wants it, and the difference elsewhere.
func TestARecapTellsWhatWasLostBesideWhatWasWon(t *testing.T) {
	s, err := session.New(toy.Game{}, rules.Setup{Seats: 2}, []session.Seating{{Name: "Irene"}, {Name: "Ana"}}, 5)
	if err != nil {
		t.Fatal(err)
	}
	luck := dice.New(1, 0)
	for range 3 {
		seat := s.Pending()[0].Seat
		legal := s.Chair(seat).Moves(nil)
		if _, err := s.Play(seat, legal[luck.Draw(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	for _, row := range []struct {
		turnover []int
		counts   []int // after each answer
		says     string
	}{
		{[]int{0}, []int{5, 4, 3, 4}, "units 4 (−2 +1)"},
		{[]int{0}, []int{5, 4, 4, 5}, "units 5 (−1 +1)"},
		{[]int{0}, []int{5, 6, 6, 6}, "units 6 (+1)"},
		{nil, []int{5, 4}, "units 4 (−1)"},
		{nil, []int{5, 5}, ""},
	} {
		read := 0
		tally := &Tally{Columns: []string{"units"}, Turnover: row.turnover, Read: func(rules.View) (s Standing) {
			s.Values[1][0] = row.counts[read]
			read++
			return s
		}}
		app := ui.NewApp(store.NewMemory())
		app.Say = func(key string, _ ...any) string { return key }
		table := &Table{match: &Match{Session: s, tally: tally}, app: app}
		table.reckon()
		prove.Is(t, "what is told", table.recap.change[1].words, row.says)
		tally.Short = func(rules.View, rules.Seat) rules.Text { return rules.Text{} }
		prove.Is(t, "nobody is near victory", table.shortOf(1), "")
	}
}
