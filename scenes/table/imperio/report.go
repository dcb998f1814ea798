package imperio

import (
	"math"
	"strings"

	"tyche/fonts"
	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/icons"
)

// The report of the last turn: what became of each letter, battles and landings, plots, deals, and what Growth brought.

// reportOf is the report of the turn since the viewer sealed its orders last, or missed them (20.3), and of which events it tells.
func (f *Face) reportOf(s *table.Sight) (report game.Report, told []rules.Event) {
	if s.Since != nil {
		told = s.Since(f.sealing)
	}
	return game.ReportOf(f.view, told), told
}

// sealing says whether with an event the turn of the viewer's House begins of which a report tells.
func (f *Face) sealing(e rules.Event) bool {
	return (e.Verb == game.EvSealed || e.Verb == game.EvMissed) && e.Seat == f.view.Seat
}

// ReportWords is what the button on a recap says that opens the report.
func (f *Face) ReportWords() string {
	if f.view.Seat < 0 {
		return ""
	}
	return f.word("report.button")
}

// OpenReport opens the report from a recap.
func (f *Face) OpenReport(s *table.Sight) { f.read(reportBook, s) }

// drawReport writes the report in two columns, or one where there is no room for two; below it the turn can be watched again.
func (f *Face) drawReport(u *ui.UI, r canvas.Rect, s *table.Sight) {
	k := &f.book
	report := &k.report
	if s.Watch != nil && len(report.Results)+len(report.Battles)+len(report.Landings) > 0 {
		foot := ui.CutBottom(&r, u.Px(u.ButtonHeight()+8))
		ui.CutTop(&foot, u.Px(8))
		again := f.word("report.again")
		o := ui.ButtonOpts{Icon: u.Theme.SignPicture(icons.Shown, u.Px(18), u.Theme.Ink)}
		if u.Button(ui.CutRight(&foot, min(u.ButtonWidth(again, o), foot.W)), again, o) {
			s.Watch(f.sealing)
		}
	}
	box := u.BeginScroll(r, &k.scroll)
	gap := u.Px(26)
	left, right := &k.pens[0], &k.pens[1]
	if wide := box.W > u.Px(700); wide {
		w := (box.W - gap) / 2
		*left = pen{f: f, u: u, x: box.X, y: box.Y, w: w, seen: r}
		*right = pen{f: f, u: u, x: box.X + w + gap, y: box.Y, w: w, seen: r, rows: 500}
	} else {
		*left = pen{f: f, u: u, x: box.X, y: box.Y, w: box.W, seen: r}
		right = left
	}
	f.lettersReturned(left, report, s)
	f.battlesReport(left, report, s)
	f.lettersOpened(left, s)
	f.spiedReport(right, report, s)
	f.politicsReport(right, report, s)
	f.sources(right)
	u.EndScroll(&k.scroll, max(left.y, right.y)-box.Y)
}

// politicsReport lists plots against the House and deals.
func (f *Face) politicsReport(p *pen, k *game.Report, s *table.Sight) {
	u := p.u
	p.title(f.word("report.plots"), "")
	mine, others := 0, 0
	for _, plot := range k.Plots {
		switch {
		case plot.Target == f.view.Seat:
			mine++
			f.plotReport(p, plot, s)
		case plot.Author != f.view.Seat: // one's own stands among the letters
			others++
		}
	}
	if mine == 0 {
		p.text(f.word("report.no-plots"), ui.Italic, u.Theme.Ink2)
	}
	if others > 0 { // a Sedition is told to everybody
		p.gap(6)
		p.title(f.word("report.seditions"), "")
	}
	for _, plot := range k.Plots {
		if plot.Target != f.view.Seat && plot.Author != f.view.Seat {
			f.plotReport(p, plot, s)
		}
	}
	if len(k.Deals) > 0 {
		p.gap(6)
		p.title(f.word("report.deals"), "")
	}
	for _, deal := range k.Deals {
		key := "report.delivered"
		if deal.Void {
			key = "report.void"
		}
		f.ruled(p, f.word(key, rules.W(f.houseName(deal.Partner))), "18.4", s)
		for _, g := range deal.Goods {
			words := f.word("report.goods", rules.W(f.houseName(g.Giver)), rules.R(g.Kind), rules.N(g.N))
			if g.What.Kind != 0 {
				words = f.word("report.thing", rules.W(f.houseName(g.Giver)), rules.R(g.Kind), rules.R(g.What))
			}
			p.text(words, ui.Small, u.Theme.Ink2)
		}
	}
	f.toldReport(p, "report.refused", k.Refused, s)
	f.toldReport(p, "report.pacts", k.Pacts, s)
	f.councilReport(p, k.Council, s)
	f.toldReport(p, "report.gains", k.Gains, s)
	f.toldReport(p, "report.promises", k.Promises, s)
	p.gap(8)
}

// toldReport lists events in the sentences of the chronicle below a heading; nothing where there are none.
func (f *Face) toldReport(p *pen, heading string, events []rules.Event, s *table.Sight) {
	if len(events) == 0 {
		return
	}
	p.gap(6)
	p.title(f.word(heading), "")
	for _, e := range events {
		told, _ := game.Game.Tell(e)
		rule := rules.Rule("18.4")
		switch {
		case e.Verb == game.EvWar, e.Verb == game.EvPeace:
			rule = "18.1"
		case e.Verb == game.EvAlliance:
			rule = "18.5"
		case e.Verb == game.EvGain && e.Who.Kind == game.KindAbility:
			rule = "2.2"
		case e.Verb == game.EvGain, e.Verb == game.EvDelivered:
			rule = "17.5"
		}
		f.ruled(p, f.voice.Say(told), rule, s)
	}
}

// councilReport tells what the Council has decided, and below each decision who voted how.
func (f *Face) councilReport(p *pen, list []game.CouncilReport, s *table.Sight) {
	if len(list) == 0 {
		return
	}
	p.gap(6)
	p.title(f.word("report.council"), "")
	for i := range list {
		told, _ := game.Game.Tell(list[i].Decision)
		f.ruled(p, f.voice.Say(told), "17.4", s)
		p.text(f.rollCall(list[i].Votes), ui.Small, p.u.Theme.Ink2)
	}
}

// rollCall says who has voted how (17.4); "" where nobody has.
func (f *Face) rollCall(votes []rules.Event) string {
	var words []string
	for _, e := range votes {
		if e.M == 0 {
			continue
		}
		way := f.word("report.vote.elects", rules.W(f.houseName(rules.Seat(int(e.N)-game.VoteElects))))
		switch int(e.N) {
		case game.VoteFor:
			way = f.word("report.vote.for")
		case game.VoteAgainst:
			way = f.word("report.vote.against")
		}
		words = append(words, f.word("report.vote", rules.W(f.houseName(e.Seat)), rules.N(int(e.M)), rules.W(way)))
	}
	return strings.Join(words, " · ")
}

// plotReport tells of a plot: what it was, what it ruined, and whose name it bears.
func (f *Face) plotReport(p *pen, plot game.PlotReport, s *table.Sight) {
	u := p.u
	words := f.name(plot.Plot)
	if plot.Object.Kind != 0 {
		words = f.word("report.plot-on", rules.R(plot.Plot), rules.R(plot.Object))
	}
	f.ruled(p, words, "16.2", s)
	if plot.Ruined.Kind != 0 {
		p.text(f.word("report.ruined", rules.R(plot.Ruined)), ui.Body, u.Theme.Why)
	}
	author, open := f.word("report.unknown"), plot.Plot.ID == int16(game.PlotSedition)
	switch {
	case open:
		author = f.word("report.openly", rules.W(f.houseName(plot.Author)))
	case plot.Author != rules.Nobody && plot.Foiled: // whoever is caught is known (16.2)
		author = f.word("report.caught", rules.W(f.houseName(plot.Author)))
	case plot.Author != rules.Nobody:
		author = f.word("report.author", rules.W(f.houseName(plot.Author)))
	}
	switch {
	case plot.Foiled:
		author += " " + f.word("report.foiled")
	case open:
		author += " " + f.word("report.revolt")
	}
	p.text(author, ui.Italic, u.Theme.Why)
	p.gap(4)
}

// ruled writes a line with the chip of the rule behind it.
func (f *Face) ruled(p *pen, words string, rule rules.Rule, s *table.Sight) {
	r, seen := p.row(p.u.Px(26))
	if !seen {
		return
	}
	p.u.Scope(600 + p.rows)
	f.ruleChip(p.u, &r, rule, s)
	p.u.Unscope()
	st := p.u.Theme.Text(ui.BodyBold)
	p.u.Words(r, words, fitted(words, st, r.W, p.u.Px(10.5)), ui.Left)
}

// ruleChip draws the number of a rule at the right end of a row, which gets narrower by it; a click opens the rulebook there.
func (f *Face) ruleChip(u *ui.UI, r *canvas.Rect, rule rules.Rule, s *table.Sight) {
	st := u.Theme.Colored(ui.Caption, u.Theme.Ink2)
	w := math.Ceil(fonts.Width(string(rule), st)) + u.Px(16)
	box := ui.CutRight(r, w+u.Px(6))
	box = ui.Middle(box, w, min(u.Px(22), box.H))
	hover, pressed := u.Spot("rule", box)
	u.Theme.Skin(u, ui.ChipShape, box)
	if hover {
		u.Theme.SkinFaint(u, ui.SelectShape, box, .6)
	}
	u.Words(box, string(rule), st, ui.Center)
	u.Tip(box, f.word("report.rule", rules.W(string(rule))))
	if pressed {
		s.Cited = rule
	}
}
