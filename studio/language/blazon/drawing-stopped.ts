/** Thrown inside this folder when a mark cannot be drawn. `paintMark` catches it and returns it as `problem`. */
export class DrawingStoppedError extends Error {}
