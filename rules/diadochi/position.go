package diadochi

import "tyche/rules"

// Position writes a state as text.
func (game) Position(st rules.State) string { return "" }

// SetPosition reads a state.
func (game) SetPosition(text string) (rules.State, error) { return nil, nil }

// Tell turns an event into a sentence of the chronicle.
func (game) Tell(e rules.Event) (rules.Text, bool) { return rules.Text{}, false }

func (s *state) Explain(seat rules.Seat, m rules.Move) *rules.Illegal  { return s.Check(seat, m) }
func (s *state) View(seat rules.Seat) rules.View                       { return View{} }
func (s *state) Resample(seat rules.Seat, ch rules.Chance) rules.State { return s.Clone() }
func (s *state) Describe(seat rules.Seat, m rules.Move) rules.Caption  { return rules.Caption{} }
