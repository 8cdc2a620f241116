// Drawings with known measures, for the tests of the benchmark.

import type { Shape } from './svg/read-drawing.ts';
import { readDrawing, shapesIn } from './svg/read-drawing.ts';

export interface TestSvgParts {
  mark?: string;
  wordmark?: string;
  viewBox?: string;
  title?: string;
}

/** An SVG as the service delivers it, with these elements in its groups `mark` and `wordmark`. */
export const createTestSvg = ({
  mark = '',
  wordmark = '',
  viewBox = '0 0 100 100',
  title = 'Acme',
}: TestSvgParts): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img"><title>${title}</title>` +
  `<desc>A test.</desc><g id="mark">${mark}</g><g id="wordmark">${wordmark}</g></svg>`;

export const readTestShapes = (mark: string): readonly Shape[] =>
  shapesIn(readDrawing(createTestSvg({ mark })), 'mark');

export const DISC = '<circle cx="50" cy="50" r="40" fill="#102040"/>';
export const SQUARE = '<rect x="10" y="10" width="80" height="80" fill="#102040"/>';
