package router

import (
	"fmt"
	"os"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
	"tyche/rules/session"
	"tyche/scenes/house"
	"tyche/scenes/learn"
	"tyche/scenes/table"
	"tyche/scenes/ui"
)

// chanced is a game of some kind in which so many answers were given by chance.
func chanced(t *testing.T, k *house.Kind, people int, seed uint64, answers int) *session.Session {
	t.Helper()
	var seats []session.Seating
	for i := range people {
		who := session.Seating{Name: fmt.Sprint("P", i+1), Emblem: k.Emblems[i].Name}
		if i > 1 {
			who.Level = "random"
		}
		seats = append(seats, who)
	}
	s, err := session.New(k.Rules, rules.Setup{Seats: people}, seats, seed)
	if err != nil {
		t.Fatal(err)
	}
	luck := dice.New(seed, 2)
	for range answers {
		if len(s.Pending()) == 0 {
			break
		}
		seat := s.Pending()[0].Seat
		legal := s.Chair(seat).Moves(nil)
		if _, err := s.Play(seat, legal[luck.Draw(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestRandomHandsAtTheTables presses anything at the tables of Imperio and Sector, at all times of a game and in their lessons,
// in three windows, one of them under a finger. With TYCHE_LONG set it takes twenty thousand ticks a game.
func TestRandomHandsAtTheTables(t *testing.T) {
	ticks := 180
	if os.Getenv("TYCHE_LONG") != "" {
		ticks = 20000 / 3
	}
	for g, id := range []string{"imperio", "sector"} {
		for i, size := range [][2]float64{{1280, 800}, {390, 844}, {1024, 640}} {
			t.Run(fmt.Sprintf("%s at %vx%v", id, size[0], size[1]), func(t *testing.T) {
				v := enter(t, kept(t), ui.Languages[i%2], size[0], size[1])
				v.app.Prefs.Speed, v.in.Touch = 4, i == 1
				k := v.house.Kind(id)
				m := &monkey{v, dice.New(uint64(61+10*g+i), 0)}
				at := 0
				for n := range ticks {
					switch _, sits := v.app.Stack.Top().(*table.Table); {
					case n%400 == 0, !sits && n%20 == 19:
						m.sit(k, n)
					case sits:
						at++
					}
					m.act()
					v.tick(1)
					if v.app.Done() {
						v.router.Open()
					}
				}
				if missing := v.house.Missing(); len(missing) > 0 {
					t.Errorf("texts missing: %v", missing)
				}
				if at < ticks/4 {
					t.Errorf("only %d of %d ticks at a table", at, ticks)
				}
			})
		}
	}
}

// sit opens a game of a kind at some time of it, or a lesson.
func (m *monkey) sit(k *house.Kind, n int) {
	v, draw := m.v, m.luck.Draw
	if draw(5) == 0 {
		for number, e := range learn.Entries(v.house) {
			if e.Kind == k && draw(4) == 0 {
				v.router.lesson(number, draw(2) == 0)
				return
			}
		}
	}
	v.router.enter(chanced(v.t, k, 2+draw(3), uint64(n+draw(9)), draw(700)), "")
}
