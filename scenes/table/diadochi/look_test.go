package diadochi

import (
	"image"
	"os"
	"path/filepath"
	"testing"

	"tyche/rules"
	"tyche/rules/bot"
	game "tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/lexicon"
	"tyche/rules/session"
	"tyche/scenes/store"
	"tyche/scenes/table"
	faceText "tyche/scenes/table/diadochi/text"
	tableText "tyche/scenes/table/text"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imagetest"
)

// sat is a table with people on all seats and a software canvas to look at.
type sat struct {
	app   *ui.App
	match *table.Match
	face  *Face
	table *table.Table
	in    ui.Input
	swept int // how far a sweeping cursor has come
}

func sit(t testing.TB, lang string, w, h float64, moves int) *sat {
	t.Helper()
	seats := []session.Seating{{Name: "Irene", Emblem: "anchor"}, {Name: "Ana", Level: "veteran"}, {Name: "Bruno", Level: "novice"}, {Name: "Ordenador", Emblem: "sun", Level: "random"}}
	return sitDown(t, lang, w, h, seats, func(s *session.Session) { playOn(t, s, moves) })
}

func sitTwo(t *testing.T) *sat {
	return sitDown(t, "en", 1280, 800, []session.Seating{{Name: "Irene"}, {Name: "Bruno"}}, nil)
}

// playOn makes that many moves by chance, and more until the first seat is asked.
func playOn(t testing.TB, s *session.Session, moves int) {
	t.Helper()
	luck := dice.New(1, 1)
	for n := 0; len(s.Pending()) > 0 && (n < moves || moves > 0 && s.Pending()[0].Seat != 0); n++ {
		seat := s.Pending()[0].Seat
		legal := s.Chair(seat).Moves(nil)
		if _, err := s.Play(seat, legal[luck.Draw(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
}

// sitDown opens a table for these people; before may play on first.
func sitDown(t testing.TB, lang string, w, h float64, seats []session.Seating, before func(*session.Session)) *sat {
	t.Helper()
	s, err := session.New(game.Game, rules.Setup{Seats: len(seats)}, seats, 7)
	if err != nil {
		t.Fatal(err)
	}
	if before != nil {
		before(s)
	}
	return sitAt(t, lang, w, h, seats, s)
}

// sitAt opens a table for a game that has begun.
func sitAt(t testing.TB, lang string, w, h float64, seats []session.Seating, s *session.Session) *sat {
	t.Helper()
	lex, err := lexicon.New()
	if err != nil {
		t.Fatal(err)
	}
	for _, add := range []func() error{
		func() error { return lex.Add(lexicon.Kit, "text") },
		func() error { return lex.Add(game.Texts, "text") },
		func() error { return lex.Add(tableText.Files, ".") },
		func() error { return lex.Add(faceText.Files, ".") },
	} {
		if err := add(); err != nil {
			t.Fatal(err)
		}
	}
	g := game.Game
	app := ui.NewApp(store.NewMemory())
	app.Prefs.Language, app.Prefs.Unasked, app.Alone = lang, true, true
	voice := &lexicon.Voice{Lexicon: lex, Language: lexicon.Language(lang), Name: g.Name, Known: func(r rules.Ref) string {
		if r.Kind == game.KindSeat && r.ID >= 0 && int(r.ID) < len(seats) {
			return seats[r.ID].Name
		}
		return ""
	}}
	at := &sat{app: app}
	at.match = table.NewMatch(s, func(level string, c session.Chair, entry int) table.Thinker {
		if level == bot.Veteran {
			p, err := bot.New(level, game.Mind{}, uint64(entry))
			if err != nil {
				t.Fatal(err)
			}
			return &guided{p, c}
		}
		if level == pondering {
			return &ponderer{randomThinker{c, uint64(entry)}}
		}
		return &randomThinker{c, uint64(entry)}
	}, nil)
	at.face = New(app, voice, Seats(seats), nil)
	at.table = table.New(app, at.match, at.face, voice, table.Exits{Rulebook: func(rules.Rule) {}, Result: func(*table.Match) {}, Hint: firstLegal})
	at.in = ui.Input{W: w, H: h, Scale: 1, Dt: 1. / 60, Zoom: 1, Focused: true}
	app.Stack.Push(at.table)
	return at
}

// firstLegal advises the first answer there is.
func firstLegal(_ *table.Match, c session.Chair) table.Advice {
	return func() (table.Hint, bool) { return table.Hint{Move: c.Moves(nil)[0]}, true }
}

type randomThinker struct {
	c session.Chair
	n uint64
}

func (r *randomThinker) Think() (rules.Move, bool) { return r.Best(), true }

func (r *randomThinker) Best() rules.Move {
	legal := r.c.Moves(nil)
	return legal[dice.New(r.n, 5).Draw(len(legal))]
}

// pondering is the level of a computer player that never comes to an end with a card up its sleeve.
const pondering = "pondering"

type ponderer struct{ randomThinker }

func (p *ponderer) Think() (rules.Move, bool) {
	r, reacts := p.c.Reaction()
	return p.Best(), !reacts || len(r.Use) == 0
}

// guided is a computer player that answers in the tick in which it is asked.
type guided struct {
	player bot.Player
	c      session.Chair
}

func (g *guided) Think() (rules.Move, bool) { return g.Best(), true }

func (g *guided) Best() rules.Move { return bot.Choose(g.player, g.c, bot.Budget{Decisions: 1}) }

func (s *sat) tick(n int) {
	for range n {
		s.app.Update(&s.in)
		s.in.Clear()
	}
}

func (s *sat) shot(t *testing.T, name string) {
	t.Helper()
	dir := os.Getenv("TYCHE_LOOK")
	if dir == "" {
		return
	}
	img := image.NewRGBA(image.Rect(0, 0, int(s.in.W), int(s.in.H)))
	s.app.Draw(canvas.NewSoftware(img))
	imagetest.Save(t, filepath.Join(dir, name), img)
}

func TestLook(t *testing.T) {
	for _, size := range [][2]float64{{1280, 800}, {1920, 1080}} {
		s := sit(t, "es", size[0], size[1], 60)
		s.tick(3)
		for range 400 {
			s.tick(1)
			if s.face.chart.Ready(s.face.camera) {
				break
			}
		}
		s.tick(5)
		s.shot(t, "table-"+s.app.Prefs.Language+"-"+map[float64]string{1280: "1280", 1920: "1920"}[size[0]]+".png")
	}
}

// TestLookAtAMarch shows the table in the states that a player meets most.
func TestLookAtAMarch(t *testing.T) {
	if os.Getenv("TYCHE_LOOK") == "" {
		t.Skip("pictures only on request: set TYCHE_LOOK to a folder")
	}
	s := sit(t, "es", 1280, 800, 0)
	s.app.Prefs.Speed = 0
	marching := false
	for n := 0; n < 400 && !marching; n++ {
		s.tick(2)
		o := s.table.Asks()
		if o == nil {
			continue
		}
		for _, f := range o.Legal {
			if game.IsStep(f.Move) {
				marching = true
			}
		}
		if !marching {
			best := 0
			for i, f := range o.Legal {
				if game.Game.Format(f.Move)[:3] == "ops" || game.Game.Format(f.Move)[:3] == "act" || game.Game.Format(f.Move)[:3] == "for" {
					best = i
					break
				}
			}
			s.key(ui.Digit(min(best+1, 9)))
		}
	}
	for range 300 {
		s.tick(1)
	}
	s.shot(t, "march.png")
	o := s.table.Asks()
	for _, f := range o.Legal {
		if at, ok := s.face.Find(f); ok && game.IsStep(f.Move) {
			s.in.Cursor, s.in.Present, s.in.Moved = at, true, true
			break
		}
	}
	s.tick(40)
	s.shot(t, "march-hover.png")
	s.in.Cursor = canvas.Point{X: 480, Y: 740}
	s.in.Moved = true
	s.tick(40)
	s.shot(t, "card-hover.png")
}
