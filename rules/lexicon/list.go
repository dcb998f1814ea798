package lexicon

import (
	"strings"

	"tyche/rules"
)

// List puts names together as a sentence has them: with commas, and with "and" before the last.
func (v *Voice) List(names []string) string {
	last := len(names) - 1
	if last < 1 {
		return strings.Join(names, "")
	}
	return v.Key("kit.list.and", rules.W(strings.Join(names[:last], ", ")), rules.W(names[last]))
}
