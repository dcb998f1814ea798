package ui

// A button that is held presses itself after againAfter seconds, and then every againEvery: quick enough for sixty votes, slow enough to
// stop at the one that was meant.
const againAfter, againEvery = 0.4, 0.07

// Repeating says whether the press under way has pressed a button that repeats.
func (u *UI) Repeating() bool { return u.active != 0 && u.repeats > 0 }

// again says whether a button that repeats is pressed in this tick. The release that ends its repeating presses nothing.
func (u *UI) again(t touch) bool {
	_, begins := u.In.Clicked(LeftButton)
	if begins && u.active == t.id { // a quick click begins and ends in one tick
		u.heldFor, u.repeats = 0, 0
	}
	if t.clicked || !t.down || !u.In.Held[LeftButton] {
		return t.clicked && (t.byKeyboard || u.repeats == 0)
	}
	if begins {
		return false
	}
	u.heldFor += u.In.Dt
	if u.heldFor < againAfter+float64(u.repeats)*againEvery {
		return false
	}
	u.repeats++
	return true
}
