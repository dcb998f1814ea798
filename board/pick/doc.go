// Package pick finds what lies under the cursor on a board, and lays out where counters stand around a space and how a
// stack fans out. It is pure geometry in screen pixels; it knows no game and draws nothing.
package pick
