// Reads the `transform` attribute as one matrix.

import type { Matrix } from '../language/geometry/transform.ts';
import { NumberScanner } from './scan-numbers.ts';

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Returns the matrix that applies `inner` first, then `outer`. */
export const multiplyMatrices = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export const determinant = ([a, b, c, d]: Matrix): number => a * d - b * c;

/** Creates a rotation. It is exact for multiples of 90 degrees, so that edges stay exactly vertical or horizontal. */
function createRotation(degrees: number): Matrix {
  const quarter = degrees / 90;
  if (Number.isInteger(quarter)) {
    const place = ((quarter % 4) + 4) % 4;
    const cosine = [1, 0, -1, 0][place] ?? 1;
    const sine = [0, 1, 0, -1][place] ?? 0;
    return [cosine, sine, -sine, cosine, 0, 0];
  }
  const radians = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  return [cosine, sine, -sine, cosine, 0, 0];
}

const tangentOfDegrees = (degrees: number): number => Math.tan((degrees * Math.PI) / 180);

function createMatrix(name: string, values: readonly number[]): Matrix | null {
  const [a = 0, b, c, d = 0, e = 0, f = 0] = values;
  const count = values.length;
  switch (name) {
    case 'translate':
      return count === 1 || count === 2 ? [1, 0, 0, 1, a, b ?? 0] : null;
    case 'scale':
      return count === 1 || count === 2 ? [a, 0, 0, b ?? a, 0, 0] : null;
    case 'rotate': {
      if (count === 1) return createRotation(a);
      if (count !== 3 || b === undefined || c === undefined) return null;
      return multiplyMatrices([1, 0, 0, 1, b, c], multiplyMatrices(createRotation(a), [1, 0, 0, 1, -b, -c]));
    }
    case 'skewX':
      return count === 1 ? [1, 0, tangentOfDegrees(a), 1, 0, 0] : null;
    case 'skewY':
      return count === 1 ? [1, tangentOfDegrees(a), 0, 1, 0, 0] : null;
    case 'matrix':
      return count === 6 ? [a, b ?? 0, c ?? 0, d, e, f] : null;
    default:
      return null;
  }
}

const MAX_STEPS = 16;

/** Returns null if the text is not a valid `transform` attribute. */
export function readTransform(text: string): Matrix | null {
  const scanner = new NumberScanner(text);
  let matrix = IDENTITY;
  for (let steps = 0; !scanner.done; steps += 1) {
    const name = scanner.word();
    if (steps >= MAX_STEPS || !scanner.take('(')) return null;
    const values: number[] = [];
    while (!scanner.take(')')) {
      const value = scanner.number();
      if (value === null || values.length >= 6) return null;
      values.push(value);
    }
    const next = createMatrix(name, values);
    if (next === null) return null;
    matrix = multiplyMatrices(matrix, next);
  }
  return matrix.every((value) => Number.isFinite(value) && Math.abs(value) < 1e7) ? matrix : null;
}
