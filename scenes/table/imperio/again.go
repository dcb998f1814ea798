package imperio

import (
	"slices"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table"
)

// What has been shown is heard again: a battle that waits for an answer, so that its stage is the same after loading, and a fight of
// which the report tells, so that it can be watched once more.

// rehear tells the stage of a battle that waits for an answer what has happened in it.
func (f *Face) rehear(s *table.Sight) {
	if !f.unheard || s.Acts == nil || f.film.busy() {
		return
	}
	now := f.view
	f.stage.Clear()
	acts := s.Acts(func(e rules.Event) bool { return e.Verb == game.EvBattle && e.To == now.Battle.At })
	for _, act := range acts {
		f.view = act.Before.(*game.View)
		f.film.clear()
		if f.film.wind(f, act.Events); f.film.busy() {
			f.begin(false)
			f.film.run(f, len(f.film.cues))
		}
	}
	f.view = now
	f.set(now)
	f.unheard = false
}

// watch acts a fight out once more, the last one that opens; the table is as it was before when it is over.
func (f *Face) watch(s *table.Sight, opens, closes func(rules.Event) bool) {
	acts := s.Acts(opens)
	if len(acts) == 0 {
		return
	}
	var events []rules.Event
	for _, act := range acts {
		events = append(events, act.Events...)
	}
	now, k := f.view, &f.film
	k.clear()
	k.after, k.asked = now, true
	f.view = acts[0].Before.(*game.View)
	k.wind(f, events)
	f.view = now
	k.cut(opens, closes)
	if k.busy() {
		f.begin(k.first == 0)
		k.run(f, k.first)
	}
}

// cut leaves of the film what lies between the last event that opens a fight and the next that closes it, or the beginning alone.
func (k *film) cut(opens, closes func(rules.Event) bool) {
	tells := func(c cue, is func(rules.Event) bool) bool { return slices.ContainsFunc(k.events[c.from:c.to], is) }
	for i, c := range k.cues {
		if tells(c, opens) {
			k.first = i
		}
	}
	last := max(slices.IndexFunc(k.cues[k.first:], func(c cue) bool { return tells(c, closes) }), 0)
	k.cues = k.cues[:min(k.first+last+1, len(k.cues))]
}
