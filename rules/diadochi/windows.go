package diadochi

import "tyche/rules"

// window is a moment at which Surprise cards are offered (3.32).
type window int16

const (
	w1SegmentStart window = iota
	w1SegmentEnd
	w2Entry
	w3Route
	w4Naval
	w5Battle
	w6Siege
	w7Event
)

// pushWindow opens a window if some seat holds a card that it may use now, and says whether it did.
func (s *state) pushWindow(x *ctx, w window) bool { return false }

// usableInWindow says whether p would be asked in the open window because he holds c.
func (s *state) usableInWindow(p rules.Seat, c card) bool { return false }

// pushSearching lets p play or discard Surprise cards until he holds an Event or a Bonus card (3.26).
func (s *state) pushSearching(p rules.Seat) {}
