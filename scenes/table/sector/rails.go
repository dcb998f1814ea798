package sector

import (
	"math"

	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/sprites/canvas"
	"tyche/sprites/paint"
	"tyche/sprites/sector/orrery"
)

// way is a route as it lies on the slate.
type way struct {
	ref  rules.Ref
	a, b int
	rail orrery.Rail

	berth float64 // where on the rail its carriages stand, as a share of its length
}

// clearance is how far a rail stays away from worlds that it does not join, in design pixels.
const clearance = 12

// railParts is in how many parts a rail is measured.
const railParts = 24

// layRails lays the routes, each with the least bulge that keeps clear of other worlds; where no bulge does, it is led
// through the gaps between them.
func (l *layout) layRails(field canvas.Rect, v *game.View) {
	for _, r := range v.Routes {
		a, b := int(r.A.ID), int(r.B.ID)
		if !l.spots[a].in || !l.spots[b].in {
			continue
		}
		w := way{ref: r.Ref, a: a, b: b, rail: orrery.Rail{Long: r.Long}}
		var clear bool
		if w.rail.Way, clear = l.bend(field, a, b); !clear {
			w.rail.Way = l.thread(field, a, b)
		}
		l.ways = append(l.ways, w)
	}
	for i := range l.ways {
		l.ways[i].berth = l.findBerth(i)
	}
}

// Where carriages may stand is measured from the middle of a rail outwards in steps, as shares of its length.
const (
	berthStep  = .04
	berthSteps = 5
	// crossing is how far carriages stay away from other rails, in design pixels: nobody could tell theirs there.
	crossing = 26
)

// findBerth is the place nearest to the middle of a rail at which no other rail crosses it, or the freest one.
func (l *layout) findBerth(i int) float64 {
	if share, some := l.bridgeBerth(&l.ways[i]); some {
		return share
	}
	best, most := .5, math.Inf(-1)
	for step := range 2*berthSteps + 1 {
		share := .5 + float64((step+1)/2)*berthStep*float64(1-step%2*2)
		at, _ := l.ways[i].rail.At(share)
		room := l.railsAway(canvas.Point(at), i)
		if room >= crossing*l.k {
			return share
		}
		if room > most {
			best, most = share, room
		}
	}
	return best
}

// railsAway is how far the nearest rail besides the i-th is.
func (l *layout) railsAway(at canvas.Point, i int) float64 {
	away := math.Inf(1)
	for o := range l.ways {
		if o == i {
			continue
		}
		for t := range 2*railParts + 1 {
			p, _ := l.ways[o].rail.At(float64(t) / (2 * railParts))
			away = min(away, distance(at, canvas.Point(p)))
		}
	}
	return away
}

// bend returns the arc with the least bulge from one world to another, and whether it keeps clear of all others.
func (l *layout) bend(field canvas.Rect, a, b int) (best []paint.Point, clear bool) {
	p, q := l.spots[a].at, l.spots[b].at
	length := max(distance(p, q), 1)
	for step := range 36 {
		for _, side := range [...]float64{1, -1} {
			bulge := side * float64(step) * 12 * l.k
			arc := quadratic(p, canvas.Point{X: (p.X+q.X)/2 + (q.Y-p.Y)/length*bulge, Y: (p.Y+q.Y)/2 - (q.X-p.X)/length*bulge}, q)
			if l.nearest(arc, a, b) >= l.radius+clearance*l.k && holds(field, arc) {
				return arc, true
			}
		}
	}
	return nil, false
}

// quadratic returns the points of a curve from p to q that is drawn towards c.
func quadratic(p, c, q canvas.Point) (list []paint.Point) {
	for i := range railParts + 1 {
		t := float64(i) / railParts
		u := 1 - t
		list = append(list, paint.Pt(u*u*p.X+2*u*t*c.X+t*t*q.X, u*u*p.Y+2*u*t*c.Y+t*t*q.Y))
	}
	return list
}

func holds(field canvas.Rect, list []paint.Point) bool {
	for _, p := range list {
		if !field.Contains(canvas.Point(p)) {
			return false
		}
	}
	return true
}

// nearest is how near points come to the middle of a world other than two.
func (l *layout) nearest(list []paint.Point, a, b int) float64 {
	near := math.Inf(1)
	for _, at := range list {
		for q := range l.spots {
			if l.spots[q].in && q != a && q != b {
				near = min(near, distance(canvas.Point(at), l.spots[q].at))
			}
		}
	}
	return near
}

// lattice is how many points thread looks at along the longer side of the field.
const lattice = 96

// thread finds the shortest way from one world to another between all others, over the points of a lattice, and rounds it.
func (l *layout) thread(field canvas.Rect, a, b int) []paint.Point {
	step := max(field.W, field.H) / lattice
	nx, ny := int(field.W/step)+1, int(field.H/step)+1
	at := func(i int) canvas.Point {
		return canvas.Point{X: field.X + float64(i%nx)*step, Y: field.Y + float64(i/nx)*step}
	}
	on := func(x float64, n int) int { return min(max(int(x/step+.5), 0), n-1) } // a tiny slate has worlds beyond its field
	index := func(p canvas.Point) int { return on(p.Y-field.Y, ny)*nx + on(p.X-field.X, nx) }
	toll := make([]float64, nx*ny) // what a step onto a point costs for each pixel
	for i := range toll {
		toll[i] = 1
		for q := range l.spots {
			if !l.spots[q].in || q == a || q == b {
				continue
			}
			if d := distance(at(i), l.spots[q].at); d < l.radius*1.02 {
				toll[i] = 400
			} else if free := l.radius + 1.5*clearance*l.k; d < free {
				toll[i] = max(toll[i], 1+6*(free-d)/(clearance*l.k))
			}
		}
	}
	from := cheapest(index(l.spots[a].at), nx, ny, toll)
	list := []paint.Point{paint.Point(l.spots[b].at)}
	for i := index(l.spots[b].at); from[i] != i; i = from[i] {
		list = append(list, paint.Point(at(i)))
	}
	list = append(list, paint.Point(l.spots[a].at))
	return rounded(list)
}

// cheapest returns for each point of a lattice the one from which it is reached at least cost; the first leads to itself.
func cheapest(first, nx, ny int, toll []float64) []int {
	cost, from, settled := make([]float64, nx*ny), make([]int, nx*ny), make([]bool, nx*ny)
	for i := range cost {
		cost[i] = math.Inf(1)
	}
	cost[first], from[first] = 0, first
	queue := []int{first}
	for len(queue) > 0 {
		least := 0
		for i := range queue {
			if cost[queue[i]] < cost[queue[least]] {
				least = i
			}
		}
		at := queue[least]
		queue[least] = queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		if settled[at] {
			continue
		}
		settled[at] = true
		for dy := -1; dy <= 1; dy++ {
			for dx := -1; dx <= 1; dx++ {
				x, y := at%nx+dx, at/nx+dy
				if x < 0 || y < 0 || x >= nx || y >= ny {
					continue
				}
				if next := y*nx + x; cost[at]+math.Hypot(float64(dx), float64(dy))*toll[next] < cost[next] {
					cost[next], from[next] = cost[at]+math.Hypot(float64(dx), float64(dy))*toll[next], at
					queue = append(queue, next)
				}
			}
		}
	}
	return from
}

// rounded smooths a line of many short parts and returns it in railParts parts of equal length.
func rounded(list []paint.Point) []paint.Point {
	for range 12 {
		last := list[0]
		for i := 1; i < len(list)-1; i++ {
			here := list[i]
			list[i] = paint.Pt((last.X+2*here.X+list[i+1].X)/4, (last.Y+2*here.Y+list[i+1].Y)/4)
			last = here
		}
	}
	rail := orrery.Rail{Way: list}
	part, walked := rail.Length()/railParts, 0.0
	even := []paint.Point{list[0]}
	for i := 1; i < len(list); i++ {
		p, q := list[i-1], list[i]
		long := math.Hypot(q.X-p.X, q.Y-p.Y)
		for len(even) < railParts && walked+long >= part*float64(len(even)) {
			t := (part*float64(len(even)) - walked) / long
			even = append(even, paint.Pt(p.X+(q.X-p.X)*t, p.Y+(q.Y-p.Y)*t))
		}
		walked += long
	}
	return append(even, list[len(list)-1])
}
