package globes

import (
	"fmt"
	"image"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

func about(px int, draw func(p *paint.Painter)) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, px, px))
	p := paint.New(m)
	p.Fill(paint.Rect(0, 0, float64(px), float64(px)), paint.Solid(palette.Sky))
	p.Translate(float64(px)/2, float64(px)/2)
	draw(p)
	return m
}

func world(r float64, resources, position int) *image.RGBA {
	return about(int(r*3.7), func(p *paint.Painter) { Draw(p, r, resources, position, 3) })
}

func TestWorldsTellTheirNumbers(t *testing.T) {
	all, small := map[string]*image.RGBA{}, map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for _, r := range []float64{52, 26, 17, 11} {
		for resources := range 7 {
			cells = append(cells, imagetest.Cell{Label: fmt.Sprint(resources), Image: world(r, resources, resources)})
		}
	}
	for n := range 7 {
		all[fmt.Sprint("resources ", n)] = world(26, n, 0)
		small[fmt.Sprint("resources ", n)] = world(14, n, 0)
		if n > 1 {
			all[fmt.Sprint("position ", n)] = world(26, 4, n)
			small[fmt.Sprint("position ", n)] = world(14, 4, n)
		}
	}
	imagetest.Sheet(t, "worlds", 1600, palette.Sky, cells)
	imagetest.Golden(t, "worlds", all)
	imagetest.Distinct(t, 8, all)
	imagetest.Distinct(t, 8, small)
}

func TestAnomalies(t *testing.T) {
	all := map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for _, r := range []float64{60, 38, 26} {
		for a := range Anomalies {
			m := about(int(2.4*r), func(p *paint.Painter) { DrawAnomaly(p, r, a) })
			cells = append(cells, imagetest.Cell{Label: fmt.Sprint(a), Image: m})
			if r == 38 {
				all[fmt.Sprint("anomaly ", a)] = m
			}
		}
	}
	imagetest.Sheet(t, "anomalies", 1600, palette.Sky, cells)
	imagetest.Golden(t, "anomalies", all)
	imagetest.Distinct(t, 60, all)
}

func BenchmarkWorld(b *testing.B) {
	for range b.N {
		world(24, 5, 5)
	}
}
