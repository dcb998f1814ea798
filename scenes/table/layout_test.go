package table

import (
	"fmt"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

func TestAreasStayInTheWindowAndApart(t *testing.T) {
	sizes := [][2]float64{{200, 150}, {360, 640}, {390, 844}, {800, 1280}, {844, 390}, {700, 700}, {1024, 640}, {1280, 800}, {1920, 1080}, {2560, 1440}, {3840, 2160}}
	for _, size := range sizes {
		for _, scale := range []float64{0.8, 1, 1.5, 2} {
			t.Run(fmt.Sprintf("%vx%v at %v", size[0], size[1], scale), func(t *testing.T) {
				a := Arrange(size[0], size[1], ui.NewTheme(ui.Parchment, scale), 150, rows(5, scale))
				a.Turn(LogTab)
				solid := map[string]canvas.Rect{"top": a.Top, "seats": a.Seats, "map": a.Map, "decision": a.Decision, "detail": a.Detail, "log": a.Log, "tabs": a.Tabs}
				for name, r := range solid {
					if r.W < 0 || r.H < 0 || r.X < 0 || r.Y < 0 || r.X+r.W > size[0]+0.5 || r.Y+r.H > size[1]+0.5 {
						t.Errorf("%s tabs the window: %v", name, r)
					}
					for other, q := range solid {
						if name < other && overlap(r, q) {
							t.Errorf("%s %v and %s %v overlap", name, r, other, q)
						}
					}
				}
			})
		}
	}
}

// Whatever the window, every panel has its place or its turn.
func TestEveryPanelCanBeReached(t *testing.T) {
	for _, size := range [][2]float64{{360, 640}, {390, 844}, {800, 1280}, {844, 390}, {700, 700}, {1024, 640}, {1280, 800}, {1920, 1080}} {
		for _, scale := range []float64{0.8, 1, 1.5} {
			for l := range TabCount {
				a := Arrange(size[0], size[1], ui.NewTheme(ui.Parchment, scale), 150, rows(12, scale))
				if a.Shared[l] && a.Turn(l) != l {
					t.Errorf("%v at %v: tab %d cannot be turned to", size, scale, l)
				}
				if r := *a.of(l); r.W < 100 || r.H < 60 {
					t.Errorf("%v at %v: panel %d has %v", size, scale, l, r)
				}
			}
		}
	}
}

func overlap(a, b canvas.Rect) bool {
	const e = 0.5
	return a.W > e && b.W > e && a.H > e && b.H > e &&
		a.X+e < b.X+b.W && b.X+e < a.X+a.W && a.Y+e < b.Y+b.H && b.Y+e < a.Y+a.H
}

// rows is the height of so many answers of one line, of which three must be seen.
func rows(n int, scale float64) func(float64) (all, least float64) {
	high := func(n int) float64 { return (62 + float64(n)*(ui.ButtonHeight+ui.ButtonGap)) * scale }
	return func(float64) (all, least float64) { return high(n), high(min(n, 3)) }
}

// Where the column is not all tabs, the first, the advised and the last answer have room at every text size.
func TestThreeAnswersAreAlwaysSeen(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		for _, scale := range []float64{0.8, 1, 1.2, 1.4, 1.7, 2} {
			a := Arrange(size[0], size[1], ui.NewTheme(ui.Parchment, scale), 150, rows(14, scale))
			_, least := rows(14, scale)(0)
			if !a.Shared[AnswerTab] && a.Decision.H < least+(ui.HeadingHeight+ui.Gutter)*scale && a.Decision.H < size[1]*0.55 {
				t.Errorf("%v at %v: the answers have %v, three need %v", size, scale, a.Decision.H, least)
			}
		}
	}
}

// On a low phone the map leaves room for more than one answer.
func TestALowPhoneShowsMoreThanOneAnswer(t *testing.T) {
	theme := ui.NewTheme(ui.Parchment, 1)
	theme.Touch = true
	a := Arrange(360, 640, theme, 150, rows(14, 1))
	a.Turn(AnswerTab)
	if two := ui.Gutter + 24 + 2*(theme.ButtonHeight()+ui.ButtonGap); a.Decision.H < two || a.Map.H < 230 {
		t.Errorf("the answers have %v, two need %v; the map has %v", a.Decision.H, two, a.Map.H)
	}
}

// The chronicle keeps its last lines and gives the rest of its room to a low panel above it, and nothing to one that is high enough.
func TestTheChronicleGivesItsRoom(t *testing.T) {
	theme := ui.NewTheme(ui.Parchment, 1)
	for _, k := range []struct{ detail, log, gets float64 }{{400, 220, 100}, {700, 220, 60}, {800, 220, 0}, {400, 100, 0}, {400, 0, 0}} {
		a := Areas{Detail: canvas.Rect{Y: 50, H: k.detail}, Log: canvas.Rect{Y: 50 + k.detail + 8, H: k.log}}
		if k.log == 0 {
			a.Log = canvas.Rect{}
		}
		low := a.Log.Bottom()
		a.foldLog(theme)
		prove.Is(t, "it gets", a.Detail.H, k.detail+k.gets)
		prove.Is(t, "the chronicle keeps its foot", a.Log.Bottom(), low)
		prove.True(t, "and its gap", k.log == 0 || a.Log.Y == a.Detail.Bottom()+8)
	}
}
