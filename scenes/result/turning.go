package result

import (
	"slices"
	"strconv"

	"tyche/rules"
	"tyche/rules/session"
	"tyche/scenes/history"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// turningPoint is a round in which somebody gained or lost much.
type turningPoint struct {
	period history.Period
	seat   int
	change [6]int // by column
	struck int    // what else was won, or lost if less than 0, in points
	weight int
	cause  rules.Text   // what did most to it; no key if nothing is known
	also   []rules.Text // what else was won or lost that no column counts
	among  bool         // other things swayed it too, this way or that
	at     int          // the move that brought that about, else the first of the period
	told   []session.Told
}

const (
	mostPoints  = 4    // turning points shown
	leastWeight = 3    // points gained or lost that make one
	winning     = 1000 // more than any points: what won the game
)

// turningPoints finds the rounds with the largest change of anybody, in the order of the game. The one in which the game was won is
// among them, however little was needed for it; winner is Nobody where several have won or none.
func turningPoints(periods []history.Period, told [][]session.Told, seats int, tally *table.Tally, winner rules.Seat) []turningPoint {
	var all []turningPoint
	for i := 1; i < len(periods); i++ {
		best := turningPoint{period: periods[i]}
		var happened []session.Told
		if i < len(told) {
			happened = told[i]
		}
		last := i == len(periods)-1
		for seat := range seats {
			p := turningPoint{period: periods[i], seat: seat, at: periods[i].From, told: happened}
			p.struck = struck(happened, tally, rules.Seat(seat))
			p.weight = max(p.struck, -p.struck)
			for c := range tally.Drawn {
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

// struck is what events gave or took from a seat that no drawn column counts.
func struck(told []session.Told, tally *table.Tally, seat rules.Seat) (sum int) {
	if tally.Strikes == nil {
		return 0
	}
	for _, t := range told {
		sum += tally.Strikes(t.Event, seat)
	}
	return sum
}

// sign is the direction of a turning point: 1 for the better, -1 for the worse.
func (p *turningPoint) sign() int {
	sum := p.struck
	for _, n := range p.change {
		sum += n
	}
	if sum < 0 {
		return -1
	}
	return 1
}

// findCauses names for each turning point the event that swayed most in its direction.
func (r *Result) findCauses() {
	if r.tally.Sway == nil {
		return
	}
	for i := range r.turns {
		r.findCause(&r.turns[i])
	}
}

// mostAlso is how many other losses, or gains, a turning point names.
const mostAlso = 2

func (r *Result) findCause(p *turningPoint) {
	sign, seat := p.sign(), rules.Seat(p.seat)
	best, swayed, first := 0, 0, -1
	for i, told := range p.told {
		n := r.tally.Sway(told.Event, seat)
		if n *= sign; n != 0 {
			swayed++
		}
		if text, worth := r.session.Game().Tell(told.Event); worth && n > best {
			best, p.cause, p.at, first = n, text, told.Entry, i
		}
	}
	p.among = swayed > 1
	if r.tally.Strikes == nil {
		return
	}
	for i, told := range p.told {
		if i == first || sign*r.tally.Strikes(told.Event, seat) <= 0 || len(p.also) == mostAlso {
			continue
		}
		text, worth := r.session.Game().Tell(told.Event)
		switch {
		case !worth || text == p.cause:
		case p.cause.Key == "":
			p.cause, p.at = text, told.Entry
		default:
			p.also = append(p.also, text)
		}
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
	changes, below := r.changes(p), r.house.Moment(&p.period.Stands)
	cause := ""
	if p.cause.Key != "" {
		cause = r.voice.Say(p.cause)
	}
	switch by := "turning.by"; {
	case changes == "": // nothing that is counted: then what happened is what there is to say
		changes = cause
	case cause != "":
		if p.among {
			by = "turning.among"
		}
		below = r.word(by, below, cause)
	}
	for _, also := range p.also {
		below += " · " + r.voice.Say(also)
	}
	return r.name(p.seat) + ": " + changes, below
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
