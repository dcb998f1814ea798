// Package gallery is a scene that shows every widget: to look at, and for a golden picture. It is no part of the game.
package gallery

import (
	"fmt"
	"math"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// Gallery is the state of its widgets.
type Gallery struct {
	ui             *ui.UI
	motion, greek  bool
	pick, tab, row int
	volume         float64
	name           string
	scroll         ui.Scroll
	rows           []string
}

// New returns the scene.
func New(app *ui.App) *Gallery {
	s := &Gallery{ui: ui.NewUI(app), greek: true, volume: 0.6, row: 2, name: "Antígonos"}
	for i := range 30 {
		s.rows = append(s.rows, fmt.Sprintf("%d. Ἀντίγονος · Antígonos, 323 – %d", i+1, 322-i))
	}
	return s
}

// Update draws all widgets.
func (s *Gallery) Update(in *ui.Input) bool {
	u := s.ui
	u.Begin(in)
	rest := u.Screen()
	u.Fill(rest, u.Theme.Wood2)
	s.bar(ui.CutTop(&rest, u.Px(ui.TopBar)))
	rest = rest.Inset(u.Px(ui.Gutter))
	left := ui.CutLeft(&rest, u.Px(300))
	ui.CutLeft(&rest, u.Px(ui.Gutter))
	s.decision(ui.CutTop(&left, u.Px(270)))
	ui.CutTop(&left, u.Px(ui.Gutter))
	s.list(left)
	s.settings(ui.CutLeft(&rest, u.Px(460)))
	return u.End()
}

// Draw paints the scene.
func (s *Gallery) Draw(c canvas.Canvas) { s.ui.Draw(c) }

func (s *Gallery) bar(r canvas.Rect) {
	u := s.ui
	u.Fill(r, u.Theme.Wood)
	u.Fill(ui.CutBottom(&r, u.Px(2)), u.Theme.Gilt)
	ui.CutLeft(&r, u.Px(16))
	ui.CutRight(&r, u.Px(9))
	for _, sign := range []ui.Sign{ui.MenuSign, ui.NoteSign, ui.UndoSign, ui.RedoSign, ui.BulbSign, ui.BookSign, ui.HelpSign} {
		side := u.Px(28)
		u.Scope(int(sign))
		u.IconButton(ui.Middle(ui.CutRight(&r, side+u.Px(4)), side, side), sign, "Ayuda", ui.ButtonOpts{Bar: true})
		u.Unscope()
	}
	u.Words(r, "Elige adónde marcha Antígonos: le quedan 4 PM.", u.Theme.Colored(ui.Prompt, u.Theme.Gilt2), ui.Left)
}

func (s *Gallery) decision(r canvas.Rect) {
	u := s.ui
	in := u.TitledPanel(r, "Decisión")
	for i, b := range []struct {
		label string
		opts  ui.ButtonOpts
	}{
		{"Marchar a Gordion", ui.ButtonOpts{Main: true, Note: "2 PM · batalla"}},
		{"Dejar unidades en Kelainai", ui.ButtonOpts{Note: "gratis", Tip: "Deja parte del ejército en el espacio; no cuesta puntos de movimiento (5.4)."}},
		{"Tomar unidades", ui.ButtonOpts{Note: "gratis"}},
		{"Asediar", ui.ButtonOpts{Why: "9.1: la plaza es tuya"}},
		{"Terminar la activación", ui.ButtonOpts{Icon: u.Theme.SignPicture(icons.Accept, u.Px(18), u.Theme.Ink)}},
	} {
		b.opts.Key, b.opts.Hot = "12345"[i:i+1], ui.Digit(i+1)
		u.Button(ui.CutTop(&in, u.Px(u.ButtonHeight())), b.label, b.opts)
		ui.CutTop(&in, u.Px(ui.ButtonGap))
	}
}

func (s *Gallery) list(r canvas.Rect) {
	u := s.ui
	in := u.TitledPanel(r, "Crónica")
	pressed := u.List(in, &s.scroll, len(s.rows), u.Px(34), s.row, func(i int, r canvas.Rect) {
		u.Words(canvas.Rect{X: r.X + u.Px(8), Y: r.Y, W: r.W - u.Px(16), H: r.H}, s.rows[i], u.Theme.Text(ui.Body), ui.Left)
	})
	if pressed >= 0 {
		s.row = pressed
	}
}

var (
	pages     = []string{"Juego", "Sonido", "Pantalla"}
	languages = []string{"Español", "English"}
)

func (s *Gallery) settings(r canvas.Rect) {
	u := s.ui
	in := u.TitledPanel(r, "Ajustes")
	next := func(h float64) canvas.Rect {
		piece := ui.CutTop(&in, u.Px(h))
		ui.CutTop(&in, u.Px(10))
		return piece
	}
	u.Tabs(next(36), pages, &s.tab)
	u.Toggle(next(28), "Reducir el movimiento", &s.motion)
	u.Toggle(next(28), "Nombres en griego", &s.greek)
	u.Choice(next(36), languages, &s.pick)
	row := next(30)
	u.Words(ui.CutLeft(&row, u.Px(120)), "Música", u.Theme.Text(ui.Label), ui.Left)
	u.Slider(row, "music", &s.volume, ui.SliderOpts{Hi: 1})
	u.Field(next(36), "name", &s.name, ui.FieldOpts{Hint: "Tu nombre"})
	u.Progress(next(14), s.volume)
	chips := next(20)
	used := u.Chip(canvas.Point{X: chips.X, Y: chips.Y}, "Campeón")
	u.Chip(canvas.Point{X: chips.X + used + u.Px(6), Y: chips.Y}, "Flota +3")
	const story = "Alejandro ha muerto en Babilonia sin heredero. Sus generales se reparten el imperio, cada uno en nombre de un rey niño o de sí mismo."
	ui.CutTop(&in, u.Paragraph(in, story, u.Theme.Text(ui.Body), ui.Left)+u.Px(10))
	u.Words(next(60), "DIÁDOCOS", u.Theme.Colored(ui.Display, u.Theme.Heading), ui.Center)
	buttons := next(u.ButtonHeight())
	if u.Button(ui.Column(buttons, 0, 2, math.Round(u.Px(ui.ButtonGap))), "Salir", ui.ButtonOpts{}) {
		u.App.Ask("Salir", "¿Dejar la partida? Quedará guardada tal como está.",
			ui.Answer{Label: "Dejarla", Main: true, Do: u.App.Stack.Pop}, ui.Answer{Label: "Seguir jugando"})
	}
	u.Button(ui.Column(buttons, 1, 2, math.Round(u.Px(ui.ButtonGap))), "Continuar", ui.ButtonOpts{Main: true})
}
