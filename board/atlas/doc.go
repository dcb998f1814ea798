// Package atlas holds the geography of the boards as data and builds their models: coasts, rivers, ranges and the
// tables of spaces, routes and provinces. It knows no rules and no pictures.
//
// The coastline is from Natural Earth (land, 1:10m, public domain) in steps of 1/500 degree; rivers, lakes, ranges
// and the rest were entered by hand. Areas are numbered in the line order of spaces.tsv, regions in that of
// provinces.tsv, which is also the order of the rules' own tables.
package atlas
