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

// planetDeclarations are buttons that write declarations about the planets of a hex, or withdraw them. Beside one that is written no other
// about the planet is offered: a blockade that begins at the seal is not lifted, it is withdrawn.
func (f *Face) planetDeclarations(p *pen, list []saying, h *game.HexView, s *table.Sight) {
	if s.Desk == nil {
		return
	}
	for n := range h.Planets {
		planet := h.Planets[n].Ref
		if i := slices.IndexFunc(list, func(k saying) bool { return writtenAt(s.Desk, k.about(planet)) >= 0 }); i >= 0 {
			f.planetDeclared(p, &list[i], planet, s)
			continue
		}
		for i := range list {
			f.planetDeclaration(p, &list[i], planet, s)
		}
	}
}

// about is the declaration about a planet.
func (k *saying) about(planet rules.Ref) rules.Move { return rules.Move{Verb: k.verb, A: planet.ID} }

// planetDeclared is the button of one that is written.
func (f *Face) planetDeclared(p *pen, k *saying, planet rules.Ref, s *table.Sight) {
	if p.option(signs.Done, f.word(k.declared, rules.R(planet))) {
		s.Desk.Withdraw(writtenAt(s.Desk, k.about(planet)))
	}
	p.u.Tip(p.more, f.word("talk.tip."+k.key))
}

// atWarOver says whether the viewer is at war with who holds a planet when the orders are carried out.
func (f *Face) atWarOver(planet rules.Ref) bool {
	for i := range f.view.Hexes {
		for _, p := range f.view.Hexes[i].Planets {
			if p.Ref == planet {
				return p.Holder >= 0 && f.fought(p.Holder)
			}
		}
	}
	return false
}

// planetDeclaration is the button of one that may be written, grey with the reason where a law or a promise forbids it.
func (f *Face) planetDeclaration(p *pen, k *saying, planet rules.Ref, s *table.Sight) {
	m, why := k.about(planet), ""
	if bad := refused(f.desk.declare, m); bad != nil {
		why = f.voice.Say(bad.Why)
	}
	_, legal := f.desk.declare.Find(m)
	if !legal && (why == "" || f.atWarOver(planet)) { // where there is war a fleet blockades without a word (18.3)
		return
	}
	if p.offer(k.sign, f.word(k.key, rules.R(planet)), "", "", why, false) {
		s.Desk.Begin(game.QuestionDeclarations, m)
	}
	if legal {
		p.u.Tip(p.more, f.word("talk.tip."+k.key))
	}
}
