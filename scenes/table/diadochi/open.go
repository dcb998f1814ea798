package diadochi

import (
	"math"

	"tyche/board/atlas"
	"tyche/board/geom"
	"tyche/rules"
	game "tyche/rules/diadochi"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// A press on open water, or on land that no road crosses, is answered too: what it is called, and what can be done there.

// Refs of what lies between the spaces; the ID of a sea is its place in the atlas.
const (
	kindSea  = 202
	kindWild = 203
)

// between returns what lies at a place of the canvas where no space and no province is.
func (f *Face) between(at canvas.Point) rules.Ref {
	p := f.camera.ToMap(at)
	if f.model.Terrain.OnLand(p) {
		return rules.Ref{Kind: kindWild}
	}
	nearest, best := 0, math.Inf(1)
	for i, sea := range f.model.Terrain.Seas {
		for j := 1; j < len(sea.Line); j++ {
			if d := geom.SegmentDistance(p, sea.Line[j-1], sea.Line[j]); d < best {
				nearest, best = i, d
			}
		}
	}
	return rules.Ref{Kind: kindSea, ID: int16(nearest)}
}

// Tells says what can be done on the open sea, that nobody comes to the wild, or that a general is not on the march yet.
func (f *Face) Tells(ref rules.Ref, o *table.Offers) string {
	switch ref.Kind {
	case kindSea:
		key := "sea"
		for i := range o.Legal {
			if game.IsSail(o.Legal[i].Move) {
				key = "sea.now"
				break
			}
		}
		return f.word(key, rules.W(f.seaName(ref)))
	case kindWild:
		return f.word("wild")
	case kindCarried:
		return f.word("carried", rules.R(generalRef(int(ref.ID))))
	}
	return ""
}

func (f *Face) seaName(ref rules.Ref) string { return atlas.DiadochiWords(f.lang).Seas[ref.ID] }

// drawBetween is the detail panel of what lies between the spaces; false for anything else.
func (f *Face) drawBetween(u *ui.UI, r canvas.Rect, ref rules.Ref, s *table.Sight) bool {
	title := ""
	switch ref.Kind {
	case kindSea:
		title = f.seaName(ref)
	case kindWild:
		title = f.word("wild.title")
	default:
		return false
	}
	u.Paragraph(u.TitledPanel(r, title), f.Tells(ref, s.Offers), u.Theme.Text(ui.Body), ui.Left)
	return true
}
