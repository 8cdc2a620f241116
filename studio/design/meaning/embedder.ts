// Embeds a text as a vector. The model is optional; without it, the rules alone choose pictures.

export interface Embedder {
  /** Returns a unit vector. The same text gives the same vector. */
  embed(text: string): Promise<Float32Array>;
}

export const EMBEDDING_DIMENSIONS = 384;
