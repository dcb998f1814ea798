package paint

import (
	"image"
	"math"
)

// Hash mixes whole numbers into 32 well spread bits.
func Hash(x, y int, seed uint32) uint32 {
	h := uint32(int32(x))*0x8da6b343 ^ uint32(int32(y))*0xd8163841 ^ seed*0xcb1ab31f
	h ^= h >> 15
	h *= 0x2c1b3c6d
	h ^= h >> 12
	h *= 0x297a2d39
	return h ^ h>>15
}

// Random returns a number in [0, 1) that depends on i and seed alone.
func Random(i int, seed uint32) float64 { return float64(Hash(i, 0, seed)) / (1 << 32) }

// Noise is smooth value noise in [0, 1) with one lattice point per unit.
func Noise(x, y float64, seed uint32) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	ix, iy := int(fx), int(fy)
	u, v := ease(x-fx), ease(y-fy)
	at := func(a, b int) float64 { return float64(Hash(a, b, seed)) / (1 << 32) }
	top := at(ix, iy) + (at(ix+1, iy)-at(ix, iy))*u
	low := at(ix, iy+1) + (at(ix+1, iy+1)-at(ix, iy+1))*u
	return top + (low-top)*v
}

func ease(t float64) float64 { return t * t * (3 - 2*t) }

// Clouds is Noise summed over octaves, each half as wide and half as strong; in [0, 1).
func Clouds(x, y float64, octaves int, seed uint32) float64 {
	sum, weight, total := 0.0, 1.0, 0.0
	for o := range octaves {
		sum += weight * Noise(x, y, seed+uint32(o))
		total += weight
		x, y, weight = x*2, y*2, weight/2
	}
	return sum / total
}

// Grain gives the painted pixels of r the tooth of paper: fine specks and soft blotches of `size` pixels,
// lighter and darker by at most `amount` (0 to 1).
func (p *Painter) Grain(r image.Rectangle, amount, size float64, seed uint32) {
	r = r.Intersect(p.bounds())
	blotches := newLattice(r, size, seed)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		row := p.Dst.Pix[p.Dst.PixOffset(r.Min.X, y):][:4*r.Dx()]
		for i := 0; i < len(row); i += 4 {
			x := r.Min.X + i/4
			speck := float64(Hash(x, y, seed)&0xffff)/65536 - 0.5
			k := 1 + amount*(0.7*speck+1.3*blotches.at(x-r.Min.X, y-r.Min.Y))*p.clipAt(x, y)
			m := uint32(k * 4096)
			for c := range 3 {
				row[i+c] = uint8(min((uint32(row[i+c])*m+2048)>>12, uint32(row[i+3])))
			}
		}
	}
}

// lattice holds soft noise at every fourth pixel; between them it is interpolated.
type lattice struct {
	across int
	v      []float32
}

const coarse = 4

func newLattice(r image.Rectangle, size float64, seed uint32) lattice {
	l := lattice{across: r.Dx()/coarse + 2}
	for y := range r.Dy()/coarse + 2 {
		for x := range l.across {
			l.v = append(l.v, float32(Clouds(float64(r.Min.X+x*coarse)/size, float64(r.Min.Y+y*coarse)/size, 2, seed)-.5))
		}
	}
	return l
}

func (l lattice) at(x, y int) float64 {
	i := y/coarse*l.across + x/coarse
	u, v := float32(x%coarse)/coarse, float32(y%coarse)/coarse
	top := l.v[i] + (l.v[i+1]-l.v[i])*u
	low := l.v[i+l.across] + (l.v[i+l.across+1]-l.v[i+l.across])*u
	return float64(top + (low-top)*v)
}

func (p *Painter) clipAt(x, y int) float64 {
	if p.state.clip == nil {
		return 1
	}
	return float64(p.state.clip.AlphaAt(x, y).A) / 255
}
