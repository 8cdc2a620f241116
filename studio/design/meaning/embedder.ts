// A sentence as a vector. The model behind it is optional; whoever has none hands over no vector.

export interface Embedder {
  /** Of length 1. The same text gives the same vector. */
  embed(text: string): Promise<Float32Array>;
}

export const DIMENSIONS = 384;
