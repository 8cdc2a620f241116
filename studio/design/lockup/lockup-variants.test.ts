import { describe, expect, test } from 'vitest';

import { openLocalStudio } from '../../test/local-studio.ts';
import type { Blazon, Fill } from '../../language/blazon/blazon.ts';
import { doBoxesMeet } from '../../language/geometry/bounds.ts';
import { computeInkBox, widthOf } from './ink.ts';
import { layOut } from './lay-out.ts';
import { FOLD, RING } from './test-marks.ts';
import { createLockupVariants, cutSeams } from './lockup-variants.ts';

const { letterer } = await openLocalStudio();

const BLAZON: Blazon = {
  blazon: 1,
  idea: '',
  mark: null,
  lettering: {
    family: 'Outfit',
    weight: 600,
    tracking: 0,
    case: 'as-is',
    italic: false,
    locale: 'en',
    leading: 0.5,
    align: 'left',
    role: 'word',
    lines: [[{ text: 'Skerry' }]],
  },
  lockup: { layout: 'row', markHeight: 2, gap: 0.26, align: 'centre', side: 'start' },
  ground: 'light',
};

describe('the variants of a lockup', () => {
  test('keep the form that the logo already has, and rearrange the logo for the other forms', () => {
    const { horizontal, stacked, markOnly } = createLockupVariants(letterer, BLAZON, RING);
    expect(horizontal).toBe(BLAZON);
    expect(stacked.lockup.layout).toBe('stack');
    expect(stacked.lettering?.lines).toEqual(BLAZON.lettering?.lines);
    expect(layOut(letterer, markOnly, RING).wordmark).toEqual([]);
  });

  test('keep the container', () => {
    const container = { shape: 'circle', filled: false } as const;
    const framed = { ...BLAZON, lockup: { ...BLAZON.lockup, container } };
    expect(createLockupVariants(letterer, framed, RING).stacked.lockup.container).toEqual(container);
  });

  test('leave a mark that replaces a letter in its word', () => {
    const markAsLetter = { line: 0, at: 2, height: 'x', space: 0.06, overshoot: 0 } as const;
    const lettered: Blazon = { ...BLAZON, lockup: { ...BLAZON.lockup, layout: 'word', markAsLetter } };
    expect(createLockupVariants(letterer, lettered, RING).stacked).toBe(lettered);
  });
});

describe('seams', () => {
  const box = (fill: Fill | undefined) => computeInkBox(fill === undefined ? [] : [fill]);

  test('separate touching parts of different colours', () => {
    const clean = layOut(letterer, BLAZON, FOLD);
    expect(doBoxesMeet(box(clean.mark[0]), box(clean.mark[1]), 0.01)).toBe(true);
    const { mark } = cutSeams(clean);
    const gap = box(mark[1]).left - box(mark[0]).right;
    expect(gap / widthOf(computeInkBox(clean.mark))).toBeGreaterThan(0.03);
    expect(mark[1]).toEqual(clean.mark[1]);
  });

  test('do not change parts that are already separate', () => {
    const clean = layOut(letterer, BLAZON, RING);
    expect(computeInkBox(cutSeams(clean).mark)).toEqual(computeInkBox(clean.mark));
  });
});
