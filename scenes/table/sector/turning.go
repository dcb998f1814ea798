package sector

import (
	"slices"

	game "tyche/rules/sector"
)

// turned makes one cue of all cards of a battle that are turned up together, or at teaching speed one for each arch, from the left. The
// rules tell them side by side. Nothing of them is told before the last is shown.
func turned(list []cue, archByArch bool) []cue {
	var out []cue
	for i := 0; i < len(list); i++ {
		if list[i].event.Verb != game.EvShown {
			out = append(out, list[i])
			continue
		}
		end := i
		for end < len(list) && list[end].event.Verb == game.EvShown {
			end++
		}
		cards := slices.Clone(list[i:end])
		slices.SortStableFunc(cards, func(a, b cue) int { return int(a.event.N) - int(b.event.N) })
		for j, c := range cards {
			if c.from = list[i].from; j == 0 || archByArch && c.event.N != cards[j-1].event.N {
				out = append(out, c)
				continue
			}
			last := &out[len(out)-1]
			last.with = append(last.with, c.event)
		}
		i = end - 1
	}
	return out
}

// play makes what a cue shows happen.
func (f *Face) play(c *cue) {
	f.happen(c.event)
	for _, e := range c.with {
		f.happen(e)
	}
	for _, e := range c.within {
		f.happen(e)
	}
}
