package router

import (
	"fmt"
	"os"
	"strconv"
	"testing"

	"tyche/fonts"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// leastLetters is the size below which nobody reads words on a phone, in pixels of the page.
const leastLetters = 12

// small lists what the screen says in letters that are too small.
func (v *visit) small() (list []string) {
	var l canvas.List
	l.Reset(v.in.W, v.in.H)
	v.app.Draw(&l)
	l.Letters(func(s string, st fonts.Style) {
		if _, err := strconv.Atoi(s); err == nil && st.Size > 10 {
			return // degrees on the frame of a map
		}
		if s != "" && st.Size < leastLetters-.1 {
			list = append(list, fmt.Sprintf("%q in %.1f", s, st.Size))
		}
	})
	return list
}

// The tables of all games, at many times of a game, write nothing on a phone that is too small to be read.
func TestPhonesWriteNothingSmall(t *testing.T) {
	times := []int{0, 60, 400}
	if os.Getenv("TYCHE_LOOK") != "" {
		times = []int{0, 10, 25, 60, 100, 160, 230, 310, 400, 500, 600, 700}
	}
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {360, 640}} {
		for i, k := range kinds() {
			id := k.Rules.Info().ID
			for _, answers := range times {
				t.Run(fmt.Sprintf("%s at %v after %d", id, size, answers), func(t *testing.T) {
					v := enter(t, kept(t), "es", size[0], size[1])
					v.app.Prefs.Speed, v.in.Touch = 0, true
					v.router.enter(chanced(t, &v.house.Kinds[i], 2, uint64(answers), answers), "")
					v.tick(10)
					if _, hidden := v.find("Ya estoy aquí"); hidden {
						v.click("Ya estoy aquí")
					}
					v.tick(20)
					if _, told := v.find("Continuar"); told {
						v.key(ui.KeyEscape)
					}
					v.tick(60)
					v.shot(fmt.Sprintf("phone-%s-%03d", id, answers))
					if small := v.small(); len(small) > 0 {
						t.Errorf("too small: %q", small)
					}
				})
			}
		}
	}
}
