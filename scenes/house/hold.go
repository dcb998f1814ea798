package house

// Hold makes this program the only one that writes a kept game, in place of the one it held before, and says to done
// whether it may: at once, or in a later tick.
func (h *House) Hold(name string, done func(held bool)) {
	if h.held == name {
		done(true)
		return
	}
	h.Release()
	answer := func(held bool) {
		if held {
			h.held = name
		}
		done(held)
	}
	asking := true
	h.App.Store.Hold(name, func(held bool) {
		if asking {
			answer(held)
			return
		}
		h.App.Later(func() { answer(held) })
	})
	asking = false
}

// Release lets others write the game that was held.
func (h *House) Release() {
	if h.held != "" {
		h.App.Store.Release(h.held)
		h.held = ""
	}
}
