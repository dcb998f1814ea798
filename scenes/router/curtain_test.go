package router

import (
	"bytes"
	"image"
	"testing"

	"tyche/rules"
	"tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// fixed is the game begun from a given position.
type fixed struct {
	rules.Game
	from rules.State
}

func (f fixed) New(rules.Setup, rules.Chance) (rules.State, error) { return f.from.Clone(), nil }

// worlds are a position in the middle of a game, and others that differ from it only in what nobody sees openly.
func worlds(t *testing.T) (list []rules.State) {
	truth := played(t, trio, 5, 240).StateAt(240)
	list = append(list, truth)
	for i := range uint64(4) {
		list = append(list, truth.Resample(rules.Nobody, dice.New(i, 3)))
	}
	return list
}

// sitAt opens a table of three people on a world.
func sitAt(t *testing.T, world rules.State) *visit {
	v := enter(t, kept(t), "es", 1024, 640)
	v.app.Prefs.Speed = 0
	k := &v.house.Kinds[0]
	k.Rules = fixed{diadochi.Game, world}
	seats := []session.Seating{{Name: "Irene"}, {Name: "Ana"}, {Name: "Bruno"}}
	table, err := v.house.Begin(k, house.Opening{Setup: rules.Setup{Seats: 3}, Seats: seats, Seed: 1}, "")
	if err != nil {
		t.Fatal(err)
	}
	v.app.Stack.Push(table)
	v.tick(3)
	return v
}

func (v *visit) pixels() []byte {
	m := image.NewRGBA(image.Rect(0, 0, int(v.in.W), int(v.in.H)))
	v.app.Draw(canvas.NewSoftware(m))
	return m.Pix
}

// TestTheCurtainShowsNothing draws the curtain over worlds that differ in hands and cards: it must be the same to the
// last pixel. What lies behind it must not be, or the test would prove nothing.
func TestTheCurtainShowsNothing(t *testing.T) {
	var curtain, hands [][]byte
	for _, world := range worlds(t) {
		v := sitAt(t, world)
		if _, up := v.find("Ya estoy aquí"); !up {
			t.Fatalf("no curtain; the screen says %q", v.said())
		}
		curtain = append(curtain, v.pixels())
		v.click("Ya estoy aquí")
		v.tick(40)
		hands = append(hands, v.pixels())
	}
	differ := false
	for i := range curtain {
		if !bytes.Equal(curtain[i], curtain[0]) {
			t.Errorf("world %d looks different behind the curtain", i)
		}
		differ = differ || !bytes.Equal(hands[i], hands[0])
	}
	if !differ {
		t.Error("all worlds look alike even without the curtain: they hide nothing")
	}
}

// TestThePublicEyesSeeNoSecrets draws the replay of a game under way in the same worlds.
func TestThePublicEyesSeeNoSecrets(t *testing.T) {
	var first []byte
	for i, world := range worlds(t) {
		v := enter(t, kept(t), "es", 1024, 640)
		k := &v.house.Kinds[0]
		k.Rules = fixed{diadochi.Game, world}
		s, err := session.New(k.Rules, rules.Setup{Seats: 3}, trio, 1)
		if err != nil {
			t.Fatal(err)
		}
		v.router.watch(s, 0)
		for range 300 { // until the sheet is painted
			v.tick(1)
		}
		if pix := v.pixels(); i == 0 {
			first = pix
		} else if !bytes.Equal(pix, first) {
			t.Errorf("world %d looks different to the public", i)
		}
	}
}

// TestTheCurtainHasAWayOut: whoever finds the curtain drawn can leave, and mend the sound or the size of the text, without being
// who is called; what the menu shows depends on no secret, and what is asked of a player is not in it.
func TestTheCurtainHasAWayOut(t *testing.T) {
	var menus [][]byte
	for _, world := range worlds(t) {
		v := sitAt(t, world)
		v.key(ui.KeyEscape)
		if _, asks := v.find("Rendirse"); asks {
			t.Fatal("nobody is there yet, and could concede")
		}
		menus = append(menus, v.pixels())
		v.key(ui.KeyEscape)
		if _, still := v.find("Guardar y salir"); still {
			t.Fatal("Escape does not close the menu")
		}
		if _, up := v.find("Ya estoy aquí"); !up {
			t.Fatal("the menu has drawn the curtain")
		}
		v.key(ui.KeyEscape)
		v.click("Guardar y salir")
		v.tick(40)
		if _, up := v.find("Ya estoy aquí"); up {
			t.Fatalf("still at the curtain: %q", v.said())
		}
	}
	for i := range menus {
		if !bytes.Equal(menus[i], menus[0]) {
			t.Errorf("world %d has another menu", i)
		}
	}
}

// TestACurtainIsReadFirst: a press that was meant for what was acted out before the curtain does not open it.
func TestACurtainIsReadFirst(t *testing.T) {
	v := sitAt(t, played(t, trio, 5, 240).StateAt(240))
	at, up := v.find("Ya estoy aquí")
	if !up {
		t.Fatalf("no curtain; the screen says %q", v.said())
	}
	at = canvas.Point{X: at.X + 3, Y: at.Y - 3}
	v.in.Cursor, v.in.Moved = at, true
	v.in.Pressed = append(v.in.Pressed, ui.Click{Button: ui.LeftButton, At: at})
	v.in.Released = append(v.in.Released, ui.Click{Button: ui.LeftButton, At: at})
	v.tick(2)
	if _, up := v.find("Ya estoy aquí"); !up {
		t.Error("the curtain opens at once")
	}
	v.click("Ya estoy aquí") // after the time that reading takes
	if _, up := v.find("Ya estoy aquí"); up {
		t.Error("the curtain stays")
	}
}
