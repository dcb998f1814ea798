package result

import (
	"slices"
	"strconv"

	"tyche/rules"
	"tyche/scenes/history"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// turningPoint is a round in which somebody gained or lost much.
type turningPoint struct {
	period history.Period
	seat   int
	change [6]int // by column
	weight int
	cause  rules.Text // what did most to it; no key if nothing is known
	among  bool       // other things swayed it too, this way or that
	at     int        // the move that brought that about, else the first of the period
}

const (
	mostPoints  = 4    // turning points shown
	leastWeight = 3    // points gained or lost that make one
	winning     = 1000 // more than any points: what won the game
)

// turningPoints finds the rounds with the largest change of anybody, in the order of the game. The one in which the game was won is
// among them, however little was needed for it; winner is Nobody where several have won or none.
func turningPoints(periods []history.Period, seats, columns int, winner rules.Seat) []turningPoint {
	var all []turningPoint
	for i := 1; i < len(periods); i++ {
		best := turningPoint{period: periods[i]}
		last := i == len(periods)-1
		for seat := range seats {
			p := turningPoint{period: periods[i], seat: seat, at: periods[i].From}
			for c := range columns {
				p.change[c] = periods[i].Stands.Values[seat][c] - periods[i-1].Stands.Values[seat][c]
				p.weight += max(p.change[c], -p.change[c])
			}
			if last && rules.Seat(seat) == winner && p.weight > 0 {
				p.weight += winning
			}
			if p.weight > best.weight {
				best = p
			}
		}
		if best.weight >= leastWeight && periods[i].Stands.Turn > 0 {
			all = append(all, best)
		}
	}
	slices.SortStableFunc(all, func(a, b turningPoint) int { return b.weight - a.weight })
	all = all[:min(len(all), mostPoints)]
	slices.SortFunc(all, func(a, b turningPoint) int { return a.period.From - b.period.From })
	return all
}

// findCauses names for each turning point the event that swayed most in its direction.
func (r *Result) findCauses() {
	if r.tally.Sway == nil {
		return
	}
	for i := range r.turns {
		p := &r.turns[i]
		sign, best := 1, 0
		for _, n := range p.change {
			best += n
		}
		if best < 0 {
			sign = -1
		}
		best = 0
		swayed := 0
		for _, told := range r.session.Seen(rules.Nobody, p.period.From) {
			if told.Entry >= p.period.To {
				break
			}
			n := sign * r.tally.Sway(told.Event, rules.Seat(p.seat))
			if text, worth := r.session.Game().Tell(told.Event); worth && n > best {
				best, p.cause, p.at = n, text, told.Entry
			}
			if n != 0 {
				swayed++
			}
		}
		p.among = swayed > 1
	}
}

// turning lists the turning points; each leads to its moment in the replay.
func (r *Result) turning(col *canvas.Rect) {
	u := r.ui
	if len(r.turns) == 0 {
		return
	}
	high := 0.0
	for i := range r.turns {
		high += r.turnHeight(col.W, &r.turns[i])
	}
	in := r.ui.Sheet(col, r.word("turning"), high)
	for i := range r.turns {
		p := &r.turns[i]
		line := ui.CutTop(&in, r.turnHeight(col.W, p))
		u.Scope(300 + i)
		hover, clicked := u.Spot("turn", line)
		u.Unscope()
		if hover {
			u.Theme.SkinFaint(u, ui.SelectShape, line, 0.6)
		}
		number := ui.CutLeft(&line, u.Px(turnNumber))
		r.coin(number.Center(), i)
		sign := ui.CutLeft(&line, u.Px(turnSign))
		u.Emblem(r.emblem(p.seat), sign.Center(), u.Px(24))
		head, below := r.turnWords(p)
		u.Paragraph(ui.CutTop(&line, r.headHeight(line.W, head)), head, u.Theme.Text(ui.Body), ui.Left)
		u.Paragraph(line, below, u.Theme.Colored(ui.Small, u.Theme.Ink2), ui.Left)
		if clicked {
			u.App.Play("page")
			r.exits.Replay(p.at)
		}
	}
}

// Measures of a turning point in design pixels: its number, the emblem, its first line, and what lies below the second.
const turnNumber, turnSign, turnHead, turnGap = 26, 36, 24, 6

// turnHeight is how high a turning point is in a column so wide: what did most to it is told whole.
func (r *Result) turnHeight(width float64, p *turningPoint) float64 {
	u := r.ui
	head, below := r.turnWords(p)
	width -= u.Px(2*ui.Padding + turnNumber + turnSign)
	return r.headHeight(width, head) + u.Px(turnGap) + ui.TextHeight(below, u.Theme.Text(ui.Small), width)
}

// headHeight is how high the first line of a turning point is, or its lines where there is little room.
func (r *Result) headHeight(width float64, head string) float64 {
	return max(r.ui.Px(turnHead), ui.TextHeight(head, r.ui.Theme.Text(ui.Body), width))
}

// turnWords says what a turning point came to, and below it when that was and what did most to it.
func (r *Result) turnWords(p *turningPoint) (head, below string) {
	head, below = r.name(p.seat)+": "+r.changes(p), r.house.Moment(&p.period.Stands)
	if p.cause.Key == "" {
		return head, below
	}
	by := "turning.by"
	if p.among {
		by = "turning.among"
	}
	return head, r.word(by, below, r.voice.Say(p.cause))
}

// changes says what somebody gained and lost: "Legitimacy +4".
func (r *Result) changes(p *turningPoint) string {
	text, sep := "", ""
	for c := range r.tally.Drawn {
		n := p.change[c]
		if n == 0 {
			continue
		}
		sign := "+"
		if n < 0 {
			sign, n = "−", -n
		}
		text += sep + r.ui.App.Say(r.tally.Columns[c]) + " " + sign + strconv.Itoa(n)
		sep = " · "
	}
	return text
}

// winner is who has won alone; Nobody where several have, or the game is not over.
func (r *Result) winner() rules.Seat {
	outcome, over := r.session.Outcome()
	for seat := range rules.Seat(len(r.order)) {
		if over && outcome.Winners == rules.Only(seat) {
			return seat
		}
	}
	return rules.Nobody
}
