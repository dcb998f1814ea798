package setup

import (
	"math"
	"strings"

	"tyche/fonts"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// A sheet is one with what can be chosen, as it was drawn last.
type sheet struct {
	title string
	top   float64
}

// sheet opens the next one of a column and remembers where it begins.
func (s *Setup) sheet(col *canvas.Rect, title string, h float64) canvas.Rect {
	s.sheets = append(s.sheets, sheet{title, col.Y})
	return s.ui.Sheet(col, title, h)
}

// foldHeight is how high the line is that tells what lies under the fold, in design pixels under a mouse.
const foldHeight = 24

// fold takes room for that line, if the sheets are higher than what is left for them.
func (s *Setup) fold(inside *canvas.Rect) canvas.Rect {
	if s.height <= inside.H {
		return canvas.Rect{}
	}
	return ui.CutBottom(inside, s.ui.Px(s.ui.Tall(foldHeight)))
}

// announce names the sheets under the fold; a press leads to the first of them.
func (s *Setup) announce(line, view canvas.Rect) {
	u := s.ui
	var below []string
	first := 0.0
	for _, one := range s.sheets {
		if one.top+u.Px(ui.HeadingHeight) > view.Bottom() {
			if below = append(below, one.title); len(below) == 1 {
				first = one.top
			}
		}
	}
	if line.W <= 0 || len(below) == 0 {
		return
	}
	_, pressed := u.Spot("below", line)
	st := u.Theme.Colored(ui.Small, u.Theme.Gilt2)
	words := s.word("below", strings.Join(below, " · "))
	if fonts.Width(words, st) > line.W {
		st.Size = u.Theme.Text(ui.Caption).Size
	}
	room := line.W * max(u.Theme.Large, 1) // large letters become smaller rather than that they are cut
	for named := len(below) - 1; named > 0 && fonts.Width(words, st) > room; named-- {
		words = s.word("below.more", strings.Join(below[:named], " · "), len(below)-named)
	}
	u.Words(line, words, st, ui.Center)
	if pressed {
		s.scroll.To(math.Round(first - view.Y + s.scroll.Pos))
	}
}
