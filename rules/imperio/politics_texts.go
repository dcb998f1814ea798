package imperio

import "tyche/rules"

// politicsLabel words answers of research, Subterfuge, Council and trade that depend on more than their verb.
func (s *state) politicsLabel(key string, m rules.Move) string { return key }

// politicsTell tells an event of chapters 15-18; false when it is none of them or not worth a sentence.
func politicsTell(e rules.Event) (rules.Text, bool) { return rules.Text{}, false }
