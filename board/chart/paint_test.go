package chart

import (
	"testing"
	"time"

	"tyche/board/geom"
)

func BenchmarkSheet(b *testing.B) {
	for range b.N {
		p, cam, _ := sheet(b, 1280, 800, func(*geom.Camera) {})
		p.base = newBase(p.ground.model) // nothing is painted yet
		var ground, draft, level, tiles time.Duration
		for {
			start := time.Now()
			which := &ground
			switch {
			case len(p.todo) > 0:
			case p.draft == nil:
				which = &draft
			case p.level == nil || len(p.level.todo) > 0:
				which = &level
			default:
				which = &tiles
			}
			p.Aim(cam)
			if p.Ready(cam) || !p.piece() {
				break
			}
			*which += time.Since(start)
		}
		b.ReportMetric(float64(ground.Milliseconds()), "ground-ms")
		b.ReportMetric(float64(draft.Milliseconds()), "draft-ms")
		b.ReportMetric(float64(level.Milliseconds()), "level-ms")
		b.ReportMetric(float64(tiles.Milliseconds()), "tiles-ms")
	}
}
