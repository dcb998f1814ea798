package window

import (
	"encoding/json"
	"strconv"
	"sync"
	"syscall/js"

	"tyche/scenes/ui"
)

// The page keeps the reading as elements beside the canvas (web/page/reading.js) and tells what is done there.

// told is what the page has told since the last tick.
var told struct {
	sync.Mutex
	acts []ui.Act
	keys []ui.Key
}

func init() {
	if page := js.Global().Get("tyche"); page.Truthy() {
		page.Set("act", js.FuncOf(func(_ js.Value, args []js.Value) any { hearAct(args); return nil }))
		page.Set("back", js.FuncOf(func(js.Value, []js.Value) any { hearKey(ui.KeyEscape); return nil }))
	}
}

func hearAct(args []js.Value) {
	id, err := strconv.ParseUint(args[0].String(), 36, 64)
	if err != nil {
		return
	}
	told.Lock()
	told.acts = append(told.acts, ui.Act{ID: id, Words: args[1].String(), Value: args[2].String(), Done: args[3].Bool()})
	told.Unlock()
}

func hearKey(k ui.Key) {
	told.Lock()
	told.keys = append(told.keys, k)
	told.Unlock()
}

// acted adds to in what was done on the page.
func acted(in *ui.Input) {
	told.Lock()
	in.Acts = append(in.Acts, told.acts...)
	for _, k := range told.keys {
		in.Keys = append(in.Keys, ui.Press{Key: k})
	}
	told.acts, told.keys = told.acts[:0], told.keys[:0]
	told.Unlock()
}

// lineOnPage is a ui.Line as the page reads it.
type lineOnPage struct {
	Kind  string     `json:"kind"`
	ID    string     `json:"id,omitempty"`
	Words string     `json:"words"`
	Note  string     `json:"note,omitempty"`
	Value string     `json:"value,omitempty"`
	Off   bool       `json:"off,omitempty"`
	On    bool       `json:"on,omitempty"`
	Level int        `json:"level,omitempty"`
	At    float64    `json:"at,omitempty"`
	Range [3]float64 `json:"range,omitzero"` // of a slider: least, most, step
	Box   [4]float64 `json:"box,omitzero"`   // of a field: x, y, width and height on the page
}

// Read gives the page what the screen says.
var Read = func(lines []ui.Line) {
	page := js.Global().Get("tyche")
	if !page.Truthy() {
		return
	}
	scale := scale()
	list := make([]lineOnPage, 0, len(lines))
	for _, l := range lines {
		p := lineOnPage{Kind: l.Kind.String(), Words: l.Words, Note: l.Note, Value: l.Value, Off: l.Off, On: l.On, Level: l.Level, At: l.At}
		if l.ID != 0 {
			p.ID = strconv.FormatUint(l.ID, 36)
		}
		switch l.Kind {
		case ui.SliderLine:
			p.Range = [3]float64{l.Range.Lo, l.Range.Hi, l.Range.Step}
		case ui.FieldLine:
			p.Box = [4]float64{l.Seen.X / scale, l.Seen.Y / scale, l.Seen.W / scale, l.Seen.H / scale}
		}
		list = append(list, p)
	}
	text, err := json.Marshal(list)
	if err == nil {
		page.Call("read", string(text))
	}
}

// Deep tells the page how many scenes lie on each other: its browser's Back closes the topmost one.
func Deep(scenes int) {
	if page := js.Global().Get("tyche"); page.Truthy() {
		page.Call("deep", scenes)
	}
}

// ShowReading turns the page to the reading, or back to the canvas.
var ShowReading = func() { js.Global().Get("tyche").Call("showReading") }
