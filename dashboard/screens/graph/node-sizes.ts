export const nodeSizes = { width: 208, height: 196, across: 64, down: 24, apart: 72 } as const;
/** The height of the drawing. The prompt has the rest of the node's height. */
export const pictureHeight = 140;
