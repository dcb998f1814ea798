//go:build browser

package webtest

import (
	"testing"

	"github.com/chromedp/chromedp"

	"tyche/rules"
	"tyche/rules/diadochi"
	"tyche/rules/session"
)

func TestALinkBringsItsGame(t *testing.T) {
	s, err := session.New(diadochi.Game, rules.Setup{Seats: 2}, []session.Seating{{Name: "Irene"}, {Name: "Ana"}}, 3)
	if err != nil {
		t.Fatal(err)
	}
	for range 20 {
		seat := s.Pending()[0].Seat
		if _, err := s.Play(seat, s.Chair(seat).Moves(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	link, err := s.Link()
	if err != nil {
		t.Fatal(err)
	}
	v := browse(t, "es-ES")
	v.do("open the link", chromedp.Navigate(v.server.URL+"/#g="+link))
	v.table()
	v.await("the game among those kept", `Object.keys(localStorage).some(k => k.startsWith("tyche/games/") && localStorage[k].includes("Irene"))`)
	v.clean()
}
