import { findComponents } from '../svg/components.ts';
import { renderMask } from '../svg/raster.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { inkFrame } from '../svg/read-drawing.ts';
import { findNameShapes } from './wordmark-lines.ts';

const HEIGHT = 240;
/** Smaller pieces are artefacts of rendering. */
const MIN_CELLS = 6;

/** Arabic letters that do not join the next one. */
const LETTERS_ENDING_A_RUN = new Set('اأإآٱدذرزوؤةىء');
/** How many dots and other pieces of each letter do not touch its body. */
const SEPARATE_PIECES_BY_LETTER: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'بجخذزضظغفنأإؤئ'].map((letter) => [letter, 1])),
  ...Object.fromEntries([...'تقيةآ'].map((letter) => [letter, 2])),
  ...Object.fromEntries([...'ثش'].map((letter) => [letter, 3])),
};

/** Counts the separate pieces of ink in the name. */
export const countInkPieces = (wordmark: readonly Shape[]): number => {
  const shapes = findNameShapes(wordmark);
  const frame = inkFrame(shapes);
  if (frame === null || frame.height === 0) return 0;
  const width = Math.max(1, Math.round((frame.width / frame.height) * HEIGHT));
  const { cells } = renderMask(shapes, frame, width, HEIGHT);
  return findComponents(width, HEIGHT, (cell) => cells[cell] === 1).filter(
    ({ cells: piece }) => piece.length >= MIN_CELLS,
  ).length;
};

/** Returns how many pieces of ink Arabic text has, at most, if its letters join correctly. */
export const countExpectedPieces = (text: string): number => {
  let [pieces, joinsPrevious] = [0, false];
  for (const letter of text.normalize('NFC')) {
    if (!/\p{L}/u.test(letter)) {
      joinsPrevious = false;
      continue;
    }
    if (!joinsPrevious) pieces += 1;
    pieces += SEPARATE_PIECES_BY_LETTER[letter] ?? 0;
    joinsPrevious = !LETTERS_ENDING_A_RUN.has(letter);
  }
  return pieces;
};
