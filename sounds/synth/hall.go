package synth

// Lengths of the hall's paths in frames, of left and right ear, and of the passages that smear them.
var (
	combLengths    = [2][4]int{{1187, 1369, 1543, 1759}, {1213, 1399, 1579, 1787}}
	passageLengths = [2][2]int{{556, 225}, {579, 241}}
)

const (
	longestComb    = 1800
	longestPassage = 600
	echo           = 0.78 // what is left of the sound after each way
	damp           = 0.32 // how much of the high notes the walls swallow
)

type comb struct {
	line   [longestComb]float32
	at     int
	length int
	dull   float32
}

type passage struct {
	line   [longestPassage]float32
	at     int
	length int
}

// hall is the echo of a stone room: four paths and two passages to each ear.
type hall struct {
	combs    [2][4]comb
	passages [2][2]passage
}

func newHall() *hall {
	h := new(hall)
	for ear := range 2 {
		for i := range h.combs[ear] {
			h.combs[ear][i].length = combLengths[ear][i]
		}
		for i := range h.passages[ear] {
			h.passages[ear][i].length = passageLengths[ear][i]
		}
	}
	return h
}

// step sends one sample in and gives what comes back to each ear.
func (h *hall) step(x float32) (left, right float32) { return h.ear(0, x), h.ear(1, x) }

func (h *hall) ear(side int, x float32) float32 {
	sum := float32(0)
	for i := range h.combs[side] {
		sum += h.combs[side][i].step(x)
	}
	for i := range h.passages[side] {
		sum = h.passages[side][i].step(sum)
	}
	return sum * 0.25
}

func (c *comb) step(x float32) float32 {
	out := c.line[c.at]
	c.dull += (1 - damp) * (out - c.dull)
	c.line[c.at] = x + c.dull*echo
	if c.at++; c.at == c.length {
		c.at = 0
	}
	return out
}

func (p *passage) step(x float32) float32 {
	was := p.line[p.at]
	p.line[p.at] = x + was*0.5
	if p.at++; p.at == p.length {
		p.at = 0
	}
	return was - x
}
