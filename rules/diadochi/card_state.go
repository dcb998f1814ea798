package diadochi

import "tyche/rules"

// play holds what was chosen and found for the card being resolved: an event (state.play) or a Surprise card
// (state.ploy), which may come in the middle of an event.
type play struct {
	general, other general // the general or army named first (an army by its Commander), and second
	space          space
	spaces         [3]space // several spaces
	count          uint8    // how many of spaces count
	seat           rules.Seat
	royal          royal
	fleet, fleet2  fleet
	province       province
	number         int8  // a choice or a roll
	left           int8  // how often something may still be done
	armies         uint8 // Independent Armies still to move, as bits
	shown          uint8 // the hand of seat is open to the player of the card (card 5)
	cursor         uint8 // the place looked at, where a card goes through places
}

const noRoyal royal = 255

// clean returns a play in which nothing has been chosen.
func clean() play {
	return play{
		general: noGeneral, other: noGeneral, space: noSpace, spaces: [3]space{noSpace, noSpace, noSpace},
		seat: nobody, royal: noRoyal, fleet: noFleet, fleet2: noFleet, province: noProvince,
	}
}

// playOf returns the values of the card whose frame f is.
func (s *state) playOf(f *frame) *play {
	if f.kind == inSurprise {
		return &s.ploy
	}
	return &s.play
}
