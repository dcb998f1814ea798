package ui

import (
	"image"
	"image/color"
	"math"

	"tyche/sprites/canvas"
	"tyche/sprites/paint"
)

// Shape is a look of a rectangle that is painted once and stretched to any size.
type Shape uint8

// The shapes.
const (
	PanelShape  Shape = iota // paper with a gilt border and a fine inner rule
	CardShape                // paper with a deeper shadow: dialogs, tooltips
	PlainButton              // a key of paper
	HoverButton              // lit
	DownButton               // pressed in
	OffButton                // cannot be done now
	OfferButton              // the main one
	OfferHover               //
	OfferDown                //
	BarButton                // on wood
	BarHover                 //
	BarDown                  //
	InlayShape               // a well: fields, statistics, tracks
	FocusRing                // the glow round what the keyboard would press
	ChipShape                // a small round label
	KeyCap                   // the number on a button
	KnobShape                // a slider's handle
	SelectShape              // a chosen row
	shapes
)

// A skin is a nine-patch: corners of `edge` pixels keep their size, the rest stretches; the outermost `bleed` pixels
// (shadow, glow) lie outside the rectangle.
type skin struct {
	pic         *canvas.Picture
	edge, bleed float64
}

// A recipe says how a shape is painted, in design pixels.
type recipe struct {
	radius, bleed float64
	top, bottom   color.NRGBA
	edge          color.NRGBA // transparent: no border
	width         float64     // of the border
	shadow        float64     // blur of the shadow below, 0 = none
	light         float64     // share of white laid over: hover
	inner         bool        // a fine rule inside
	sunk          bool        // pressed in: a shadow inside
	halo          bool        // only a glow outside
}

// recipe returns how a shape looks in this palette.
func (p *Palette) recipe(s Shape) recipe {
	none := color.NRGBA{}
	return [shapes]recipe{
		PanelShape:  {RadiusPanel, 8, p.Paper, p.Paper2, p.Gilt, 1, 5, 0, true, false, false},
		CardShape:   {RadiusCard, 26, p.Paper, p.Paper2, p.Gilt, 1.5, 20, 0, true, false, false},
		PlainButton: {RadiusButton, 3, p.Key, p.Key2, p.KeyEdge, 1, 2, 0, false, false, false},
		HoverButton: {RadiusButton, 3, p.Key, p.Key2, p.OfferEdge, 1, 3, 0.22, false, false, false},
		DownButton:  {RadiusButton, 3, p.Key2, p.Key2, p.OfferEdge, 1, 0, 0, false, true, false},
		OffButton:   {RadiusButton, 3, p.Off, p.Off, p.OffEdge, 1, 0, 0, false, false, false},
		OfferButton: {RadiusButton, 3, p.Offer, p.Offer2, p.OfferEdge, 1, 2, 0, false, false, false},
		OfferHover:  {RadiusButton, 3, p.Offer, p.Offer2, p.OfferEdge, 1, 3, 0.25, false, false, false},
		OfferDown:   {RadiusButton, 3, p.Offer2, p.Offer2, p.OfferEdge, 1, 0, 0, false, true, false},
		BarButton:   {RadiusButton, 0, p.Wood3, p.Wood3, blendTone(p.Wood3, p.Gilt, 0.35), 1, 0, 0, false, false, false},
		BarHover:    {RadiusButton, 0, p.Wood3, p.Wood3, p.Gilt, 1, 0, 0.08, false, false, false},
		BarDown:     {RadiusButton, 0, p.Wood, p.Wood, p.Gilt, 1, 0, 0, false, true, false},
		InlayShape:  {RadiusKey, 0, p.Inlay, p.Inlay, p.InlayEdge, 1, 0, 0, false, false, false},
		FocusRing:   {RadiusButton, 5, none, none, p.Glow, 1, 0, 0, false, false, true},
		ChipShape:   {RadiusChip, 0, p.Inlay, p.Inlay, p.Gilt, 1, 0, 0, false, false, false},
		KeyCap:      {RadiusKey, 0, p.Key, p.Key, p.Ink3, 1, 0, 0, false, false, false},
		KnobShape:   {10, 4, p.Key, p.Key2, p.KeyEdge, 1.2, 3, 0, false, false, false},
		SelectShape: {RadiusKey, 0, fade(p.Glow, 0.3), fade(p.Glow, 0.3), fade(p.Gilt, 0.8), 1, 0, 0, false, false, false},
	}[s]
}

func fade(c color.NRGBA, share float64) color.NRGBA { return paint.Fade(c, share) }

func blendTone(a, b color.NRGBA, share float64) color.NRGBA { return paint.Mix(a, b, share) }

// Skin paints a shape into r.
func (t *Theme) Skin(c canvas.Canvas, s Shape, r canvas.Rect) { t.SkinFaint(c, s, r, 1) }

// SkinFaint is Skin with an opacity of 0 to 1.
func (t *Theme) SkinFaint(c canvas.Canvas, s Shape, r canvas.Rect, alpha float64) {
	if r.Empty() {
		return
	}
	k := t.skin(s, r.H)
	nine(c, k, canvas.Rect{X: r.X - k.bleed, Y: r.Y - k.bleed, W: r.W + 2*k.bleed, H: r.H + 2*k.bleed}, alpha)
}

// skinKey is a shape at any height, or at one that is too small for the corners of the stretching one.
type skinKey struct {
	shape Shape
	tall  int // canvas pixels, 0 = any
}

// skin returns the painted shape for a rectangle of this height.
func (t *Theme) skin(s Shape, height float64) *skin {
	key := skinKey{shape: s}
	if t.skins[key] == nil {
		t.skins[key] = t.paintSkin(s, 0)
	}
	k := t.skins[key]
	if height >= 2*(k.edge-k.bleed) {
		return k
	}
	key.tall = int(math.Round(height))
	if t.skins[key] == nil {
		t.skins[key] = t.paintSkin(s, key.tall)
	}
	return t.skins[key]
}

// nine lays a nine-patch over r, on whole pixels: parts that share a pixel would leave a seam there.
func nine(c canvas.Canvas, k *skin, r canvas.Rect, alpha float64) {
	left, top := math.Round(r.X), math.Round(r.Y)
	r = canvas.Rect{X: left, Y: top, W: math.Round(r.Right()) - left, H: math.Round(r.Bottom()) - top}
	w, h := float64(k.pic.W), float64(k.pic.H)
	ex, ey := min(k.edge, math.Floor(r.W/2)), min(k.edge, math.Floor(r.H/2))
	srcX := [4]float64{0, ex, w - ex, w}
	srcY := [4]float64{0, ey, h - ey, h}
	dstX := [4]float64{r.X, r.X + ex, r.Right() - ex, r.Right()}
	dstY := [4]float64{r.Y, r.Y + ey, r.Bottom() - ey, r.Bottom()}
	for j := range 3 {
		for i := range 3 {
			c.Part(k.pic,
				canvas.Rect{X: srcX[i], Y: srcY[j], W: srcX[i+1] - srcX[i], H: srcY[j+1] - srcY[j]},
				canvas.Rect{X: dstX[i], Y: dstY[j], W: dstX[i+1] - dstX[i], H: dstY[j+1] - dstY[j]}, alpha)
		}
	}
}

// middle is the stretching part of a skin in pixels: tall, so that gradients stay smooth.
const middle = 24

// paintSkin paints a shape that stretches in both directions, or only in width if its height is given.
func (t *Theme) paintSkin(s Shape, tall int) *skin {
	rec := t.Palette.recipe(s)
	bleed := math.Ceil(rec.bleed * t.Scale)
	edge := bleed + math.Ceil((rec.radius+3)*t.Scale)
	w := int(2*edge) + middle
	h, calm := w, edge
	if tall > 0 {
		h, calm = tall+int(2*bleed), bleed
	}
	palette, scale := &t.Palette, t.Scale
	pic := canvas.NewPicture(w, h, func(dst *image.RGBA) { rec.paint(dst, palette, scale, bleed, calm) })
	return &skin{pic, edge, bleed}
}

// paint draws the shape over the whole image but the bleed. Its gradient runs between calm pixels from the top and as
// many from the bottom, so that corners, which do not stretch, have one colour.
func (rec *recipe) paint(dst *image.RGBA, p *Palette, scale, bleed, calm float64) {
	w, h := float64(dst.Rect.Dx()), float64(dst.Rect.Dy())
	q := paint.New(dst)
	box := func(inset float64) *paint.Path {
		d := bleed + inset
		radius := min(rec.radius*scale, h/2-bleed)
		return paint.RoundRect(d, d, w-2*d, h-2*d, max(radius-inset, 0))
	}
	line := max(math.Round(rec.width*scale), 1)
	if rec.halo {
		rec.paintHalo(q, box, p, scale)
		return
	}
	if rec.shadow > 0 {
		q.Shadow(box(0), 0, rec.shadow*0.4*scale, rec.shadow*scale, paint.Fade(p.Shadow, 0.5))
	}
	q.Fill(box(0), paint.Down(calm, h-calm, rec.top, rec.bottom))
	if rec.light > 0 {
		q.Fill(box(0), paint.Solid(color.NRGBA{255, 255, 255, uint8(255 * rec.light)}))
	}
	if rec.sunk {
		for i := range 3 {
			d := float64(i) * scale
			q.Stroke(box(d+line/2), paint.Stroke{Width: scale}, paint.Solid(paint.Fade(p.Shadow, 0.16/float64(i+1))))
		}
	}
	if rec.inner {
		d := math.Round(3*scale) + 0.5
		q.Stroke(box(d), paint.Stroke{Width: max(scale*0.8, 0.8)}, paint.Solid(paint.Fade(p.Paper3, 0.55)))
	}
	if rec.edge.A > 0 {
		q.Stroke(box(line/2), paint.Stroke{Width: line}, paint.Solid(rec.edge))
	}
}

func (rec *recipe) paintHalo(q *paint.Painter, box func(float64) *paint.Path, p *Palette, scale float64) {
	for _, ring := range []struct{ out, width, alpha float64 }{{3.2, 4, 0.28}, {1.6, 2.2, 1}} {
		q.Stroke(box(-ring.out*scale+ring.width*scale/2), paint.Stroke{Width: ring.width * scale}, paint.Solid(paint.Fade(p.Glow, ring.alpha)))
	}
}

// Drop frees the painted skins.
func (t *Theme) Drop() {
	for _, k := range t.skins {
		k.pic.Drop()
	}
	t.signs.Each((*canvas.Picture).Drop)
}
