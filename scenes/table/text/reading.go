package text

import "embed"

// Reading holds what is only said to those who read the table instead of looking at it.
//
//go:embed reading
var Reading embed.FS
