/** Thrown when a drawing cannot continue. drawMark converts it into its `problem`; it never leaves this folder. */
export class DrawingStoppedError extends Error {}
