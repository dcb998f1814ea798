package sky

import (
	"math"

	"tyche/sprites/imperio/palette"
	"tyche/sprites/paint"
)

// Figure is one of the constellations that fill the empty parts of the sky.
type Figure uint8

// The figures.
const (
	Swan Figure = iota
	Balance
	Argo
	Serpent
	Crown
	Helm
	Bow
	Anvil
	Figures // how many there are
)

// constellation is a figure: its outlines with their hatching, lines that are only drawn, and its stars with what joins them.
type constellation struct {
	hatched []hatched
	drawn   []drawn
	stars   [][2]float64
	links   [][2]int
}

type hatched struct {
	path          *paint.Path
	step, degrees float64
}

type drawn struct {
	path  *paint.Path
	width float64
	dash  []float64
}

func curve(pts ...float64) *paint.Path {
	var list []paint.Point
	for i := 0; i < len(pts); i += 2 {
		list = append(list, paint.Pt(pts[i], pts[i+1]))
	}
	return paint.Smooth(false, list...)
}

var figures = [Figures]func() constellation{Swan: swan, Balance: balance, Argo: argo, Serpent: serpent, Crown: crown, Helm: helm, Bow: bow, Anvil: anvil}

func swan() constellation {
	body := curve(-120, 30, -70, -8, -10, -14, 50, -40, 86, -92, 120, -112, 140, -96, 122, -90, 104, -72, 76, -10, 20, 34, -50, 48, -120, 30).Close()
	one := curve(-20, -8, -40, -70, -96, -128, -150, -146, -128, -112, -150, -104, -112, -84, -126, -66, -84, -52, -90, -34, -50, -14)
	two := curve(10, 30, 2, 84, -40, 140, -86, 170, -66, 130, -92, 128, -58, 100, -76, 86, -44, 72, -54, 54, -30, 40)
	return constellation{
		hatched: []hatched{{body, 5, 24}, {one, 6, 60}, {two, 6, -60}},
		drawn:   []drawn{{body, 2, nil}, {one, 2, nil}, {two, 2, nil}},
		stars:   [][2]float64{{-120, 30}, {-10, 0}, {86, -92}, {134, -102}, {-40, -70}, {-140, -138}, {0, 84}, {-80, 162}},
		links:   [][2]int{{0, 1}, {1, 2}, {2, 3}, {1, 4}, {4, 5}, {1, 6}, {6, 7}},
	}
}

func balance() constellation {
	k := constellation{
		drawn: []drawn{{paint.MustPath("M0-120V110M-40 118H40M-110-84L110-104"), 3, nil}, {paint.Circle(0, -128, 12), 2, nil}},
		stars: [][2]float64{{-110, -84}, {0, -94}, {110, -104}, {-110, 70}, {110, 50}, {0, 110}, {0, -128}},
		links: [][2]int{{0, 1}, {1, 2}, {0, 3}, {2, 4}, {1, 5}, {1, 6}},
	}
	for _, at := range [][2]float64{{-110, -84}, {110, -104}} {
		x, y := at[0], at[1]
		bowl := new(paint.Path).MoveTo(x-46, y+120).QuadTo(x, y+178, x+46, y+120).Close()
		strings := paint.Line(x, y, x-46, y+120).Append(paint.Line(x, y, x+46, y+120)).Append(paint.Line(x, y, x, y+120))
		k.hatched = append(k.hatched, hatched{bowl, 5, 10})
		k.drawn = append(k.drawn, drawn{strings, 1.4, nil}, drawn{bowl, 2, nil})
	}
	return k
}

func argo() constellation {
	hull := curve(-150, -20, -120, 40, -60, 70, 60, 70, 120, 40, 166, -30).LineTo(120, 10).LineTo(-116, 10).Close()
	sail := paint.MustPath("M-60-150C-68-130-84-110-84-90C-84-70-72-50-66-30H70C74-50 96-70 96-90C96-110 78-130 70-150Z")
	oars := new(paint.Path)
	for x := -90.0; x < 110; x += 28 {
		oars.Append(paint.Line(x, 40, x-34, 112))
	}
	rigging := paint.MustPath("M0-176V10M-150-20Q-176-50-150-70M166-30Q190-60 170-84L152-70M0-176L40-166L0-158")
	return constellation{
		hatched: []hatched{{hull, 5, 4}, {sail, 9, 90}},
		drawn:   []drawn{{hull, 2, nil}, {sail, 2, nil}, {rigging, 2.4, nil}, {oars, 1.6, nil}},
		stars:   [][2]float64{{-150, -70}, {-116, 10}, {0, 10}, {120, 10}, {170, -84}, {0, -176}, {-60, -150}, {70, -150}, {0, 70}},
		links:   [][2]int{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {2, 5}, {6, 5}, {5, 7}, {2, 8}},
	}
}

func serpent() constellation {
	spine := curve(-190, 60, -150, 10, -90, 20, -50, 80, 10, 96, 60, 40, 40, -30, 80, -90, 150, -96, 190, -50)
	edge := paint.Pen(28).Outline(spine)
	return constellation{
		drawn: []drawn{{edge, 2, nil}, {spine, 22, []float64{1.6, 7}}, {paint.MustPath("M182-66Q214-74 226-40Q206-16 178-34Z"), 2, nil}, {paint.MustPath("M224-38L246-30M224-38L240-18"), 1.6, nil}},
		stars: [][2]float64{{-190, 60}, {-150, 10}, {-50, 80}, {60, 40}, {40, -30}, {150, -96}, {206, -46}},
		links: [][2]int{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {5, 6}},
	}
}

func crown() constellation {
	points := paint.MustPath("M-90 50L-110-50L-60-4L-36-80L0-12L36-80L60-4L110-50L90 50Z")
	return constellation{
		hatched: []hatched{{points, 6, 90}},
		drawn:   []drawn{{points, 2, nil}, {paint.MustPath("M-92 62H92V80H-92Z"), 2, nil}},
		stars:   [][2]float64{{-110, -50}, {-36, -80}, {36, -80}, {110, -50}, {-90, 70}, {90, 70}, {0, -12}},
		links:   [][2]int{{0, 1}, {1, 6}, {6, 2}, {2, 3}, {4, 5}},
	}
}

func helm() constellation {
	bell := paint.MustPath("M-84 130L-92 0Q-88-128 0-136Q88-128 92 0L84 130Q0 168-84 130Z")
	return constellation{
		hatched: []hatched{{bell, 6, 70}},
		drawn: []drawn{
			{bell, 2.4, nil}, {paint.MustPath("M-66-14H66V12L14 26V140H-14V26L-66 12Z"), 2, nil},
			{paint.MustPath("M-92-34Q0-60 92-34M0-136Q30-190 90-170Q50-160 34-128"), 2, nil},
		},
		stars: [][2]float64{{0, -136}, {-92, 0}, {92, 0}, {-84, 130}, {84, 130}, {90, -170}},
		links: [][2]int{{0, 1}, {0, 2}, {1, 3}, {2, 4}, {0, 5}},
	}
}

func bow() constellation {
	limbs := curve(-30, -170, 60, -120, 70, -40, 40, 0, 70, 40, 60, 120, -30, 170, 40, 110, 46, 40, 22, 0, 46, -40, 40, -110, -30, -170).Close()
	return constellation{
		hatched: []hatched{{limbs, 5, 30}},
		drawn:   []drawn{{limbs, 2, nil}, {paint.MustPath("M-30-170L-110 0L-30 170M-110 0H150M150 0L126-12M150 0L126 12M-110 0l-20-12M-110 0l-20 12M-98 0l-20-12M-98 0l-20 12"), 2, nil}},
		stars:   [][2]float64{{-30, -170}, {-110, 0}, {-30, 170}, {150, 0}, {40, 0}},
		links:   [][2]int{{0, 1}, {1, 2}, {1, 4}, {4, 3}},
	}
}

func anvil() constellation {
	body := paint.MustPath("M-150-70H-70V-92H130V-44Q70-34 60 10Q56 44 88 60H104V104H-76V60H-60Q-36 34-40 6Q-54-24-84-28Q-134-36-150-70Z")
	return constellation{
		hatched: []hatched{{body, 6, 6}},
		drawn:   []drawn{{body, 2.4, nil}, {paint.MustPath("M-70-70H130M0-112L60-180L84-158L24-98M44-196L100-144L116-162L60-214Z"), 2, nil}},
		stars:   [][2]float64{{-150, -70}, {130, -92}, {104, 104}, {-76, 104}, {60, -214}},
		links:   [][2]int{{0, 1}, {1, 2}, {2, 3}, {1, 4}},
	}
}

// Draw draws a figure about the origin with its stars; strength is how opaque it is.
func (f Figure) Draw(p *paint.Painter, strength float64) {
	k := figures[f]()
	k.outline(p, strength)
	for _, l := range k.links {
		a, b := k.stars[l[0]], k.stars[l[1]]
		p.Stroke(paint.Line(a[0], a[1], b[0], b[1]), paint.Stroke{Width: 1, Dash: []float64{5, 4}}, paint.Solid(paint.Fade(paint.RGB(0xB9C4E0), .5)))
	}
	for i, s := range k.stars {
		r := 4.6
		if i%3 == 0 {
			r = 6.5
		}
		p.Fill(paint.Star(s[0], s[1], r, .38*r, 6, -math.Pi/2), paint.Solid(palette.Star))
	}
}

// Outline is Draw without the stars.
func (f Figure) Outline(p *paint.Painter, strength float64) {
	k := figures[f]()
	k.outline(p, strength)
}

// outline draws what is hatched and drawn of a figure.
func (k *constellation) outline(p *paint.Painter, strength float64) {
	p.Layer(strength, func(p *paint.Painter) {
		for _, h := range k.hatched {
			p.Within(func() {
				p.Clip(h.path)
				p.Rotate(h.degrees * math.Pi / 180)
				lines := new(paint.Path)
				for y := -260.0; y < 260; y += h.step {
					lines.Append(paint.Line(-260, y, 260, y))
				}
				p.Stroke(lines, paint.Stroke{Width: .9}, paint.Solid(palette.Ivory))
			})
		}
		for _, d := range k.drawn {
			p.Stroke(d.path, paint.Stroke{Width: d.width, Join: paint.RoundJoin, Dash: d.dash}, paint.Solid(palette.Ivory))
		}
	})
}
