package main

import (
	"bytes"
	"strings"
	"testing"

	"tyche/rules/conform/prove"
	"tyche/rules/lexicon"
)

// TestTheLogTellsNoSecretsOfOthers asks for the log and for replays in the middle of games with hidden orders.
func TestTheLogTellsNoSecretsOfOthers(t *testing.T) {
	for _, c := range []struct {
		game, secret string // and the first word of the answers that are secret there
		seed         string
		begun, typed string // what is answered at first, and then again and again
	}{
		{"sector", "place", "14", "", "1"},
		{"imperio", "done", "12", "1\n1\n1\n", "leave the slot empty\nabstain\nseal\ndone"},
	} {
		t.Run(c.game, func(t *testing.T) {
			name := t.TempDir() + "/game.tyche"
			script := c.begun + strings.Repeat(c.typed+"\nlog\n", 60) + "quit\n"
			out, code := speak(script, "play", "--game", c.game, "--seats", "person,random,random", "--seed", c.seed, "--save", name)
			prove.Is(t, "exit code of play", code, fine)
			own, others := secretLines(out, c.secret)
			prove.True(t, "the log tells one's own secrets", own > 0)
			prove.Is(t, "secrets of others in the log", others, 0)

			out, code = speak("", "replay", name)
			prove.Is(t, "exit code of replay", code, fine)
			own, others = secretLines(out, c.secret)
			prove.Is(t, "secrets in a replay of a game under way", own+others, 0)
			prove.True(t, "the replay says that it holds back", strings.Contains(out, "--open"))

			out, _ = speak("", "replay", name, "--open")
			_, others = secretLines(out, c.secret)
			prove.True(t, "the open replay tells everything", others > 0)
		})
	}
}

// speak runs the command with the games of the box in English.
func speak(in string, args ...string) (string, int) {
	var out bytes.Buffer
	code := run(box, lexicon.English, args, strings.NewReader(in), &out, &out)
	return out.String(), code
}

// secretLines counts the lines of a log that tell a secret, of the first seat and of others.
func secretLines(out, secret string) (own, others int) {
	for _, line := range strings.Split(out, "\n") {
		words := strings.Fields(line)
		if len(words) < 3 || words[2] != secret {
			continue
		}
		if words[1] == "1" {
			own++
		} else {
			others++
		}
	}
	return own, others
}

// TestTheLogVeilsBattleCards reads the entry by which an attacker lays his cards, as the defender may.
func TestTheLogVeilsBattleCards(t *testing.T) {
	e, err := (&referee{box: box, voice: &lexicon.Voice{}}).find("sector")
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"commit k01 k08 1", "discard k01", "place mobilise lowmarrow"} {
		m, err := e.game.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		prove.True(t, text+" is private", e.game.Private(m))
	}
}
