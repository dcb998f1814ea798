package diadochi

import "tyche/rules"

// truceHolds says whether a truce holds between a and b (11.23, cards 13 and 28).
func (s *state) truceHolds(a, b rules.Seat) bool { return false }

// siegeCardBonus is what cards add to every siege roll that g commands against sp (card 14).
func (s *state) siegeCardBonus(g general, sp space) int { return 0 }

// siegeCost is the MP that a siege attempt of g costs (5.8, card 10).
func (s *state) siegeCost(g general) int { return 2 }

// siegeLossRelief is how many CUs fewer a siege attempt of g costs (card 10).
func (s *state) siegeLossRelief(g general) int { return 0 }

// movementBonus is what cards add to the MP of g in the Activation Segment, and whether it is good for land
// movement and sieges only (cards 9 and 59).
func (s *state) movementBonus(g general) (points int, landPoints int) { return 0, 0 }
