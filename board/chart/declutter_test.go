package chart

import (
	"testing"

	"tyche/board/geom"
	"tyche/board/pick"
	"tyche/rules"
)

// crowd is where armies stand on every second space, as the table would set them.
func crowd(p *Painter, cam *geom.Camera) []geom.Rect {
	m := p.ground.model
	var pieces []pick.Piece
	for i := range m.Areas {
		if i%2 == 0 {
			pieces = append(pieces, pick.Piece{Ref: rules.Ref{Kind: 9, ID: int16(i)}, Area: i, Role: pick.Army})
		}
	}
	var boxes []geom.Rect
	for _, t := range pick.Arrange(m, cam, pieces, p.Labels(cam, nil), nil, nil) {
		boxes = append(boxes, t.Box(cam, m))
	}
	return boxes
}

// coveredNames counts the names of spaces that boxes cover by a tenth or more.
func coveredNames(names []label, boxes []geom.Rect) int {
	n := 0
	for i := range names {
		if names[i].kind == areaLabel && names[i].covered(boxes) > 0.1 {
			n++
		}
	}
	return n
}

// named is a painter whose names are set, with nothing painted.
func named(t *testing.T, w, h int, zoom float64) (*Painter, *geom.Camera) {
	p, cam, _ := sheet(t, w, h, at(28, 38, zoom))
	p.base = &base{ground: bareGround()}
	p.Aim(cam)
	for !p.level.build() {
	}
	return p, cam
}

// moveNames does the work that KeepClear left.
func moveNames(p *Painter) {
	for len(p.declutter) > 0 {
		p.declutter[0]()
		p.declutter = p.declutter[1:]
	}
}

func TestNamesGiveWayToCounters(t *testing.T) {
	for _, c := range []struct {
		zoom float64
		lost int // names at most: those of which only a part could be read
	}{{1, 14}, {1.6, 3}, {2.4, 3}} {
		zoom := c.zoom
		p, cam := named(t, 1280, 800, zoom)
		p.KeepClear(cam, crowd(p, cam))
		before := coveredNames(p.level.labels, p.counters)
		moveNames(p)
		after, lost := coveredNames(p.level.names, p.counters), len(p.level.labels)-len(p.level.names)
		if before < 8 || after*3 > before || lost > c.lost {
			t.Errorf("at %v counters cover %d names at first and then %d, %d are lost", zoom, before, after, lost)
		}
		for i := range p.level.names {
			if b := &p.level.names[i]; b.covered(p.counters) > max(legible[b.kind], bearable[b.kind]) {
				t.Errorf("at %v only a part of %q can be read", zoom, b.lines[0].text)
			}
			for j := range i {
				if a, b := &p.level.names[i], &p.level.names[j]; a.meets(b) {
					t.Errorf("at %v %q covers %q", zoom, a.lines[0].text, b.lines[0].text)
				}
			}
		}
	}
}

func TestNamesReturnWhenCountersLeave(t *testing.T) {
	p, cam := named(t, 800, 600, 1)
	home := len(p.level.labels)
	p.KeepClear(cam, crowd(p, cam))
	moveNames(p)
	p.KeepClear(cam, nil)
	moveNames(p)
	if len(p.level.names) != home {
		t.Fatalf("%d names, want %d", len(p.level.names), home)
	}
	for i := range p.level.names {
		if got, want := p.level.names[i].boxes[0], p.level.labels[i].boxes[0]; got != want {
			t.Errorf("%q stands at %v, not at %v", p.level.names[i].lines[0].text, got, want)
		}
	}
}

// TestMovedNamesArePaintedAnew: what is shown after names moved is what a fresh painter would show.
func TestMovedNamesArePaintedAnew(t *testing.T) {
	p, cam, _ := sheet(t, 500, 400, at(28, 38, 1.6))
	p.Finish(cam)
	boxes := crowd(p, cam)
	p.KeepClear(cam, boxes)
	if p.Ready(cam) {
		t.Error("ready before the names have moved")
	}
	p.Finish(cam)
	p.Finish(cam)
	if !p.Ready(cam) {
		t.Fatal("never ready")
	}
	for at, tile := range p.level.tiles {
		fresh := p.paint(p.level, at, false).Pixels()
		for i, v := range tile.picture.Pixels().Pix {
			if fresh.Pix[i] != v {
				t.Fatalf("tile %v shows names where they stood before", at)
			}
		}
	}
	p.KeepClear(cam, boxes)
	if !p.Ready(cam) {
		t.Error("the same counters move names again")
	}
}

func TestCountersThatStayCostNothing(t *testing.T) {
	p, cam, _ := sheet(t, 400, 300, func(*geom.Camera) {})
	p.Finish(cam)
	boxes := crowd(p, cam)
	p.KeepClear(cam, boxes)
	p.Finish(cam)
	p.Finish(cam)
	if p.piece() {
		t.Error("work is left although nothing changed")
	}
}
