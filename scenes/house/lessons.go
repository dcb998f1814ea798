package house

import (
	"errors"
	"fmt"

	"tyche/rules/tutor"
	"tyche/scenes/store"
	"tyche/scenes/table"
)

// lessonsFolder holds how far the learner has come in each lesson that was left before its end.
const lessonsFolder = "lessons/"

// Place reads where a lesson was left, "" for nowhere.
func (h *House) Place(lesson string) string {
	data, err := h.App.Store.Read(lessonsFolder + lesson + ".txt")
	if err != nil && !errors.Is(err, store.ErrMissing) {
		h.App.Note(fmt.Errorf("house: place: %w", err))
	}
	return string(data)
}

// KeepPlace writes where a lesson stands; with "" it is forgotten.
func (h *House) KeepPlace(lesson, place string) {
	var err error
	if name := lessonsFolder + lesson + ".txt"; place == "" {
		err = h.App.Store.Remove(name)
	} else {
		err = h.App.Store.Write(name, []byte(place))
	}
	if err != nil {
		h.App.Note(fmt.Errorf("house: place: %w", err))
	}
}

// Lessons returns the lessons of a game in their order.
func (h *House) Lessons(k *Kind) []*tutor.Lesson {
	if k.lessons == nil && k.Lessons.Files != nil {
		list, err := tutor.Load(k.Lessons.Files, k.Lessons.Dir, h.Library)
		if err != nil {
			h.App.Note(fmt.Errorf("house: lessons: %w", err))
			k.Lessons = Source{}
		}
		k.lessons = list
	}
	return k.lessons
}

// Teach opens a table at which a coach leads through a course. Nothing of it is kept among the games.
func (h *House) Teach(k *Kind, c *tutor.Course, coach table.Coach, exits table.Exits) *table.Table {
	s := c.Session()
	voice := h.VoiceOf(k, s)
	m := table.NewLesson(s, h.engage(k, s), coach)
	return table.New(h.App, m, k.Face(h.App, voice, s.Header().Seats), voice, exits)
}
