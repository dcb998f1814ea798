package window

import "syscall/js"

// The browser gives the clipboard to a page that is served securely and asks soon after a key or a click.

func clipboard() js.Value { return js.Global().Get("navigator").Get("clipboard") }

// CanCopy says whether Copy reaches a clipboard.
func CanCopy() bool { return clipboard().Truthy() }

// Copy puts text on the clipboard and tells done whether it is there: a browser may refuse.
func Copy(text string, done func(ok bool)) {
	c := clipboard()
	if !c.Truthy() {
		done(false)
		return
	}
	var kept, refused js.Func
	tell := func(ok bool) any {
		kept.Release()
		refused.Release()
		done(ok)
		return nil
	}
	kept = js.FuncOf(func(js.Value, []js.Value) any { return tell(true) })
	refused = js.FuncOf(func(js.Value, []js.Value) any { return tell(false) })
	c.Call("writeText", text).Call("then", kept, refused)
}

var pastes = make(chan string, 4)

// askPaste fetches the clipboard; what it has comes with a later tick.
func askPaste() {
	c := clipboard()
	if !c.Truthy() || !c.Get("readText").Truthy() {
		return
	}
	var got, refused js.Func
	release := func() { got.Release(); refused.Release() }
	got = js.FuncOf(func(_ js.Value, args []js.Value) any {
		select {
		case pastes <- args[0].String():
		default: // the player presses faster than ticks come
		}
		release()
		return nil
	})
	refused = js.FuncOf(func(js.Value, []js.Value) any { release(); return nil })
	c.Call("readText").Call("then", got, refused)
}

func pasted() string {
	select {
	case s := <-pastes:
		return s
	default:
		return ""
	}
}
