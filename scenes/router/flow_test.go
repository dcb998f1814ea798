package router

import (
	"errors"
	"image"
	"image/color"
	"path/filepath"
	"strings"
	"testing"

	"tyche/rules/lexicon"
	"tyche/rules/session"
	"tyche/scenes/house"
	houseText "tyche/scenes/house/text"
	"tyche/scenes/load"
	"tyche/scenes/store"
	"tyche/scenes/table"
	"tyche/scenes/ui"
	"tyche/sprites/canvas"
)

// begin starts a game of two people from the title, as a new player would.
func (v *visit) begin() {
	v.t.Helper()
	v.click("Partida nueva")
	v.click("Aprendiz")
	v.click("Novato")
	v.click("Veterano") // after the strongest computer comes a person
	if n := strings.Count(strings.Join(v.said(), "|"), "Persona"); n != 2 {
		v.t.Fatalf("%d people are to play", n)
	}
	v.click("Empezar")
	v.tick(5)
}

// answer lifts the curtain if need be and gives the first answer by its number.
func (v *visit) answer() {
	if _, hidden := v.find("Ya estoy aquí"); hidden {
		v.click("Ya estoy aquí")
	}
	if _, told := v.find("Continuar"); told {
		v.key(ui.KeyEscape)
	}
	if t, sitting := v.app.Stack.Top().(*table.Table); sitting && t.Asks() != nil {
		o, i := t.Asks(), 0
		for o.Key(i) < 0 {
			i++
		}
		v.key(ui.Digit(o.Key(i)))
	}
	v.tick(3)
}

func (v *visit) match() *session.Session {
	v.t.Helper()
	names := v.house.Names()
	if len(names) == 0 {
		v.t.Fatal("no game is kept")
	}
	s, err := v.house.Open(names[0])
	if err != nil {
		v.t.Fatal(err)
	}
	return s
}

func TestAGameBeginsIsKeptAndGoesOnAfterACrash(t *testing.T) {
	home := store.NewFolder(filepath.Join(t.TempDir(), "tyche"))
	v := enter(t, home, "es", 1280, 800)
	v.app.Prefs.Speed = 0
	v.begin()
	for range 12 {
		v.answer()
	}
	before := v.match()
	if before.Len() < 6 {
		t.Fatalf("only %d moves are kept", before.Len())
	}
	// The program is killed here; nothing is closed. Another one finds the game, even with half a line at its end.
	v.house.Release() // as the end of a program does
	name := v.house.Names()[0]
	journal, err := home.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	if err := home.Write(name, append(journal, "1 pla"...)); err != nil {
		t.Fatal(err)
	}
	w := enter(t, home, "es", 1280, 800)
	w.tick(3)
	w.click("Continuar")
	w.click("Entendido")
	w.tick(3)
	if _, table := w.app.Stack.Top().(*table.Table); !table {
		t.Fatalf("on top is %T", w.app.Stack.Top())
	}
	w.app.Prefs.Speed = 0
	for range 4 {
		w.answer()
	}
	after := w.match()
	if after.Len() <= before.Len() || after.Header().Seed != before.Header().Seed {
		t.Errorf("%d moves before the crash, %d after", before.Len(), after.Len())
	}
}

func TestAFullDiskLosesNothing(t *testing.T) {
	disk := store.NewMemory()
	v := enter(t, disk, "es", 1280, 800)
	v.app.Prefs.Speed = 0
	v.begin()
	for range 4 {
		v.answer()
	}
	kept := v.match().Len()
	disk.Fail = store.ErrFull
	for range 4 {
		v.answer()
	}
	if _, told := v.find("no se ha podido guardar"); !told {
		t.Errorf("nothing says that the game is not saved: %q", v.said())
	}
	if now := v.match().Len(); now != kept {
		t.Errorf("a full disk keeps %d moves, before %d", now, kept)
	}
	disk.Fail = nil
	v.answer()
	if now := v.match().Len(); now < kept+4 {
		t.Errorf("with room again %d moves are kept, before %d", now, kept)
	}
}

func TestDamagedGamesAreToldApart(t *testing.T) {
	v := enter(t, kept(t), "es", 1280, 800)
	v.click("Partidas guardadas")
	v.tick(10)
	for _, words := range []string{"Dañada", "Esto no es una partida", "Solo para ver", "Puedes repasar la partida hasta ahí", "quedó a medias", "Terminada"} {
		if _, said := v.find(words); !said {
			t.Errorf("nothing says %q", words)
		}
	}
	v.click("Esto no es una partida")
	v.click("Borrar")
	v.click("Borrarla")
	v.tick(10)
	if _, still := v.find("Esto no es una partida"); still || len(v.house.Names()) != 5 {
		t.Error("the deleted file is still there")
	}
	v.click("Puedes repasar")
	v.click("Ver la partida")
	v.click("Entendido")
	if _, shown := v.find("Repetición"); !shown {
		t.Errorf("no replay: %q", v.said())
	}
}

// TestADamagedLastGameLeavesTheOthers: the program that is to go on with it opens on the title, says what is wrong, and offers
// the list of the games that can be played.
func TestADamagedLastGameLeavesTheOthers(t *testing.T) {
	home := kept(t)
	if err := home.Write("games/2026-03-07T10-00-00.tyche", []byte("this is no game")); err != nil {
		t.Fatal(err)
	}
	v := enter(t, home, "es", 1280, 800)
	v.router.Continue() // before anything was drawn
	v.tick(2)
	dst := image.NewRGBA(image.Rect(0, 0, 1280, 800))
	v.app.Draw(canvas.NewSoftware(dst))
	seen := map[color.RGBA]bool{}
	for x := range 1280 {
		seen[dst.RGBAAt(x, 60)] = true // above the question
	}
	if len(seen) < 20 {
		t.Errorf("the title is not seen under the question: %d colours in a row", len(seen))
	}
	if _, said := v.find("Esto no es una partida"); !said {
		t.Errorf("nothing says what is wrong: %q", v.said())
	}
	v.click("Partidas guardadas")
	v.tick(10)
	if _, listed := v.app.Stack.Top().(*load.Load); !listed {
		t.Errorf("on top is %T", v.app.Stack.Top())
	}
}

// TestALinkThatTheClipboardRefusesBecomesAFile: the player is not told that it is on the clipboard.
func TestALinkThatTheClipboardRefusesBecomesAFile(t *testing.T) {
	v := enter(t, kept(t), "es", 1280, 800)
	v.app.Copy = func(_ string, done func(bool)) { done(false) }
	saved := ""
	v.router.Save = func(name string, data []byte) (string, error) { saved = string(data); return "/somewhere/" + name, nil }
	v.click("Partidas guardadas")
	v.tick(10)
	v.click("Copiar como enlace")
	if _, told := v.find("/somewhere/tyche-link.txt"); !told || !strings.Contains(saved, "#g=") {
		t.Errorf("kept %q; the screen says %q", saved, v.said())
	}
}

func TestAGameTravelsAsLinkAndAsJournal(t *testing.T) {
	v := enter(t, kept(t), "es", 1280, 800)
	link := ""
	v.app.Copy = func(text string, done func(bool)) { link = text; done(true) }
	v.click("Partidas guardadas")
	v.tick(10)
	v.click("Copiar como enlace")
	if !strings.Contains(link, "#g=") {
		t.Fatalf("copied %q", link)
	}
	v.click("Entendido")
	saved := map[string][]byte{}
	v.router.Save = func(name string, data []byte) (string, error) {
		saved[name] = data
		return "/somewhere/" + name, nil
	}
	v.click("Exportar el diario")
	if _, told := v.find("/somewhere/tyche-"); !told || len(saved) != 1 {
		t.Errorf("exported %d files; the screen says %q", len(saved), v.said())
	}
	v.click("Entendido")
	texts := []string{"Mira esto: " + link + "\n", link}
	for _, journal := range saved {
		texts = append(texts, string(journal))
	}
	for _, text := range texts {
		w := enter(t, store.NewMemory(), "es", 1280, 800)
		w.click("Partidas guardadas")
		w.in.Paste = text
		w.tick(3)
		w.click("Continuarla")
		if _, curtain := w.find("Ya estoy aquí"); !curtain {
			t.Errorf("%.30q does not lead to a table: %q", text, w.said())
		}
		w.router.receive(text)
		w.tick(3)
		if names := w.house.Names(); len(names) != 1 {
			t.Errorf("received twice and kept as %v", names)
		}
	}
	w := enter(t, store.NewMemory(), "es", 1280, 800)
	w.in.Dropped = []ui.Dropped{{Name: "photo.png", Data: []byte("\x89PNG")}}
	w.tick(3)
	if _, told := w.find("no es una partida"); !told {
		t.Errorf("a picture is taken without a word: %q", w.said())
	}
}

func TestASaveThatCannotBeWrittenIsTold(t *testing.T) {
	v := enter(t, kept(t), "es", 1280, 800)
	v.router.Save = func(string, []byte) (string, error) { return "", errors.New("no room") }
	v.click("Partidas guardadas")
	v.tick(10)
	v.click("Exportar el diario")
	if _, told := v.find("no se ha podido escribir"); !told {
		t.Errorf("the screen says %q", v.said())
	}
}

func TestTheEndLeadsOn(t *testing.T) {
	v := enter(t, kept(t), "es", 1280, 800)
	v.router.result(&v.house.Kinds[0], finished(t))
	for range 200 {
		v.tick(1)
	}
	v.click("Regla 17")
	if _, open := v.find("17.9"); !open {
		t.Errorf("the rule is not shown: %q", v.said())
	}
	v.key(ui.KeyEscape)
	v.click("Otra partida")
	for _, name := range []string{"Irene", "Ana", "Bruno", "Tais"} {
		if _, there := v.find(name); !there {
			t.Errorf("%s does not play again", name)
		}
	}
	v.key(ui.KeyEscape)
	if _, home := v.find("Partida nueva"); !home {
		t.Errorf("not at the title: %q", v.said())
	}
}

func TestSettingsApplyAndAreKeptAtOnce(t *testing.T) {
	kept := store.NewMemory()
	v := enter(t, kept, "es", 1280, 800)
	v.click("Ajustes")
	v.click("English")
	if _, english := v.find("Settings"); !english {
		t.Errorf("the screen says %q", v.said())
	}
	v.click("Lamplight")
	v.click("Mute")
	p, err := ui.LoadPrefs(kept)
	if err != nil || p.Language != "en" || p.Theme != "lamplight" || !p.Mute {
		t.Errorf("kept %+v, %v", p, err)
	}
	if v.app.Theme.Palette != ui.Lamplight {
		t.Error("the theme does not change at once")
	}
	kept.Fail = store.ErrFull
	v.click("Parchment")
	if v.app.Prefs.Theme != "parchment" {
		t.Error("a full disk keeps the setting from being changed")
	}
}

func TestTheTitleIsLedByKeys(t *testing.T) {
	v := enter(t, store.NewMemory(), "es", 1280, 800)
	for range 1 + 4 { // the boxes come first
		v.key(ui.KeyDown)
	}
	v.key(ui.KeyEnter)
	if _, open := v.find("Capítulos"); !open && !strings.Contains(strings.Join(v.said(), " "), "CAPÍTULOS") {
		t.Errorf("the fourth button does not lead to the rulebook: %q", v.said())
	}
	v.key(ui.KeyEscape)
	v.key(ui.KeyEscape)
	if _, home := v.find("Partida nueva"); !home {
		t.Errorf("Escape does not lead home: %q", v.said())
	}
}

// TestTheRulebookIsLeftWithOneStep: who has leafed through the contents does not go back chapter by chapter; what a link led from is
// returned to.
func TestTheRulebookIsLeftWithOneStep(t *testing.T) {
	v := enter(t, store.NewMemory(), "en", 1280, 800)
	v.router.rulebook(&v.house.Kinds[0], "")
	v.tick(5)
	chapters := v.house.Manual(&v.house.Kinds[0]).Book("en").Chapters
	for _, i := range []int{2, 4, 6} {
		v.click(chapters[i].Title)
	}
	v.key(ui.KeyEscape)
	if _, home := v.find("New game"); !home {
		t.Errorf("one step does not lead out of the rulebook: %q", v.said())
	}
}

// TestBothLanguagesSayTheSame looks for keys of one language that the other lacks.
func TestBothLanguagesSayTheSame(t *testing.T) {
	lex, err := lexicon.New()
	if err != nil {
		t.Fatal(err)
	}
	sources := append(Texts(), house.Source{Files: houseText.Files, Dir: "."})
	for _, k := range kinds() {
		sources = append(sources, k.Texts...)
	}
	for _, s := range sources {
		if err := lex.Add(s.Files, s.Dir); err != nil {
			t.Fatal(err)
		}
	}
	for _, lang := range []lexicon.Language{lexicon.Spanish, lexicon.English} {
		for _, other := range []lexicon.Language{lexicon.Spanish, lexicon.English} {
			for _, key := range lex.Keys(lang) {
				if !lex.Has(other, key) {
					t.Errorf("%s has %s, %s has not", lang, key, other)
				}
			}
		}
	}
}
