package ships

import "tyche/sprites/paint"

// sail is a ribbed fan round a pivot: its radius, its two edges in degrees (0 = right, 270 = up) and how many gores it has.
type sail struct {
	x, y, r, from, to float64
	gores             int
}

// ring is a drive ring round the hull: its middle on the keel line and its two radii.
type ring struct{ x, rx, ry float64 }

// hull is how a kind of ship is built, prow to the right, about the origin.
type hull struct {
	sails   []sail
	body    string
	castles []string
	half    float64 // half its length
	rings   []ring
	ribs    []string // gilt lines along the body
}

// hulls are the kinds in the order of the signs and of the rules; Troops are a helmet.
var hulls = [...]hull{
	Troops:   {body: "M-15 20L-17 -4Q-16 -22 0 -24Q16 -22 17 -4L15 20Q0 26 -15 20Z", half: 20},
	Aircraft: {sails: []sail{{2, -3, 25, 190, 262, 4}, {2, 3, 25, 98, 170, 4}}, body: "M28 0Q10 -6 -8 -4L-22 -7L-17 0L-22 7L-8 4Q10 6 28 0Z", half: 26},
	Carrier: {
		sails: []sail{{-50, -6, 26, 200, 268, 4}}, body: "M-62 -14Q-54 -3 -40 -2Q0 2 46 -2Q60 -4 70 -10Q68 4 54 12Q20 26 -30 21Q-56 17 -62 2Z",
		castles: []string{"M-64 -18L-50 -14L-48 -3L-62 -4Z"}, half: 70, rings: []ring{{-48, 5, 24}}, ribs: []string{"M-62 4Q0 12 62 0"},
	},
	Frigate: {
		sails: []sail{{-4, -4, 36, 205, 285, 5}, {-12, 5, 24, 90, 165, 4}},
		body:  "M-44 -12Q-40 -9 -30 -8Q-4 -6 22 -7Q40 -8 54 -3Q40 4 24 8Q-6 15 -30 9Q-42 5 -46 -2Z", castles: []string{"M-46 -14L-30 -11L-28 -7L-44 -4Z"},
		half: 54, rings: []ring{{-26, 4.5, 17}}, ribs: []string{"M-45 -4Q-4 0 53 -3"},
	},
	Cruiser: {
		sails: []sail{{-24, -5, 42, 205, 280, 5}, {12, -6, 38, 205, 282, 5}, {-24, 8, 30, 88, 165, 4}},
		body:  "M-58 -16Q-50 -11 -36 -10Q0 -7 34 -9Q54 -10 74 -4Q56 5 38 10Q0 19 -40 12Q-56 8 -60 -2Z", castles: []string{"M-60 -20L-38 -15L-36 -9L-58 -6Z"},
		half: 74, rings: []ring{{-40, 5.5, 23}, {2, 5, 19}}, ribs: []string{"M-59 -4Q0 1 73 -4"},
	},
	Dreadnought: {
		sails:   []sail{{-40, -16, 40, 205, 285, 5}, {-30, 20, 34, 80, 160, 5}, {22, 18, 24, 80, 150, 4}},
		body:    "M-68 -30Q-60 -22 -44 -20Q0 -13 40 -15Q58 -18 78 -10L70 -2Q66 8 48 16Q16 26 -34 24Q-58 22 -66 8Q-70 -8 -68 -30Z",
		castles: []string{"M-72 -38L-40 -32L-38 -20L-68 -22Z", "M-24 -17A11 11 0 0 1 -2 -15.5Z", "M6 -14.5A10 10 0 0 1 26 -14.5Z", "M36 -15A8 8 0 0 1 52 -16Z"},
		half:    78, rings: []ring{{-50, 7, 34}, {-8, 6, 28}}, ribs: []string{"M-69 -12Q0 -5 70 -8", "M-68 3Q0 8 68 -1", "M-58 17Q0 22 48 14"},
	},
	Flagship: {
		sails:   []sail{{-14, -16, 60, 222, 292, 6}, {34, -14, 46, 222, 292, 5}, {-40, 24, 44, 78, 158, 6}, {18, 22, 32, 76, 150, 5}},
		body:    "M-80 -34Q-70 -24 -52 -22Q0 -14 44 -17Q66 -20 88 -34Q92 -26 84 -12Q74 8 54 17Q16 29 -38 28Q-66 25 -76 8Q-82 -10 -80 -34Z",
		castles: []string{"M-86 -48L-48 -40L-44 -22L-80 -24Z", "M54 -19A9 9 0 0 1 71 -22Z"},
		half:    92, rings: []ring{{-56, 8, 42}, {-4, 7, 33}}, ribs: []string{"M-80 -14Q0 -6 80 -11", "M-79 2Q0 8 76 -2", "M-68 18Q0 25 56 15"},
	},
	Station: {half: 58},
}

// dome is a cargo sphere of a Carrier: its middle and radius.
var domes = [...][3]float64{{-31, -9, 19}, {3, -11, 21}, {38, -9, 18}}

// fan returns the scalloped outline of a sail and its ribs.
func (s sail) fan() (outline, ribs *paint.Path) {
	outline, ribs = new(paint.Path).MoveTo(s.x, s.y), &paint.Path{}
	edge := make([]paint.Point, s.gores+1)
	for i := range edge {
		t := 2*float64(i)/float64(s.gores) - 1
		edge[i] = s.at(s.r*(1-.16*t*t), float64(i))
	}
	outline.LineTo(edge[0].X, edge[0].Y)
	for i := range s.gores {
		m := s.at(s.r*.86, float64(i)+.5)
		outline.QuadTo(m.X, m.Y, edge[i+1].X, edge[i+1].Y)
	}
	for _, p := range edge[1:s.gores] {
		ribs.Append(paint.Line(s.x, s.y, p.X, p.Y))
	}
	return outline.Close(), ribs
}

// at is the point of a sail at a distance from its pivot, so many gores from its first edge.
func (s sail) at(r, gore float64) paint.Point {
	return polar(s.x, s.y, r, s.from+(s.to-s.from)*gore/float64(s.gores))
}

// bastion is the star fort of a Battle Station.
func bastion(outer, inner float64) *paint.Path {
	var pts []paint.Point
	for i := range 8 {
		a := float64(i) * 45
		pts = append(pts, polar(0, 0, inner, a-17), polar(0, 0, outer, a-1), polar(0, 0, outer, a+1), polar(0, 0, inner, a+17))
	}
	return paint.Polygon(pts...)
}

// hullPath is the body of a kind.
func (k Kind) hullPath() *paint.Path {
	if k == Station {
		return bastion(58, 40)
	}
	return paint.MustPath(hulls[k].body)
}

// Outline is everything of a ship that its rim goes round.
func (k Kind) Outline() *paint.Path {
	all := k.hullPath()
	for _, s := range hulls[k].sails {
		fan, _ := s.fan()
		all.Append(fan)
	}
	for _, c := range hulls[k].castles {
		all.Append(paint.MustPath(c))
	}
	if k == Carrier {
		for _, d := range domes {
			all.Append(paint.Circle(d[0], d[1], d[2]))
		}
	}
	if k == Flagship {
		all.Append(paint.Circle(-66, -64, 15))
	}
	return all
}
