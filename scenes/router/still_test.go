package router

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/scenes/registry"
	"tyche/scenes/store"
)

// Whoever presses through the levels of a computer keeps the row below the mouse, though what is said about them has one line or three.
func TestLevelsStayBelowTheMouse(t *testing.T) {
	v := enterWith(t, registry.Games(), store.NewMemory(), "es", 1280, 800)
	v.prepare("sector")
	row, _ := v.find("Jerónimo")
	for _, level := range []string{"Aprendiz", "Novato", "Veterano", "Estratego", "Al azar", "Aprendiz"} {
		if level == "Al azar" {
			at, _ := v.find("Persona")
			at.Y = row.Y
			v.tap(at)
		}
		v.click(level)
		v.tick(6)
		now, _ := v.find("Jerónimo")
		prove.Is(t, "the row after "+level, now, row)
	}
}
