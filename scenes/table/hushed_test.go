package table

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// TestWhatWasAnsweredWithIsNotScoldedAtOnce: the piece with which an answer was given cannot be used again, which is no news until the
// cursor has been elsewhere.
func TestWhatWasAnsweredWithIsNotScoldedAtOnce(t *testing.T) {
	at, bad := rules.Ref{Kind: 1, ID: 4}, &rules.Illegal{Rule: "1.1"}
	o := &Offers{lit: map[rules.Ref][]int{}, bad: map[rules.Ref]int{}}
	o.add(Offer{Caption: rules.Caption{Targets: []rules.Ref{at}}, Bad: bad})
	table := &Table{offers: o, given: given{move: rules.Move{Verb: 3}, at: canvas.Point{X: 50, Y: 50}}}
	u := &ui.UI{In: &ui.Input{Cursor: canvas.Point{X: 55, Y: 50}}, Theme: &ui.Theme{Scale: 1}}
	s := &Sight{Offers: o, Hover: at}
	s.Scolds = table.movedOn(u)
	prove.True(t, "nothing is said there", s.WhyHovered() == nil)
	u.In.Cursor.X = 200
	s.Scolds = table.movedOn(u)
	prove.True(t, "it is elsewhere", s.WhyHovered() == bad)
	u.In.Cursor.X = 55
	s.Scolds = table.movedOn(u)
	prove.True(t, "and when it comes back", s.WhyHovered() == bad)
	table.given = given{}
	prove.True(t, "nothing was answered yet", table.movedOn(u))
}
