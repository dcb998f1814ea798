package synth

// noise is a seeded source of chance: hiss when read as samples, variety when read as choices. It is not zero.
type noise uint64

// newNoise spreads a small seed over all bits.
func newNoise(seed uint64) noise {
	seed += 0x9e3779b97f4a7c15
	seed = (seed ^ seed>>30) * 0xbf58476d1ce4e5b9
	seed = (seed ^ seed>>27) * 0x94d049bb133111eb
	return noise(seed ^ seed>>31 | 1)
}

// bits are the next 32 random bits (xorshift64*).
func (n *noise) bits() uint32 {
	x := uint64(*n)
	x ^= x >> 12
	x ^= x << 25
	x ^= x >> 27
	*n = noise(x)
	return uint32(x * 0x2545f4914f6cdd1d >> 32)
}

// white is a sample between -1 and 1.
func (n *noise) white() float64 { return float64(int32(n.bits())) / (1 << 31) }

// between is a number from low up to high.
func (n *noise) between(low, high float64) float64 {
	return low + (high-low)*float64(n.bits())/(1<<32)
}

// about is x, up to the given share more or less.
func (n *noise) about(x, share float64) float64 { return x * (1 + share*n.white()) }

// below is a whole number from 0 up to count-1.
func (n *noise) below(count int) int { return int(uint64(n.bits()) * uint64(count) >> 32) }
