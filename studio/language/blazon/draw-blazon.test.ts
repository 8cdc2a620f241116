import { describe, expect, it } from 'vitest';
import { intersect } from '../geometry/boolean.ts';
import { areaOf, boundingBoxOf } from '../geometry/bounds.ts';
import type { Fill, MarkSettings } from './blazon.ts';
import { drawMark } from './draw-blazon.ts';
import { CONSTRUCTED_LETTERS } from './letter-source.ts';
import { PATTERNS } from './patterns.ts';
import { readBlazon, readMark } from './read-blazon.ts';
import { isSoundOutline } from './sound-outline.ts';

const letters = CONSTRUCTED_LETTERS;
const DEFAULT_SETTINGS: MarkSettings = { dials: {}, detail: 'fine' };

const draw = (parts: unknown[], settings = DEFAULT_SETTINGS, dials: unknown = {}) => {
  const reading = readMark({ idea: 'a test', dials, parts });
  if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
  return drawMark(reading.mark, settings, letters);
};
const roundAreas = (fills: readonly Fill[]): number[] =>
  fills.map(({ outline }) => Math.round(areaOf(outline)));
const box = (left: number, top: number, wide: number, high = wide) => ({
  box: { corner: [left, top], size: [wide, high] },
});

describe('the steps of a shape', () => {
  it('add shapes, apply operators to everything before them, and draw inner lists separately', () => {
    const lead = { name: 'a', role: 'lead' };
    const whole = draw([
      { ...lead, shape: [box(0, 0, 10), box(20, 0, 10), { subtract: box(0, 0, 100, 5) }] },
    ]);
    const grouped = draw([
      { ...lead, shape: [box(0, 0, 10), [box(20, 0, 10), { subtract: box(0, 0, 100, 5) }]] },
    ]);
    expect(roundAreas(whole.fills)).toEqual([100]);
    expect(roundAreas(grouped.fills)).toEqual([150]);
  });

  it('may differ for fine and for plain detail', () => {
    const shape = [box(0, 0, 10), { fine: [box(20, 0, 10), { grow: 0 }] }, { plain: box(40, 0, 20) }];
    const part = { name: 'a', role: 'lead', shape };
    expect(roundAreas(draw([part]).fills)).toEqual([200]);
    expect(roundAreas(draw([part], { dials: {}, detail: 'plain' }).fills)).toEqual([500]);
  });

  it('depend on dials, which are clamped to their range', () => {
    const part = { name: 'a', role: 'lead', shape: { box: { at: [50, 50], size: '$side' } } };
    const dials = { side: { value: 10, min: 8, max: 20 } };
    const side = (value: number) =>
      roundAreas(draw([part], { dials: { side: value }, detail: 'fine' }, dials).fills)[0];
    expect([side(9), side(0), side(1000)]).toEqual([81, 64, 400]);
  });

  it('give a warning for a letter that does not exist', () => {
    const { warnings, fills } = draw([
      { name: 'a', role: 'lead', shape: [box(0, 0, 10), { skeleton: { char: '漢', weight: 20 } }] },
    ]);
    expect(warnings[0]).toContain('`a`: there is no constructed letter "漢"; there are A B C');
    expect(roundAreas(fills)).toEqual([100]);
  });

  it.each([
    [[box(0, 0, 20), { keep: 1 }], '`a`: `keep` changes nothing'],
    [[{ round: 4 }, box(0, 0, 20)], '`a`: `round` stands before any shape: there is nothing to change yet'],
    [{ box: { corner: [0, 0], size: [40, 20], r: 30 } }, '`a`: `r` of `box` is 30, but only 10 fits'],
  ])('cause a warning if a step has no effect, or a smaller one than written (case %#)', (shape, warning) => {
    expect(draw([{ name: 'a', role: 'lead', shape }]).warnings).toEqual([warning]);
  });
});

describe('the parts of a mark', () => {
  const below = { name: 'below', role: 'lead', shape: box(0, 0, 100) };
  const on = (more: object) => ({ name: 'on', role: 'accent', shape: box(40, 40, 20), ...more });

  it('with a knock are cut out of the parts below, with a gap around them', () => {
    const { fills } = draw([below, on({ knock: 5 })]);
    // An enlarged part keeps its sharp corners.
    expect(roundAreas(fills)).toEqual([10_000 - 30 * 30, 400]);
  });

  it('leave no gap if the knock is 0 or absent', () => {
    expect(roundAreas(draw([below, on({ knock: 0 })]).fills)).toEqual([9600, 400]);
    expect(roundAreas(draw([below, on({})]).fills)).toEqual([9600, 400]);
  });

  it('can limit a knock to named parts, or its gap to the inside of a shape', () => {
    const other = { name: 'other', role: 'second', shape: box(200, 0, 100) };
    const long = { name: 'long', role: 'accent', shape: box(0, 40, 250, 20) };
    const from = draw([below, other, { ...long, knock: { gap: 10, from: ['other'] } }]);
    expect(roundAreas(from.fills)).toEqual([8000, 10_000 - 60 * 40, 5000]);
    const near = draw([below, { ...long, knock: { gap: 10, near: box(0, 0, 50, 100) } }]);
    expect(roundAreas(near.fills)[0]).toBe(10_000 - 50 * 40 - 50 * 20);
  });

  it('with the role `none` can be used by other parts, but are never painted', () => {
    const guide = { name: 'guide', role: 'none', shape: box(0, 0, 50) };
    const { fills } = draw([
      guide,
      { name: 'a', role: 'lead', shape: [{ use: 'guide' }, { move: [10, 0] }] },
    ]);
    expect(fills.map(({ name }) => name)).toEqual(['a']);
  });

  it('fold along a line, so that the right-hand side gets another role', () => {
    const { fills } = draw([{ ...below, fold: { line: { x: 30 }, role: 'second' } }]);
    expect(fills.map(({ name, role }) => [name, role])).toEqual([
      ['below', 'lead'],
      ['below-fold', 'second'],
    ]);
    expect(roundAreas(fills)).toEqual([3000, 7000]);
    expect(roundAreas(draw([{ ...below, fold: { line: { y: 30 }, role: 'second', gap: 5 } }]).fills)).toEqual(
      [2500, 7000],
    );
  });

  it('are split by a shape, with a gap if requested', () => {
    const split = { by: box(0, 0, 100, 50), role: 'second', gap: 10 };
    expect(roundAreas(draw([{ ...below, split }]).fills)).toEqual([4000, 5000]);
  });
});

describe('a drawing that fails', () => {
  const spin = { spin: { n: 24, about: [10, 20] } };
  it.each([
    [
      'copies of copies',
      [{ gear: { at: [40, 30], r: 30, n: 24, depth: 8 } }, spin, spin, spin],
      /too much to draw/,
    ],
    ['a painted half-plane', { half: { through: [50, 50], facing: 0 } }, /cut what reaches out of the field/],
    ['nothing at all', [box(0, 0, 10), { subtract: box(0, 0, 20) }], /nothing is drawn/],
  ])('returns the problem: %s', (_, shape, problem) => {
    const { fills, problem: said } = draw([{ name: 'a', role: 'lead', shape }]);
    expect(said).toMatch(problem);
    expect(fills).toEqual([]);
  });

  it('returns a problem if a number cannot be computed at a dial setting', () => {
    const part = { name: 'a', role: 'lead', shape: { disc: { at: [50, 50], r: '100/$by' } } };
    const dials = { by: { value: 4, min: 0, max: 8 } };
    expect(draw([part], { dials: { by: 0 }, detail: 'fine' }, dials).problem).toBe(
      '`a`: `r` of `disc`: division by zero',
    );
  });
});

describe('the constructed alphabet', () => {
  it.each(letters.skeletons)('%s spans y 0 to 100 and is centred', (char) => {
    for (const weight of [12, 20, 26]) {
      const { fills, problem } = draw([{ name: 'a', role: 'lead', shape: { skeleton: { char, weight } } }]);
      expect(problem).toBeNull();
      const outline = fills[0]?.outline ?? [];
      const around = boundingBoxOf(outline);
      expect(isSoundOutline(outline)).toBe(true);
      expect(around?.top).toBeCloseTo(0, 1);
      expect(around?.bottom).toBeCloseTo(100, 1);
      expect(Math.abs(((around?.left ?? 0) + (around?.right ?? 0)) / 2 - 50)).toBeLessThan(8);
    }
  });
});

describe('the patterns', () => {
  it.each(PATTERNS)('$id: fills are valid, do not overlap and are deterministic', ({ written }) => {
    const reading = readBlazon(written);
    if (!reading.ok || reading.blazon.mark === null) throw new Error('the pattern cannot be read');
    const drawing = drawMark(reading.blazon.mark, DEFAULT_SETTINGS, letters);
    expect(drawing.problem).toBeNull();
    for (const [index, { outline }] of drawing.fills.entries()) {
      expect(isSoundOutline(outline)).toBe(true);
      for (const later of drawing.fills.slice(index + 1)) {
        expect(areaOf(intersect(outline, later.outline))).toBeLessThan(0.5);
      }
    }
    expect(drawMark(reading.blazon.mark, DEFAULT_SETTINGS, letters)).toEqual(drawing);
  });
});
