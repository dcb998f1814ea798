// Package geom does the plane geometry of a board: projections, polygons, Voronoi cells, curves and the camera.
// It knows no game, no window and no picture; lengths are map units unless a name says pixels.
package geom

import "tyche/sprites/canvas"

// Point is a place in map units or pixels, x to the right and y down.
type Point = canvas.Point

// Rect is an upright rectangle: left, top, width, height.
type Rect = canvas.Rect
