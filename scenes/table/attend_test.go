package table

import (
	"testing"

	"tyche/rules"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// window is a face through which only some things are seen.
type window struct {
	Face
	seen     []rules.Ref
	revealed rules.Ref
}

func (w *window) Where(ref rules.Ref) (canvas.Rect, bool) {
	for _, s := range w.seen {
		if s == ref {
			return canvas.Rect{W: 1, H: 1}, true
		}
	}
	return canvas.Rect{}, false
}

func (w *window) Placed(ref rules.Ref) bool { return ref.Kind == 1 }

func (w *window) Reveal(ref rules.Ref) { w.revealed = ref }

func TestTheMapGoesToWhatIsAsked(t *testing.T) {
	here, there, nothing := rules.Ref{Kind: 1, ID: 1}, rules.Ref{Kind: 1, ID: 2}, rules.Ref{}
	for _, row := range []struct {
		name    string
		about   rules.Ref
		targets []rules.Ref
		seen    []rules.Ref
		goes    rules.Ref
	}{
		{"what the question is about", there, nil, nil, there},
		{"the first target where the question is about a card", rules.Ref{Kind: 2}, []rules.Ref{here}, nil, here},
		{"the first target when none is seen", nothing, []rules.Ref{here, there}, nil, here},
		{"nowhere while a target is seen", nothing, []rules.Ref{here, there}, []rules.Ref{there}, nothing},
		{"nowhere when only buttons answer", nothing, nil, nil, nothing},
	} {
		w := &window{seen: row.seen}
		o := NoOffers()
		o.Decision.About = row.about
		for _, ref := range row.targets {
			o.Legal = append(o.Legal, Offer{Caption: rules.Caption{Targets: []rules.Ref{ref}}})
		}
		(&Table{face: w, offers: o}).attend()
		if w.revealed != row.goes {
			t.Errorf("%s: shows %v", row.name, w.revealed)
		}
	}
}

// TestAFingerThatRestsSeesTheDetail turns a page that panels share, which stays there when the finger is lifted: it must be read and
// scrolled.
func TestAFingerThatRestsSeesTheDetail(t *testing.T) {
	table := &Table{tab: AnswerTab}
	table.shared[DetailTab] = true
	general := rules.Ref{Kind: 1, ID: 1}
	table.sight.Hover = general
	tap := ui.Input{Touch: true, Present: true, Released: []ui.Click{{}}}
	rest, lifted := ui.Input{Touch: true, Present: true}, ui.Input{Touch: true}
	mouse := ui.Input{Present: true}
	for i, step := range []struct {
		in   *ui.Input
		over rules.Ref
		want Tab
		sees rules.Ref
	}{
		{&mouse, general, AnswerTab, rules.Ref{}}, {&tap, general, AnswerTab, rules.Ref{}}, {&rest, general, DetailTab, general},
		{&rest, general, DetailTab, general}, {&lifted, rules.Ref{}, DetailTab, general},
	} {
		table.sight.Hover = step.over
		if table.peek(step.in); table.tab != step.want || table.sight.Selected != step.sees {
			t.Errorf("step %d shows %v on panel %d, want %v on %d", i, table.sight.Selected, table.tab, step.sees, step.want)
		}
	}
}

// led is a window whose map others have led away: on its own place it sees other things.
type led struct {
	window
	away bool
	home []rules.Ref
}

func (w *led) Return() bool {
	if !w.away {
		return false
	}
	w.away, w.seen = false, w.home
	return true
}

// TestTheMapGoesBackBeforeAQuestion lets it go back first, and on to what is asked about only if that is out of sight there.
func TestTheMapGoesBackBeforeAQuestion(t *testing.T) {
	here, there, nothing := rules.Ref{Kind: 1, ID: 1}, rules.Ref{Kind: 1, ID: 2}, rules.Ref{}
	for _, row := range []struct {
		name  string
		about rules.Ref
		home  []rules.Ref
		back  bool
		goes  rules.Ref
	}{
		{"what is asked about is seen there", nothing, []rules.Ref{here}, true, nothing},
		{"nothing of it is seen there", nothing, nil, true, here},
		{"one thing is asked about", there, []rules.Ref{here}, false, there},
	} {
		w := &led{window: window{seen: []rules.Ref{here}}, away: true, home: row.home}
		o := NoOffers()
		o.Decision.About = row.about
		o.Legal = []Offer{{Caption: rules.Caption{Targets: []rules.Ref{here}}}}
		table := &Table{app: &ui.App{Prefs: &ui.Prefs{}}, face: w, offers: o}
		table.attend()
		for range 60 {
			table.tickSight(&ui.Input{Dt: 1. / 60})
		}
		if back := !w.away; back != row.back || w.revealed != row.goes {
			t.Errorf("%s: went back %v, shows %v", row.name, back, w.revealed)
		}
	}
}
