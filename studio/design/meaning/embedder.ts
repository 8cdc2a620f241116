// Embeds a sentence as a vector. The model is optional; without it, pictures are chosen by the rules alone.

export interface Embedder {
  /** Returns a unit vector. The same text gives the same vector. */
  embed(text: string): Promise<Float32Array>;
}

export const EMBEDDING_DIMENSIONS = 384;
