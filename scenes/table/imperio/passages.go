package imperio

import "tyche/rules"

// passages says which passage there is between the viewer and a House, "" for none: war makes it void (18.2), an alliance is mutual (18.5).
func (f *Face) passages(q rules.Seat) string {
	own := &f.view.Own
	granted, received := own.Granted.Has(q), own.Received.Has(q)
	switch {
	case f.allied(q):
		return f.word("passage.allied")
	case f.fought(q) && (granted || received):
		return f.word("passage.void")
	case granted && received:
		return f.word("talk.passages")
	case granted:
		return f.word("passage.granted")
	case received:
		return f.word("passage.received")
	}
	return ""
}
