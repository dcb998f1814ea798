package ui

import (
	"math"

	"tyche/fonts"
	"tyche/sprites/canvas"
)

// Toggle draws words and a switch, and says whether the player turned it.
func (u *UI) Toggle(r canvas.Rect, label string, on *bool) bool {
	t := u.interact(label, r)
	if t.clicked {
		*on = !*on
		u.sound("")
	}
	u.write(Line{Kind: SwitchLine, ID: t.id, Words: label, On: *on, Box: r})
	u.Hush(true)
	defer u.Hush(false)
	th := u.Theme
	rest := r
	track := Middle(CutRight(&rest, u.Px(44)), u.Px(40), u.Px(20))
	u.Wrapped(rest, label, th.Text(Label), Left)
	u.slot(track, t)
	if *on {
		u.Theme.Skin(u, OfferButton, track)
	}
	knob := track.X
	if *on {
		knob = track.Right() - track.H
	}
	u.Theme.Skin(u, KnobShape, canvas.Rect{X: knob, Y: track.Y, W: track.H, H: track.H}.Inset(u.Px(1)))
	return t.clicked
}

// slot draws a well with the light of the cursor and the keyboard.
func (u *UI) slot(r canvas.Rect, t touch) {
	u.Theme.Skin(u, InlayShape, r)
	if t.hover {
		u.Theme.SkinFaint(u, SelectShape, r, 0.6)
	}
	if t.focus {
		u.Theme.Skin(u, FocusRing, r)
	}
}

// Choice draws buttons side by side of which one is chosen, and says whether the player chose another. Left and
// right arrows choose when the keyboard is on it.
func (u *UI) Choice(r canvas.Rect, labels []string, chosen *int) bool {
	return u.Tiles(r, 0, labels, chosen, nil)
}

// Tiles is Choice with a picture on each button, painted by draw above the words, which take `foot` canvas pixels; a nil
// draw leaves all the room to the words.
func (u *UI) Tiles(r canvas.Rect, foot float64, labels []string, chosen *int, draw func(i int, r canvas.Rect)) bool {
	was := *chosen
	u.Theme.Skin(u, InlayShape, r)
	for i, label := range labels {
		box := Column(r, i, len(labels), 0)
		t := u.interact(label, box)
		if t.clicked {
			*chosen = i
		}
		u.write(Line{Kind: RadioLine, ID: t.id, Words: label, On: *chosen == i, Box: box})
		u.Hush(true)
		in := box.Inset(u.Px(2))
		st := u.segment(in, t, *chosen == i)
		words := in
		if draw != nil {
			words = CutBottom(&in, foot)
			draw(i, in)
		}
		u.Wrapped(canvas.Rect{X: words.X + u.Px(4), Y: words.Y, W: words.W - u.Px(8), H: words.H}, label, st, Center)
		u.Hush(false)
	}
	if *chosen != was {
		u.sound("")
	}
	return *chosen != was
}

// segment draws the ground of one button of a Choice and returns how its words are written.
func (u *UI) segment(r canvas.Rect, t touch, chosen bool) fonts.Style {
	st := u.Theme.Colored(Label, u.Theme.Ink2)
	st.Size = u.Theme.Text(Body).Size
	switch {
	case chosen:
		u.Theme.Skin(u, OfferButton, r)
		st.Color, st.Bold = u.Theme.OfferInk, true
	case t.hover:
		u.Theme.Skin(u, HoverButton, r)
		st.Color = u.Theme.Ink
	}
	if t.focus {
		u.Theme.Skin(u, FocusRing, r)
	}
	return st
}

// Tabs draws the names of pages over a rule and says whether the player turned to another.
func (u *UI) Tabs(r canvas.Rect, labels []string, chosen *int) bool {
	was := *chosen
	u.Rule(canvas.Rect{X: r.X, Y: r.Bottom() - u.Px(1), W: r.W, H: u.Px(1)})
	for i, label := range labels {
		box := Column(r, i, len(labels), u.Px(4))
		t := u.interact(label, box)
		if t.clicked {
			*chosen = i
		}
		u.write(Line{Kind: TabLine, ID: t.id, Words: label, On: *chosen == i, Box: box})
		st := u.Theme.Colored(Label, u.Theme.Ink2)
		if *chosen == i {
			st.Color, st.Bold = u.Theme.Heading, true
			u.Fill(canvas.Rect{X: box.X, Y: box.Bottom() - u.Px(3), W: box.W, H: u.Px(3)}, u.Theme.Gilt)
		} else if t.hover {
			u.Theme.SkinFaint(u, SelectShape, box, 0.5)
		}
		if t.focus {
			u.Theme.Skin(u, FocusRing, box.Inset(u.Px(2)))
		}
		u.Hush(true)
		u.Words(box, label, st, Center)
		u.Hush(false)
	}
	if *chosen != was {
		u.sound("page")
	}
	return *chosen != was
}

// A grip remembers where on a dragged thing the cursor took hold.
type grip struct {
	id     uint64
	offset float64
}

// SliderOpts is the range of a slider.
type SliderOpts struct {
	Lo, Hi float64
	Step   float64 // 0 = none
}

// Slider draws a track with a knob and says whether the player moved it; name tells it apart.
func (u *UI) Slider(r canvas.Rect, name string, v *float64, o SliderOpts) bool {
	was := *v
	t := u.interact(name, r)
	knob := u.Px(20)
	run := max(r.W-knob, 1)
	if to, ok := t.told(); ok {
		*v = to
	}
	if t.id == u.active {
		*v = o.Lo + (u.In.Cursor.X-r.X-knob/2)/run*(o.Hi-o.Lo)
	}
	if t.focus {
		u.arrows = true
		by := o.Step
		if by == 0 {
			by = (o.Hi - o.Lo) / 20
		}
		*v += by * float64(u.In.Hits(KeyRight, 0)-u.In.Hits(KeyLeft, 0))
	}
	if *v != was && o.Step > 0 {
		*v = o.Lo + math.Round((*v-o.Lo)/o.Step)*o.Step
	}
	*v = clamp(*v, o.Lo, o.Hi)
	u.write(Line{Kind: SliderLine, ID: t.id, At: *v, Range: o, Box: r})
	u.drawSlider(r, t, (*v-o.Lo)/(o.Hi-o.Lo), knob, run)
	return *v != was
}

func (u *UI) drawSlider(r canvas.Rect, t touch, share, knob, run float64) {
	track := Middle(r, r.W, u.Px(8))
	u.Theme.Skin(u, InlayShape, track)
	full := track.Inset(u.Px(1))
	full.W = clamp(share*run+knob/2, u.Px(4), full.W)
	u.Fill(full, u.Theme.Gilt)
	handle := canvas.Rect{X: math.Round(r.X + share*run), Y: math.Round(r.Y + (r.H-knob)/2), W: knob, H: knob}
	if t.focus || t.id == u.active {
		u.Theme.Skin(u, FocusRing, handle)
	}
	u.Theme.Skin(u, KnobShape, handle)
	if t.hover {
		u.Theme.SkinFaint(u, SelectShape, handle.Inset(u.Px(3)), 0.8)
	}
}

// Progress draws how much of something is done, 0 to 1.
func (u *UI) Progress(r canvas.Rect, share float64) {
	u.Theme.Skin(u, InlayShape, r)
	if w := math.Round(r.W * clamp(share, 0, 1)); w > 0 {
		u.Theme.Skin(u, OfferButton, canvas.Rect{X: r.X, Y: r.Y, W: max(w, u.Px(8)), H: r.H})
	}
}

// Chip draws a small round label and returns its width.
func (u *UI) Chip(at canvas.Point, label string) float64 {
	st := u.Theme.Text(Caption)
	st.Face = fonts.SansBold
	w := math.Ceil(fonts.Width(label, st)) + u.Px(16)
	r := canvas.Rect{X: at.X, Y: at.Y, W: w, H: u.Px(20)}
	u.Theme.Skin(u, ChipShape, r)
	u.Words(r, label, st, Center)
	return w
}

// Cycle draws one of several choices between two arrows, for lists too long to stand side by side; pressing the words
// or the right arrow takes the next, the left arrow the one before. Where there is nothing to choose from, it is words alone. It
// says whether the player chose another.
func (u *UI) Cycle(r canvas.Rect, name string, labels []string, chosen *int) bool {
	was, n := *chosen, len(labels)
	switch n {
	case 0:
		return false
	case 1:
		u.Words(r, labels[0], u.Theme.Text(Label), Center)
		return false
	}
	t := u.interact(name, r)
	step := 0
	if t.focus {
		u.arrows = true
		step = u.In.Hits(KeyRight, 0) - u.In.Hits(KeyLeft, 0)
	}
	side := min(u.Px(28), math.Round(r.W*0.17)) // the words come first where there is little room
	if t.clicked {
		step = 1
		if !t.byKeyboard && u.In.Cursor.X < r.X+side {
			step = -1
		}
	}
	*chosen = ((was+step)%n + n) % n
	u.write(Line{Kind: ButtonLine, ID: t.id, Words: labels[*chosen], Box: r})
	u.Hush(true)
	defer u.Hush(false)
	shape := buttonShape(ButtonOpts{}, t)
	u.Theme.Skin(u, shape, r)
	if t.focus {
		u.Theme.Skin(u, FocusRing, r)
	}
	in := u.pushed(r, t)
	ink := u.Theme.Ink2
	u.Sign(CutLeft(&in, side).Inset(u.Px(5)), BackSign, ink)
	u.Sign(CutRight(&in, side).Inset(u.Px(5)), NextSign, ink)
	u.Wrapped(in, labels[*chosen], u.Theme.Text(Label), Center)
	if *chosen != was {
		u.sound("")
	}
	return *chosen != was
}

// Row takes a line off the top of area, writes a label at its left and returns its right part for a widget.
func (u *UI) Row(area *canvas.Rect, label string) canvas.Rect {
	row := CutTop(area, u.Px(u.ButtonHeight()))
	CutTop(area, u.Px(ButtonGap))
	u.Words(CutLeft(&row, math.Round(row.W*0.42)), label, u.Theme.Text(Label), Left)
	return row
}
