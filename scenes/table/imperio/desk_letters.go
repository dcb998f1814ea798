package imperio

import (
	"slices"
	"strings"

	"tyche/rules"
	game "tyche/rules/imperio"
	"tyche/scenes/table/imperio/stage"
)

// What the letters of the desk say, in words: as they are read on it, and briefly where it is narrow.

// slotsOf is the number of letters that the viewer's House may write.
func slotsOf(v *game.View) int {
	n := 5
	for _, a := range v.Own.Abilities {
		if a == game.AbilityWorkers || a == game.AbilitySworn {
			n++
		}
	}
	return n
}

// letter puts an action into words.
func (f *Face) letter(s *game.SlotView) letter {
	l := letter{kind: s.Kind, price: s.Price}
	switch s.Kind {
	case game.ActionConstruction:
		l.lines = []string{f.name(rules.Ref{Kind: game.KindWork, ID: int16(s.B)}), f.word("letter.on", rules.R(f.planetNumbered(s.A)))}
	case game.ActionProduction:
		var units []string
		for u, n := range s.Units {
			if n > 0 {
				units = append(units, f.voice.Below("imperio.stage.", stage.UnitWords[u], rules.N(n)))
			}
		}
		l.lines = []string{strings.Join(units, ", "), f.word("letter.on", rules.R(f.planetNumbered(s.A)))}
	case game.ActionOperation:
		l.lines, l.brief = f.operationLines()
	case game.ActionResearch:
		l.lines = []string{f.name(rules.Ref{Kind: game.KindTech, ID: int16(s.A)})}
	case game.ActionSubterfuge:
		l.lines, l.brief = f.plotLines(s)
	}
	l.whole = strings.Join(l.lines, "; ")
	return l
}

// planetNumbered returns a planet by its number in a plan: three to a hex.
func (f *Face) planetNumbered(n int) rules.Ref {
	if h := n / 3; h < len(f.view.Hexes) && n%3 < len(f.view.Hexes[h].Planets) {
		return f.view.Hexes[h].Planets[n%3].Ref
	}
	return rules.Ref{}
}

// operationLines tells where each detachment goes, those that attack first, and in brief how many do what.
func (f *Face) operationLines() (lines, brief []string) {
	var calm []string
	attacks, moves, bombings, landings, loadings := 0, 0, 0, 0, 0
	for i := range f.view.Own.Parts {
		k := &f.view.Own.Parts[i]
		landed, planets, bombed := f.doneBy(i)
		landings, bombings = landings+planets, bombings+bombed
		n, at := len(k.Path), k.From
		list, key := &calm, "letter.to"
		if n > 0 {
			at = k.Path[n-1]
			if _, fights := f.assault(k); fights {
				attacks++
				list, key = &lines, "letter.attack"
			} else {
				moves++
			}
			way := f.word(key, rules.R(k.From), rules.R(at))
			switch troops, planes := f.carried(i); {
			case troops > 0 && planes > 0:
				way = f.word("letter.with.both", rules.W(way), rules.N(troops), rules.N(planes))
			case troops > 0:
				way = f.word("letter.with", rules.W(way), rules.N(troops))
			case planes > 0:
				way = f.word("letter.with.aircraft", rules.W(way), rules.N(planes))
			}
			*list = append(*list, way)
		}
		if n := f.takesUp(i); n > 0 {
			*list = append(*list, f.word("letter.boards", rules.R(at), rules.N(n)))
			loadings++
		}
		if bombed > 0 {
			*list = append(*list, f.word("letter.bombards", rules.R(at), rules.N(bombed)))
		}
		switch {
		case landed > 0:
			*list = append(*list, f.word("letter.lands", rules.R(at), rules.N(landed)))
		case n == 0 && f.tasked(i, game.TaskUnload) > 0:
			*list = append(*list, f.word("letter.leaves", rules.R(k.From), rules.N(f.tasked(i, game.TaskUnload))))
		case n == 0 && f.tasked(i, game.TaskLoad) > 0:
			*list = append(*list, f.word("letter.loads", rules.R(k.From), rules.N(f.tasked(i, game.TaskLoad))))
		case n == 0 && f.tasked(i, game.TaskHangar) > 0:
			*list = append(*list, f.word("letter.loads.aircraft", rules.R(k.From), rules.N(f.tasked(i, game.TaskHangar))))
		case n == 0 && bombed == 0:
			*list = append(*list, f.word("letter.stays", rules.R(k.From)))
		}
	}
	if lines = append(lines, calm...); len(lines) < 2 {
		return lines, nil
	}
	for _, count := range [...]struct {
		key string
		n   int
	}{{"letter.attacks", attacks}, {"letter.moves", moves}, {"letter.bombings", bombings}, {"letter.landings", landings}, {"letter.loadings", loadings}} {
		if count.n > 0 {
			brief = append(brief, f.word(count.key, rules.N(count.n)))
		}
	}
	return lines, []string{strings.Join(brief, " · ")} // one after the other they need the least room
}

// carried are the Troops and Aircraft aboard a detachment when it sets out.
func (f *Face) carried(part int) (troops, planes int) {
	k := &f.view.Own.Parts[part]
	if h := system(f.view, k.From); h != nil {
		for i := range h.Fleet.Transports {
			if t := &h.Fleet.Transports[i]; slices.Contains(k.Carriers, t.Ref) {
				troops, planes = troops+max(t.Troops, 0), planes+max(t.Aircraft, 0)
			}
		}
		if k.Flagship {
			troops, planes = troops+max(h.Fleet.FlagTroops, 0), planes+max(h.Fleet.FlagPlanes, 0)
		}
	}
	return troops + f.tasked(part, game.TaskLoad), planes + f.tasked(part, game.TaskHangar)
}

// tasked is how many a detachment is told to load, land or leave by tasks of a kind.
func (f *Face) tasked(part, kind int) (n int) {
	for _, t := range f.view.Own.Tasks {
		if t.Part == part && t.Kind == kind {
			n += t.N
		}
	}
	return n
}

// takesUp is how much a detachment takes aboard at most where it arrives: the room that is left in what takes something aboard there, after
// what the same letter loads before, lands and sets down.
func (f *Face) takesUp(part int) (n int) {
	var into []rules.Ref
	for _, t := range f.view.Own.Tasks {
		if t.Part == part && (t.Kind == game.TaskBoard || t.Kind == game.TaskHoist) && !slices.Contains(into, t.Transport) {
			into = append(into, t.Transport)
			n += f.roomIn(t.Transport)
		}
	}
	if len(into) == 0 {
		return 0
	}
	for _, t := range f.view.Own.Tasks {
		switch {
		case t.Part != part:
		case t.Kind == game.TaskLand:
			n += t.N
		case !slices.Contains(into, t.Transport):
		case t.Kind == game.TaskLoad, t.Kind == game.TaskHangar:
			n -= t.N
		case t.Kind == game.TaskUnload, t.Kind == game.TaskLaunch:
			n += t.N
		}
	}
	return min(n, len(into)*game.ManifestSize)
}

// roomIn is how much more one of the viewer's transports holds now.
func (f *Face) roomIn(transport rules.Ref) int {
	for i := range f.view.Hexes {
		k := &f.view.Hexes[i].Fleet
		if k.Owner != f.view.Seat {
			continue
		}
		if k.Flagship > 0 && transport.ID >= int16(game.FlagshipTransport) {
			return (&hold{transport, k.FlagTroops, k.FlagPlanes}).room()
		}
		for j := range k.Transports {
			if t := &k.Transports[j]; t.Ref == transport {
				return (&hold{t.Ref, max(t.Troops, 0), max(t.Aircraft, 0)}).room()
			}
		}
	}
	return 0
}

// doneBy counts the Troops that a detachment lands, the planets on which they land, and those that it bombards.
func (f *Face) doneBy(part int) (troops, planets, bombed int) {
	for n, t := range f.view.Own.Tasks {
		switch {
		case t.Part != part:
		case t.Kind == game.TaskBombard:
			bombed++
		case t.Kind == game.TaskLand && t.N > 0:
			if troops += t.N; !f.landsBefore(n) {
				planets++
			}
		}
	}
	return troops, planets, bombed
}

// landsBefore says whether a task lands where an earlier one does: Troops are ordered in lots, and all that land on a planet are one landing.
func (f *Face) landsBefore(n int) bool {
	tasks := f.view.Own.Tasks
	for _, t := range tasks[:n] {
		if t.Kind == game.TaskLand && t.N > 0 && t.Planet == tasks[n].Planet {
			return true
		}
	}
	return false
}
