package heads

import "tyche/sprites/paint"

// bowl is the body of most helmets, from the brow to the nape.
const bowl = "M75 36Q75 19 56 12.4Q34 7.6 22 26Q14 42 20 60L26 74L38 68Q36 56 43 46Q58 38 75 36Z"

// cheek hangs over ear and jaw.
const cheek = "M43.4 46.4L46.6 67Q52 76.6 60 73.6Q59 62 55.4 45Q48 42 43.4 46.4Z"

func (h head) helmet() {
	path := paint.MustPath(bowl)
	h.p.Fill(path, paint.Linear{From: paint.Pt(60, 10), To: paint.Pt(26, 66), Stops: []paint.Stop{
		{At: 0, Color: paint.Mix(h.t.Shade, h.t.Light, .5)}, {At: .5, Color: h.t.Shade}, {At: 1, Color: paint.Mix(h.t.Shade, h.t.Line, .35)}}})
	h.p.Stroke(path, paint.Pen(h.width(2)), paint.Solid(h.t.Line))
	h.shine("M74 34.2Q57 36.4 41.6 46.4Q36 56 37 65", 1.7)
}

func (h head) cheekPiece() {
	h.area(cheek, paint.Mix(h.t.Shade, h.t.Base, .3), 1.6)
	h.shine("M47.6 50L49.8 65Q52.6 70.6 56.8 70.4", 1.1)
}

// attic is the helmet with a tall brush crest.
func (h head) attic() {
	h.helmet()
	h.cheekPiece()
	h.area("M82 19Q62-4 34 3Q10 12 8 44Q7 60 12 72Q14 50 21 32Q32 12 52 12Q66 13 74 24Z", h.t.Band, 1.8)
	h.fineLine("M76 14L69 19M66 6.4L61 13M52 2.6L50 11.4M37 3L40 14M24 9L31 19M14 21L24 28M9.6 35L19 38M8.4 49L16 50", 1.1)
	h.shine("M60 22Q46 18 34 28", 1.4)
}

// phrygian bends its peak forward.
func (h head) phrygian() {
	h.area("M75 36Q77 23 68 14Q80 5 69-1Q42-1 27 20Q14 40 20 60L26 74L38 68Q36 56 43 46Q58 38 75 36Z", h.t.Shade, 2)
	h.shine("M74 34.2Q57 36.4 41.6 46.4Q36 56 37 65", 1.7)
	h.shine("M66 3Q48 4 36 20", 1.6)
	h.cheekPiece()
	h.area("M50 17Q34 22 32 40Q41 37 47 28Q51 23 50 17Z", h.t.Band, 1.2)
	h.fineLine("M48 21Q40 27 35.6 36M44 21.6Q38 27 34 34", .9)
}

// boeotian is the horseman's helmet beaten into the shape of a folded hat.
func (h head) boeotian() {
	h.area("M72 29Q70 11 50 9Q28 10 23 32Q46 24 72 29Z", h.t.Shade, 1.8)
	h.area("M88 41Q76 27.4 52 27Q32 28 24 40Q22 52 28 60Q20 64 12 58Q9 40 22 30Q38 19.6 60 22Q82 25 89.6 38Q90 41 88 41Z", paint.Mix(h.t.Shade, h.t.Light, .45), 1.9)
	h.shine("M84 35.4Q70 27 54 27.4M60 14Q48 11.4 38 17", 1.6)
}

// corinthian is pushed back from the face.
func (h head) corinthian() {
	h.curls([]paint.Point{{X: 71, Y: 29}, {X: 64, Y: 31}, {X: 57, Y: 34}, {X: 50, Y: 38}, {X: 44, Y: 43}, {X: 40, Y: 50}, {X: 36, Y: 57}, {X: 33, Y: 64}, {X: 29, Y: 71}})
	h.area("M92 22Q80 8 56 6Q28 7 18 32Q13 48 18 60L27 67Q32 48 46 38Q62 29 84 31Q91 29 92 22Z", h.t.Shade, 2)
	h.area("M84 22Q76 15.6 66 18.4Q70 25 82 25.6Z", h.t.Line, 0)
	h.shine("M62 11Q42 11 30 26M84 29.4Q66 27 50 33", 1.6)
	h.area("M76 9Q56-8 30 2Q12 12 9 36L16 38Q20 20 34 12Q52 4 72 14Z", h.t.Band, 1.6)
	h.fineLine("M66 3L62 9M52-1.6L50 6M38-.4L40 8.6M25 5.4L30 14M15.6 15L23 21M11 27L18.6 29", 1)
	h.ear()
}

// bullhelm has the ears and horns of a bull, as on the coins of Sousa.
func (h head) bullhelm() {
	h.helmet()
	h.cheekPiece()
	h.area("M50 27Q36 22 38 4Q43-5 53-5Q45 2 48 11Q52 18 60 21Q58 27 50 27Z", h.t.Light, 1.6)
	h.fineLine("M39 12L46 9M42 19.6L49 14.6", 1)
	h.area("M38 38Q26 37 22 28Q33 25 42 33Z", h.t.Base, 1.3)
	for i := range 5 {
		h.p.Fill(paint.Circle(66-float64(i)*9, 18.5+float64(i*i)*.9, 1.5), paint.Solid(paint.Fade(h.t.Light, .8)))
	}
}

// plumes are the two white feathers of an Epeirote prince.
func (h head) plumes() {
	h.area("M40 14Q26-6 10 3Q24 4 33 22Z", h.t.Band, 1.4)
	h.helmet()
	h.cheekPiece()
	h.area("M52 13Q52-10 74-9Q62-3 60 14Z", h.t.Band, 1.4)
	h.area("M62 14Q40 5 24 27Q14 44 18 62L11 58Q8 34 24 18Q42 4 64 10Z", h.t.Base, 1.4)
	h.fineLine("M55 10Q57-2 68-6M34 15Q27 5 17 3.6M13 46L19 48M14.6 34L20.6 37M21 23L26 28M31 14.6L34 19.6", 1)
}

// cone is a pointed helmet of bronze with a rim.
func (h head) cone() {
	h.area("M72 30Q68 12 51-6Q32 8 22 38Q46 25 72 30Z", h.t.Shade, 1.9)
	h.area("M78 33Q50 23 18 41Q16 48 20 52Q48 33 78 39.6Z", paint.Mix(h.t.Shade, h.t.Light, .5), 1.6)
	h.cheekPiece()
	h.area("M20 50L26 74L38 68Q36 57 42 45Z", paint.Mix(h.t.Shade, h.t.Line, .2), 1.4)
	h.shine("M53 2Q62 14 65 25", 1.7)
	h.area("M51-4Q36-6 30 8Q40 4 49 4Z", h.t.Band, 1.2)
}

// plain is an officer's helmet without a crest.
func (h head) plain() {
	h.helmet()
	h.cheekPiece()
	h.shine("M62 18Q48 13.6 35 24", 1.5)
	h.area("M70 23Q50 10 26 27L24.6 31Q50 16 71 28Z", h.t.Band, 1.1)
}
