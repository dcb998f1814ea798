package imperio_test

import (
	"bytes"
	"image"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/dice"
	game "tyche/rules/imperio"
	"tyche/rules/session"
	"tyche/scenes/table"
	face "tyche/scenes/table/imperio"
	"tyche/sprites/canvas"
)

// curtain draws the closed atlas before a seat, as it lies after another's turn.
func (k *hall) curtain(seat rules.Seat) []byte {
	k.ui.Begin(&k.in)
	k.face.(table.Closer).Close(k.ui, k.ui.Screen(), seat, nil)
	k.ui.End()
	return k.pixels()
}

func (k *hall) pixels() []byte {
	m := image.NewRGBA(image.Rect(0, 0, int(k.in.W), int(k.in.H)))
	k.ui.Draw(canvas.NewSoftware(m))
	return m.Pix
}

// The curtain is the same to the last pixel over worlds that differ in what nobody sees openly; what it hides is not, or the
// test would prove nothing.
func TestTheCurtainDependsOnNoSecret(t *testing.T) {
	rich := strings.Replace(sitting, "stock 1 resources 9", "stock 1 resources 77", 1)
	var covers, tables [][]byte
	for _, position := range []string{sitting, rich} {
		k := enter(t, "en", 800, 500, position)
		k.tick(3)
		tables = append(tables, k.pixels())
		covers = append(covers, k.curtain(1))
	}
	if !bytes.Equal(covers[0], covers[1]) {
		t.Error("the curtain tells how much the House before has")
	}
	if bytes.Equal(tables[0], tables[1]) {
		t.Error("the tables behind it are the same")
	}
	truth, err := game.Game.SetPosition(war)
	if err != nil {
		t.Fatal(err)
	}
	for i := range uint64(2) {
		k := enter(t, "en", 800, 500, game.Game.Position(truth.Resample(rules.Nobody, dice.New(i, 3))))
		covers = append(covers, k.curtain(1))
	}
	if !bytes.Equal(covers[2], covers[3]) {
		t.Error("the curtain depends on what nobody sees")
	}
}

// Every House has a cover of its own.
func TestTheCurtainTellsWhoIsNext(t *testing.T) {
	k := enter(t, "en", 1280, 800, sitting)
	if bytes.Equal(k.curtain(1), k.curtain(2)) {
		t.Error("two Houses have the same cover")
	}
	k.sees("curtain")
}

// A game that is loaded opens with the curtain, before its table was ever shown: the cover bears the House that was dealt.
func TestTheFirstCurtainBearsTheDealtHouse(t *testing.T) {
	k := enter(t, "en", 800, 500, sitting)
	for seat := range rules.Seat(4) {
		want := k.curtain(seat)
		fresh := *k
		fresh.face = face.New(k.app, voiceOf(t, "en"), []session.Seating{{}, {}, {}, {}})
		fresh.ui.Begin(&fresh.in)
		fresh.face.(table.Closer).Close(fresh.ui, fresh.ui.Screen(), seat, k.play.Chair(rules.Nobody).View())
		fresh.ui.End()
		if !bytes.Equal(fresh.pixels(), want) {
			t.Errorf("seat %d: the cover of a loaded game bears other arms", seat+1)
		}
	}
}
