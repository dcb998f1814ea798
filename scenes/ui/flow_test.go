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

// TestAFingerNeedNotHitTheLineOfALink: links are as high as buttons for it, the nearer one is meant, and none reaches out of its text.
func TestAFingerNeedNotHitTheLineOfALink(t *testing.T) {
	st := fonts.Style{Size: 16}
	f := Arrange([]Span{{Text: "Véase:\n", Style: st}, {Text: "9.5", Style: st, Link: 7}, {Text: "\n\n", Style: st},
		{Text: "9.6", Style: st, Link: 8}, {Text: "\nAdemás\n", Style: st}, {Text: "9.7", Style: st, Link: 9}}, 300)
	var links []canvas.Rect
	for _, p := range f.pieces {
		if p.span.Link > 0 {
			links = append(links, p.box)
		}
	}
	clicked := 0
	p := play(t, func(u *UI) {
		_, clicked = u.Flow(canvas.Point{X: 10, Y: 10}, f)
	})
	press := func(touch bool, y float64, want int) {
		t.Helper()
		p.app.Theme.Touch = touch
		if p.tap(13, 10+y); clicked != want {
			t.Errorf("fingers %v, %v down: link %d, want %d", touch, y, clicked, want)
		}
	}
	press(false, links[0].Y-4, 0)
	press(true, links[0].Y-4, 7)
	press(true, links[0].Bottom()+4, 7)
	press(true, links[1].Y-4, 8)
	press(true, links[2].Y-4, 9)
	press(true, f.Height-1, 9)
	press(true, f.Height+2, 0)
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
