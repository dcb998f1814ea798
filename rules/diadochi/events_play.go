package diadochi

import "tyche/rules"

// eventPlayable says why p may not use c as an event now (3.29), or nil.
func (s *state) eventPlayable(p rules.Seat, c card) *rules.Illegal { return eventNotReady }

// pushEvent lets the event of c take effect; p resolves it (3.27, 3.44).
func (s *state) pushEvent(x *ctx, p rules.Seat, c card, turnedUp bool) {}

var eventNotReady = &rules.Illegal{Rule: "3.29", Why: rules.Text{Key: "why.event-impossible"}}
