package diadochi

import (
	"fmt"
	"image"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/image/draw"

	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/rules/dice"
	"tyche/rules/session"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imagetest"
)

// view is one picture of the gallery: a window, the settings, a moment of a game and what is done then.
type view struct {
	name          string
	w, h          float64
	scale, text   float64 // of the screen and of the letters; 0 = 1
	lang          string  // "" = es
	theme, vision string
	seats         int // 0 = 4
	persons       int // 0 = 1
	seed          uint64
	until         func(c session.Chair) bool // asked whenever it is the first seat's turn
	act           func(s *sat)
}

// galleryViews are the moments that a player meets, and every window that the table must suit.
var galleryViews = []view{
	{name: "1024", w: 1024, h: 640},
	{name: "1280", w: 1280, h: 800, lang: "en"},
	{name: "1920", w: 1920, h: 1080},
	{name: "2560", w: 2560, h: 1440, lang: "en"},
	{name: "3840", w: 3840, h: 2160, scale: 2},
	{name: "portrait", w: 800, h: 1280},
	{name: "phone", w: 844, h: 390},
	{name: "phone-upright", w: 390, h: 844},
	{name: "phone-players", w: 844, h: 390, act: func(s *sat) { s.press(733, 69) }},
	{name: "upright-players", w: 390, h: 844, lang: "en", act: func(s *sat) { s.press(242, 617) }},
	{name: "text-80", w: 1280, h: 800, text: 0.8},
	{name: "text-150", w: 1280, h: 800, text: 1.5},
	{name: "text-200", w: 1920, h: 1080, text: 2},
	{name: "lamplight", w: 1280, h: 800, theme: "lamplight"},
	{name: "deutan", w: 1280, h: 800, vision: "deutan", lang: "en"},
	{name: "two", w: 1280, h: 800, seats: 2},
	{name: "five", w: 1280, h: 800, seats: 5},
	{name: "five-1024", w: 1024, h: 640, seats: 5, lang: "en"},
	{name: "tyche", w: 1280, h: 800, until: offers("play"), act: hoverCard},
	{name: "popup", w: 1280, h: 800, until: offers("play"), act: pressCard},
	{name: "march", w: 1280, h: 800, until: offers("step"), act: hoverFar},
	{name: "odds", w: 1280, h: 800, until: fights, act: hoverFight},
	{name: "threats", w: 1280, h: 800, until: late, act: hoverThreatened},
	{name: "refusal", w: 1280, h: 800, until: refuses, act: clickRefused},
	{name: "fan", w: 1280, h: 800, until: offers("step"), act: restOnArmy},
	{name: "placing", w: 1280, h: 800, until: offers("place")},
	{name: "besieging", w: 1280, h: 800, until: besieges, act: hoverSiege},
	{name: "voyage", w: 1280, h: 800, until: sails},
	{name: "greece", w: 1280, h: 800, until: late, act: zoomGreece, seed: 3},
	{name: "hint", w: 1280, h: 800, until: offers("step"), act: askHint},
	{name: "recap", w: 1280, h: 800, seats: 2, persons: 2, until: turnTwo, act: liftCurtain},
	{name: "curtain", w: 1280, h: 800, seats: 2, persons: 2},
	{name: "menu", w: 1280, h: 800, act: func(s *sat) { s.key(ui.KeyEscape) }},
	{name: "aegean", w: 1280, h: 800, lang: "en", until: late, act: zoomAegean},
	{name: "aegean-1920", w: 1920, h: 1080, act: zoomAegean},
	{name: "late", w: 1280, h: 800, until: late},
	{name: "late-five", w: 1920, h: 1080, seats: 5, until: late},
}

// TestGallery writes the views into the folder TYCHE_LOOK; TYCHE_VIEW names a single one.
func TestGallery(t *testing.T) {
	dir := os.Getenv("TYCHE_LOOK")
	if dir == "" {
		t.Skip("TYCHE_LOOK names no folder")
	}
	var cells []imagetest.Cell
	for _, v := range galleryViews {
		if one := os.Getenv("TYCHE_VIEW"); one != "" && one != v.name {
			continue
		}
		s := v.open(t)
		img := s.picture()
		writePNG(t, filepath.Join(dir, "table-"+v.name+".png"), img)
		cells = append(cells, imagetest.Cell{Label: fmt.Sprintf("%s %vx%v", v.name, v.w, v.h), Image: reduce(img, 640)})
	}
	imagetest.Sheet(t, "table", 1980, ui.Lamplight.Wood, cells)
}

// open brings a table to the moment of a view.
func (v *view) open(t testing.TB) *sat {
	seats := []session.Seating{{Name: "Irene", Emblem: "anchor"}, {Name: "Ana", Emblem: "sun", Level: "veteran"}, {Name: "Bruno", Emblem: "owl", Level: "novice"},
		{Name: "Clara", Emblem: "eagle", Level: "random"}, {Name: "Maximiliano", Emblem: "lion", Level: "veteran"}}
	n, persons := v.seats, v.persons
	if n == 0 {
		n = 4
	}
	for i := range persons {
		seats[i].Level = ""
	}
	lang := v.lang
	if lang == "" {
		lang = "es"
	}
	until := v.until
	if until == nil {
		until = offers("play")
	}
	s := sitDown(t, lang, v.w, v.h, seats[:n], func(s *session.Session) { playUntil(t, s, v.seed+3, until) })
	p := s.app.Prefs
	p.Speed, p.ReducedMotion = 0, true
	if v.text > 0 {
		p.TextScale = v.text
	}
	if v.scale > 0 {
		s.in.Scale = v.scale
	}
	if v.theme != "" {
		p.Theme = v.theme
	}
	if v.vision != "" {
		p.Vision = v.vision
	}
	s.tick(5)
	s.settle()
	if v.persons == 0 && s.table.Recaps() { // what happened until here is not what is to be seen
		s.key(ui.KeyEscape)
	}
	if v.act != nil {
		v.act(s)
		s.tick(3)
		s.settle()
	}
	return s
}

// settle waits until the sheet is painted.
func (s *sat) settle() {
	for range 900 {
		s.tick(1)
		if s.face.camera != nil && !s.face.camera.Moving() && s.face.chart.Ready(s.face.camera) {
			break
		}
	}
	s.tick(3)
}

// playUntil plays by chance until the first seat is asked and sees the moment come.
func playUntil(t testing.TB, s *session.Session, seed uint64, moment func(session.Chair) bool) {
	luck := dice.New(seed, 2)
	for range 20000 {
		pending := s.Pending()
		if len(pending) == 0 {
			break
		}
		seat := pending[0].Seat
		if seat == 0 && moment(s.Chair(0)) {
			return
		}
		legal := s.Chair(seat).Moves(nil)
		if _, err := s.Play(seat, legal[luck.Draw(len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	t.Log("the moment never came")
}

func seen(c session.Chair) game.View { return c.View().(game.View) }

// offers waits for a question that a move of this verb answers.
func offers(verb string) func(session.Chair) bool {
	return func(c session.Chair) bool {
		for _, m := range c.Moves(nil) {
			if strings.HasPrefix(game.Game.Format(m), verb+" ") {
				return true
			}
		}
		return false
	}
}

// fights waits for a march that can end in a battle.
func fights(c session.Chair) bool {
	for _, m := range c.Moves(nil) {
		if game.IsStep(m) && leadsToBattle(c.Stakes(m)) {
			return true
		}
	}
	return false
}

// refuses waits for an answer that may not be given because of pieces on the map.
func refuses(c session.Chair) bool {
	for _, m := range c.Candidates(nil) {
		if bad := c.Explain(m); bad != nil && len(bad.Culprits) > 0 && bad.Culprits[0].Kind != game.KindCard {
			return true
		}
	}
	return false
}

func besieges(c session.Chair) bool {
	n := 0
	v := seen(c)
	for i := range v.Spaces {
		if v.Spaces[i].Siege > 0 {
			n++
		}
	}
	return n > 0
}

func sails(c session.Chair) bool { return len(seen(c).March.Route) > 1 }
func late(c session.Chair) bool  { v := seen(c); return v.Turn >= 3 && len(v.Hand) > 2 }

func (s *sat) point(at canvas.Point) {
	s.in.Cursor, s.in.Present, s.in.Moved = at, true, true
	s.tick(60)
}

// find returns where the first answer lies for which want holds.
func (s *sat) find(want func(f table.Offer) bool) (canvas.Point, bool) {
	o := s.table.Asks()
	if o == nil {
		return canvas.Point{}, false
	}
	for _, f := range o.Legal {
		if at, ok := s.face.Find(f); ok && want(f) {
			return at, true
		}
	}
	return canvas.Point{}, false
}

func hoverCard(s *sat) { s.point(canvas.Point{X: s.in.W * 0.35, Y: s.in.H * 0.92}) }
func pressCard(s *sat) { s.press(s.in.W*0.35, s.in.H*0.92) }

// hoverFar points at the place that the most steps lead to.
func hoverFar(s *sat) {
	o := s.table.Asks()
	var far rules.Ref
	most := 0
	for ref, way := range o.Routes {
		if len(way.Moves) > most || len(way.Moves) == most && ref.ID < far.ID {
			far, most = ref, len(way.Moves)
		}
	}
	if at, _, ok := s.face.find(far); ok {
		s.point(at)
	}
}

func hoverFight(s *sat) {
	at, ok := s.find(func(f table.Offer) bool { return leadsToBattle(f.Stakes) })
	if ok {
		s.point(at)
	}
}

// clickRefused presses something whose refusal can be explained.
func clickRefused(s *sat) {
	for _, f := range s.table.Asks().Refused {
		if at, ok := s.face.Find(f); ok && !s.table.Asks().Lit(f.Caption.Targets[0]) && len(f.Bad.Culprits) > 0 {
			s.press(at.X, at.Y)
			return
		}
	}
}

// restOnArmy rests on the stack with most in it.
func restOnArmy(s *sat) {
	best, most := -1, 0
	for i := range s.face.pieces.finder.Tokens {
		token := &s.face.pieces.finder.Tokens[i]
		if n := len(s.face.contents(nil, token.Ref)); isStack(token.Ref) && n > most {
			best, most = i, n
		}
	}
	if best >= 0 {
		s.point(s.face.pieces.finder.Tokens[best].At(s.face.camera, s.face.model))
	}
}

func hoverSiege(s *sat) {
	for i := range s.face.view.Spaces {
		if s.face.view.Spaces[i].Siege > 0 {
			if at, _, ok := s.face.find(spaceRef(i)); ok {
				s.point(at)
				return
			}
		}
	}
}

func turnTwo(c session.Chair) bool { return seen(c).Turn == 2 }

func askHint(s *sat) { s.key(ui.KeyH) }

func liftCurtain(s *sat) {
	s.tick(2)
	s.press(s.in.W/2, s.in.H/2+78)
}

func zoomGreece(s *sat) {
	at := s.face.camera.ToScreen(s.face.model.Projection.Place(23, 39))
	s.face.camera.Zoom(at, 1.7, 1)
	s.tick(30)
}

// zoomAegean looks at the Aegean from near.
func zoomAegean(s *sat) {
	at := s.face.camera.ToScreen(s.face.model.Projection.Place(25.5, 38.5))
	s.face.camera.Zoom(at, 2.5, 1)
	s.tick(30)
}

func (s *sat) picture() *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, int(s.in.W), int(s.in.H)))
	s.app.Draw(canvas.NewSoftware(img))
	return img
}

// reduce returns a picture of that width for the sheet.
func reduce(img *image.RGBA, width int) *image.RGBA {
	b := img.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, width, b.Dy()*width/b.Dx()))
	draw.ApproxBiLinear.Scale(out, out.Bounds(), img, b, draw.Src, nil)
	return out
}

func writePNG(t testing.TB, path string, img image.Image) {
	t.Helper()
	imagetest.Save(t, path, img)
}

// leadsToBattle says whether a battle hangs on a move.
func leadsToBattle(list []rules.Stake) bool {
	return slices.ContainsFunc(list, func(k rules.Stake) bool { return k.Chancy() && k.What.Key == "diadochi.stake.battle" })
}

// hoverThreatened asks for the threats and points at a space that an enemy reaches.
func hoverThreatened(s *sat) {
	s.key(ui.KeyT)
	for i := range s.face.view.Spaces {
		if at, _, ok := s.face.find(spaceRef(i)); ok && s.face.threats.threatened(s.face, i, s.match.Chair().Seat()) && s.face.camera.View.Contains(at) {
			s.point(at)
			return
		}
	}
}
