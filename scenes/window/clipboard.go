//go:build !js

package window

import (
	"bytes"
	"os/exec"
	"runtime"
	"strings"
)

// The clipboard of a desktop is reached through the small programs that it comes with. Where there is none, copying
// and pasting do nothing: every text that the player may want to take out can also be written to a file.

type tool struct{ copy, paste []string }

func tools() []tool {
	switch runtime.GOOS {
	case "windows":
		return []tool{{[]string{"clip"}, []string{"powershell", "-NoProfile", "-Command", "Get-Clipboard"}}}
	case "darwin":
		return []tool{{[]string{"pbcopy"}, []string{"pbpaste"}}}
	}
	return []tool{
		{[]string{"wl-copy"}, []string{"wl-paste", "--no-newline"}},
		{[]string{"xclip", "-selection", "clipboard"}, []string{"xclip", "-selection", "clipboard", "-o"}},
		{[]string{"xsel", "--clipboard", "--input"}, []string{"xsel", "--clipboard", "--output"}},
	}
}

// CanCopy says whether Copy reaches a clipboard.
func CanCopy() bool {
	for _, t := range tools() {
		if _, err := exec.LookPath(t.copy[0]); err == nil {
			return true
		}
	}
	return false
}

// Copy puts text on the clipboard and tells done, from any goroutine, whether it is there.
func Copy(text string, done func(ok bool)) {
	go func() {
		for _, t := range tools() {
			cmd := exec.Command(t.copy[0], t.copy[1:]...)
			cmd.Stdin = strings.NewReader(text)
			if cmd.Run() == nil {
				done(true)
				return
			}
		}
		done(false)
	}()
}

var pastes = make(chan string, 4)

// askPaste fetches the clipboard; what it has comes with a later tick.
func askPaste() {
	go func() {
		for _, t := range tools() {
			var out bytes.Buffer
			cmd := exec.Command(t.paste[0], t.paste[1:]...)
			cmd.Stdout = &out
			if cmd.Run() == nil {
				pastes <- out.String()
				Wake()
				return
			}
		}
	}()
}

func pasted() string {
	select {
	case s := <-pastes:
		return s
	default:
		return ""
	}
}
