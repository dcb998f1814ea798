// Package paint is a small vector painter on the CPU: paths, fills, gradients, strokes, clips, shadows and paper
// grain into an image.RGBA. The same calls give the same pixels everywhere. It knows no counter, card or theme.
package paint
