package table

import (
	"tyche/rules"
	"tyche/scenes/ui"
)

// Detail is what a face keeps of the panel that shows one thing at reading size.
type Detail struct {
	about  rules.Ref
	Scroll ui.Scroll
}

// Turn lays the panel open at its top for another thing.
func (k *Detail) Turn(ref rules.Ref) {
	if k.about != ref {
		*k = Detail{about: ref}
	}
}
