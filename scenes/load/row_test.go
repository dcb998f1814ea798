package load

import (
	"testing"

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
