package imperio

import "tyche/rules"

// View is what a seat may see (23.2).
type View struct {
	Players, Turn, Slot int
	Active              rules.Seat
}

// View returns what the seat may see; Nobody sees what everybody sees.
func (s *state) View(seat rules.Seat) rules.View {
	v := &View{Players: int(s.players), Turn: int(s.turn), Slot: int(s.slot), Active: s.active}
	return v
}
