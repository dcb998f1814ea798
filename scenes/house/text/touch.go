package text

import "embed"

// Touch holds what is said otherwise to those who play with fingers; see package lexicon.
//
//go:embed touch
var Touch embed.FS
