package dice

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"testing"

	"tyche/sprites/imagetest"
	"tyche/sprites/paint"
	"tyche/sprites/palette"
)

func TestDice(t *testing.T) {
	all := map[string]*image.RGBA{}
	var cells []imagetest.Cell
	for n := 1; n <= 6; n++ {
		all[fmt.Sprint("face ", n)] = Face(n, 60, Bone).Pixels()
		for i, look := range []Look{Bone, Lit, Of(palette.Atlas.Danger), Of(paint.RGB(0x1F4F74))} {
			cells = append(cells, imagetest.Cell{Label: fmt.Sprint(n), Image: Face(n, 72-16*i, look).Pixels()})
		}
	}
	for f := range Frames {
		cells = append(cells, imagetest.Cell{Label: fmt.Sprint("throw ", f), Image: Throw(5, f, 60, Bone).Pixels()})
	}
	all["tumbling"] = Throw(5, 4, 60, Bone).Pixels()
	imagetest.Sheet(t, "dice", 1500, palette.Atlas.Paper2, cells)
	imagetest.Golden(t, "dice", all)
	imagetest.Distinct(t, 15, all)
}

// A face at rest shows exactly its number: dark spots on the front are counted.
func TestRestShowsTheResult(t *testing.T) {
	for n := 1; n <= 6; n++ {
		if got := resting(n).back().of(vec{0, 0, 1}); math.Abs(got.dot(got)-1) > 1e-9 || faceTowards(got) != n {
			t.Errorf("a die thrown %d shows face %d", n, faceTowards(got))
		}
		if got := blobs(Face(n, 120, Bone).Pixels()); got < n {
			t.Errorf("a die thrown %d shows %d pips", n, got)
		}
	}
}

func faceTowards(v vec) int {
	switch a := abs3(v); {
	case a.z > .9:
		return side(v.z, 1)
	case a.y > .9:
		return side(v.y, 2)
	default:
		return side(v.x, 3)
	}
}

// blobs counts connected dark spots inside the die.
func blobs(m *image.RGBA) int {
	dark := func(x, y int) bool { c := m.RGBAAt(x, y); return c.A == 255 && int(c.R)+int(c.G)+int(c.B) < 240 }
	seen := map[image.Point]bool{}
	n := 0
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			if !dark(x, y) || seen[image.Pt(x, y)] {
				continue
			}
			n++
			for stack := []image.Point{{X: x, Y: y}}; len(stack) > 0; {
				q := stack[len(stack)-1]
				stack = stack[:len(stack)-1]
				if seen[q] || !dark(q.X, q.Y) {
					continue
				}
				seen[q] = true
				stack = append(stack, image.Pt(q.X+1, q.Y), image.Pt(q.X-1, q.Y), image.Pt(q.X, q.Y+1), image.Pt(q.X, q.Y-1))
			}
		}
	}
	return n
}

func TestOppositeFacesSumToSeven(t *testing.T) {
	for n := 1; n <= 6; n++ {
		if got := faceTowards(resting(n).back().of(vec{0, 0, -1})); got != 7-n {
			t.Errorf("opposite of %d is %d", n, got)
		}
	}
}

func TestKeptDice(t *testing.T) {
	if first, second := Face(3, 40, Bone), Face(3, 40, Bone); first != second || first == Face(3, 40, Look{Ground: color.NRGBA{1, 2, 3, 255}}) {
		t.Error("dice are not kept by what they show")
	}
	if n := testing.AllocsPerRun(50, func() { Face(3, 40, Bone) }); n != 0 {
		t.Errorf("asking again allocates %v times", n)
	}
}
