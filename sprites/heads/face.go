package heads

import (
	"math"

	"tyche/sprites/paint"
)

var noses = [...]string{
	NoseStraight: "L78 43Q80 50 84 57Q83 60 78.5 61",
	NoseHooked:   "L78 43Q85.5 49 86 59Q82.5 61.8 78 61",
	NoseSnub:     "L77 44Q77 51 82.5 55Q82.8 59.4 78 60.5",
	NoseBroken:   "L77.5 43Q83 45.6 81.2 51Q86 57 84 59.8Q81 61.3 78 61",
	NoseFine:     "L78 43.5Q80 51 82.6 57.4Q82 60 78 60.6",
}

var chins = [...]string{
	ChinSoft:   "Q80 63 79 66Q76.5 67.5 79 70Q79 73 76 74.5Q79 79 75 83.5Q70 86.5 63 84",
	ChinStrong: "Q80.5 63 79.5 66Q76.5 67.5 79.5 70Q79 72.5 77 74Q82 79 79 84.5Q72 88 63 84",
	ChinWeak:   "Q80 63 78.6 66Q76 67.5 78 70Q77.4 73 74 74.6Q75.4 79 71 82.5Q67 85 62 83",
}

func (h head) outline() string {
	return "M72 30Q76 36 76.5 42" + noses[h.look.Nose] + chins[h.look.Chin] +
		"Q60 90 63 101L24 101Q32 88 29 74Q18 62 20 44Q24 20 48 18Q66 18 72 30Z"
}

func (h head) face() {
	path := paint.MustPath(h.outline())
	h.p.Fill(path, paint.Linear{From: paint.Pt(30, 90), To: paint.Pt(80, 30), Stops: []paint.Stop{
		{At: 0, Color: paint.Mix(h.t.Base, h.t.Shade, .45)}, {At: .45, Color: h.t.Base}, {At: 1, Color: paint.Mix(h.t.Base, h.t.Light, .7)}}})
	h.p.Within(func() {
		h.p.Clip(path)
		h.soft("M72 31Q75.5 37 76 42"+noses[h.look.Nose]+"Q80 63 79 66L73 64Q70 52 69 44Q67 34 62 30Z", h.t.Light, .5)
		h.soft("M80 82Q70 89 62 84.5Q54 82 47 74Q50 88 42 101L66 101Q60 92 64 87Z", h.t.Shade, .55)
		h.soft("M56 57Q64 62 62 72Q56 76 50 72Q50 62 56 57Z", h.t.Shade, .16)
	})
	h.p.Stroke(path, paint.Pen(h.width(2)), paint.Solid(h.t.Line))
}

func (h head) eye() {
	switch {
	case h.look.Patch:
		h.area("M62.5 41.5Q69 38 75.8 41.5L75 49.5Q69 53.5 64 49.5Z", h.t.Line, 0)
		h.line("M74 41Q68 31 56 25M64 48Q50 52 36 50", 2)
		return
	case h.look.Woman:
		h.line("M62.5 40.6Q69 37 75 40", 1.6)
	default:
		h.line("M62.5 41Q69 37 75.5 41", 2.4)
	}
	h.area("M63.8 46.6Q69 42.4 74 45.6Q72.6 49.4 70 49.4Q66 49.4 63.8 46.6Z", h.t.Light, 1.2)
	h.p.Fill(paint.Circle(71, 46.9, 1.9), paint.Solid(h.t.Line))
	if h.look.Old {
		h.fineLine("M65 51.5Q68.6 53.6 72.5 52.2M64 34Q69 33 73 35M64.6 30.4Q68.6 29.6 72 31.4M60.5 44L56.5 42.6M60.5 47.4L56.4 47.8", 1.1)
	}
}

func (h head) mouth() {
	h.line("M74.6 59.4Q76 57.4 78.4 60.2", 1.4)
	h.line("M72.8 67.4Q76 68.4 79 67.2", 1.6)
	if h.look.Old {
		h.fineLine("M70.6 60.6Q68.6 65.4 70.4 70.4", 1.1)
	}
	h.fineLine("M72.8 71.8Q75 73 77 72", .9)
}

var beards = [...]string{
	BeardShort:   "M45 58Q48 69 57 73Q66 72.4 71.4 68L73 65.4L78.8 65.2Q77 67.4 73.6 68.4L78.6 70Q77 74 77.6 78Q78.4 85.6 72 88.4Q62 89.6 53 81.6Q46 74 43.5 66Z",
	BeardFull:    "M45 58Q49 70 58 73Q66 72 71 67L74 64.4L79.4 64.6Q77.4 67.6 73.6 68.6L78.4 70.6Q81.4 80 77.6 90Q70 99.6 60 94.6Q48 88 43 70Z",
	BeardLong:    "M45 58Q49 70 58 73Q66 72 71 67L74 64.4L79.6 64.6Q77.4 67.6 73.6 68.6L79 70.6Q83.6 88 78 101L60 104Q47 90 43 70Z",
	BeardPointed: "M45 58Q49 70 58 73Q66 72 71 67L74 64.4L79.6 64.6Q77.4 67.6 73.6 68.6L78.6 70.6Q83 82 84 93Q72 94 60 88Q48 80 43 68Z",
}

func (h head) beard() {
	path := paint.MustPath(beards[h.look.Beard])
	h.p.Fill(path, paint.Solid(h.t.Shade))
	h.p.Within(func() {
		h.p.Clip(path)
		if h.look.Beard == BeardShort {
			for i := range 34 {
				x, y := 46+34*paint.Random(i, 3), 62+26*paint.Random(i, 4)
				h.p.Stroke(paint.Line(x, y, x+1, y+3), paint.Pen(1.1), paint.Solid(paint.Fade(h.t.Light, .7)))
			}
			return
		}
		for i := range 7 {
			x := 47 + 5*float64(i)
			y := 68 + 5*math.Sin(float64(i)*.5)
			h.p.Stroke(paint.Smooth(false, paint.Pt(x, y), paint.Pt(x+4.5, y+7), paint.Pt(x+1.6, y+14), paint.Pt(x+5.5, y+21), paint.Pt(x+3.2, y+30)),
				paint.Pen(1.25), paint.Solid(h.t.Light))
		}
	})
	h.p.Stroke(path, paint.Pen(h.width(1.5)), paint.Solid(h.t.Line))
}

func (h head) ear() {
	h.area("M45 47Q51 43.4 52.4 50Q52.6 56.4 47.4 59.4Q44 56 45 47Z", h.t.Base, 1.3)
	h.fineLine("M47.4 49.4Q50 48.6 49.6 52.4Q48.6 54 48.4 56", .9)
	if h.look.Woman {
		h.p.Fill(paint.Circle(47.6, 62.4, 2), paint.Solid(h.t.Band))
		h.p.Stroke(paint.Circle(47.6, 62.4, 2), paint.Pen(h.width(.8)), paint.Solid(h.t.Line))
	}
}

// cloak closes the bust below the neck.
func (h head) cloak() {
	h.area("M10 104Q16 92 30 89.6Q40 95 53 93.6Q62 94.6 70 104Z", paint.Mix(h.t.Shade, h.t.Base, .25), 1.7)
	h.shine("M18 100Q24 94.6 31 93.4Q41 98.6 53 97.2", 1.1)
	if h.look.Brooch || h.look.Woman {
		return
	}
	h.p.Fill(paint.Circle(55.6, 95.4, 3.3), paint.Solid(h.t.Band))
	h.p.Stroke(paint.Circle(55.6, 95.4, 3.3), paint.Pen(h.width(1)), paint.Solid(h.t.Line))
}
