package ui

import (
	"image"
	"sync"

	"tyche/scenes/store"
	"tyche/sprites/canvas"
)

// App is what the scenes share. The functions are set by the program that opens the window; none is nil in a program,
// and NewApp sets harmless ones for tests.
type App struct {
	Stack Stack
	Prefs *Prefs
	Theme *Theme
	Store store.Store

	Say   func(key string, args ...any) string  // the text of a key in the player's language
	Calls func(name string) string              // a player's name in that language: those that the set-up proposed have one in each
	Play  func(sound string)                    // starts a sound by name
	From  func(sound string, pan float64)       // the same from a side: -1 left to 1 right
	Mood  func(music string)                    // leads the music to a mood: title, map, battle, victory, mourning; "" is silence
	Loud  func(effects, music float64)          // sets the loudness, 0 to 1
	Copy  func(text string, done func(ok bool)) // to the clipboard; done, if not nil, is told in a later tick whether it is there
	Speak func(language string)                 // the language of all texts from now on, for those who read them aloud
	Full  func(on bool)                         // full screen
	Deep  func(scenes int)                      // how many scenes lie on each other, each time that changes
	Wake  func()                                // asks for a tick soon; any goroutine may call it
	Read  func(lines []Line)                    // what the screen says, each time it changes; nil where nobody reads it
	Note  func(err error)                       // an error that the player should not be stopped for

	// Picture takes a picture of the window as it is drawn next, or at once where there is no window, and gives it to got in
	// a later tick.
	Picture func(got func(*image.RGBA))

	// ShowReading shows the reading in place of the picture, and back; nil where that cannot be.
	ShowReading func()

	// Touch says that the player uses fingers now: what is said of mouse and keys would not help.
	Touch bool

	// Alone says that nothing is painted beside the ticks, everything within them: a test needs no clock then.
	Alone bool

	// Unkept says that the player's files last only until the program ends.
	Unkept bool

	later struct { // what is to be done in the next tick
		sync.Mutex
		list []func()
	}
	size    [2]float64 // of the canvas, in the last tick
	loud    [2]float64 // the loudness last set, of effects and of music
	spoken  string     // the language last told
	deep    int        // the number of scenes last told
	recital recital
	latest  *UI // that had a tick: of the scene on top
}

// NewApp returns an app with default settings kept in s, at scale 1.
func NewApp(s store.Store) *App {
	a := &App{
		Prefs: DefaultPrefs(), Store: s, loud: [2]float64{-1, -1},
		Say:   func(key string, _ ...any) string { return key },
		Calls: func(name string) string { return name },
		Play:  func(string) {}, From: func(string, float64) {}, Mood: func(string) {}, Loud: func(_, _ float64) {}, Copy: func(string, func(bool)) {}, Deep: func(int) {}, Speak: func(string) {}, Full: func(bool) {}, Wake: func() {}, Note: func(error) {},
	}
	a.Theme = NewTheme(a.Prefs.Colors(), 1)
	a.Picture = func(got func(*image.RGBA)) {
		m := image.NewRGBA(image.Rect(0, 0, int(a.size[0]), int(a.size[1])))
		a.Draw(canvas.NewSoftware(m))
		a.Later(func() { got(m) })
	}
	return a
}

// Open returns an app with the player's own settings and files. Whatever cannot be read is noted, and the program goes
// on with defaults, or with files that last only until it ends.
func Open(note func(error)) *App {
	kept, err := store.Open()
	if err != nil {
		note(err)
		kept = store.NewMemory()
	}
	a := NewApp(kept)
	a.Unkept = err != nil
	a.Note = note
	if a.Prefs, err = LoadPrefs(kept); err != nil {
		note(err)
	}
	return a
}

// Update gives a tick to the top scene. Before that it fits the theme to the screen and the settings.
func (a *App) Update(in *Input) (changed bool) {
	a.catchUp()
	changed = a.Refresh(in.Scale)
	a.Touch, a.size = in.Touch, [2]float64{in.W, in.H}
	changed = a.fitFingers(in) || changed
	a.listen()
	if a.spoken != a.Prefs.Language {
		a.spoken = a.Prefs.Language
		a.Speak(a.spoken)
	}
	a.heed(in)
	if in.Hit(KeyF9, 0) {
		changed = a.Hide() || changed
	}
	changed = a.Stack.Update(in) || changed
	if n := a.Stack.Len(); n != a.deep {
		a.deep = n
		a.Deep(n)
	}
	a.readOut(in.Dt)
	return changed
}

// fitFingers makes what is pressed high enough for fingers, or for a mouse again, and says whether that changed. While
// anything is pressed nothing moves: the press belongs to what the player saw.
func (a *App) fitFingers(in *Input) bool {
	if a.Theme.Touch == in.Touch || len(in.Pressed)+len(in.Released) > 0 || in.Held != [3]bool{} {
		return false
	}
	a.Theme.Touch = in.Touch
	return true
}

// Later does f in the next tick; any goroutine may call it.
func (a *App) Later(f func()) {
	a.later.Lock()
	a.later.list = append(a.later.list, f)
	a.later.Unlock()
	a.Wake()
}

// catchUp does what was put off.
func (a *App) catchUp() {
	a.later.Lock()
	list := a.later.list
	a.later.list = nil
	a.later.Unlock()
	for _, f := range list {
		f()
	}
}

// listen sets the loudness when the settings ask for another one.
func (a *App) listen() {
	want := [2]float64{a.Prefs.Sounds, a.Prefs.Music}
	if a.Prefs.Mute {
		want = [2]float64{}
	}
	if want != a.loud {
		a.loud = want
		a.Loud(want[0], want[1])
	}
}

// Refresh makes the theme anew if the screen's scale or the settings ask for it, and says whether it did.
func (a *App) Refresh(screen float64) bool {
	a.Stack.Still = a.Prefs.ReducedMotion
	scale, colors := screen*a.Prefs.TextScale, a.Prefs.Colors()
	if a.Theme.Scale == scale && a.Theme.Palette == colors && a.Theme.Large == a.Prefs.TextScale {
		return false
	}
	touch := a.Theme.Touch
	a.Theme.Drop()
	*a.Theme = *NewTheme(colors, scale)
	a.Theme.Touch, a.Theme.Large = touch, a.Prefs.TextScale
	return true
}

// Draw paints the scenes.
func (a *App) Draw(c canvas.Canvas) { a.Stack.Draw(c) }

// Done says whether the last scene was left: the program ends.
func (a *App) Done() bool { return a.Stack.Empty() }
