package imperio

import "embed"

// Manual holds the rulebook for manual.Load: the folders manual/es and manual/en with one file for each chapter.
//
//go:embed manual
var Manual embed.FS
