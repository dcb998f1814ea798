package diadochi

import "tyche/rules"

// pushActivation activates a general of seat, or lets the seat choose one (5.1). points are his MP, 0 = roll (5.4).
func (s *state) pushActivation(seat rules.Seat, points int, flags activationFlags, g general) {}

// pushLosses lets owner choose n of his CUs in a place to lose (7.33).
func (s *state) pushLosses(x *ctx, owner rules.Seat, at place, n int, elephantFirst bool, from lossKind) {
}

// rollAttrition rolls for a group of n CUs on its column of the Attrition Table (7.32).
func (s *state) rollAttrition(x *ctx, n int) (losses int, elephantFirst bool) { return 0, false }

// disperse sends everything that stands in a place away (7.25-7.27); winner gets the royals and the Cart.
func (s *state) disperse(x *ctx, at place, winner rules.Seat) {}

// pushArmyEntry lets an Independent Army enter a space (10.5); the result is one of the army* answers.
func (s *state) pushArmyEntry(x *ctx, a army, from, to space) {}

// The answers of pushArmyEntry.
const (
	armyGoesOn int16 = iota
	armyStands       // it fought and won
	armyBeaten       // it has left the map
	armyDriven       // a draw: it is back where it came from
)

// pushSiege makes one siege attempt of seat against sp (9.10); in the Surrender Segment it costs nothing.
func (s *state) pushSiege(seat rules.Seat, sp space, surrender bool) {}

// siegeRefusal says why seat may not make a siege attempt against sp in the Surrender Segment (9.2), or nil.
func (s *state) siegeRefusal(seat rules.Seat, sp space) *rules.Illegal { return notAnAnswer }

// landDistance is the cost of the cheapest land route from a to b that costs at most limit and whose spaces between
// hold no CU of another owner than p; -1 if there is none.
func (s *state) landDistance(p rules.Seat, a, b space, limit int) int { return -1 }

// openLandPath says whether an open land path of n MP leads from a to b.
func (s *state) openLandPath(p rules.Seat, a, b space, n int) bool {
	return s.landDistance(p, a, b, n) >= 0
}

// clearSegmentMarks forgets what CUs did in the Segment; clearTurnMarks, in the Player Turn.
func (s *state) clearSegmentMarks() {}
func (s *state) clearTurnMarks()    {}

// markTags say what marked CUs have done.
type markTags uint8

// lossKind says which CUs may be lost first.
type lossKind uint8

const (
	anyLoss    lossKind = iota
	winnerLoss          // M or E first, never the last CU (7.20)
	loyalLoss           // not RA (7.6)
)
