package diadochi

import "tyche/rules"

// warCulprits returns the pieces that cause a refusal of movement, battle, sea or siege, or nil.
func (s *state) warCulprits(m rules.Move, ill *rules.Illegal) []rules.Ref { return nil }
