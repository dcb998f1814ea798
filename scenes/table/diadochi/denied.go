package diadochi

import (
	"strings"

	game "tyche/rules/diadochi"
	"tyche/scenes/table"
)

// Denied lists the units that cannot be the next loss though they belong to the group: whoever would rather lose one of them is told why not.
func (f *Face) Denied(o *table.Offers) (list []table.Denial) {
	if !strings.HasPrefix(o.Decision.Prompt.Key, "diadochi.ask.losses") {
		return nil
	}
	for i := range o.Refused {
		if k := &o.Refused[i]; len(k.Caption.Targets) == 1 && k.Caption.Targets[0].Kind == game.KindUnit {
			list = append(list, table.Denial{Words: f.voice.Say(k.Caption.Label), Why: table.WhyBarred(f.voice, k)})
		}
	}
	return list
}
