package text

import "embed"

// Box holds the words on the box of the game: its name, its options, what it counts.
//
//go:embed box
var Box embed.FS
