package table

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/ui"
)

// The page of an upright phone becomes as high as it should be, as far as the hand and then the map can give way; nothing overlaps, and all of
// the window stays in use.
func TestThePageOfAnUprightPhoneIsRaised(t *testing.T) {
	theme := ui.NewTheme(ui.Parchment, 1)
	theme.Touch = true
	for _, row := range []struct{ w, h, page float64 }{{390, 844, 330}, {360, 640, 240}, {412, 915, 330}} {
		a := Arrange(row.w, row.h, theme, 150, rows(5, 1))
		before := a
		a.raisePage(330, 86, leastMapShare*a.Map.W)
		prove.True(t, "the page is higher than it was, and high enough", a.Page.H > before.Page.H && a.Page.H >= row.page)
		prove.True(t, "the map is not lower than it may be", a.Map.H >= leastMapShare*a.Map.W-1 && a.Hand.H >= 86)
		prove.True(t, "from top to bottom", a.Hand.Y == a.Map.Bottom() && a.Tabs.Y >= a.Hand.Bottom() && a.Page.Y >= a.Tabs.Bottom())
		prove.Is(t, "the foot", a.Page.Bottom(), before.Page.Bottom())
	}
	a := Arrange(390, 844, theme, 150, rows(5, 1))
	before := a
	a.raisePage(before.Page.H-20, 86, 0)
	prove.Is(t, "what is high enough stays", a, before)
}
