/** The height has room for two lines of the prompt at the lowest zoom at which it is shown. */
export const nodeSizes = { width: 208, height: 212, across: 64, down: 16, apart: 72 } as const;
/** The height of the drawing. The prompt has the rest of the node's height. */
export const pictureHeight = 140;
