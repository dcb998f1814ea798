package diadochi

import (
	"fmt"
	"math"
	"testing"

	"tyche/board"
	"tyche/board/geom"
	"tyche/rules"
	"tyche/rules/bot"
	game "tyche/rules/diadochi"
	"tyche/rules/session"
	"tyche/scenes/ui"
)

// TestAMapTellsWhereEverythingStands looks at the pictures of all counters at the opening and later in games, on the whole map and nearer.
// Hardly one of them hides the symbol of a space that is not its own, or seems to stand at another. What a small window cannot avoid is
// bounded; before counters were placed one by one a third of them went wrong.
func TestAMapTellsWhereEverythingStands(t *testing.T) {
	var far, near [2]standing
	windows := [...][2]float64{{1024, 640}, {1280, 800}}
	for _, g := range []struct {
		level string
		seats int
		turns []int
	}{{bot.Novice, 3, []int{1, 2, 3}}, {bot.Novice, 4, []int{2, 3}}, {"random", 2, []int{2}}} {
		for _, turn := range g.turns {
			for w, size := range windows {
				s := sitDown(t, "es", size[0], size[1], watched(g.seats), func(s *session.Session) { playTo(t, s, g.level, turn) })
				s.app.Prefs.Speed, s.app.Prefs.ReducedMotion = 0, true
				s.tick(5)
				if s.table.Asks() == nil {
					s.key(ui.KeyEscape) // the recap
				}
				s.settle()
				where := fmt.Sprintf("%s %d seats, turn %d, %v", g.level, g.seats, turn, size)
				far[w].count(t, where, s)
				zoomGreece(s)
				s.settle()
				near[w].count(t, where+", nearer", s)
			}
		}
	}
	for _, b := range []struct {
		name              string
		got               standing
		hides, strays, on float64 // shares at most
	}{
		{"1024x640", far[0], 0.06, 0.04, 0.01}, {"1024x640, nearer", near[0], 0.01, 0.03, 0},
		{"1280x800", far[1], 0.01, 0.02, 0}, {"1280x800, nearer", near[1], 0, 0.01, 0},
	} {
		if b.got.counters < 40 {
			t.Errorf("%s: only %d counters were seen", b.name, b.got.counters)
		}
		n := float64(b.got.counters)
		if float64(b.got.hiding) > b.hides*n || float64(b.got.astray) > b.strays*n || float64(b.got.onOthers) > b.on*n {
			t.Errorf("%s: of %d counters %d hide another space, %d seem to stand at one, %d lie on others", b.name, b.got.counters, b.got.hiding, b.got.astray, b.got.onOthers)
		}
	}
}

// watched are the seats of one person and of computer players who have nothing to do.
func watched(n int) []session.Seating {
	seats := []session.Seating{{Name: "Irene", Emblem: "anchor"}}
	for _, emblem := range []string{"sun", "owl", "eagle"}[:n-1] {
		seats = append(seats, session.Seating{Name: emblem, Emblem: emblem, Level: "random"})
	}
	return seats
}

// playTo has computer players play (novices, whose answers hang on no budget) until the first seat may play a card in a turn.
func playTo(t *testing.T, s *session.Session, level string, turn int) {
	t.Helper()
	players := map[rules.Seat]bot.Player{}
	for len(s.Pending()) > 0 {
		seat := s.Pending()[0].Seat
		c := s.Chair(seat)
		if v := seen(c); v.Turn == turn && v.Segment == 2 && seat == 0 {
			return
		}
		if players[seat] == nil {
			p, err := bot.New(level, game.Mind{}, uint64(seat))
			if err != nil {
				t.Fatal(err)
			}
			players[seat] = p
		}
		if _, err := s.Play(seat, bot.Choose(players[seat], c, bot.Budget{Decisions: 1})); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatalf("turn %d never came", turn)
}

// standing counts counters, and those that say wrongly where something stands.
type standing struct {
	counters int
	hiding   int // they cover more than a third of another space's symbol
	astray   int // the middle of what is seen is nearer to another space, and no line leads to their own
	onOthers int // they cover more than a quarter of the counter of another space
}

// count looks at all counters in view.
func (k *standing) count(t *testing.T, where string, s *sat) {
	f := s.face
	shapes := make([]shape, len(f.pieces.finder.Tokens))
	for i := range shapes {
		shapes[i] = s.shape(i)
	}
	for i := range shapes {
		token, m := &f.pieces.finder.Tokens[i], &shapes[i]
		if !geom.Inside(f.camera.View, m.middle) {
			continue
		}
		k.counters++
		at := fmt.Sprintf("%s: %s at %s", where, f.name(token.Ref), f.model.Areas[token.Area].ID)
		for a := range f.model.Areas {
			if a != token.Area && m.hides(f.symbol(a)) > 0.33 {
				k.hiding++
				t.Log(at, "hides", f.model.Areas[a].ID)
			}
		}
		if own := f.camera.ToScreen(f.model.Areas[token.Area].At); !token.Tied && geom.Dist(own, m.middle) > f.toNearest(m.middle)+0.5 {
			k.astray++
			t.Log(at, "seems to stand at", f.model.Areas[f.nearestSpace(m.middle)].ID)
		}
		for j := range shapes[:i] {
			if o := &f.pieces.finder.Tokens[j]; o.Area != token.Area && m.hidesOf(&shapes[j]) > 0.25 {
				k.onOthers++
				t.Log(at, "hides", o.Ref)
			}
		}
	}
}

func (f *Face) toNearest(p geom.Point) float64 {
	return geom.Dist(p, f.camera.ToScreen(f.model.Areas[f.nearestSpace(p)].At))
}

// symbol is where the symbol of a space shows who controls it, or a mere point on the way.
func (f *Face) symbol(area int) geom.Rect {
	a, z := &f.model.Areas[area], board.SymbolsOf(f.camera)
	at, b := f.camera.ToScreen(a.At), a.Kind.Filling()
	if a.Kind == board.Transit {
		b = a.Kind.Box()
	}
	return geom.Rect{X: at.X + b.X*z, Y: at.Y + b.Y*z, W: b.W * z, H: b.H * z}
}

// shape is where the picture of a counter is opaque, and the middle of that.
type shape struct {
	x, y, w, h int
	solid      []bool
	size       int
	middle     geom.Point
}

func (s *sat) shape(i int) shape {
	pix := s.face.pieces.pictures[i].Pixels()
	at := s.face.pieces.finder.Tokens[i].At(s.face.camera, s.face.model)
	m := shape{w: pix.Rect.Dx(), h: pix.Rect.Dy()}
	m.x, m.y = int(math.Round(at.X))-m.w/2, int(math.Round(at.Y))-m.h/2
	m.solid = make([]bool, m.w*m.h)
	for k := range m.solid {
		x, y := k%m.w, k/m.w
		if pix.RGBAAt(x, y).A > 180 {
			m.solid[k] = true
			m.size++
			m.middle.X, m.middle.Y = m.middle.X+float64(m.x+x), m.middle.Y+float64(m.y+y)
		}
	}
	m.middle.X, m.middle.Y = m.middle.X/float64(m.size), m.middle.Y/float64(m.size)
	return m
}

func (m *shape) at(x, y int) bool {
	x, y = x-m.x, y-m.y
	return x >= 0 && y >= 0 && x < m.w && y < m.h && m.solid[y*m.w+x]
}

// hides is the share of a box that the counter covers.
func (m *shape) hides(r geom.Rect) float64 {
	n, all := 0, 0
	for y := int(math.Round(r.Y)); y < int(math.Round(r.Bottom())); y++ {
		for x := int(math.Round(r.X)); x < int(math.Round(r.Right())); x++ {
			if all++; m.at(x, y) {
				n++
			}
		}
	}
	return float64(n) / float64(max(all, 1))
}

// hidesOf is the share of another counter that this one covers.
func (m *shape) hidesOf(o *shape) float64 {
	n := 0
	for k, solid := range o.solid {
		if solid && m.at(o.x+k%o.w, o.y+k/o.w) {
			n++
		}
	}
	return float64(n) / float64(o.size)
}
