// Package sampler is a scene that shows every widget: to look at, and for golden pictures.
package sampler

import (
	"fmt"

	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

type Sampler struct {
	*ui.UI
	on, off        bool
	pick, tab, row int
	vol            float64
	name           string
	scroll         ui.Scroll
	rows           []string
}

func New(app *ui.App) *Sampler {
	d := &Sampler{UI: ui.NewUI(app), on: true, vol: 0.6, pick: 1, row: 2, name: "Antígonos"}
	for i := range 30 {
		d.rows = append(d.rows, fmt.Sprintf("Partida %d · turno III · 323 a. C.", i+1))
	}
	return d
}

func (d *Sampler) Update(in *ui.Input) bool {
	u := d.UI
	u.Begin(in)
	s := u.Screen()
	u.Fill(s, u.Theme.Wood2)
	bar := ui.CutTop(&s, u.Px(46))
	u.Fill(bar, u.Theme.Wood)
	u.Fill(canvas.Rect{X: 0, Y: bar.Bottom() - 2, W: bar.W, H: 2}, u.Theme.Gilt)
	u.Words(canvas.Rect{X: 16, Y: 0, W: 900, H: 44}, "Elige adónde marcha Antígonos: le quedan 4 PM.", u.Theme.Colored(ui.Prompt, u.Theme.Gilt2), ui.Left)
	for i := range int(25) {
		u.IconButton(canvas.Rect{X: 470 + float64(i)*32, Y: 9, W: 28, H: 28}, ui.Sign(i), fmt.Sprint("sign ", i), ui.ButtonOpts{Bar: true})
	}
	s = s.Inset(u.Px(8))
	col := ui.CutLeft(&s, u.Px(300))
	p := u.TitledPanel(ui.CutTop(&col, u.Px(270)), "Decisión")
	u.Button(ui.CutTop(&p, u.Px(38)), "Marchar a Gordion", ui.ButtonOpts{Main: true, Key: "1", Note: "2 PM · batalla"})
	ui.CutTop(&p, u.Px(6))
	u.Button(ui.CutTop(&p, u.Px(38)), "Dejar unidades en Kelainai", ui.ButtonOpts{Key: "2", Note: "gratis", Tip: "Deja parte del ejército en el espacio; no cuesta puntos de movimiento (5.4)."})
	ui.CutTop(&p, u.Px(6))
	u.Button(ui.CutTop(&p, u.Px(38)), "Tomar unidades", ui.ButtonOpts{Key: "3", Note: "gratis"})
	ui.CutTop(&p, u.Px(6))
	u.Button(ui.CutTop(&p, u.Px(38)), "Asediar", ui.ButtonOpts{Key: "4", Why: "9.1: la plaza es tuya"})
	ui.CutTop(&p, u.Px(6))
	u.Button(ui.CutTop(&p, u.Px(38)), "Terminar la activación", ui.ButtonOpts{Key: "5"})
	ui.CutTop(&col, u.Px(8))
	p = u.TitledPanel(col, "Crónica")
	if i := u.List(p, &d.scroll, len(d.rows), u.Px(34), d.row, func(i int, r canvas.Rect) {
		u.Words(canvas.Rect{X: r.X + 8, Y: r.Y, W: r.W - 16, H: r.H}, d.rows[i], u.Theme.Text(ui.Body), ui.Left)
	}); i >= 0 {
		d.row = i
	}
	ui.CutLeft(&s, u.Px(8))
	p = u.TitledPanel(ui.CutLeft(&s, u.Px(480)), "Ajustes")
	u.Tabs(ui.CutTop(&p, u.Px(36)), []string{"Juego", "Sonido", "Pantalla"}, &d.tab)
	ui.CutTop(&p, u.Px(14))
	u.Toggle(ui.CutTop(&p, u.Px(34)), "Reducir el movimiento", &d.off)
	u.Toggle(ui.CutTop(&p, u.Px(34)), "Nombres en griego", &d.on)
	ui.CutTop(&p, u.Px(8))
	u.Choice(ui.CutTop(&p, u.Px(36)), []string{"Español", "English"}, &d.pick)
	ui.CutTop(&p, u.Px(14))
	row := ui.CutTop(&p, u.Px(30))
	u.Words(ui.CutLeft(&row, u.Px(120)), "Música", u.Theme.Text(ui.Label), ui.Left)
	u.Slider(row, "music", &d.vol, ui.SliderOpts{Hi: 1})
	ui.CutTop(&p, u.Px(14))
	u.Field(ui.CutTop(&p, u.Px(36)), "name", &d.name, ui.FieldOpts{Hint: "Tu nombre"})
	ui.CutTop(&p, u.Px(14))
	u.Progress(ui.CutTop(&p, u.Px(16)), d.vol)
	ui.CutTop(&p, u.Px(14))
	u.Chip(canvas.Point{X: p.X, Y: p.Y}, "Campeón")
	ui.CutTop(&p, u.Px(34))
	ui.CutTop(&p, u.Paragraph(p, "Alejandro ha muerto en Babilonia sin heredero. Sus generales se reparten el imperio, cada uno en nombre de un rey niño o de sí mismo.", u.Theme.Text(ui.Body), ui.Left))
	ui.CutTop(&p, u.Px(10))
	u.Words(ui.CutTop(&p, u.Px(60)), "DIÁDOCOS", u.Theme.Colored(ui.Display, u.Theme.Heading), ui.Center)
	r := ui.CutTop(&p, u.Px(38))
	u.Button(ui.Column(r, 0, 3, 6), "Jugar", ui.ButtonOpts{})
	u.Button(ui.Column(r, 1, 3, 6), "Continuar", ui.ButtonOpts{Main: true})
	u.Button(ui.Column(r, 2, 3, 6), "Salir", ui.ButtonOpts{Why: "no"})
	return u.End()
}

func (d *Sampler) Draw(c canvas.Canvas) { d.UI.Draw(c) }
