package imperio_test

import (
	"os"
	"testing"

	"tyche/scenes/router/guide"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// Pictures of a plan being written, for people: a fleet aimed and ordered, the card of a hex, each page beside the chart.
func TestLookAtAPlan(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("TYCHE_LOOK is not set")
	}
	words := map[string][2]string{"en": {"As your House", "Trade Port"}, "es": {"Como es costumbre", "Puerto Comercial"}}
	for _, w := range []struct {
		name  string
		small bool
		guide.Window
	}{
		{"plan-1280", false, guide.Window{Language: "es", W: 1280, H: 800, Seed: 5}}, {"plan-1024", false, guide.Window{Language: "en", W: 1024, H: 640, Seed: 5}},
		{"plan-phone", true, guide.Window{Language: "es", W: 844, H: 390, Seed: 5}},
	} {
		g := sit(t, w.Window, "3")
		press(t, g, words[w.Language][0])
		press(t, g, words[w.Language][0])
		for range 60 {
			g.Tick(5)
		}
		look(t, g, w.name+"-begin")
		if at, found := g.Find("Korvela"); found {
			g.Press(at)
			g.Tick(40)
			look(t, g, w.name+"-aimed")
			if to, found := g.Find("Farrona"); found {
				g.Press(to)
			}
			g.Press(at)
			g.Tick(20)
			look(t, g, w.name+"-ordered")
		}
		if at, found := g.Find("Idrane"); found {
			g.In.Cursor, g.In.Moved = canvas.Point{X: at.X, Y: at.Y - 20}, true
			g.Tick(80)
			look(t, g, w.name+"-hover")
		}
		for _, key := range []string{"T", "B"} {
			g.Key(letterKey(key))
			g.Tick(20)
			look(t, g, w.name+"-"+key)
			g.Key(letterKey(key))
		}
		g.Key(letterKey("D"))
		g.Tick(10)
		look(t, g, w.name+"-diplomacy")
		if at, found := g.Find("Ofrecer un trato"); found {
			g.Press(at)
			g.Tick(20)
			look(t, g, w.name+"-deal")
		}
		if w.W != 1280 {
			continue
		}
		press(t, g, "Dejarlo")
		g.Tick(10)
		g.Key(letterKey("D"))
		g.Tick(10)
		press(t, g, "SELLAR")
		for range 300 { // the film, and offers that are refused
			g.Tick(10)
			if at, found := g.Find("Rechazar"); found {
				g.Press(at)
			}
			if at, found := g.Find("Seguir"); found {
				g.Press(at)
			}
		}
		look(t, g, w.name+"-next")
		press(t, g, "Continuar")
		g.Tick(20)
		for _, book := range []string{"B", "D"} {
			g.Key(letterKey(book))
			g.Tick(20)
			look(t, g, w.name+"-next-"+book)
			g.Key(letterKey(book))
			g.Tick(5)
		}
		for range 200 {
			if g.Tick(10); says(g, "POR HACER") {
				break
			}
		}
		if at, found := g.Find("Farrona"); found {
			g.Press(at)
			g.Tick(10)
			for range 2 { // the Carriers stay, and the others reach farther
				if row, found := g.Find("Carguero"); found {
					g.Press(canvas.Point{X: 1186, Y: row.Y})
				}
			}
			g.Tick(60)
			look(t, g, w.name+"-odds")
		}
		if at, found := g.Find("Perrivo"); found {
			g.In.Cursor, g.In.Moved = canvas.Point{X: at.X + 36, Y: at.Y - 30}, true
			g.Tick(90)
			look(t, g, w.name+"-odds-card")
		}
		if at, found := g.Find("Sotavel"); found {
			g.Press(canvas.Point{X: at.X + 36, Y: at.Y - 30})
			g.Tick(20)
			look(t, g, w.name+"-war")
		}
	}
}

func letterKey(s string) ui.Key { return ui.Letter(rune(s[0] - 'A' + 'a')) }
