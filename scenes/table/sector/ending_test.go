package sector_test

import (
	"testing"

	"tyche/rules"
	"tyche/rules/conform/prove"
	game "tyche/rules/sector"
	"tyche/sprites/canvas"
)

// ordered says whether the first seat executes an order of a kind, and nobody fights.
func ordered(v *game.View, kind int16) bool {
	return v.Order.On && v.Order.Seat == 0 && v.Order.Order.ID == kind && !v.Battle.On
}

// ending is the answer that ends the question.
func (at *sat) ending() (m rules.Move) {
	legal := at.table.Asks().Legal
	if last := legal[len(legal)-1]; last.Caption.Rank == rules.Last {
		return last.Move
	}
	return m
}

// TestTheEndingKeepsItsPlace gives one answer after the other: that which ends the question stays where it is.
func TestTheEndingKeepsItsPlace(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 4, 0, func(v *game.View) bool {
		units := 0
		for a := range v.Areas {
			if v.Areas[a].Owner == 0 && v.Areas[a].Planet == int(v.Order.Planet.ID) {
				units += total(&v.Areas[a].Units)
			}
		}
		return ordered(v, 1) && units > 2
	})
	at.Tick(60)
	done := at.ending()
	first, found := at.table.Asks().Row(done)
	if !found {
		t.Fatalf("nothing ends the question: %q", at.Says())
	}
	moves := 0
	for ; moves < 4; moves++ {
		legal := at.table.Asks().Legal
		if legal[0].Move.Verb != game.MoveMove {
			break
		}
		row, _ := at.table.Asks().Row(legal[0].Move)
		at.Press(row.Center())
		at.Tick(60)
		now, _ := at.table.Asks().Row(done)
		prove.Is(t, "foot of the ending", now.Bottom(), first.Bottom())
	}
	prove.True(t, "more than one was given", moves > 1)
}

// TestAPressOnTheWorldDoesNotEndTheOrder presses the world of an order for which nothing is done there: no list offers to end the order.
func TestAPressOnTheWorldDoesNotEndTheOrder(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 4, 0, func(v *game.View) bool { return ordered(v, 0) })
	at.Tick(60)
	v := at.session.Chair(0).View().(game.View)
	world, _ := at.face.Where(v.Order.Planet)
	at.Press(canvas.Point{X: world.Center().X, Y: world.Y + 6}) // its bezel: within are areas
	at.Tick(2)
	prove.True(t, "the world is told of", at.shows("KARST"))
	prove.Is(t, "what a list is open about", at.table.Popped(), rules.Ref{})
}

// TestAButtonBesideASmallListIsPressed opens the list of what can be built in an area, and presses the button that ends the order: once is
// enough.
func TestAButtonBesideASmallListIsPressed(t *testing.T) {
	at := sitUntil(t, "es", 1280, 800, 4, 0, func(v *game.View) bool {
		return ordered(v, 0) && v.Order.Planet == v.Seats[0].Home && v.Seats[0].Bases > 0 && v.Seats[0].Pool > 2 && v.Seats[0].Minerals > 2
	})
	at.Tick(60)
	done := at.ending()
	v := at.session.Chair(0).View().(game.View)
	for _, area := range v.Planets[v.Order.Planet.ID].Areas {
		if len(at.table.Asks().At(area)) > 1 {
			at.Press(at.where(t, area))
			at.Tick(2)
			break
		}
	}
	prove.True(t, "a list is open", at.table.Popped().Kind == game.KindArea)
	before := at.session.Len()
	if _, err := at.Click("Terminar de construir"); err != nil { // of the sheet: it is drawn before the list of answers
		t.Fatal(err)
	}
	at.Tick(3)
	prove.True(t, "the order is over", at.session.Len() > before && at.session.Entry(before).Move == done)
}
