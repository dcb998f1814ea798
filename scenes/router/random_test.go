package router

import (
	"fmt"
	"os"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/scenes/house"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// hands that press anything: where the screen says something, anywhere, with any key.
type monkey struct {
	v    *visit
	luck *dice.Stream
}

// act does one random thing.
func (m *monkey) act() {
	v, draw := m.v, m.luck.Draw
	anywhere := canvas.Point{X: float64(draw(int(v.in.W))), Y: float64(draw(int(v.in.H)))}
	switch n := draw(100); {
	case n < 35:
		if said := m.places(); len(said) > 0 {
			at := said[draw(len(said))]
			m.press(canvas.Point{X: at.X + 4, Y: at.Y - 4})
		}
	case n < 55:
		m.press(anywhere)
	case n < 70:
		v.in.Keys = append(v.in.Keys, ui.Press{Key: ui.Key(1 + draw(int(ui.KeyCount)-1)), Mods: ui.Mods(draw(4))})
	case n < 78:
		v.in.Keys = append(v.in.Keys, ui.Press{Key: ui.Digit(1 + draw(3))}, ui.Press{Key: ui.KeyEnter})
	case n < 82:
		v.in.Runes = append(v.in.Runes, []rune("añ7/?+-.é "[:])[draw(10)])
	case n < 84:
		v.in.Wheel = draw(5) - 2
	case n < 85:
		v.in.Pressed = append(v.in.Pressed, ui.Click{Button: ui.RightButton, At: anywhere})
	case n < 86:
		v.in.Paste = "#g=" + string(rune('A'+draw(26)))
	default:
		v.in.Cursor, v.in.Moved = anywhere, true
	}
}

// press goes down and up, sometimes elsewhere and ticks later.
func (m *monkey) press(at canvas.Point) {
	v := m.v
	v.in.Cursor, v.in.Moved = at, true
	v.in.Pressed = append(v.in.Pressed, ui.Click{Button: ui.LeftButton, At: at})
	v.in.Held[ui.LeftButton] = true
	if m.luck.Draw(3) == 0 {
		v.tick(1)
		at.X += float64(m.luck.Draw(60))
	}
	v.in.Released = append(v.in.Released, ui.Click{Button: ui.LeftButton, At: at})
	v.in.Held[ui.LeftButton] = false
}

func (m *monkey) places() (list []canvas.Point) {
	m.v.texts(func(_ string, at canvas.Point) { list = append(list, at) })
	return list
}

// ticks of each walk: three of them take twenty thousand in all with TYCHE_LONG set, else a few thousand.
func ticks() int {
	if os.Getenv("TYCHE_LONG") != "" {
		return 20000 / 3
	}
	return 1100
}

// starts are the screens that the hands are put into from time to time, so that they do not stay in one.
func (m *monkey) starts() []func() {
	v := m.v
	return []func(){
		func() { v.router.setup(&v.house.Kinds[m.luck.Draw(len(v.house.Kinds))]) },
		func() {
			v.router.begin(&v.house.Kinds[0], house.Opening{Setup: rules.Setup{Seats: 3}, Seats: trio, Seed: uint64(m.luck.Draw(99))})
		},
		func() { v.router.resume("games/2026-03-02T20-15-00.tyche") },
		func() { v.router.load() },
		func() { v.router.watch(finished(v.t), m.luck.Draw(1200)) },
		func() { v.router.result(&v.house.Kinds[0], finished(v.t)) },
		func() { v.router.home() },
		v.router.settings,
	}
}

// TestRandomHandsBreakNothing wanders from the title through all screens with anything pressed.
func TestRandomHandsBreakNothing(t *testing.T) {
	seen := map[string]int{}
	for i, size := range [][2]float64{{1280, 800}, {360, 640}, {1024, 640}} {
		v := enter(t, kept(t), ui.Languages[i%2], size[0], size[1])
		v.app.Prefs.Speed = 4
		m := &monkey{v, dice.New(uint64(41+i), 0)}
		for n := range ticks() {
			switch {
			case n%97 == 96:
				v.in.W, v.in.H = float64(200+m.luck.Draw(1400)), float64(150+m.luck.Draw(900))
			case n%97 == 5:
				v.in.W, v.in.H = size[0], size[1]
			case n%120 == 119:
				starts := m.starts()
				starts[n/120%len(starts)]()
			}
			m.act()
			v.tick(1)
			if v.app.Done() {
				v.router.Open()
			}
			seen[fmt.Sprintf("%T", v.app.Stack.Top())]++
		}
		if missing := v.house.Missing(); len(missing) > 0 {
			t.Errorf("texts missing: %v", missing)
		}
	}
	t.Log(seen)
	for _, scene := range []string{"title.Title", "setup.Setup", "table.Table", "load.Load", "settings.Settings", "rulebook.Rulebook", "result.Result", "replay.Replay", "keys.Keys", "ui.Dialog"} {
		if seen["*"+scene] == 0 {
			t.Errorf("never got to %s", scene)
		}
	}
}
