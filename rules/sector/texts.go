package sector

import "embed"

// Texts holds the sentences for lexicon.New: the folders text/es and text/en with one file for each part of the rules.
//
//go:embed text
var Texts embed.FS
