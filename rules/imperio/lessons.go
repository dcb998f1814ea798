package imperio

import "embed"

// Lessons holds the lessons for tutor.Load, in the order of the rulebook.
//
//go:embed lessons
var Lessons embed.FS
