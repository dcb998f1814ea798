//go:build js

package files

import (
	"errors"
	"strings"
	"syscall/js"
)

// CanPick says whether Pick asks the player for a file.
const CanPick = true

// bridge is what the page offers (web/page/files.js).
func bridge() js.Value { return js.Global().Get("tyche") }

// Pick lets the player choose a file whose name ends as given; got is called later, and not at all when none is chosen.
func Pick(ending string, got func(Picked)) {
	if !bridge().Truthy() {
		return
	}
	var done js.Func
	done = js.FuncOf(func(_ js.Value, args []js.Value) any {
		done.Release()
		if len(args) == 0 || !args[0].Truthy() {
			return nil
		}
		bytes := args[0].Get("bytes")
		data := make([]byte, bytes.Length())
		js.CopyBytesToGo(data, bytes)
		got(Picked{args[0].Get("name").String(), data})
		return nil
	})
	bridge().Call("open", ending).Call("then", done)
}

// Save hands the player a download; where it goes only the browser knows.
func Save(name string, data []byte) (where string, err error) {
	if !bridge().Truthy() {
		return "", errors.New("files: the page has no way to save")
	}
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	bridge().Call("save", name, bytes)
	return "", nil
}

// SavePicture is Save: a page knows no folders.
func SavePicture(name string, data []byte) (where string, err error) { return Save(name, data) }

// Language returns the language that the page has chosen, "es" or "en".
func Language() string {
	if !bridge().Truthy() {
		return ""
	}
	return known(bridge().Get("language").String())
}

// Calm says that the system asks for less motion, Dark that it asks for dark colours.
func Calm() bool { return bridge().Truthy() && bridge().Get("calm").Truthy() }
func Dark() bool { return bridge().Truthy() && bridge().Get("dark").Truthy() }

// Fingers says that the system is played with fingers rather than with a mouse.
func Fingers() bool { return bridge().Truthy() && bridge().Get("fingers").Truthy() }

// Speak tells the page which language the program speaks now, for those that read it aloud.
func Speak(language string) {
	if bridge().Truthy() {
		bridge().Call("speak", language)
	}
}

// Fragment takes what stands after # off the page's address: a reload must not bring the same game again.
func Fragment() string {
	location := js.Global().Get("location")
	fragment := strings.TrimPrefix(location.Get("hash").String(), "#")
	if fragment != "" {
		js.Global().Get("history").Call("replaceState", nil, "", Address(""))
	}
	return fragment
}

// Address returns the page's address with a fragment ("#...").
func Address(fragment string) string {
	whole, _, _ := strings.Cut(js.Global().Get("location").Get("href").String(), "#")
	return whole + fragment
}
