package sector

import (
	"testing"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/rules/session"
)

// TestUnitsWearTheColoursOfTheViewer shows units of a people that two players have.
func TestUnitsWearTheColoursOfTheViewer(t *testing.T) {
	f := &Face{seats: make([]session.Seating, 3)}
	for _, faction := range []int16{0, 1, 3} {
		f.view.Seats = append(f.view.Seats, game.SeatView{Faction: rules.Ref{Kind: game.KindFaction, ID: faction}, People: int(faction) / 2})
	}
	for _, row := range []struct {
		viewer rules.Seat
		people int
		want   int8
	}{{0, 0, 0}, {1, 0, 1}, {2, 0, 0}, {2, 1, 3}, {0, 1, 3}, {rules.Nobody, 0, 0}, {0, 2, 4}} {
		f.view.Seat = row.viewer
		if got := f.livery(row.people); got != row.want {
			t.Errorf("seat %d sees people %d as faction %d, want %d", row.viewer, row.people, got, row.want)
		}
	}
}
