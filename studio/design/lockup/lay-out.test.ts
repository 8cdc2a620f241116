import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { openLocalStudio } from '../../test/local-studio.ts';
import type { Blazon, Fill, Lettering, Lockup } from '../../language/blazon/blazon.ts';
import { doBoxesMeet } from '../../language/geometry/bounds.ts';
import type { Box, Knot, Outline } from '../../language/geometry/outline.ts';
import { readPathData } from '../../language/svg/read-path-data.ts';
import type { Composition } from '../../language/svg/composition.ts';
import { writePathData } from '../../language/svg/path-data.ts';
import { heightOf, inkBox, widthOf } from './ink.ts';
import { layOut } from './lay-out.ts';
import { FOLD, RING, TALL, WIDE } from './test-marks.ts';

const { letterer } = await openLocalStudio();

const lettering = (lines: string[], said: Partial<Lettering> = {}): Lettering => ({
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

const lockup = (said: Partial<Lockup> = {}): Lockup => ({
  layout: 'row',
  markHeight: 2,
  gap: 0.26,
  align: 'centre',
  side: 'start',
  ...said,
});

const blazon = (letters: Lettering | null, lock: Lockup): Blazon => ({
  blazon: 1,
  idea: '',
  mark: null,
  lettering: letters,
  lockup: lock,
  ground: 'light',
});

const SETTINGS: readonly Lettering[] = [
  lettering(['Relaydesk']),
  lettering(['Hartwell &', 'Moss'], { family: 'EB Garamond', align: 'center' }),
  lettering(['ÅÉÎ', 'gypsy'], { family: 'Fraunces' }),
  lettering(['قهوة الصباح'], { family: 'Cairo', locale: 'ar', align: 'right' }),
  lettering(['योगशाला'], { family: 'Baloo 2', locale: 'hi' }),
  lettering(['月森'], { family: 'Noto Serif JP', locale: 'ja' }),
  lettering(['KON', 'TRA'], { family: 'Anton', weight: 400, align: 'fit' }),
];

const MARKS: readonly (readonly Fill[])[] = [RING, FOLD, WIDE, TALL];

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
    const lock = lockup(container === undefined ? rest : { ...rest, container });
    return layOut(letterer, blazon(letters, lock), mark);
  });

const margins = (composition: Composition): number[] => {
  const box = inkBox([...composition.mark, ...composition.wordmark]);
  return [box.left, box.top, composition.width - box.right, composition.height - box.bottom];
};

describe('every layout', () => {
  test('keeps half a cap height clear on each side', () => {
    fc.assert(
      fc.property(anyComposition, (composition) => {
        expect(Math.min(...margins(composition))).toBeGreaterThanOrEqual(composition.capHeight / 2);
      }),
      { numRuns: 150 },
    );
  });

  test('keeps half the height of the tallest line clear when lines are enlarged to fit', () => {
    const block = lettering(['HO', 'HARBOUR'], { align: 'fit' });
    const composition = layOut(letterer, blazon(block, lockup({ layout: 'word' })), []);
    const tall = heightOf(inkBox(composition.wordmark)) - 150;
    expect(tall).toBeGreaterThan(200);
    expect(Math.min(...margins(composition))).toBeGreaterThanOrEqual(tall / 2);
  });

  test('returns finite coordinates, and mark and word do not overlap', () => {
    fc.assert(
      fc.property(anyComposition, (composition) => {
        const { mark, wordmark } = composition;
        expect([composition.width, composition.height, ...margins(composition)].every(Number.isFinite)).toBe(
          true,
        );
        const both = mark.length > 0 && wordmark.length > 0;
        expect(both && doBoxesMeet(inkBox(mark), inkBox(wordmark))).toBe(false);
      }),
      { numRuns: 150 },
    );
  });
});

const shapeOf = (fills: readonly Fill[]): string => {
  const box = inkBox(fills);
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

const middle = (box: Box): number => (box.left + box.right) / 2;

describe('a row', () => {
  test('puts the mark first in the reading direction of the script', () => {
    const [latin, arabic] = ['Outfit', 'Cairo'].map((family) =>
      layOut(
        letterer,
        blazon(lettering([family === 'Cairo' ? 'قهوة' : 'Skerry'], { family }), lockup()),
        RING,
      ),
    );
    if (latin === undefined || arabic === undefined) throw new Error('not laid out');
    expect(middle(inkBox(latin.mark))).toBeLessThan(middle(inkBox(latin.wordmark)));
    expect(middle(inkBox(arabic.mark))).toBeGreaterThan(middle(inkBox(arabic.wordmark)));
  });

  test('puts flat bases on the baseline and round ones slightly below', () => {
    const feet = [TALL, RING].map((mark) => {
      const { wordmark, ...rest } = layOut(
        letterer,
        blazon(lettering(['HELM']), lockup({ align: 'base', markHeight: 1.5 })),
        mark,
      );
      return inkBox(rest.mark).bottom - inkBox(wordmark).bottom;
    });
    expect(feet[0]).toBeCloseTo(0, 0);
    expect(feet[1]).toBeGreaterThan(1);
    expect(feet[1]).toBeLessThan(5);
  });
});

/** Coordinates with many decimals show whether moving changes the rounding. */
const ODD: readonly Fill[] = [
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
    const word = lettering(['Tallybook']);
    const alone = layOut(letterer, blazon(word, lockup({ layout: 'word' })), []);
    const beside = layOut(letterer, blazon(word, lockup()), WIDE);
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
      const { mark } = layOut(letterer, blazon(SETTINGS[0] ?? null, lockup({ layout, markHeight })), ODD);
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
        blazon(null, lockup({ layout: 'mark', container: { shape, filled: false } })),
        FOLD,
      );
      const [frame, ...inner] = within.mark;
      expect(frame?.name).toBe('container');
      expect(shapeOf(inner)).toBe(
        shapeOf(layOut(letterer, blazon(null, lockup({ layout: 'mark' })), FOLD).mark),
      );
      const outside = inkBox(frame === undefined ? [] : [frame]);
      expect(widthOf(inkBox(inner))).toBeLessThan(widthOf(outside));
    },
  );

  test("that is filled has the mark cut out of it, except for the mark's coloured parts", () => {
    const filled = lockup({ layout: 'mark', container: { shape: 'circle', filled: true } });
    expect(layOut(letterer, blazon(null, filled), RING).mark.map(({ name }) => name)).toEqual([
      'container',
      'dot',
    ]);
  });
});

describe('a plate', () => {
  test('belongs to the word and is one fill with holes', () => {
    const { mark, wordmark } = layOut(letterer, blazon(lettering(['HOT']), lockup({ layout: 'plate' })), []);
    expect(mark).toEqual([]);
    expect(wordmark.map(({ name }) => name)).toEqual(['plate']);
    expect(wordmark[0]?.outline.length).toBe(5);
  });
});

describe('a mark that replaces a letter', () => {
  test('is between the neighbouring letters, as tall as the capitals', () => {
    const { mark, wordmark, capHeight } = layOut(
      letterer,
      blazon(
        lettering(['FLMP']),
        lockup({
          layout: 'word',
          markAsLetter: { line: 0, at: 2, height: 'cap', space: 0.06, overshoot: 0 },
        }),
      ),
      RING,
    );
    const letter = inkBox(mark);
    const word = inkBox(wordmark);
    expect(heightOf(letter)).toBeCloseTo(capHeight, 0);
    expect(letter.left).toBeGreaterThan(word.left);
    expect(letter.right).toBeLessThan(word.right);
  });
});
