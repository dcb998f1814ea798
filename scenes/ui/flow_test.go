package ui

import (
	"testing"

	"tyche/fonts"
	"tyche/sprites/canvas"
)

func TestFlowKeepsWithinItsWidthAndLosesNothing(t *testing.T) {
	plain := fonts.Style{Face: fonts.Serif, Size: 16}
	number := fonts.Style{Face: fonts.SansBold, Size: 18}
	spans := []Span{{Text: "Un asedio necesita ", Style: plain}, {Text: "3", Style: number}, {Text: " unidades de combate; véase ", Style: plain}, {Text: "9.5", Style: plain, Link: 1}, {Text: ".\nOtra línea", Style: plain}}
	whole := ""
	for _, s := range spans {
		whole += s.Text
	}
	for width := 120.0; width < 600; width += 17 {
		f := Arrange(spans, width)
		text, y := "", 0.0
		for _, p := range f.pieces {
			if p.box.Y > y && p.text == "Otra línea" {
				text += "\n"
			}
			y = p.box.Y
			text += p.text
			if end := p.box.X + fonts.Width(trim(p.text), p.span.Style); end > width {
				t.Fatalf("width %v: %q ends at %v", width, p.text, end)
			}
			if p.box.Bottom() > f.Height {
				t.Fatalf("width %v: %q hangs below %v", width, p.text, f.Height)
			}
		}
		if len(text) != len(whole) {
			t.Fatalf("width %v: %q", width, text)
		}
	}
	if one, two := Arrange(spans[:1], 1000).Height, Arrange(spans, 1000).Height; two <= one {
		t.Errorf("a line break adds no line: %v, %v", one, two)
	}
}

func trim(s string) string {
	for len(s) > 0 && s[len(s)-1] == ' ' {
		s = s[:len(s)-1]
	}
	return s
}

func TestFlowLinksArePressed(t *testing.T) {
	st := fonts.Style{Size: 16}
	f := Arrange([]Span{{Text: "Véase ", Style: st}, {Text: "9.5", Style: st, Link: 7}}, 300)
	clicked := 0
	p := play(t, func(u *UI) {
		if _, c := u.Flow(canvas.Point{X: 10, Y: 10}, f); c > 0 {
			clicked = c
		}
	})
	p.tap(15, 18)
	if clicked != 0 {
		t.Error("pressed plain text")
	}
	p.tap(10+f.pieces[1].box.X+3, 18)
	if clicked != 7 {
		t.Errorf("pressed link %d", clicked)
	}
}

func TestDeafWidgetsAreOnlyShown(t *testing.T) {
	below, above := 0, 0
	p := play(t, func(u *UI) {
		u.Deafen(true)
		if u.Button(at(10, 10, 100, 40), "Abajo", ButtonOpts{Hot: Key1, Main: true}) {
			below++
		}
		u.Deafen(false)
		if u.Button(at(10, 10, 100, 40), "Encima", ButtonOpts{Main: true}) {
			above++
		}
	})
	p.tap(50, 30)
	p.key(Key1, 0)
	p.key(KeyTab, 0)
	p.key(KeyEnter, 0)
	if below != 0 || above != 2 || !p.says("Abajo") {
		t.Errorf("below %d, above %d", below, above)
	}
}
