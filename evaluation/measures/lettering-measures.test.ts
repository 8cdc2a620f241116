import { afterAll, describe, expect, it } from 'vitest';
import { readDrawing, shapesIn } from '../svg/read-drawing.ts';
import { createTestSvg } from '../test-drawings.ts';
import { hasBaselineVariation } from './baseline-variation.ts';
import { measureClearSpace } from './clear-space.ts';
import { countInkPieces, countExpectedPieces } from './joined-forms.ts';
import { openOcr } from './ocr.ts';
import { measureNameSimilarity } from './text-similarity.ts';
import { measureCapHeight, findWordmarkLines } from './wordmark-lines.ts';

/** Block letters 100 units high, as path data and width. */
const LETTERS: Readonly<Record<string, readonly [data: string, width: number]>> = {
  H: ['M0 0h18v40h34v-40h18v100h-18v-42h-34v42h-18Z', 70],
  E: ['M0 0h62v18h-44v22h38v18h-38v24h44v18h-62Z', 62],
  L: ['M0 0h18v82h42v18h-60Z', 60],
  T: ['M0 0h74v18h-28v82h-18v-82h-28Z', 74],
  F: ['M0 0h62v18h-44v24h36v18h-36v40h-18Z', 62],
  I: ['M0 0h18v100h-18Z', 18],
};

/** Draws a word, one path per letter. `rise` lifts a letter off the baseline. */
const drawLetters = (
  text: string,
  x: number,
  y: number,
  scale = 1,
  rise: (index: number) => number = () => 0,
): string => {
  let left = x;
  return [...text]
    .map((letter, index) => {
      const [data, width] = LETTERS[letter] ?? ['', 0];
      const at = left;
      left += (width + 16) * scale;
      return `<path transform="translate(${at} ${y - rise(index)}) scale(${scale})" d="${data}" fill="#000"/>`;
    })
    .join('');
};

const readWordmark = (wordmark: string) => shapesIn(readDrawing(createTestSvg({ wordmark })), 'wordmark');

const ocr = openOcr();
afterAll(() => ocr.close());

describe('lines of lettering', () => {
  it('are found with their baselines and cap heights', () => {
    const lines = findWordmarkLines(
      readWordmark(drawLetters('HEFT', 0, 0) + drawLetters('TILT', 0, 150, 0.5)),
    );
    expect(lines.map(({ baseline, capHeight }) => [baseline, capHeight])).toEqual([
      [100, 100],
      [200, 50],
    ]);
    expect(measureCapHeight(readWordmark(drawLetters('TILT', 0, 0, 0.25)))).toBeCloseTo(25, 6);
    expect(measureCapHeight([])).toBe(0);
  });

  it('have a cap height that excludes accents and descenders', () => {
    const accent = '<path d="M20 -40h30v28h-30Z" fill="#000"/>';
    const tail = '<path d="M400 30h18v110h-18Z" fill="#000"/>';
    const [line, ...rest] = findWordmarkLines(readWordmark(drawLetters('HEFT', 0, 0) + accent + tail));
    expect(rest).toEqual([]);
    expect(line?.capHeight).toBe(100);
  });

  it('are found if the letters are cut out of a plate', () => {
    const holes =
      '<path fill-rule="evenodd" d="M-30 -30h300v160h-300ZM0 0h18v100h-18ZM40 0h18v100h-18ZM80 0h18v100h-18Z"/>';
    expect(findWordmarkLines(readWordmark(holes))).toMatchObject([{ capHeight: 100, negative: true }]);
  });

  it('have baseline variation if most letters are off the baseline', () => {
    expect(hasBaselineVariation(readWordmark(drawLetters('HEFT', 0, 0)))).toBe(false);
    const dancing = drawLetters('HEFTHE', 0, 0, 1, (index) => [0, 14, -9, 21, 7, -16][index] ?? 0);
    expect(hasBaselineVariation(readWordmark(dancing))).toBe(true);
  });
});

describe('clear space', () => {
  const measureSpace = (viewBox: string): number =>
    measureClearSpace(readDrawing(createTestSvg({ wordmark: drawLetters('I', 0, 0), viewBox })));

  it('is the narrowest margin, in cap heights', () => {
    expect(measureSpace('-50 -50 118 200')).toBeCloseTo(0.5, 6);
    expect(measureSpace('-50 -20 118 170')).toBeCloseTo(0.2, 6);
    expect(measureSpace('-50 -50 100 200')).toBeCloseTo(0.32, 6);
  });

  it("is measured in tenths of the mark's height if there is no lettering", () => {
    const mark = '<rect x="10" y="10" width="80" height="80" fill="#000"/>';
    expect(measureClearSpace(readDrawing(createTestSvg({ mark })))).toBeCloseTo(10 / 8, 6);
  });
});

describe('reading the name back', () => {
  it('ignores case, spaces and other lines', () => {
    expect(measureNameSimilarity(['Loaf wright'], 'LOAFWRIGHT', 'en')).toBe(1);
    expect(measureNameSimilarity(['Loafwright', 'sourdough'], 'Loafwright', 'en')).toBe(1);
    expect(measureNameSimilarity(['MAISON', 'ORVELLE', 'parfum'], 'Maison Orvelle', 'en')).toBe(1);
    expect(measureNameSimilarity(['İĞNE'], 'İğne', 'tr')).toBe(1);
  });

  it('lowers the similarity for every extra, wrong or missing letter', () => {
    expect(measureNameSimilarity(['xLoafwrighty'], 'Loafwright', 'en')).toBeCloseTo(0.8, 6);
    expect(measureNameSimilarity(['Loafwrght'], 'Loafwright', 'en')).toBeCloseTo(0.9, 6);
    expect(measureNameSimilarity(['Λυχνια'], 'Λυχνία', 'el')).toBeCloseTo(5 / 6, 6);
    expect(measureNameSimilarity([], 'Loafwright', 'en')).toBe(0);
    expect(measureNameSimilarity(['quite another thing'], 'kiln', 'en')).toBe(0);
  });

  it('reads block letters line by line', async () => {
    const wordmark = readWordmark(drawLetters('FELT', 0, 0) + drawLetters('HILT', 0, 180, 0.6));
    const lines = await ocr.read(wordmark, 'eng', null);
    expect(lines.length).toBe(2);
    expect(measureNameSimilarity(lines, 'FELT', 'en')).toBeGreaterThanOrEqual(0.9);
    expect(measureNameSimilarity(lines, 'FELT HILT', 'en')).toBeGreaterThanOrEqual(0.85);
    expect(measureNameSimilarity(lines, 'BOAT', 'en')).toBeLessThan(0.5);
  });

  it('reads vertically stacked characters as a row', async () => {
    const column = [...'HEFT'].map((letter, index) => drawLetters(letter, 0, index * 130)).join('');
    const [line = ''] = await ocr.read(readWordmark(column), 'eng', 4);
    expect(measureNameSimilarity([line], 'HEFT', 'en')).toBeGreaterThanOrEqual(0.75);
  });
});

describe('pieces of ink', () => {
  it('in Arabic text are one per joined run of letters, plus the separate dots', () => {
    // Five joined runs and the dots of three letters.
    expect(countExpectedPieces('قهوة الصباح')).toBe(10);
    expect(countExpectedPieces('سلام')).toBe(2);
  });

  it('are counted in the name, not in a smaller descriptor', () => {
    expect(countInkPieces(readWordmark(drawLetters('HEFT', 0, 0)))).toBe(4);
    const descriptor = drawLetters('TILT', 0, 180, 0.4);
    expect(countInkPieces(readWordmark(drawLetters('HEFT', 0, 0) + descriptor))).toBe(4);
    expect(countInkPieces([])).toBe(0);
  });
});
