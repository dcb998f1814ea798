package rules

import "testing"

func TestSeveralSeats(t *testing.T) {
	for set, several := range map[Seats]bool{0: false, Only(0): false, Only(5): false, Only(0).With(5): true, Everyone: true} {
		if set.Several() != several {
			t.Errorf("%b is several: %v", set, !several)
		}
	}
}
