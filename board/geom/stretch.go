package geom

// Knot gives the scale of a stretched axis at one coordinate: units per degree.
type Knot struct{ At, Scale float64 }

// Stretch maps one axis of the globe to one axis of the map. The scale runs linearly between the knots and stays
// constant beyond the first and the last, so that crowded coasts get more room than deserts without a break.
type Stretch struct {
	knots []Knot
	sums  []float64 // map units at each knot, the first knot at 0
}

// NewStretch makes a stretch from knots in rising order of At; there must be at least one.
func NewStretch(knots ...Knot) *Stretch {
	s := &Stretch{knots: knots, sums: make([]float64, len(knots))}
	for i := 1; i < len(knots); i++ {
		a, b := knots[i-1], knots[i]
		s.sums[i] = s.sums[i-1] + (b.At-a.At)*(a.Scale+b.Scale)/2
	}
	return s
}

// To turns a coordinate of the globe into map units from the first knot.
func (s *Stretch) To(v float64) float64 {
	k := s.knots
	if v <= k[0].At {
		return (v - k[0].At) * k[0].Scale
	}
	for i := 1; i < len(k); i++ {
		if v <= k[i].At {
			w, u := k[i].At-k[i-1].At, v-k[i-1].At
			return s.sums[i-1] + u*k[i-1].Scale + u*u/w*(k[i].Scale-k[i-1].Scale)/2
		}
	}
	last := len(k) - 1
	return s.sums[last] + (v-k[last].At)*k[last].Scale
}

// From turns map units back into the coordinate of the globe.
func (s *Stretch) From(u float64) float64 {
	k := s.knots
	if u <= 0 {
		return k[0].At + u/k[0].Scale
	}
	for i := 1; i < len(k); i++ {
		if u <= s.sums[i] {
			return k[i-1].At + inverse(k[i-1], k[i], u-s.sums[i-1])
		}
	}
	last := len(k) - 1
	return k[last].At + (u-s.sums[last])/k[last].Scale
}

// inverse solves d*a.Scale + d*d*slope/2 = u for d by Newton's rule, which is quick because the scale hardly changes.
func inverse(a, b Knot, u float64) float64 {
	slope := (b.Scale - a.Scale) / (b.At - a.At)
	d := u / a.Scale
	for range 6 {
		d -= (d*a.Scale + d*d*slope/2 - u) / (a.Scale + d*slope)
	}
	return d
}

// Projection is a separable stretch without rotation: longitude to x, latitude (north up) to y.
type Projection struct {
	Lon, Lat *Stretch // Lat is keyed by the negative latitude, so that it rises southward
	Shift    Point    // map units added after the stretch
}

// Place turns degrees into map units.
func (p *Projection) Place(lon, lat float64) Point {
	return Point{X: p.Lon.To(lon) + p.Shift.X, Y: p.Lat.To(-lat) + p.Shift.Y}
}

// Globe turns map units into degrees.
func (p *Projection) Globe(at Point) (lon, lat float64) {
	return p.Lon.From(at.X - p.Shift.X), -p.Lat.From(at.Y - p.Shift.Y)
}
