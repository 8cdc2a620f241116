import { describe, expect, it } from 'vitest';
import { openLocalStudio } from '../test/local-studio.ts';
import type { Lettering } from '../language/blazon/blazon.ts';
import { boundingBoxOf } from '../language/geometry/bounds.ts';
import type { Box } from '../language/geometry/outline.ts';
import { type TypesetLettering, type TypesettingOptions, typesetLines } from './set-lines.ts';

const { letterer } = await openLocalStudio();

const typesetTestLines = (
  lines: Lettering['lines'],
  more: Partial<Lettering> = {},
  options?: TypesettingOptions,
): TypesetLettering =>
  typesetLines(
    {
      family: 'Inter',
      weight: 600,
      tracking: 0,
      case: 'as-is',
      italic: false,
      locale: 'en',
      leading: 0.6,
      align: 'left',
      role: 'word',
      lines,
      ...more,
    },
    letterer,
    options,
  );

const widthOf = (box: Box): number => box.right - box.left;
const inkOf = (result: TypesetLettering, name: string): Box =>
  boundingBoxOf(result.fills.find((fill) => fill.name === name)?.outline ?? []) ?? {
    left: 0,
    top: 0,
    right: 0,
    bottom: 0,
  };

describe('typesetLines', () => {
  it('makes capitals of the base size one unit high in every family', () => {
    for (const family of ['Inter', 'EB Garamond', 'Oswald', 'Unbounded']) {
      const { box, lines } = typesetTestLines([[{ text: 'HIH' }]], { family });
      expect(box.top).toBeCloseTo(-1, 2);
      expect(lines[0]?.base).toBe(0);
    }
  });

  it('names each fill by line and word, and gives it its role', () => {
    const { fills } = typesetTestLines([
      [{ text: 'Hartwell ' }, { text: '& ', role: 'accent' }, { text: 'Moss' }],
      [{ text: 'Law' }],
    ]);
    expect(fills.map((fill) => [fill.name, fill.role])).toEqual([
      ['word-0-0', 'word'],
      ['word-0-1', 'accent'],
      ['word-0-2', 'word'],
      ['word-1-0', 'word'],
    ]);
  });

  it('converts the case by the rules of the locale before shaping', () => {
    const turkish = typesetTestLines([[{ text: 'iğne' }]], { case: 'upper', locale: 'tr' });
    expect(turkish.box.top).toBeLessThan(-1.15);
    expect(turkish.missing).toEqual([]);
  });

  it('sizes words by their cap height, whatever their family', () => {
    const result = typesetTestLines([
      [
        { text: 'H', size: 0.5 },
        { text: 'H', family: 'Playfair Display', size: 0.5 },
      ],
    ]);
    expect(inkOf(result, 'word-0-0').top).toBeCloseTo(-0.5, 2);
    expect(inkOf(result, 'word-0-1').top).toBeCloseTo(-0.5, 2);
  });

  it('aligns the ink, not the side bearings', () => {
    const lines = [[{ text: 'HI' }], [{ text: 'OIL', size: 0.4 }]];
    const edges = (align: Lettering['align']): Box[] => {
      const result = typesetTestLines(lines, { align });
      return [inkOf(result, 'word-0-0'), inkOf(result, 'word-1-0')];
    };
    const [left, lower] = edges('left');
    expect(left?.left).toBeCloseTo(lower?.left ?? NaN, 6);
    const [right, lowerRight] = edges('right');
    expect(right?.right).toBeCloseTo(lowerRight?.right ?? NaN, 6);
    const [middle, lowerMiddle] = edges('center');
    expect((middle?.left ?? 0) + (middle?.right ?? 0)).toBeCloseTo(
      (lowerMiddle?.left ?? 0) + (lowerMiddle?.right ?? 0),
      6,
    );
  });

  it('makes lines equally wide: `fit` by size, `justify` by tracking', () => {
    const lines = [[{ text: 'KONTRA' }], [{ text: 'BERLIN WEST' }]];
    const fitted = typesetTestLines(lines, { align: 'fit' });
    expect(widthOf(inkOf(fitted, 'word-0-0'))).toBeCloseTo(widthOf(inkOf(fitted, 'word-1-0')), 5);
    expect(fitted.lines[0]?.capHeight).toBeGreaterThan(1.3);
    const justified = typesetTestLines(lines, { align: 'justify' });
    expect(widthOf(inkOf(justified, 'word-0-0'))).toBeCloseTo(widthOf(inkOf(justified, 'word-1-0')), 2);
    expect(justified.lines[0]?.capHeight).toBeCloseTo(1, 6);
  });

  it('measures leading from a baseline to the capitals below it, for lines of any size', () => {
    for (const size of [0.4, 1, 1.7]) {
      const result = typesetTestLines([[{ text: 'HOME' }], [{ text: 'HOME', size }]], { leading: 0.7 });
      const [first, second] = result.lines;
      expect((second?.base ?? 0) - (second?.capHeight ?? 0) - (first?.base ?? 0)).toBeCloseTo(0.7, 6);
    }
  });

  it('keeps accents clear of the descenders above them', () => {
    const result = typesetTestLines([[{ text: 'gypsy' }], [{ text: 'ÅÉÎÕÜ' }]], { leading: 0 });
    const [first, second] = result.lines;
    expect((second?.box.top ?? 0) - (first?.box.bottom ?? 0)).toBeGreaterThan(0.05);
  });

  it('kerns between adjacent words with the same settings', () => {
    const together = typesetTestLines([[{ text: 'TAVA' }]]);
    const apart = typesetTestLines([[{ text: 'TA' }, { text: 'VA' }]]);
    expect(widthOf(apart.box)).toBeCloseTo(widthOf(together.box), 5);
  });

  it('sets words from right to left in scripts that run that way', () => {
    const result = typesetTestLines([[{ text: 'قهوة ' }, { text: 'الصباح' }]], {
      family: 'Cairo',
      locale: 'ar',
    });
    expect(result.rightToLeft).toBe(true);
    expect(inkOf(result, 'word-0-0').left).toBeGreaterThan(inkOf(result, 'word-0-1').right);
  });

  it('merges touching letters, so that an Arabic word has no overlaps', () => {
    const { fills } = typesetTestLines([[{ text: 'سمسم' }]], { family: 'Cairo', locale: 'ar' });
    expect(fills[0]?.outline.filter((contour) => contour.length > 0).length).toBeLessThan(4);
  });

  it('sets vertical columns, the first on the right', () => {
    const result = typesetTestLines(
      [[{ text: '月森' }], [{ text: '京都' }]],
      { family: 'Noto Serif JP', locale: 'ja' },
      { vertical: true },
    );
    expect(inkOf(result, 'word-0-0').left).toBeGreaterThan(inkOf(result, 'word-1-0').right);
    expect(result.box.bottom - result.box.top).toBeGreaterThan(widthOf(inkOf(result, 'word-0-0')) * 1.7);
  });

  it('leaves space for a mark in place of a letter', () => {
    const slot = { line: 0, at: 2, height: 'cap', space: 0.06, overshoot: 0.02, aspect: 0.7 } as const;
    const result = typesetTestLines([[{ text: 'FLMP' }]], { family: 'Anton' }, { slot });
    expect(result.slot?.bottom).toBeCloseTo(0.02, 6);
    expect(result.slot?.top).toBeCloseTo(-1.02, 6);
    expect(widthOf(result.slot ?? result.box)).toBeCloseTo(1.04 * 0.7, 6);
    const contours = result.fills[0]?.outline ?? [];
    const inside = contours.filter((contour) => {
      const box = boundingBoxOf([contour]);
      return (
        box !== null && result.slot !== null && box.left < result.slot.right && box.right > result.slot.left
      );
    });
    expect(inside).toEqual([]);
    expect(result.fills).toHaveLength(1);
  });

  it('puts a mark at either end of a word', () => {
    const slot = { line: 0, height: 'x', space: 0.1, overshoot: 0, aspect: 1 } as const;
    const first = typesetTestLines([[{ text: 'nzzle' }]], {}, { slot: { ...slot, at: 0 } });
    expect(first.slot?.left).toBe(first.box.left);
    const last = typesetTestLines([[{ text: 'nzzl' }]], {}, { slot: { ...slot, at: 99 } });
    expect(last.slot?.right).toBe(last.box.right);
  });

  it('draws nothing for empty text', () => {
    for (const lines of [[], [[]], [[{ text: '' }]], [[{ text: ' ' }]]]) {
      const result = typesetTestLines(lines);
      expect(result.fills).toEqual([]);
      expect(Object.values(result.box)).toEqual([0, 0, 0, 0]);
    }
  });
});
