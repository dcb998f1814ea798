package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tyche/rules"
	"tyche/rules/conform/toy"
	"tyche/rules/lexicon"
	"tyche/rules/lexicon/audit"
)

var toys = []entry{{game: toy.Game{}, texts: toy.Texts}}

// ask runs the command with the toy in the box.
func ask(t *testing.T, in string, args ...string) (out, errs string, code int) {
	t.Helper()
	var o, e bytes.Buffer
	code = run(toys, lexicon.English, args, strings.NewReader(in), &o, &e)
	for _, text := range []string{o.String(), e.String()} {
		if strings.Contains(text, "‹") {
			t.Errorf("a text is missing: %s", text)
		}
	}
	return o.String(), e.String(), code
}

func TestTextsOfTheReferee(t *testing.T) {
	l, err := lexicon.New(texts)
	if err != nil {
		t.Fatal(err)
	}
	faults, err := audit.Unsaid(l, "referee", ".")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range append(faults, l.Faults()...) {
		t.Error(f)
	}
}

func TestGamesInTheBoxHaveTexts(t *testing.T) {
	for _, e := range box {
		if e.texts == nil {
			continue
		}
		l, err := lexicon.New(e.texts)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range l.Faults() {
			t.Error(f)
		}
	}
}

func TestSimulate(t *testing.T) {
	for _, jobs := range []string{"1", "3"} {
		out, errs, code := ask(t, "", "simulate", "--game", "toy", "--players", "3", "--games", "30", "--seed", "7",
			"--bots", "novice,random,random", "--jobs", jobs, "--options", "weak-hills", "--scenario", "long")
		if code != 0 || errs != "" {
			t.Fatalf("exit %d: %s", code, errs)
		}
		lines := strings.Split(strings.TrimSpace(out), "\n")
		want := []string{`^novice: \d+ wins, \d+ losses, \d+ draws$`, `^random: \d+ wins, \d+ losses, \d+ draws$`,
			`^seat 1: \d+ wins$`, `^seat 2: \d+ wins$`, `^seat 3: \d+ wins$`, `^30 games, 0 stuck, \d+ decisions, \d+ decisions/s$`}
		if len(lines) != len(want) {
			t.Fatalf("got\n%s", out)
		}
		for i, w := range want {
			if !regexp.MustCompile(w).MatchString(lines[i]) {
				t.Errorf("line %q, want %s", lines[i], w)
			}
		}
	}
}

func TestSimulateIsReproducible(t *testing.T) {
	var seen [2]string
	for i, jobs := range []string{"1", "4"} {
		out, _, _ := ask(t, "", "simulate", "--games", "20", "--bots", "random,novice", "--jobs", jobs)
		seen[i] = out[:strings.LastIndex(out, ",")]
	}
	if seen[0] != seen[1] {
		t.Errorf("other numbers with other threads:\n%s\n%s", seen[0], seen[1])
	}
}

func TestSimulateInSpanish(t *testing.T) {
	out, _, code := ask(t, "", "simulate", "--games", "3", "--lang", "es")
	if code != 0 || !strings.Contains(out, "asiento 2: ") || !strings.Contains(out, "3 partidas, 0 atascadas, ") {
		t.Errorf("exit %d:\n%s", code, out)
	}
}

// endless is a toy whose turns never end.
type endless struct{ toy.Game }

type endlessState struct{ *toy.State }

func (endless) New(s rules.Setup, ch rules.Chance) (rules.State, error) {
	st, err := toy.Game{}.New(s, ch)
	return endlessState{st.(*toy.State)}, err
}

func (endlessState) Apply(rules.Seat, rules.Move, rules.Chance, *rules.Log) {}

func TestStuckGamesAreCountedAndKept(t *testing.T) {
	dir := t.TempDir()
	var o, e bytes.Buffer
	code := run([]entry{{game: endless{}, texts: toy.Texts}}, lexicon.English,
		[]string{"simulate", "--games", "2", "--bound", "50", "--save", dir}, strings.NewReader(""), &o, &e)
	if code != 1 || !strings.Contains(o.String(), "2 games, 2 stuck") || !strings.Contains(e.String(), "no end after move 50") {
		t.Errorf("exit %d\n%s\n%s", code, o.String(), e.String())
	}
	if raw, err := os.ReadFile(filepath.Join(dir, "stuck-2.tyche")); err != nil || bytes.Count(raw, []byte("bid")) != 50 {
		t.Errorf("journal of the stuck game: %v\n%s", err, raw)
	}
}

// journal writes a game played in the terminal and returns its file.
func journal(t *testing.T, input string) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "game.tyche")
	out, errs, code := ask(t, input, "play", "--game", "toy", "--seats", "person,random", "--seed", "3", "--save", name)
	if code != 0 {
		t.Fatalf("exit %d: %s\n%s", code, errs, out)
	}
	return name
}

func TestPlayToTheEnd(t *testing.T) {
	name := filepath.Join(t.TempDir(), "game.tyche")
	out, errs, code := ask(t, strings.Repeat("1\n", 200), "play", "--seats", "person,novice", "--seed", "3", "--save", name)
	if code != 0 || errs != "" || !strings.Contains(out, "The 3 rounds are over") || !strings.Contains(out, "Player 1: ") {
		t.Fatalf("exit %d: %s\n%s", code, errs, out)
	}
	out, _, code = ask(t, "", "verify", name)
	if code != 0 || !strings.Contains(out, "whole, ") || !strings.Contains(out, "finished") {
		t.Errorf("exit %d: %s", code, out)
	}
	all, _, _ := ask(t, "", "replay", name)
	some, _, code := ask(t, "", "replay", name, "--at", "2")
	if code != 0 || len(some) >= len(all) || !strings.Contains(some, "toy 2 3") {
		t.Errorf("replay --at 2:\n%s", some)
	}
	out, _, _ = ask(t, "", "legal", name)
	if !strings.Contains(out, "The 3 rounds are over") {
		t.Errorf("legal at the end: %s", out)
	}
	_, errs, code = ask(t, "", "replay", name, "--at", "9999")
	if code != 2 || !strings.Contains(errs, "The game has only") {
		t.Errorf("exit %d: %s", code, errs)
	}
}

func TestPlayWithTwoPersonsHidesHands(t *testing.T) {
	out, errs, code := ask(t, "\n1\n\n1\n1\nquit\n", "play", "--seats", "person,person", "--seed", "3")
	if code != 0 || strings.Count(out, "press Enter when nobody else is looking") < 2 {
		t.Errorf("exit %d: %s\n%s", code, errs, out)
	}
}

func TestPlayCommands(t *testing.T) {
	out, errs, code := ask(t, strings.Join([]string{"nonsense", "undo", "redo", "view", "hint", "log", "rule 1.1", "lang es", "lang xx", "raid", "2", "deshacer", "historia", "salir"}, "\n")+"\n",
		"play", "--seats", "person,random", "--seed", "3")
	if code != 0 {
		t.Fatalf("exit %d: %s", code, errs)
	}
	for _, want := range []string{"Type the number of a move", "no move to take back", "nothing to redo", "hand ", "no rulebook",
		"elige la carta", "[1.1] Ahora no se te pide eso", "Hasta la próxima"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q not found in\n%s", want, out)
		}
	}
}

func TestPlayGoesOnWithAJournal(t *testing.T) {
	name := journal(t, "1\nquit\n")
	before, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if _, errs, code := ask(t, "1\n1\nquit\n", "play", "--load", name); code != 0 {
		t.Fatal(errs)
	}
	after, err := os.ReadFile(name)
	if err != nil || len(after) <= len(before) || !bytes.HasPrefix(after, before) {
		t.Errorf("the journal did not go on:\n%s\n%s", before, after)
	}
}

func TestLegalAndWhy(t *testing.T) {
	name := journal(t, "1\n1\nquit\n")
	out, _, code := ask(t, "", "legal", name, "--all")
	if code != 0 || !strings.Contains(out, "raid") {
		t.Errorf("exit %d:\n%s", code, out)
	}
	out, _, _ = ask(t, "", "why", name, "bid 3")
	if !strings.Contains(out, "Not allowed: [1.1] You are not asked for that now") {
		t.Error(out)
	}
	out, _, _ = ask(t, "", "why", "--lang", "es", name, "1 bid 3")
	if !strings.Contains(out, "No permitida") {
		t.Error(out)
	}
	legal, _, _ := ask(t, "", "legal", name)
	fields := strings.Fields(strings.Split(legal, "\n")[1])
	word := fields[0]
	if word == "step" || word == "bid" {
		word += " " + fields[1]
	}
	out, _, _ = ask(t, "", "why", name, word)
	if !strings.HasPrefix(out, "Allowed: ") {
		t.Errorf("%s: %s", word, out)
	}
}

func TestTry(t *testing.T) {
	s, err := toy.Game{}.New(rules.Setup{Seats: 2}, zeros{})
	if err != nil {
		t.Fatal(err)
	}
	out, errs, code := ask(t, "", "try", "--game", "toy", "--position", toy.Game{}.Position(s), "--dice", "6", "--moves", "bid 1; 2 bid 1; step on; raid")
	if code != 0 {
		t.Fatal(errs)
	}
	for _, want := range []string{"stepped 1 0 0", "raided 1 1 6", "The Red camp takes the Second hill: the die shows 6.", "\ntoy 2 3 "} {
		if !strings.Contains(out, want) {
			t.Errorf("%q not found in\n%s", want, out)
		}
	}
}

// zeros always draws the first.
type zeros struct{}

func (zeros) Draw(int) int { return 0 }

func TestBench(t *testing.T) {
	out, errs, code := ask(t, "", "bench", "--players", "2", "--seconds", "0")
	if code != 0 || !strings.Contains(out, "decisions/s") || !strings.Contains(out, "save and load a position") {
		t.Errorf("exit %d: %s\n%s", code, errs, out)
	}
}

func TestWrongUse(t *testing.T) {
	good := journal(t, "1\n1\nquit\n")
	text, err := os.ReadFile(good)
	if err != nil {
		t.Fatal(err)
	}
	write := func(name, text string) string {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	damaged := write("damaged", strings.Replace(string(text), "1 bid", "1 bad", 1))
	for _, c := range []struct {
		args []string
		want string
	}{
		{nil, "The first word must be one of these: simulate, "},
		{[]string{"dance"}, "The first word must be one of these: simulate, "},
		{[]string{"simulate", "--gaems", "3"}, "That flag does not exist or has a wrong value: "},
		{[]string{"simulate", "--games", "many"}, "That flag does not exist or has a wrong value: "},
		{[]string{"simulate", "--games", "0"}, "That flag does not exist or has a wrong value: "},
		{[]string{"simulate", "--lang", "la"}, "That flag does not exist or has a wrong value: "},
		{[]string{"simulate", "extra"}, "These words are too many: extra"},
		{[]string{"simulate", "--game", "chess"}, "There is no such game; there are these: toy"},
		{[]string{"simulate", "--players", "9"}, "This game takes 2 to 5 players."},
		{[]string{"simulate", "--bots", "genius"}, "There is no such player; there are these: random, learner, novice, veteran"},
		{[]string{"simulate", "--players", "2", "--bots", "random,random,random"}, "3 computer players are named for 2 seats."},
		{[]string{"simulate", "--scenario", "x"}, "There is no such scenario; there are these: short, long"},
		{[]string{"simulate", "--options", "x"}, "There is no such option; there are these: weak-hills"},
		{[]string{"verify"}, "The name of a journal is missing."},
		{[]string{"verify", "/nowhere"}, "Not every journal is whole"},
		{[]string{"verify", good, damaged}, "Not every journal is whole; the last bad one is this: " + damaged},
		{[]string{"replay", "/nowhere"}, "The file cannot be opened: /nowhere"},
		{[]string{"replay", damaged}, "Line "},
		{[]string{"legal", write("empty", "")}, "The file is empty."},
		{[]string{"legal", write("foreign", "PNG")}, "This is not a Tyche game."},
		{[]string{"why", good}, "The move is missing."},
		{[]string{"why", good, "dance"}, "That is not a move of this game: dance"},
		{[]string{"try", "--position", "xx"}, "The position cannot be read: "},
		{[]string{"play", "--seats", "person,martian"}, "There is no such player; there are these: person, random"},
		{[]string{"play", "--load", damaged}, "Line "},
		{[]string{"bench", "--game", "chess"}, "There is no such game"},
	} {
		out, errs, code := ask(t, "", c.args...)
		if code != 2 || !strings.HasPrefix(errs, c.want) || strings.Count(errs, "\n") != 1 {
			t.Errorf("%v: exit %d, %q, want %q (out %q)", c.args, code, errs, c.want, out)
		}
	}
}
