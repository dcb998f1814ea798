package router

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"tyche/scenes/store"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// fingerScreens are the screens that a finger goes through, and a table of each game.
func fingerScreens() map[string]func(v *visit) {
	screens := map[string]func(v *visit){
		"title":    func(v *visit) { v.tick(30) },
		"settings": func(v *visit) { v.router.settings() },
		"load":     func(v *visit) { v.router.load() },
		"result":   func(v *visit) { v.router.result(&v.house.Kinds[0], finished(v.t)); v.tick(200) },
		"replay":   func(v *visit) { v.router.watch(finished(v.t), 40) },
		"lesson":   func(v *visit) { v.attend("march") },
	}
	for i, k := range kinds() {
		id := k.Rules.Info().ID
		screens["setup-"+id] = func(v *visit) { v.router.setup(&v.house.Kinds[i]) }
		screens["learn-"+id] = func(v *visit) { v.router.learn(&v.house.Kinds[i]) }
		screens["rulebook-"+id] = func(v *visit) { v.router.rulebook(&v.house.Kinds[i], "") }
		screens["table-"+id] = func(v *visit) {
			v.router.setup(&v.house.Kinds[i])
			v.tick(3)
			v.click("Empezar")
			v.tick(40)
		}
		screens["menu-"+id] = func(v *visit) {
			screens["table-"+id](v)
			v.key(ui.KeyEscape)
		}
	}
	screens["plan-imperio"] = func(v *visit) {
		screens["table-imperio"](v)
		for range 2 {
			v.click("Como es costumbre")
			v.tick(80)
		}
		v.click("VI") // the kinds of the first letter
	}
	return screens
}

// rule is the number of a rule within a paragraph: it is as high as its line.
var rule = regexp.MustCompile(`^(Regla\x{a0})?\d+\.\d+$`)

// What a finger presses is high enough for it on a phone, upright and on its side.
func TestFingersFindTheirTargets(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}} {
		for name, walk := range fingerScreens() {
			t.Run(fmt.Sprintf("%s at %v", name, size), func(t *testing.T) {
				v := enter(t, store.NewMemory(), "es", size[0], size[1])
				v.app.Prefs.Speed, v.in.Touch = 0, true
				var lines []ui.Line
				v.app.Read = func(all []ui.Line) { lines = all }
				v.tick(2)
				walk(v)
				v.in.Present = false
				v.tick(20)
				v.shot("touch-" + name)
				seen := 0
				for _, l := range lines {
					if l.ID == 0 || l.Box.W <= 0 || (name == "lesson" || strings.HasPrefix(name, "rulebook")) && rule.MatchString(l.Words) {
						continue
					}
					seen++
					if l.Box.H < ui.FingerHeight {
						t.Errorf("%v %q is %v high", l.Kind, l.Words, l.Box.H)
					}
				}
				if seen == 0 {
					t.Error("nothing to press")
				}
				if strings.HasPrefix(name, "learn") {
					v.texts(func(s string, _ canvas.Point) {
						if strings.HasSuffix(s, "…") {
							t.Errorf("cut: %q", s)
						}
					})
				}
			})
		}
	}
}
