package house

import (
	"fmt"

	"tyche/rules/tutor"
	"tyche/scenes/table"
)

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
