package table

import (
	"testing"

	"tyche/rules/session"
)

// A game without marches is not asked for routes: no world is drawn anew for them.
func TestNoRoutesWithoutMarches(t *testing.T) {
	if routes := FindRoutes(session.Chair{}, Walk{}); len(routes) != 0 {
		t.Errorf("got %d routes", len(routes))
	}
}
