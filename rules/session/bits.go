package session

// bitWriter packs numbers of few bits, the highest bit first.
type bitWriter struct {
	out  []byte
	last uint64 // bits not yet in out
	n    int    // how many
}

func (w *bitWriter) write(v uint64, width int) {
	w.last = w.last<<width | v
	w.n += width
	for w.n >= 8 {
		w.n -= 8
		w.out = append(w.out, byte(w.last>>w.n))
	}
	w.last &= 1<<w.n - 1
}

// bytes returns everything, the last byte filled up with zeros.
func (w *bitWriter) bytes() []byte {
	if w.n > 0 {
		w.write(0, 8-w.n)
	}
	return w.out
}

// bitReader is the reverse of bitWriter.
type bitReader struct {
	raw  []byte
	last uint64
	n    int
	bad  bool // there were too few bytes
}

func (r *bitReader) read(width int) uint64 {
	for r.n < width {
		if len(r.raw) == 0 {
			r.bad = true
			return 0
		}
		r.last = r.last<<8 | uint64(r.raw[0])
		r.raw = r.raw[1:]
		r.n += 8
	}
	r.n -= width
	v := r.last >> r.n
	r.last &= 1<<r.n - 1
	return v
}

// rest returns the bytes that were not begun.
func (r *bitReader) rest() []byte { return r.raw }
