// Package imagetest helps the tests of pictures: contact sheets for the eye, coarse grids for the golden files, and a
// check that pictures differ. It is used by tests alone.
package imagetest

import (
	"bufio"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tyche/fonts"
)

// SheetEnv names the folder that contact sheets are written to; unset means none are.
const SheetEnv = "TYCHE_SHEETS"

// WriteEnv set to anything makes Golden write its file instead of comparing.
const WriteEnv = "TYCHE_GOLDEN"

// Cell is one picture of a contact sheet.
type Cell struct {
	Label string
	Image *image.RGBA
}

// Sheet writes the cells in rows no wider than `width` on a ground colour, if SheetEnv is set.
func Sheet(t *testing.T, name string, width int, ground color.NRGBA, cells []Cell) {
	t.Helper()
	dir := os.Getenv(SheetEnv)
	if dir == "" {
		return
	}
	const gap, label = 10, 16
	at := make([]image.Point, len(cells))
	x, y, high := gap, gap, 0
	for i, c := range cells {
		w, h := max(c.Image.Rect.Dx(), 6*len(c.Label)), c.Image.Rect.Dy()
		if x+w+gap > width && x > gap {
			x, y, high = gap, y+high+gap+label, 0
		}
		at[i] = image.Pt(x, y)
		x, high = x+w+gap, max(high, h)
	}
	m := image.NewRGBA(image.Rect(0, 0, width, y+high+gap+label))
	draw.Draw(m, m.Rect, image.NewUniform(ground), image.Point{}, draw.Src)
	ink := color.NRGBA{34, 24, 15, 255}
	if int(ground.R)+int(ground.G)+int(ground.B) < 300 {
		ink = color.NRGBA{240, 230, 210, 255}
	}
	for i, c := range cells {
		r := image.Rectangle{Min: at[i], Max: at[i].Add(c.Image.Rect.Size())}
		draw.Draw(m, r, c.Image, c.Image.Rect.Min, draw.Over)
		fonts.Draw(m, c.Label, float64(at[i].X), float64(r.Max.Y+12), fonts.Style{Face: fonts.Sans, Size: 11, Color: ink})
	}
	Save(t, filepath.Join(dir, name+".png"), m)
}

// Save writes a picture to be looked at. It is not pressed hard: that took as long as painting.
func Save(t testing.TB, file string, m image.Image) {
	t.Helper()
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	quick := png.Encoder{CompressionLevel: png.BestSpeed}
	if err := quick.Encode(f, m); err != nil {
		t.Fatal(err)
	}
}

// Grid is the mean lightness over paper in 8 by 8 fields, 0 to 255.
type Grid [64]int

// Coarse measures a picture laid on mid-grey, so that both dark and light figures show.
func Coarse(m *image.RGBA) Grid {
	var sum, count Grid
	w, h := m.Rect.Dx(), m.Rect.Dy()
	for y := range h {
		for x := range w {
			c := m.RGBAAt(m.Rect.Min.X+x, m.Rect.Min.Y+y)
			l := (54*int(c.R)+183*int(c.G)+19*int(c.B))>>8 + (255-int(c.A))/2
			k := y*8/h*8 + x*8/w
			sum[k], count[k] = sum[k]+l, count[k]+1
		}
	}
	for k := range sum {
		sum[k] /= max(count[k], 1)
	}
	return sum
}

func (g Grid) apart(h Grid) (most, total int) {
	for i := range g {
		d := max(g[i]-h[i], h[i]-g[i])
		most, total = max(most, d), total+d
	}
	return most, total
}

// Golden compares every picture's grid with testdata/<name>.golden; a field may stray by 10.
func Golden(t *testing.T, name string, pictures map[string]*image.RGBA) {
	t.Helper()
	file := filepath.Join("testdata", name+".golden")
	if os.Getenv(WriteEnv) != "" {
		write(t, file, pictures)
		return
	}
	want := read(t, file)
	for _, k := range slices.Sorted(maps.Keys(pictures)) {
		g, ok := want[k]
		if !ok {
			t.Errorf("%s: %q is not in the golden file; run with %s=1", name, k, WriteEnv)
		} else if most, _ := g.apart(Coarse(pictures[k])); most > 10 {
			t.Errorf("%s: %q differs from its golden grid by %d in a field", name, k, most)
		}
	}
	for k := range want {
		if pictures[k] == nil {
			t.Errorf("%s: golden %q is no longer drawn", name, k)
		}
	}
}

func write(t *testing.T, file string, pictures map[string]*image.RGBA) {
	t.Helper()
	var b strings.Builder
	for _, k := range slices.Sorted(maps.Keys(pictures)) {
		fmt.Fprint(&b, k, "\t")
		for _, v := range Coarse(pictures[k]) {
			fmt.Fprintf(&b, "%02x", v)
		}
		b.WriteByte('\n')
	}
	if err := os.MkdirAll("testdata", 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, file string) map[string]Grid {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	out := map[string]Grid{}
	for s := bufio.NewScanner(f); s.Scan(); {
		key, hex, _ := strings.Cut(s.Text(), "\t")
		var g Grid
		for i := range g {
			if _, err := fmt.Sscanf(hex[2*i:2*i+2], "%x", &g[i]); err != nil {
				t.Fatalf("%s: %v", file, err)
			}
		}
		out[key] = g
	}
	return out
}

// Distinct fails when two pictures of equal size have fewer than `least` per mille of their pixels clearly different.
func Distinct(t *testing.T, least int, pictures map[string]*image.RGBA) {
	t.Helper()
	keys := slices.Sorted(maps.Keys(pictures))
	for i, a := range keys {
		for _, b := range keys[i+1:] {
			if n := differing(pictures[a], pictures[b]); n < least {
				t.Errorf("%q and %q differ in %d per mille of their pixels, want %d", a, b, n, least)
			}
		}
	}
}

func differing(a, b *image.RGBA) int {
	if a.Rect.Size() != b.Rect.Size() {
		return 1000
	}
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		for c := range 4 {
			if d := int(a.Pix[i+c]) - int(b.Pix[i+c]); d > 40 || d < -40 {
				n++
				break
			}
		}
	}
	return n * 4000 / len(a.Pix)
}
