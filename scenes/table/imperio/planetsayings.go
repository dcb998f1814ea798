package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
	"tyche/sprites/imperio/signs"
)

// What may be declared about planets (8.5): that they are blockaded without a war (18.3), that this ends, and that one is abandoned (20.2).

// Those declarations, where a page lists them: below the planets, and at its end, where nobody meets it by chance. Each means its planet.
var (
	blockades = []saying{
		{game.VerbBlockade, "declare.blockade", "declared.blockade", signs.Sealed},
		{game.VerbLift, "declare.lift", "declared.lift", signs.Cross},
	}
	withdrawals = []saying{{game.VerbAbandon, "declare.abandon", "declared.abandon", signs.Withdraw}}
)

// planetDeclarations are buttons that write declarations about the planets of a hex, or withdraw them.
func (f *Face) planetDeclarations(p *pen, list []saying, h *game.HexView, s *table.Sight) {
	if s.Desk == nil {
		return
	}
	for i := range list {
		for n := range h.Planets {
			f.planetDeclaration(p, &list[i], h.Planets[n].Ref, s)
		}
	}
}

// planetDeclaration is one of the buttons: none for what is no answer at all.
func (f *Face) planetDeclaration(p *pen, k *saying, planet rules.Ref, s *table.Sight) {
	m, name := rules.Move{Verb: k.verb, A: planet.ID}, rules.R(planet)
	written, why := writtenAt(s.Desk, m), f.forbidden(m)
	_, legal := f.desk.declare.Find(m)
	switch {
	case written >= 0:
		if p.option(signs.Done, f.word(k.declared, name)) {
			s.Desk.Withdraw(written)
		}
	case !legal && why == "":
		return
	case p.offer(k.sign, f.word(k.key, name), "", "", why, false):
		s.Desk.Begin(game.QuestionDeclarations, m)
	}
	if written >= 0 || legal {
		p.u.Tip(p.more, f.word("talk.tip."+k.key))
	}
}

// forbidden is why a declaration is refused that the House could make but for a law or a promise; "" where it is not refused.
func (f *Face) forbidden(m rules.Move) string {
	i := slices.IndexFunc(f.desk.declare.Refused, func(o table.Offer) bool { return o.Move == m })
	if i < 0 {
		return ""
	}
	return f.voice.Say(f.desk.declare.Refused[i].Bad.Why)
}
