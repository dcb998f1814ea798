package ui

import (
	"image"
	"image/color"
	"math"

	"tyche/sprites/canvas"
	"tyche/sprites/paint"
)

// Sign is one of the small drawings on buttons.
type Sign uint8

// The signs.
const (
	HelpSign Sign = iota
	UndoSign
	RedoSign
	NoteSign
	MuteSign
	MenuSign
	CloseSign
	BackSign
	NextSign
	PlaySign
	PauseSign
	FirstSign
	LastSign
	PlusSign
	MinusSign
	CheckSign
	SearchSign
	BookSign
	HomeSign
	BulbSign
	UpSign
	DownSign
	FullSign
	EyeSign
	LinkSign
	SignCount
)

// Drawings in a square of 24 by 24, as strokes of 2.2 with round ends.
var signStrokes = [SignCount]string{
	HelpSign:   "M7.5 9a4.6 4.6 0 1 1 6.6 4.1c-1.5.8-2.1 1.6-2.1 3M12 20v.1",
	UndoSign:   "M8 4L3.5 8.5L8 13M4 8.5H14.5a5.5 5.5 0 0 1 0 11H8",
	RedoSign:   "M16 4L20.5 8.5L16 13M20 8.5H9.5a5.5 5.5 0 0 0 0 11H16",
	NoteSign:   "M9.5 17.5V5L19 3.2V15.5M9.5 8.2L19 6.4M6.8 17.6a2.7 2.2 0 1 0 2.7 0M16.3 15.6a2.7 2.2 0 1 0 2.7 0",
	MuteSign:   "M9.5 17.5V5L19 3.2V15.5M6.8 17.6a2.7 2.2 0 1 0 2.7 0M16.3 15.6a2.7 2.2 0 1 0 2.7 0M3 3L21 21",
	MenuSign:   "M4 6.5H20M4 12H20M4 17.5H20",
	CloseSign:  "M6 6L18 18M18 6L6 18",
	BackSign:   "M14.5 5L8 12L14.5 19",
	NextSign:   "M9.5 5L16 12L9.5 19",
	PlaySign:   "M8 5L18.5 12L8 19Z",
	PauseSign:  "M8.5 5.5V18.5M15.5 5.5V18.5",
	FirstSign:  "M6 5V19M18 5L9.5 12L18 19Z",
	LastSign:   "M18 5V19M6 5L14.5 12L6 19Z",
	PlusSign:   "M12 5V19M5 12H19",
	MinusSign:  "M5 12H19",
	CheckSign:  "M5 12.5L10 17.5L19.5 6.5",
	SearchSign: "M10.5 16.5a6 6 0 1 0 0-12a6 6 0 1 0 0 12M15 15L20.5 20.5",
	BookSign:   "M12 6.5C9.5 4.6 6.5 4.4 3.5 4.8V18.2C6.5 17.8 9.5 18 12 19.8C14.5 18 17.5 17.8 20.5 18.2V4.8C17.5 4.4 14.5 4.6 12 6.5V19.5",
	HomeSign:   "M3.5 11.5L12 4L20.5 11.5M6 10V19.5H18V10M10 19.5V14H14V19.5",
	BulbSign:   "M9.5 17.5H14.5M10.5 20.5H13.5M9.5 17.5C9.5 14.5 6.5 13.6 6.5 9.5a5.5 5.5 0 0 1 11 0C17.5 13.6 14.5 14.5 14.5 17.5",
	UpSign:     "M5 14.5L12 8L19 14.5",
	DownSign:   "M5 9.5L12 16L19 9.5",
	FullSign:   "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
	EyeSign:    "M2.5 12C6 6.4 18 6.4 21.5 12C18 17.6 6 17.6 2.5 12ZM12 15a3 3 0 1 0 0-6a3 3 0 1 0 0 6",
	LinkSign:   "M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
}

type signKey struct {
	sign Sign
	size int
	ink  color.NRGBA
}

// SignPicture returns a sign of size canvas pixels in a colour; it is painted once.
func (t *Theme) SignPicture(s Sign, size float64, ink color.NRGBA) *canvas.Picture {
	key := signKey{s, int(math.Round(size)), ink}
	p := t.signs[key]
	if p == nil {
		p = canvas.NewPicture(key.size, key.size, func(dst *image.RGBA) {
			pen := paint.Stroke{Width: 2.2, Cap: paint.RoundCap, Join: paint.RoundJoin}
			paint.NewScaled(dst, 24, 24).Stroke(paint.MustPath(signStrokes[s]), pen, paint.Solid(ink))
		})
		t.signs[key] = p
	}
	return p
}

// Sign draws a sign in the middle of r.
func (u *UI) Sign(r canvas.Rect, s Sign, ink color.NRGBA) {
	side := math.Round(min(r.W, r.H) * 0.62)
	box := Middle(r, side, side)
	u.Picture(u.Theme.SignPicture(s, side, ink), canvas.Place{At: canvas.Point{X: box.X, Y: box.Y}})
}
