package imperio

import "tyche/rules"

// handOver forgets what somebody looked at when the atlas passes to another seat: the page, the place and the fleet that lay open
// tell of a plan that is still sealed.
func (f *Face) handOver(to rules.Seat) {
	if to == f.view.Seat {
		return
	}
	f.sheet = sheet{}
	f.take(nil)
	f.book.kind = noBook
	f.desk.chosen, f.desk.picking, f.desk.armed = 0, 0, false
	f.chart.Rest()
}
