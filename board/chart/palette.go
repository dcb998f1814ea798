package chart

import (
	"image/color"

	"tyche/sprites/paint"
)

// The colours of the sheet.
var (
	seaNorth    = paint.RGB(0xA9C3C4)
	seaSouth    = paint.RGB(0xB9CECB)
	waterLine   = paint.RGB(0x3F6772)
	landPaper   = paint.RGB(0xEFE2C3)
	coastInk    = paint.RGB(0x4A3524)
	borderInk   = paint.RGB(0x5C3E28)
	riverInk    = paint.RGB(0x4F8199)
	lakeFill    = paint.RGB(0xBAD4D1)
	mountainInk = paint.RGB(0x543A24)
	woodland    = paint.RGB(0xB9BF92)
	snow        = paint.RGB(0xF6EDD8)
	casing      = paint.RGB(0xF6ECD4)
	roadInk     = paint.RGB(0x6B4A2C)
	passInk     = paint.RGB(0x8C5A3A)
	chevronInk  = paint.RGB(0x7A3F22)
	laneInk     = paint.RGB(0x2F6C93)
	openInk     = paint.RGB(0x1F4F74)
	foam        = paint.RGB(0xEAF2EE)
	ink         = paint.RGB(0x22180F)
	stone       = paint.RGB(0x2B2118)
	vacant      = paint.RGB(0xFBF4E2)
	crag        = paint.RGB(0xB49A74)
	regionInk   = paint.RGB(0x7A3E22)
	seaInk      = paint.RGB(0x2F5C69)
	paperHalo   = paint.RGB(0xF7EEDA)
	bronze      = paint.RGB(0x5A4028)
	gold        = paint.RGB(0x9A6A14)
)

// tints are the land colours of the regions, by Region.Tint.
var tints = [...]color.NRGBA{
	paint.RGB(0xE2B29C), paint.RGB(0xECD08A), paint.RGB(0xBECEA0), paint.RGB(0xB2C8CC), paint.RGB(0xD4BCD4), paint.RGB(0xEEBE7C),
}

// waterRing is one line of the waterlining: its distance from the coast in pixels, the fill between it and the next
// one inwards, and the strength of the line.
type waterRing struct {
	at       float64
	fill     color.NRGBA
	strength float64
}

var waterRings = [...]waterRing{
	{3, paint.RGB(0xCDE0D9), .8}, {6.3, paint.RGB(0xC3DAD5), .6}, {10.5, paint.RGB(0xBAD4D1), .46},
	{15.5, paint.RGB(0xB3CECD), .36}, {21, paint.RGB(0xAECACA), .28}, {27, paint.RGB(0xABC5C5), .2},
}
