package ui

import (
	"image/color"
	"math"

	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// Sign is one of the small drawings on buttons; all of package icons will do.
type Sign = icons.Icon

// The signs that most scenes need, by their short names.
const (
	HelpSign   = icons.Help
	UndoSign   = icons.Undo
	RedoSign   = icons.Redo
	NoteSign   = icons.Music
	MuteSign   = icons.Mute
	MenuSign   = icons.Menu
	CloseSign  = icons.Close
	BackSign   = icons.Left
	NextSign   = icons.Right
	PlaySign   = icons.Play
	PauseSign  = icons.Pause
	FirstSign  = icons.First
	LastSign   = icons.Last
	PlusSign   = icons.ZoomIn
	MinusSign  = icons.ZoomOut
	CheckSign  = icons.Accept
	SearchSign = icons.Search
	BookSign   = icons.Rulebook
	BulbSign   = icons.Hint
	UpSign     = icons.Up
	DownSign   = icons.Down
	FullSign   = icons.Fullscreen
	EyeSign    = icons.Shown
	CoverSign  = icons.Secret
	LinkSign   = icons.Link
)

type signKey struct {
	sign Sign
	size int
	ink  color.NRGBA
}

// signsRoom is how many pixels of signs are kept: 4 MB, a thousand of the usual size.
const signsRoom = 1 << 20

// SignPicture returns a sign of size canvas pixels in a colour; it is painted once.
func (t *Theme) SignPicture(s Sign, size float64, ink color.NRGBA) *canvas.Picture {
	key := signKey{s, int(math.Round(size)), ink}
	p := t.signs.Find(key)
	if p == nil {
		p = t.signs.Keep(key, icons.Picture(s, key.size, ink))
	}
	return p
}

// Sign draws a sign in the middle of r.
func (u *UI) Sign(r canvas.Rect, s Sign, ink color.NRGBA) {
	side := math.Round(min(r.W, r.H) * 0.68)
	box := Middle(r, side, side)
	u.Picture(u.Theme.SignPicture(s, side, ink), canvas.Place{At: canvas.Point{X: box.X, Y: box.Y}})
}
