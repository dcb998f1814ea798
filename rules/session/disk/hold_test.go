package disk

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"tyche/rules/conform/prove"
)

// roleVariable makes the test binary play another program: "hold" keeps a file, "write" is in the middle of writing one.
const roleVariable = "TYCHE_TEST_ROLE"

func TestMain(m *testing.M) {
	if role := os.Getenv(roleVariable); role != "" {
		play(role, os.Getenv("TYCHE_TEST_PATH"))
		return
	}
	os.Exit(m.Run())
}

// play does what another program would, says how it went, and waits for its end.
func play(role, path string) {
	switch role {
	case "hold":
		_, err := Hold(path)
		fmt.Println(errors.Is(err, ErrHeld))
	case "write":
		out, err := os.Create(path)
		if err == nil {
			err = lockFile(out)
		}
		old := time.Now().Add(-time.Hour)
		fmt.Println(errors.Join(err, os.Chtimes(path, old, old)) != nil)
	}
	time.Sleep(time.Minute)
}

// program starts the test binary in a role and returns what it said and how to kill it.
func program(t *testing.T, role, path string) (said string, kill func()) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), roleVariable+"="+role, "TYCHE_TEST_PATH="+path)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	kill = func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	}
	t.Cleanup(kill)
	line := bufio.NewScanner(out)
	line.Scan()
	return line.Text(), kill
}

func TestTwoProgramsDoNotHoldOneGame(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games", "one.tyche")
	said, kill := program(t, "hold", path)
	prove.Is(t, "the first program is refused", said, "false")
	_, err := Hold(path)
	prove.True(t, "this program is refused", errors.Is(err, ErrHeld))
	said, _ = program(t, "hold", path)
	prove.Is(t, "a third program is refused", said, "true")
	Clean(filepath.Dir(path), time.Now().Add(time.Hour))
	_, err = Hold(path)
	prove.True(t, "cleaning takes no lock away", errors.Is(err, ErrHeld))
	kill()
	held, err := Hold(path)
	prove.True(t, "the lock ends with a program that was killed", err == nil)
	again, err := Hold(path)
	prove.True(t, "the same program does not hold it twice", errors.Is(err, ErrHeld) && again == nil)
	held.Release()
	left, _ := os.ReadDir(filepath.Dir(path))
	prove.Is(t, "files left", len(left), 0)
}

func TestCleaningLeavesAloneWhatIsBeingWritten(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, ".one.tyche.1.part")
	said, kill := program(t, "write", path)
	prove.Is(t, "the writer failed", said, "false")
	there := func() bool {
		_, err := os.Stat(path)
		return err == nil
	}
	Clean(dir, time.Now())
	prove.True(t, "what another program is writing stays", there())
	kill()
	Clean(dir, time.Now().Add(-time.Hour))
	prove.True(t, "what is young stays", there())
	Clean(dir, time.Now())
	prove.True(t, "what a killed program left goes", !there())
}
