// The meaning of each concept as a vector. `npm run evaluate -- meanings --vectors` writes the file.

import stored from './concept-vectors.json' with { type: 'json' };
import { EMBEDDING_DIMENSIONS } from './embedder.ts';

const ENCODED_VECTORS: Readonly<Record<string, string>> = stored;
/** The largest component of a vector that can be stored. No component of an embedding has exceeded it. */
const MAX_COMPONENT = 0.3;
const QUANTISATION_STEPS = 127;

const decodedVectors = new Map<string, Float32Array>();

/** Returns the vector of a concept. A concept without an embedding gets zeros, so it is similar to nothing. */
export function readConceptVector(id: string): Float32Array {
  const vector = decodedVectors.get(id) ?? decodeVector(ENCODED_VECTORS[id] ?? '');
  decodedVectors.set(id, vector);
  return vector;
}

export function decodeVector(text: string): Float32Array {
  const bytes = Int8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  return new Float32Array(EMBEDDING_DIMENSIONS).map(
    (_, index) => ((bytes[index] ?? 0) / QUANTISATION_STEPS) * MAX_COMPONENT,
  );
}

export const encodeVector = (vector: Float32Array): string => {
  const steps = Array.from(vector, (value) => Math.round((value / MAX_COMPONENT) * QUANTISATION_STEPS));
  if (steps.some((step) => Math.abs(step) > QUANTISATION_STEPS))
    throw new RangeError('A component is too large for a byte');
  return btoa(String.fromCharCode(...Uint8Array.from(steps)));
};
