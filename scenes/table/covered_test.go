package table

import (
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/lexicon"
	"tyche/scenes/store"
	"tyche/scenes/ui"
)

// stages is a face whose scene covers the table, or not.
type stages struct {
	Face
	conceals bool
}

func (f *stages) Conceals() bool { return f.conceals }
func (f *stages) Busy() bool     { return true }

// shows is a coach who counts how often his note is drawn.
type shows struct {
	Coach
	notes int
}

func (c *shows) Wait(*ui.UI, Areas, string) { c.notes++ }

// TestANoteUnderASceneIsNotThere: it would take the press that lets the scene go on.
func TestANoteUnderASceneIsNotThere(t *testing.T) {
	lex, err := lexicon.New()
	if err != nil {
		t.Fatal(err)
	}
	app, coach, face := ui.NewApp(store.NewMemory()), &shows{}, &stages{}
	table := &Table{app: app, match: atTurn(t), face: face, voice: &lexicon.Voice{Lexicon: lex, Language: lexicon.English}}
	table.match.coach = coach
	u := ui.NewUI(app)
	table.heed(u, Areas{})
	prove.Is(t, "notes beside the map", coach.notes, 1)
	face.conceals = true
	table.heed(u, Areas{})
	prove.Is(t, "notes under a scene", coach.notes, 1)
}
