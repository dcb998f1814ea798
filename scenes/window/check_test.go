//go:build linux

package window

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestNoDisplayIsSaidInOneSentence(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a program")
	}
	program := filepath.Join(t.TempDir(), "opens")
	if out, err := exec.Command("go", "build", "-o", program, "./testdata/opens").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	env := slices.DeleteFunc(os.Environ(), func(s string) bool { return strings.HasPrefix(s, "DISPLAY=") })
	for _, display := range [][]string{nil, {"DISPLAY="}, {"DISPLAY=:7654"}, {"DISPLAY=nonsense"}} {
		cmd := exec.Command(program)
		cmd.Env = append(slices.Clone(env), display...)
		out, err := cmd.CombinedOutput()
		code := cmd.ProcessState.ExitCode()
		if err == nil || code != 1 || !strings.HasPrefix(string(out), "tyche: ") || strings.Count(string(out), "\n") != 1 {
			t.Errorf("%q: code %d, said %q", display, code, out)
		}
	}
}
