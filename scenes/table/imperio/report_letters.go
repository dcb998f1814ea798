package imperio

import (
	"slices"
	"strings"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/scenes/table/imperio/chart"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
	"tyche/sprites/imperio/signs"
	"tyche/sprites/imperio/stamps"
	"tyche/sprites/paint"
)

// The letters of the last turn as they came back: what was ordered, what became of it and why, and what it cost.

// fates are what became of a letter, by the numbers of the rules: word, frame and colour of its stamp.
var fates = map[int]struct {
	key   string
	shape stamps.Shape
	ink   paint.Color
}{
	game.ResultDone: {"stamp.done", stamps.Oval, paint.RGB(0x2F6B2A)}, partly: {"stamp.partly", stamps.Barred, paint.RGB(0x8A5A14)}, game.ResultFailed: {"stamp.failed", stamps.Cracked, paint.RGB(0xA32620)},
	game.ResultCancelled: {"stamp.cancelled", stamps.Barred, paint.RGB(0x3F5875)}, game.ResultUndone: {"stamp.undone", stamps.Cracked, paint.RGB(0xA32620)},
}

// actionRules are the rules by which a letter of each kind is carried out.
var actionRules = [game.NumActions]rules.Rule{
	game.ActionConstruction: "10.1", game.ActionProduction: "11.2", game.ActionOperation: "12.4", game.ActionResearch: "15.1", game.ActionSubterfuge: "16.1",
}

// lettersReturned lists the letters of the last turn with their stamps.
func (f *Face) lettersReturned(p *pen, k *game.Report, s *table.Sight) {
	u := p.u
	p.title(f.word("report.letters"), "")
	if len(k.Results) == 0 {
		p.text(f.word("report.none"), ui.Italic, u.Theme.Ink2)
	}
	for i := range k.Results {
		f.letterReturned(p, k, &k.Results[i], s)
	}
	for _, struck := range k.Struck {
		p.text(f.word("report.struck", rules.N(struck.N), rules.R(struck.Unit), rules.R(struck.Planet), rules.R(struck.Why)), ui.Small, u.Theme.Why)
	}
	p.gap(8)
}

// lettersOpened lists the letters of the other Houses, where the table has agreed to lay them open (24.7).
func (f *Face) lettersOpened(p *pen, s *table.Sight) {
	if !f.opensLetters() {
		return
	}
	for q := range rules.Seat(f.view.Players) {
		if q == f.view.Seat {
			continue
		}
		report := &f.book.opened[q]
		p.title(f.word("report.opened", rules.W(f.houseName(q))), "")
		if len(report.Results) == 0 {
			p.text(f.word("report.opened.none"), ui.Italic, p.u.Theme.Ink2)
		}
		for i := range report.Results {
			f.letterReturned(p, report, &report.Results[i], s)
		}
		p.gap(8)
	}
}

// opensLetters says whether all letters are laid open once a turn is over.
func (f *Face) opensLetters() bool { return f.view.Options>>openLetters&1 != 0 && f.view.Turn > 1 }

// openLetters is the bit of the option for that.
var openLetters = slices.IndexFunc(game.Game.Info().Options, func(o rules.Option) bool { return o.ID == "open-letters" })

func (f *Face) letterReturned(p *pen, report *game.Report, k *game.ResultView, s *table.Sight) {
	u := p.u
	words := f.past(report, k)
	st := u.Theme.Text(ui.Small)
	text := p.w - u.Px(78+118)
	high := max(u.Px(58), u.Px(36)+ui.TextHeight(words, st, text))
	r, seen := p.row(high + u.Px(5))
	if !seen {
		return
	}
	r.H = high
	u.Theme.Skin(u, ui.PlainButton, r)
	f.waxRoman(u, canvas.Point{X: r.X + u.Px(22), Y: r.Center().Y}, 15, chart.Roman(k.Slot+1))
	f.sign(u, signs.Construction+signs.Sign(max(k.Kind, 1)-1), canvas.Point{X: r.X + u.Px(56), Y: r.Center().Y}, 22, u.Theme.Heading)
	in := canvas.Rect{X: r.X + u.Px(78), Y: r.Y + u.Px(5), W: text, H: r.H - u.Px(8)}
	head := ui.CutTop(&in, u.Px(24))
	rule := actionRules[k.Kind]
	if k.Outcome == game.ResultCancelled {
		rule = "9.3"
	}
	u.Scope(600 + p.rows)
	f.ruleChip(u, &head, rule, s)
	u.Unscope()
	name := f.name(rules.Ref{Kind: game.KindAction, ID: int16(k.Kind)})
	u.Words(head, name, fitted(name, u.Theme.Text(ui.BodyBold), head.W, u.Px(11)), ui.Left)
	u.Paragraph(in, words, st, ui.Left)
	side := canvas.Rect{X: r.Right() - u.Px(116), Y: r.Y + u.Px(6), W: u.Px(108), H: r.H - u.Px(10)}
	if fate, known := fates[fateOf(report, k)]; known {
		f.stamp(u, ui.CutTop(&side, u.Px(28)), f.capitals(f.word(fate.key)), fate.shape, fate.ink)
	}
	u.Words(side, f.settled(k), u.Theme.Colored(ui.Small, u.Theme.Ink2), ui.Center)
}

// partly is what became of an Operation that was carried out, but not as it was ordered.
const partly = -1

// fateOf is what became of a letter: one of the numbers of the rules, or partly.
func fateOf(report *game.Report, k *game.ResultView) int {
	hindered := func(e rules.Event) bool { return e.Verb == game.EvHolds || e.Verb == game.EvSkipped }
	if k.Kind == game.ActionOperation && k.Outcome == game.ResultDone && slices.ContainsFunc(report.Course, hindered) {
		return partly
	}
	return k.Outcome
}

// settled says what a letter cost in the end.
func (f *Face) settled(k *game.ResultView) string {
	switch {
	case k.Price == 0:
		return f.word("report.free")
	case k.Outcome == game.ResultCancelled:
		return f.word("report.unpaid")
	case k.Back > 0:
		return f.word("report.back", rules.N(k.Back))
	}
	return f.word("report.paid", rules.N(k.Price-k.Back))
}

// past is a letter of a turn gone by in words, with the reason where it was not done as ordered.
func (f *Face) past(report *game.Report, k *game.ResultView) string {
	var lines []string
	switch k.Kind {
	case game.ActionOperation:
		lines = f.course(report)
	case game.ActionProduction:
		lines = []string{f.made(report, k)}
	default:
		lines = []string{sentence(f.letter(&k.SlotView).lines)}
	}
	if k.Why.Kind != 0 && k.Outcome != game.ResultDone {
		lines = append(lines, f.word("report.why", rules.R(k.Why)))
	}
	return strings.Join(lines, " ")
}

// sentence joins the lines of a letter; what is a sentence already follows a colon.
func sentence(lines []string) string {
	last := len(lines) - 1
	if last > 0 && strings.HasSuffix(lines[last], ".") {
		return strings.Join(lines[:last], " ") + ": " + lines[last]
	}
	return strings.TrimSuffix(strings.Join(lines, " "), ".") + "."
}

// made tells a Production by what it brought; of two on one planet the first tells it.
func (f *Face) made(report *game.Report, k *game.ResultView) string {
	for i := range report.Results {
		if r := &report.Results[i]; r.Kind == k.Kind && r.A == k.A && r.Slot < k.Slot {
			return f.word("report.made-with", rules.W(chart.Roman(r.Slot+1)))
		}
	}
	planet, slot, any := f.planetNumbered(k.A), k.SlotView, false
	for _, m := range report.Made {
		if m.Planet == planet {
			slot.Units[m.Unit.ID] += m.N
			any = true
		}
	}
	if !any {
		return f.word("report.made-nothing", rules.R(planet))
	}
	return strings.Join(f.letter(&slot).lines, " ") + "."
}

// course tells an Operation by what it did: where ships went, what held them, which fights it led to, and what was not carried out.
func (f *Face) course(report *game.Report) (lines []string) {
	for _, e := range report.Course {
		words := f.cargoWords(e)
		if t, told := game.Game.Tell(e); told {
			words = f.voice.Say(t)
		}
		if words == "" {
			continue
		}
		if line := f.word("report.sentence", rules.W(words)); !slices.Contains(lines, line) { // Troops are ordered in lots
			lines = append(lines, line)
		}
	}
	for i := range report.Battles {
		if b := &report.Battles[i]; b.Attacker == f.view.Seat {
			lines = append(lines, f.word("report.fought", rules.R(b.At), rules.W(f.battleWords(b))))
		}
	}
	for i := range report.Landings {
		if l := &report.Landings[i]; l.Attacker == f.view.Seat {
			lines = append(lines, f.word("report.fought", rules.R(l.At), rules.W(f.landingWords(l))))
		}
	}
	if len(lines) == 0 {
		lines = []string{f.word("report.stood")}
	}
	return lines
}

// cargoWords tells what went aboard somewhere, or was set down there; "" for other events.
func (f *Face) cargoWords(e rules.Event) string {
	key := "report.loads"
	switch e.Verb {
	case game.EvLoads:
	case game.EvUnloads:
		key = "report.unloads"
	default:
		return ""
	}
	if e.N == 0 {
		key += ".aircraft"
	}
	return f.word(key, rules.R(e.To), rules.N(int(e.N+e.M)))
}

// stamp prints a word in the middle of r.
func (f *Face) stamp(u *ui.UI, r canvas.Rect, words string, shape stamps.Shape, ink paint.Color) {
	k := stamps.Stamp{Words: words, Shape: shape, Ink: ink, Size: int(u.Px(14))}
	for w, _ := k.Box(); float64(w) > r.W && k.Size > int(u.Px(9)); w, _ = k.Box() {
		k.Size--
	}
	u.Picture(k.Picture(), canvas.Place{At: r.Center(), AnchorX: .5, AnchorY: .5, Turn: -.07})
}
