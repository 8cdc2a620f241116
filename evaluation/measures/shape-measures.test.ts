import { describe, expect, it } from 'vitest';
import { DISC, createTestSvg, SQUARE, readTestShapes } from '../test-drawings.ts';
import { readDrawing } from '../svg/read-drawing.ts';
import { measureAspect } from './aspect.ts';
import { measureBalance } from './balance.ts';
import { findContainer } from './container.ts';
import { computeDHash, hammingDistance } from './dhash.ts';
import { computeGeometryHash, measureGeometryDrift } from './geom-hash.ts';
import { measureInkDensity } from './ink-density.ts';
import { measureLetterMatch, createLetterTemplate } from './letter-match.ts';
import { intersectionOverUnion, createNormalisedMask } from './mark-iou.ts';
import { measureMonoShare } from './mono.ts';
import { measureNegativeSpace } from './negative-space.ts';
import { countNodes } from './nodes.ts';
import { measureRoundness } from './roundness.ts';
import { measureThinPartsAt16, measurePartsThinnerThan } from './thin-parts.ts';

const drawPath = (d: string, fill = '#102040'): string => `<path d="${d}" fill="${fill}"/>`;
/** Two plates of 40 x 80 with a gap between them. */
const drawPlates = (gap: number, second = '#102040'): string =>
  drawPath(`M0 0h40v80h-40Z`) + drawPath(`M${40 + gap} 0h40v80h-40Z`, second);

describe('roundness', () => {
  it('is 1 for a disc and 0 for a square', () => {
    expect(measureRoundness(readTestShapes(DISC))).toBeCloseTo(1, 3);
    expect(measureRoundness(readTestShapes(SQUARE))).toBe(0);
  });

  it('counts a rounded corner only if its radius is visible', () => {
    const rounded = (r: number): number =>
      measureRoundness(readTestShapes(`<rect width="100" height="100" rx="${r}" fill="#000"/>`));
    expect(rounded(20)).toBeGreaterThan(0.99);
    expect(rounded(3)).toBeLessThan(0.01);
  });

  it('is 0.5 for half a disc', () => {
    // An arc of 180 degrees and two corners of 90.
    expect(measureRoundness(readTestShapes(drawPath('M0 50a50 50 0 0 1 100 0Z')))).toBeCloseTo(0.5, 2);
  });
});

describe('nodes', () => {
  it('are the on-curve points, not counting the closing point', () => {
    expect(countNodes(readTestShapes(SQUARE))).toBe(4);
    expect(countNodes(readTestShapes(DISC))).toBe(4);
    expect(countNodes(readTestShapes(drawPath('M0 0L10 0L10 10L0 0Z')))).toBe(3);
    expect(countNodes(readTestShapes(drawPath('M0 0L10 0L10 10')))).toBe(3);
  });
});

describe('thin parts', () => {
  it('are not found in a disc', () => {
    const { lost, filled } = measureThinPartsAt16(readTestShapes(DISC));
    expect(lost).toBeLessThan(0.1);
    expect(filled).toBe(0);
  });

  it('include a line of half a pixel, but not one of a pixel', () => {
    const cross = (width: number): string =>
      drawPath(`M0 ${50 - width / 2}h100v${width}h-100Z`) + drawPath('M30 0h40v100h-40Z');
    expect(measureThinPartsAt16(readTestShapes(cross(3.5))).lost).toBeGreaterThan(1);
    expect(measureThinPartsAt16(readTestShapes(cross(8))).lost).toBeLessThan(0.1);
  });

  it('include a gap of half a pixel, but not one of a pixel', () => {
    expect(measureThinPartsAt16(readTestShapes(drawPlates(3.5))).filled).toBeGreaterThan(1);
    expect(measureThinPartsAt16(readTestShapes(drawPlates(8))).filled).toBeLessThan(0.1);
  });

  it('are found below any minimum width, given as a share of the side', () => {
    const bar = readTestShapes(drawPath('M0 0h100v5h-100Z') + drawPath('M0 40h100v60h-100Z'));
    expect(measurePartsThinnerThan(bar, 0.04).lost).toBeLessThan(0.1);
    expect(measurePartsThinnerThan(bar, 0.06).lost).toBeGreaterThan(0.5);
  });
});

describe('balance', () => {
  it('is 0 for a centred mark, and grows as ink moves to one side', () => {
    const middle = measureBalance(readTestShapes(DISC));
    expect(middle.x).toBeLessThan(0.005);
    const heavyLeft = measureBalance(
      readTestShapes(drawPath('M0 0h30v100h-30Z') + drawPath('M90 0h10v10h-10Z')),
    );
    expect(heavyLeft.x).toBeGreaterThan(0.06);
    const heavyTop = measureBalance(
      readTestShapes(drawPath('M0 0h100v30h-100Z') + drawPath('M0 90h10v10h-10Z')),
    );
    expect(heavyTop.y).toBeGreaterThan(0.08);
  });

  it('matches the centroid of a right triangle', () => {
    const { x, y } = measureBalance(readTestShapes(drawPath('M0 0L100 100H0Z')));
    expect(x).toBeCloseTo(1 / 6, 2);
    expect(y).toBeCloseTo(1 / 6, 2);
  });
});

describe('ink density, negative space and aspect ratio', () => {
  it('have the expected values for a disc and a bar', () => {
    expect(measureInkDensity(readTestShapes(DISC))).toBeCloseTo(Math.PI / 4, 2);
    expect(measureNegativeSpace(readTestShapes(DISC))).toBeLessThan(0.01);
    expect(measureAspect(readTestShapes(drawPath('M0 0h60v20h-60Z')))).toBeCloseTo(3, 6);
  });

  it('count the inside of a ring as negative space', () => {
    const ring = drawPath(
      'M0 50a50 50 0 0 1 100 0a50 50 0 0 1-100 0ZM25 50a25 25 0 0 0 50 0a25 25 0 0 0-50 0Z',
    );
    expect(measureNegativeSpace(readTestShapes(ring))).toBeCloseTo(0.25, 2);
  });
});

describe('geometry', () => {
  it('has a hash that is independent of position, size and colour', () => {
    const small = readTestShapes(drawPath('M1 1h10v10h-10Z', '#FF0000'));
    expect(computeGeometryHash(small)).toBe(computeGeometryHash(readTestShapes(SQUARE)));
    expect(computeGeometryHash(small)).not.toBe(
      computeGeometryHash(readTestShapes(drawPath('M0 0h10v11h-10Z'))),
    );
    expect(computeGeometryHash([])).toBe('');
  });

  it('has a hash that is independent of how the path was written', () => {
    const one = readTestShapes(drawPath('M10 10H90V90H10Z'));
    const other = readTestShapes('<polygon points="20,20 100,20 100,100 20,100" fill="#000"/>');
    const transformed = readTestShapes(
      `<g transform="translate(5 7) scale(2)">${drawPath('M0 0h4v4h-4Z')}</g>`,
    );
    expect(computeGeometryHash(one)).toBe(computeGeometryHash(other));
    expect(computeGeometryHash(one)).toBe(computeGeometryHash(transformed));
  });

  it('has a drift equal to the largest movement of a point', () => {
    const moved = readTestShapes(drawPath('M10 10H90V90L10 88Z'));
    expect(measureGeometryDrift(readTestShapes(drawPath('M10 10H90V90L10 90Z')), moved)).toBeCloseTo(
      2 / 80,
      6,
    );
    expect(measureGeometryDrift(readTestShapes(DISC), readTestShapes(drawPlates(8)))).toBe(Infinity);
  });

  it('is compared by the overlap of masks', () => {
    const [disc, square] = [
      createNormalisedMask(readTestShapes(DISC)),
      createNormalisedMask(readTestShapes(SQUARE)),
    ];
    expect(intersectionOverUnion(disc, disc)).toBe(1);
    expect(intersectionOverUnion(disc, square)).toBeCloseTo(Math.PI / 4, 2);
    expect(intersectionOverUnion(disc, null)).toBe(0);
  });

  it('has a difference hash that is far from that of another shape', () => {
    const [disc, bars] = [computeDHash(readTestShapes(DISC)), computeDHash(readTestShapes(drawPlates(20)))];
    expect(hammingDistance(disc, disc)).toBe(0);
    expect(hammingDistance(disc, bars)).toBeGreaterThan(10);
  });
});

describe('edges between fills, drawn in one colour', () => {
  it('stay visible only if there is a visible gap', () => {
    expect(measureMonoShare(readTestShapes(drawPlates(6, '#D04030')))).toBe(1);
    expect(measureMonoShare(readTestShapes(drawPlates(0, '#D04030')))).toBeLessThan(0.1);
    expect(measureMonoShare(readTestShapes(drawPlates(0.5, '#D04030')))).toBeLessThan(0.1);
    expect(measureMonoShare(readTestShapes(drawPlates(0)))).toBe(1);
  });

  it('are lost around an inlay', () => {
    const inlay = drawPath('M0 0h100v100h-100Z') + drawPath('M30 30h40v40h-40Z', '#D04030');
    expect(measureMonoShare(readTestShapes(inlay))).toBeLessThan(0.1);
  });
});

describe('container', () => {
  const disc = 'M0 50a50 50 0 0 1 100 0a50 50 0 0 1-100 0Z';
  const inside = 'M35 30h30v40h-30Z';

  it('is found as a ring, with its contents', () => {
    const ring = `${disc}M6 50a44 44 0 0 0 88 0a44 44 0 0 0-88 0Z`;
    const { container, inside: rest } = findContainer(readTestShapes(drawPath(ring) + drawPath(inside)));
    expect(container).toBe('circle');
    expect(
      intersectionOverUnion(
        createNormalisedMask(rest),
        createNormalisedMask(readTestShapes(drawPath(inside))),
      ),
    ).toBeGreaterThan(0.98);
  });

  it('is found as a disc with the mark cut out', () => {
    const { container, inside: rest } = findContainer(readTestShapes(drawPath(`${disc}M35 30v40h30v-40Z`)));
    expect(container).toBe('circle');
    expect(
      intersectionOverUnion(
        createNormalisedMask(rest),
        createNormalisedMask(readTestShapes(drawPath(inside))),
      ),
    ).toBeGreaterThan(0.98);
  });

  it('is not found around a plain mark', () => {
    expect(findContainer(readTestShapes(drawPath(inside))).container).toBe('none');
    expect(findContainer(readTestShapes(DISC)).container).toBe('none');
  });
});

describe('letters in a mark', () => {
  const R = 'M0 0h50c40 0 40 58 8 62l26 38h-28l-22-36h-12v36h-22ZM22 20v26h26c14 0 14-26 0-26Z';
  const K = 'M0 0h22v40l32-40h28l-38 46 42 54h-28l-30-40-6 7v33h-22Z';
  const createTemplates = (d: string) =>
    [createLetterTemplate(readTestShapes(drawPath(d)))].flatMap((each) => each ?? []);
  const measureMatch = (mark: string, letter: string): number =>
    measureLetterMatch(readTestShapes(mark), createTemplates(letter));

  it('are found in ink, in a part of the mark and in negative space', () => {
    expect(measureMatch(drawPath(R), R)).toBeGreaterThan(0.95);
    const beside = drawPath(R) + drawPath('M100 0h70v100h-70Z');
    expect(measureMatch(beside, R)).toBeGreaterThan(0.7);
    const cut = `<path fill-rule="evenodd" d="M-10 -10h110v120h-110Z${K}"/>`;
    expect(measureMatch(cut, K)).toBeGreaterThan(0.7);
  });

  it('are not found in other shapes', () => {
    for (const letter of [R, K]) {
      expect(measureMatch(DISC, letter)).toBeLessThan(0.7);
      expect(measureMatch(SQUARE, letter)).toBeLessThan(0.7);
      expect(measureMatch(drawPlates(8), letter)).toBeLessThan(0.7);
    }
    expect(measureMatch(drawPath(R), K)).toBeLessThan(0.7);
    expect(measureMatch(drawPath(K), R)).toBeLessThan(0.7);
    expect(measureLetterMatch([], createTemplates(R))).toBe(0);
  });
});

describe('a drawing', () => {
  it('is read with its groups, fills, title and view box', () => {
    const { shapes, title, viewBox } = readDrawing(
      createTestSvg({ mark: DISC, wordmark: '<g fill="#abc"><path d="M0 0h1v1Z"/></g>', title: 'A &amp; B' }),
    );
    expect(shapes.map(({ group, fill }) => [group, fill])).toEqual([
      ['mark', '#102040'],
      ['wordmark', '#AABBCC'],
    ]);
    expect(title).toBe('A & B');
    expect(viewBox).toEqual({ left: 0, top: 0, width: 100, height: 100 });
  });

  it('is rejected if the XML, the view box or a path is invalid', () => {
    expect(() => readDrawing('<svg')).toThrow('not well-formed');
    expect(() => readDrawing('<svg xmlns="http://www.w3.org/2000/svg"/>')).toThrow('view box');
    expect(() => readTestShapes(drawPath('M0 0 L banana'))).toThrow('SvgPath');
  });
});
