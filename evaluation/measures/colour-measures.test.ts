import { describe, expect, it } from 'vitest';
import { HUE_FAMILIES } from '@blazon/studio/test/bench-data.ts';
import { readDrawing } from '../svg/read-drawing.ts';
import { DISC, createTestSvg, readTestShapes } from '../test-drawings.ts';
import { measureAdjacentLightness } from './adjacent-lightness.ts';
import {
  computeContrast,
  colourBlindDistance,
  dE2000,
  hueDifference,
  findHueFamily,
  isIsoluminant,
  computeWarmth,
} from './colours.ts';
import { findWeakestContrast } from './contrast.ts';
import { checkDarkVariant } from './dark-variant.ts';

const drawBox = (fill: string, x: number, y: number, side: number): string =>
  `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${fill}"/>`;

describe('colours', () => {
  it('black and white, and two equal colours, have the known contrast and difference', () => {
    expect(computeContrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(dE2000('#000000', '#FFFFFF')).toBeCloseTo(100, 3);
    expect(dE2000('#336699', '#336699')).toBe(0);
  });

  it.each([
    ['#D01F1F', 'red'],
    ['#FF7A00', 'orange'],
    ['#E8C400', 'yellow'],
    ['#2E8B3D', 'green'],
    ['#008C8C', 'teal'],
    ['#1F4FD0', 'blue'],
    ['#7A2FD0', 'purple'],
    ['#E0409A', 'pink'],
    ['#808080', 'neutral'],
  ])('the hue family of %s is %s', (hex, family) => {
    expect(findHueFamily(hex, HUE_FAMILIES)).toBe(family);
  });

  it('the hue difference is measured along the shorter arc', () => {
    expect(hueDifference('#E0407A', '#E05040')).toBeLessThan(60);
  });

  it('orange is warm and blue is cool; if the primary is neutral, the secondary decides', () => {
    expect(computeWarmth('#FF7A00', '#000000')).toBeGreaterThan(1);
    expect(computeWarmth('#1F4FD0', '#000000')).toBeLessThan(-0.5);
    expect(computeWarmth('#222222', '#FF7A00')).toBe(computeWarmth('#FF7A00', '#222222'));
  });

  it('red and green of similar lightness look alike to colour-blind people', () => {
    expect(colourBlindDistance('#B04030', '#6E7A28')).toBeLessThan(10);
    expect(colourBlindDistance('#101010', '#F0F0F0')).toBeGreaterThan(50);
    expect(isIsoluminant('#C0392B', '#3A7D34')).toBe(true);
    expect(isIsoluminant('#C0392B', '#B8E986')).toBe(false);
    expect(isIsoluminant('#777777', '#888888')).toBe(false);
  });
});

describe('findWeakestContrast', () => {
  it('compares a fill with the background', () => {
    const { fill, ratio } = findWeakestContrast(
      readTestShapes(DISC + drawBox('#FFF6C0', 0, 0, 5)),
      '#FFFFFF',
    );
    expect(fill).toBe('#FFF6C0');
    expect(ratio).toBeLessThan(1.2);
  });

  it('compares an inlay with the fill around it', () => {
    const inlay = drawBox('#102040', 0, 0, 100) + drawBox('#FFF6C0', 30, 30, 40);
    expect(findWeakestContrast(readTestShapes(inlay), '#FFFFFF').ratio).toBeGreaterThan(10);
    const dim = drawBox('#102040', 0, 0, 100) + drawBox('#203050', 30, 30, 40);
    expect(findWeakestContrast(readTestShapes(dim), '#FFFFFF')).toMatchObject({
      fill: '#203050',
      against: '#102040',
    });
  });

  it('compares a fill with the background if the fill around it is open on one side', () => {
    const open = drawBox('#102040', 0, 0, 100) + drawBox('#FFF6C0', 60, 30, 40);
    expect(findWeakestContrast(readTestShapes(open), '#FFFFFF').ratio).toBeLessThan(1.2);
  });
});

describe('adjacent fills', () => {
  it('are compared by lightness, and a single fill gives Infinity', () => {
    expect(
      measureAdjacentLightness(readTestShapes(drawBox('#000', 0, 0, 40) + drawBox('#FFF', 44, 0, 40))),
    ).toBeCloseTo(1, 2);
    expect(
      measureAdjacentLightness(readTestShapes(drawBox('#C0392B', 0, 0, 40) + drawBox('#3A7D34', 44, 0, 40))),
    ).toBeLessThan(0.1);
    expect(measureAdjacentLightness(readTestShapes(DISC))).toBe(Infinity);
  });
});

describe('the dark variant', () => {
  const failed = (light: string, dark: string): string[] =>
    checkDarkVariant(readDrawing(light), readDrawing(dark))
      .filter(({ ok }) => !ok)
      .map(({ name }) => name);
  const light = createTestSvg({ mark: DISC });

  it('passes if it is the same drawing in other colours', () => {
    expect(failed(light, createTestSvg({ mark: DISC.replace('#102040', '#E0E8FF') }))).toEqual([]);
    expect(failed(light, light)).toEqual(['dark_fills_differ']);
  });

  it('fails if its mark has another shape or a background of its own', () => {
    const square = createTestSvg({ mark: drawBox('#E0E8FF', 10, 10, 80) });
    expect(failed(light, square)).toContain('dark_mark_drift');
    const ground = createTestSvg({
      mark: drawBox('#111111', 0, 0, 100) + DISC.replace('#102040', '#E0E8FF'),
    });
    expect(failed(light, ground)).toContain('background_shapes');
  });
});
