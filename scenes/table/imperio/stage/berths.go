package stage

import (
	"math"

	game "tyche/rules/imperio"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/ships"
)

// berth is where a ship lies on the stage, and its size.
type berth struct {
	at   canvas.Point
	size float64
}

// laidFor is what the berths were reckoned for.
type laidFor struct {
	scene canvas.Rect
	ships [2]int
}

// ranks are the lines of a fleet from the front: those who fly, the small, the large, the great, and those who carry.
var ranks = [...]struct {
	units []int
	deep  int     // so many lie below each other
	high  float64 // of the tallest, at size 1
}{
	{[]int{game.UnitAircraft}, 5, 66},
	{[]int{game.UnitFrigate}, 4, 82},
	{[]int{game.UnitCruiser}, 4, 96},
	{[]int{game.UnitDreadnought, game.UnitStation, game.UnitFlagship}, 3, 132},
	{[]int{game.UnitCarrier}, 4, 80},
}

// rankOf is the line in which a unit fights.
func rankOf(unit int) int {
	for i := range ranks {
		for _, u := range ranks[i].units {
			if u == unit {
				return i
			}
		}
	}
	return 0
}

// How the stage is shared, in parts of its width and height.
const (
	middle  = .055 // free between the fleets, to either side
	margin  = .05
	ceiling = 68 // design pixels below the labels
	floor   = ribbonHigh
	largest = 1.5 / 470 // size of a ship for each pixel of the stage's height
)

// berths finds a place for every ship of a side.
func berths(list []Ship, scene canvas.Rect, unit float64, side int) (all []berth) {
	if len(list) == 0 {
		return nil
	}
	var count [len(ranks)]int
	for i := range list {
		count[rankOf(list[i].Unit)]++
	}
	high := scene.H - (ceiling+floor)*unit
	crowd := crowding(count, scene, high)
	wide := columnWidth(count, crowd, scene)
	out := -1.0
	if side == 1 {
		out = 1
	}
	all = make([]berth, len(list))
	column := 0
	for r, n := range count {
		deep := ranks[r].deep + crowd
		size := rankSize(r, min(n, deep), wide, high, scene.H)
		for i, k := range places(list, r) {
			c, row := column+i/deep, i%deep
			rows := min(n-i/deep*deep, deep)
			step := high / float64(rows)
			x := scene.W*middle + wide*(float64(c)+.5) + wide*.11*float64(row%2*2-1)*min(float64(rows-1), 1)
			y := ceiling*unit + step*(float64(row)+.5)
			all[k] = berth{canvas.Point{X: scene.X + scene.W/2 + out*x, Y: scene.Y + y}, size}
		}
		column += (n + deep - 1) / deep
	}
	return all
}

// columnWidth is the width of a column when crowd more ships than usual lie below each other.
func columnWidth(count [len(ranks)]int, crowd int, scene canvas.Rect) float64 {
	columns := 0
	for i, n := range count {
		deep := ranks[i].deep + crowd
		columns += (n + deep - 1) / deep
	}
	return scene.W * (.5 - middle - margin) / float64(max(columns, 2))
}

// crowding is how many more ships than usual lie below each other, so that the smallest are as large as they can be.
func crowding(count [len(ranks)]int, scene canvas.Rect, high float64) (best int) {
	most := 0.0
	for crowd := range 6 {
		wide, least := columnWidth(count, crowd, scene), math.Inf(1)
		for r, n := range count {
			if n > 0 {
				least = min(least, rankSize(r, min(n, ranks[r].deep+crowd), wide, high, scene.H))
			}
		}
		if least > most {
			best, most = crowd, least
		}
	}
	return best
}

// places are the numbers of the ships of a rank.
func places(list []Ship, rank int) (n []int) {
	for i := range list {
		if rankOf(list[i].Unit) == rank {
			n = append(n, i)
		}
	}
	return n
}

// rankSize is how large the ships of a rank are when so many lie below each other.
func rankSize(rank, rows int, wide, high, scene float64) float64 {
	if rows == 0 {
		return 0
	}
	half := 0.0
	for _, u := range ranks[rank].units {
		half = max(half, ships.Kind(u).Half())
	}
	return math.Floor(64*min(wide*1.04/(2*half), high/float64(rows)/ranks[rank].high, largest*scene)) / 64
}

// lay reckons the berths anew when there are more ships, or another window.
func (s *Stage) lay() {
	x := s.fight
	now := laidFor{s.set.scene, [2]int{len(x.Sides[0].Ships), len(x.Sides[1].Ships)}}
	if now == s.laid {
		return
	}
	s.laid = now
	for i := range x.Sides {
		s.berth[i] = berths(x.Sides[i].Ships, s.set.scene, s.set.unit, i)
	}
}
