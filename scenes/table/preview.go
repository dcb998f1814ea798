package table

import (
	"tyche/rules/lexicon"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// While a note is to be read, the question that comes after it lies in its place already, off: notes speak of it.

// preview is the question after a note and its answers, in the words of a language.
type preview struct {
	at       int // moves of the game
	language lexicon.Language
	question string
	answers  []string
}

// foresee returns the question after the note, or nil where none is put to whoever reads it.
func (t *Table) foresee() *preview {
	m := t.match
	if m.open() || m.led() || m.coach.Over() || t.desk != nil || t.face.Busy() || !t.caughtUp() || m.Deciding() != m.viewer {
		return nil
	}
	k := &t.preview
	if at := m.Session.Len(); k.language != t.voice.Language || k.at != at {
		*k = preview{at: at, language: t.voice.Language}
		if o, asked := FindOffers(m.Chair()); asked {
			k.question = t.say(o.Decision.Prompt)
			for _, f := range o.Legal {
				k.answers = append(k.answers, t.say(f.Caption.Label))
			}
		}
	}
	return k
}

// drawPreview draws as much of the question after the note as there is room for.
func (t *Table) drawPreview(u *ui.UI, r canvas.Rect) {
	k := t.foresee()
	if k == nil || k.question == "" {
		return
	}
	u.Hush(true) // who listens hears it when it can be answered
	defer u.Hush(false)
	style := promptStyle(u)
	if ui.TextHeight(k.question, style, r.W) > r.H {
		return
	}
	ui.CutTop(&r, u.Paragraph(r, k.question, style, ui.Left)+u.Px(promptGap))
	for _, words := range k.answers {
		if r.H < u.Px(u.ButtonHeight()) {
			return
		}
		row := ui.CutTop(&r, u.Px(u.ButtonHeight()))
		ui.CutTop(&r, u.Px(ui.ButtonGap))
		u.Theme.Skin(u, ui.OffButton, row)
		u.Words(row.Inset(u.Px(ui.Padding)), words, u.Theme.Colored(ui.Label, u.Theme.Ink3), ui.Left)
	}
}
