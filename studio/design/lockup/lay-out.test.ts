import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { openLocalStudio } from '../../test/local-studio.ts';
import type { Blazon, Fill, Lettering, Lockup } from '../../language/blazon/blazon.ts';
import { doBoxesMeet } from '../../language/geometry/bounds.ts';
import type { Box, Knot, Outline } from '../../language/geometry/outline.ts';
import { readPathData } from '../../language/svg/read-path-data.ts';
import type { Composition } from '../../language/svg/composition.ts';
import { writePathData } from '../../language/svg/path-data.ts';
import { heightOf, computeInkBox, widthOf } from './ink.ts';
import { layOut } from './lay-out.ts';
import { FOLD, RING, TALL_MARK, WIDE_MARK } from './test-marks.ts';

const { letterer } = await openLocalStudio();

const createLettering = (lines: string[], said: Partial<Lettering> = {}): Lettering => ({
  family: 'Outfit',
  weight: 600,
  tracking: 0,
  case: 'as-is',
  italic: false,
  locale: 'en',
  leading: 0.5,
  align: 'left',
  role: 'word',
  lines: lines.map((text) => [{ text }]),
  ...said,
});

const createLockup = (said: Partial<Lockup> = {}): Lockup => ({
  layout: 'row',
  markHeight: 2,
  gap: 0.26,
  align: 'centre',
  side: 'start',
  ...said,
});

const createBlazon = (letters: Lettering | null, lock: Lockup): Blazon => ({
  blazon: 1,
  idea: '',
  mark: null,
  lettering: letters,
  lockup: lock,
  ground: 'light',
});

const SETTINGS: readonly Lettering[] = [
  createLettering(['Relaydesk']),
  createLettering(['Hartwell &', 'Moss'], { family: 'EB Garamond', align: 'center' }),
  createLettering(['ÅÉÎ', 'gypsy'], { family: 'Fraunces' }),
  createLettering(['قهوة الصباح'], { family: 'Cairo', locale: 'ar', align: 'right' }),
  createLettering(['योगशाला'], { family: 'Baloo 2', locale: 'hi' }),
  createLettering(['月森'], { family: 'Noto Serif JP', locale: 'ja' }),
  createLettering(['KON', 'TRA'], { family: 'Anton', weight: 400, align: 'fit' }),
];

const MARKS: readonly (readonly Fill[])[] = [RING, FOLD, WIDE_MARK, TALL_MARK];

const anyComposition = fc
  .record({
    letters: fc.constantFrom(...SETTINGS),
    mark: fc.constantFrom(...MARKS),
    layout: fc.constantFrom<Lockup['layout']>('row', 'stack', 'vertical', 'plate', 'word', 'mark'),
    side: fc.constantFrom<Lockup['side']>('start', 'end', 'top', 'bottom'),
    align: fc.constantFrom<Lockup['align']>('centre', 'base', 'x-height', 'cap'),
    markHeight: fc.double({ min: 1, max: 5, noNaN: true }),
    gap: fc.double({ min: 0.12, max: 0.5, noNaN: true }),
    container: fc.option(
      fc.record({
        shape: fc.constantFrom('circle' as const, 'square' as const, 'shield' as const),
        filled: fc.boolean(),
      }),
      { nil: undefined },
    ),
  })
  .map(({ letters, mark, container, ...rest }) => {
    const lock = createLockup(container === undefined ? rest : { ...rest, container });
    return layOut(letterer, createBlazon(letters, lock), mark);
  });

const measureMargins = (composition: Composition): number[] => {
  const box = computeInkBox([...composition.mark, ...composition.wordmark]);
  return [box.left, box.top, composition.width - box.right, composition.height - box.bottom];
};

describe('every layout', () => {
  test('keeps half a cap height clear on each side', () => {
    fc.assert(
      fc.property(anyComposition, (composition) => {
        expect(Math.min(...measureMargins(composition))).toBeGreaterThanOrEqual(composition.capHeight / 2);
      }),
      { numRuns: 150 },
    );
  });

  test('keeps half the height of the tallest line clear when lines are enlarged to fit', () => {
    const block = createLettering(['HO', 'HARBOUR'], { align: 'fit' });
    const composition = layOut(letterer, createBlazon(block, createLockup({ layout: 'word' })), []);
    const tall = heightOf(computeInkBox(composition.wordmark)) - 150;
    expect(tall).toBeGreaterThan(200);
    expect(Math.min(...measureMargins(composition))).toBeGreaterThanOrEqual(tall / 2);
  });

  test('returns finite coordinates, and mark and word do not overlap', () => {
    fc.assert(
      fc.property(anyComposition, (composition) => {
        const { mark, wordmark } = composition;
        expect(
          [composition.width, composition.height, ...measureMargins(composition)].every(Number.isFinite),
        ).toBe(true);
        const both = mark.length > 0 && wordmark.length > 0;
        expect(both && doBoxesMeet(computeInkBox(mark), computeInkBox(wordmark))).toBe(false);
      }),
      { numRuns: 150 },
    );
  });
});

const shapeOf = (fills: readonly Fill[]): string => {
  const box = computeInkBox(fills);
  const unit = heightOf(box);
  const at = (outline: Outline): string =>
    outline
      .flatMap((contour) =>
        contour.flatMap(({ at: [x, y] }) => [(x - box.left) / unit, (y - box.top) / unit]),
      )
      .map((value) => value.toFixed(3))
      .join(' ');
  return fills.map((fill) => at(fill.outline)).join('|');
};

const middleOf = (box: Box): number => (box.left + box.right) / 2;

describe('a row', () => {
  test('puts the mark first in the reading direction of the script', () => {
    const [latin, arabic] = ['Outfit', 'Cairo'].map((family) =>
      layOut(
        letterer,
        createBlazon(createLettering([family === 'Cairo' ? 'قهوة' : 'Skerry'], { family }), createLockup()),
        RING,
      ),
    );
    if (latin === undefined || arabic === undefined) throw new Error('not laid out');
    expect(middleOf(computeInkBox(latin.mark))).toBeLessThan(middleOf(computeInkBox(latin.wordmark)));
    expect(middleOf(computeInkBox(arabic.mark))).toBeGreaterThan(middleOf(computeInkBox(arabic.wordmark)));
  });

  test('puts flat bases on the baseline and round ones slightly below', () => {
    const feet = [TALL_MARK, RING].map((mark) => {
      const { wordmark, ...rest } = layOut(
        letterer,
        createBlazon(createLettering(['HELM']), createLockup({ align: 'base', markHeight: 1.5 })),
        mark,
      );
      return computeInkBox(rest.mark).bottom - computeInkBox(wordmark).bottom;
    });
    expect(feet[0]).toBeCloseTo(0, 0);
    expect(feet[1]).toBeGreaterThan(1);
    expect(feet[1]).toBeLessThan(5);
  });
});

/** Coordinates with many decimals show whether moving changes the rounding. */
const ODD_MARK: readonly Fill[] = [
  {
    name: 'odd',
    role: 'lead',
    outline: [
      Array.from({ length: 40 }, (_, index): Knot => {
        const turn = (index * Math.PI) / 20;
        const reach = 40 + 9 * Math.sin(7.3 * index);
        return { at: [50 + reach * Math.cos(turn), 50 + reach * Math.sin(turn)], in: null, out: null };
      }),
    ],
  },
];

describe('the written coordinates', () => {
  test('are the same for the word with and without a mark', () => {
    const word = createLettering(['Tallybook']);
    const alone = layOut(letterer, createBlazon(word, createLockup({ layout: 'word' })), []);
    const beside = layOut(letterer, createBlazon(word, createLockup()), WIDE_MARK);
    const [one, other] = [alone, beside].map(({ wordmark }) =>
      writePathData(
        wordmark.flatMap((fill) => fill.outline),
        2,
      ).replace(/^M[^a-z]*/, ''),
    );
    expect(one).toBe(other);
  });

  test('describe the same drawing of the mark at any size', () => {
    const [row, stack, alone] = (
      [
        ['row', 1.93],
        ['stack', 3.71],
        ['mark', 1],
      ] as const
    ).map(([layout, markHeight]) => {
      const { mark } = layOut(
        letterer,
        createBlazon(SETTINGS[0] ?? null, createLockup({ layout, markHeight })),
        ODD_MARK,
      );
      const written = mark.map((fill) => ({
        ...fill,
        outline: readPathData(writePathData(fill.outline, 2)),
      }));
      return shapeOf(written);
    });
    expect(row).toBe(stack);
    expect(row).toBe(alone);
  });
});

describe('a container', () => {
  test.each(['circle', 'square', 'shield'] as const)(
    'in the shape of a %s is drawn before the mark, which is only scaled',
    (shape) => {
      const within = layOut(
        letterer,
        createBlazon(null, createLockup({ layout: 'mark', container: { shape, filled: false } })),
        FOLD,
      );
      const [frame, ...inner] = within.mark;
      expect(frame?.name).toBe('container');
      expect(shapeOf(inner)).toBe(
        shapeOf(layOut(letterer, createBlazon(null, createLockup({ layout: 'mark' })), FOLD).mark),
      );
      const outside = computeInkBox(frame === undefined ? [] : [frame]);
      expect(widthOf(computeInkBox(inner))).toBeLessThan(widthOf(outside));
    },
  );

  test("that is filled has the mark cut out of it, except for the mark's coloured parts", () => {
    const filled = createLockup({ layout: 'mark', container: { shape: 'circle', filled: true } });
    expect(layOut(letterer, createBlazon(null, filled), RING).mark.map(({ name }) => name)).toEqual([
      'container',
      'dot',
    ]);
  });
});

describe('a plate', () => {
  test('belongs to the word and is one fill with holes', () => {
    const { mark, wordmark } = layOut(
      letterer,
      createBlazon(createLettering(['HOT']), createLockup({ layout: 'plate' })),
      [],
    );
    expect(mark).toEqual([]);
    expect(wordmark.map(({ name }) => name)).toEqual(['plate']);
    expect(wordmark[0]?.outline.length).toBe(5);
  });
});

describe('a mark that replaces a letter', () => {
  test('is between the neighbouring letters, as tall as the capitals', () => {
    const { mark, wordmark, capHeight } = layOut(
      letterer,
      createBlazon(
        createLettering(['FLMP']),
        createLockup({
          layout: 'word',
          markAsLetter: { line: 0, at: 2, height: 'cap', space: 0.06, overshoot: 0 },
        }),
      ),
      RING,
    );
    const letter = computeInkBox(mark);
    const word = computeInkBox(wordmark);
    expect(heightOf(letter)).toBeCloseTo(capHeight, 0);
    expect(letter.left).toBeGreaterThan(word.left);
    expect(letter.right).toBeLessThan(word.right);
  });
});
