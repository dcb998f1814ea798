package load

import (
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/registry"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// TestAPhoneReadsARowWhole: where what is said of a game needs several lines, all rows are so much higher; on a wide window they are not.
func TestAPhoneReadsARowWhole(t *testing.T) {
	app := ui.NewApp(store.NewMemory())
	h, err := house.New(app, registry.Games(), house.Source{Files: Texts, Dir: "text"})
	if err != nil {
		t.Fatal(err)
	}
	l := &Load{house: h, ui: ui.NewUI(app)}
	header := session.Header{Game: "diadochi", Practice: true, Seats: []session.Seating{{Name: "Irene"}, {Name: "Calístenes"}}}
	l.saves = []house.Save{{}, {Opens: true, Header: header}}
	const phone, window = 356, 1000
	lines := ui.TextHeight(l.second(&l.saves[1]), app.Theme.Text(ui.Small), phone-40)
	if got := l.tall(phone); got < rowHeight-lineHeight+lines || lines <= lineHeight {
		t.Errorf("rows of a phone are %v high, for words of %v", got, lines)
	}
	if got := l.tall(window); got != app.Theme.Px(rowHeight) {
		t.Errorf("rows of a window are %v high", got)
	}
}

// TestAFinishedGameTellsWhoWon: in the line below the names, which come whole however many sit at the table.
func TestAFinishedGameTellsWhoWon(t *testing.T) {
	app := ui.NewApp(store.NewMemory())
	h, err := house.New(app, registry.Games(), house.Source{Files: Texts, Dir: "text"})
	if err != nil {
		t.Fatal(err)
	}
	app.Prefs.Language = "es"
	l := &Load{house: h, ui: ui.NewUI(app)}
	header := session.Header{Game: "diadochi", Seats: []session.Seating{{Name: "Irene"}, {Level: "veteran"}, {Level: "veteran"}, {Level: "strategos"}}}
	s := house.Save{Opens: true, Over: true, Winners: rules.Only(0), Header: header}
	prove.True(t, "the winner is told", strings.HasPrefix(l.second(&s), "Ha ganado Irene · "))
	s.Winners = 0
	prove.True(t, "nobody won", strings.HasPrefix(l.second(&s), "Sin ganador · "))
	l.saves = []house.Save{s}
	const narrow = 560
	names := ui.TextHeight(l.first(&s), app.Theme.Text(ui.Label), narrow-standingWidth-40-l.markWidth(&s))
	prove.True(t, "the names need two lines", names > firstHeight)
	prove.True(t, "the row has room for them", l.tall(narrow) >= rowHeight+names-firstHeight)
}

// TestAFinishedGameShowsItsResult: beside watching it; one that goes on has none.
func TestAFinishedGameShowsItsResult(t *testing.T) {
	app := ui.NewApp(store.NewMemory())
	h, err := house.New(app, registry.Games(), house.Source{Files: Texts, Dir: "text"})
	if err != nil {
		t.Fatal(err)
	}
	shown := ""
	l := &Load{house: h, ui: ui.NewUI(app), exits: Exits{Result: func(save string) { shown = save }}}
	for over, want := range map[bool]string{true: "kept", false: ""} {
		shown = ""
		for _, a := range l.acts(&house.Save{Name: "kept", Opens: true, Over: over}) {
			if a.key == "result" {
				a.do()
			}
		}
		prove.Is(t, "the result that is shown", shown, want)
	}
}
