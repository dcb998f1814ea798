package sector

import (
	"tyche/rules"
	game "tyche/rules/sector"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// retold is a step of the last regroup phase in words.
type retold struct {
	step  int
	lines []string
}

// drawLastRegroup draws what each step of the last regroup phase did.
func (f *Face) drawLastRegroup(u *ui.UI, r *canvas.Rect) {
	if !f.lens.told {
		f.retell()
	}
	if len(f.lens.steps) == 0 {
		f.para(u, r, f.word("lens.no-regroup"), ui.Italic)
		return
	}
	for i := range f.lens.steps {
		k := &f.lens.steps[i]
		f.heading(u, r, f.word(stepKeys[k.step]))
		if len(k.lines) == 0 {
			f.para(u, r, f.word("walk.nothing"), ui.Italic)
		}
		for _, line := range k.lines {
			f.para(u, r, line, ui.Body)
		}
	}
}

// retell puts the last regroup phase into the sentences of the chronicle, step by step; one that is not over yet as far as it went.
func (f *Face) retell() {
	f.lens.told, f.lens.steps = true, f.lens.steps[:0]
	if f.since == nil {
		return
	}
	for _, e := range f.since(func(e rules.Event) bool { return e.Verb == game.EvPhase && int(e.N) == regroupPhase }) {
		switch {
		case e.Verb == game.EvPhase && int(e.N) == regroupPhase:
			continue
		case e.Verb == game.EvPhase || e.Verb == game.EvRound:
			return
		case e.Verb == game.EvStep:
			f.lens.steps = append(f.lens.steps, retold{step: int(e.N)})
			continue
		case len(f.lens.steps) == 0:
			continue
		}
		if text, worth := game.Game.Tell(e); worth {
			k := &f.lens.steps[len(f.lens.steps)-1]
			k.lines = append(k.lines, f.voice.Say(text))
		}
	}
}
