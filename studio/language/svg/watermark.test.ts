import { describe, expect, test } from 'vitest';

import { openLocalStudio } from '../../test/local-studio.ts';
import type { Blazon, Fill, Lettering } from '../blazon/blazon.ts';
import type { RoleColours } from '../colour/palette.ts';
import { ellipseContour } from '../geometry/arc.ts';
import { boundingBoxOf } from '../geometry/bounds.ts';
import type { Outline } from '../geometry/outline.ts';
import { computePlacement, rasterise } from '../geometry/raster.ts';
import { layOut } from '../../design/lockup/lay-out.ts';
import { FOLD, RING } from '../../design/lockup/test-marks.ts';
import { addWatermark, cutWatermark } from './watermark.ts';
import { writeLogo } from './write-svg.ts';

const { letterer } = await openLocalStudio();

const COLOURS: RoleColours = {
  lead: '#0B3D4C',
  second: '#2F8A87',
  accent: '#E2703A',
  ink: '#15232B',
  word: '#15232B',
  quiet: '#5F7078',
};
const WORDS = { title: 'Skerry (sandbox)', description: '' };

const lettering: Lettering = {
  family: 'Outfit',
  weight: 700,
  tracking: 0,
  case: 'as-is',
  italic: false,
  locale: 'en',
  leading: 0.5,
  align: 'left',
  role: 'word',
  lines: [[{ text: 'Skerry' }], [{ text: 'MORNING RADIO', size: 0.4, tracking: 0.2, role: 'quiet' }]],
};

const layOutMark = (layout: 'row' | 'stack' | 'plate' | 'mark', mark: readonly Fill[]) => {
  const blazon: Blazon = {
    blazon: 1,
    idea: '',
    mark: null,
    lettering,
    lockup: { layout, markHeight: 2.6, gap: 0.26, align: 'centre', side: 'start' },
    ground: 'light',
  };
  return layOut(letterer, blazon, mark);
};

const pathsOf = (svg: string): string[] => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, data]) => data ?? '');

const CASES = [
  ['row', RING],
  ['stack', FOLD],
  ['plate', RING],
  ['mark', FOLD],
] as const;

describe.each(CASES)('%s with a cut watermark', (layout, mark) => {
  const clean = layOutMark(layout, mark);
  const marked = cutWatermark(clean);

  test('differs from the clean logo in every path, so that deleting elements does not restore it', () => {
    const before = pathsOf(writeLogo(clean, COLOURS, WORDS));
    const after = pathsOf(writeLogo(marked, COLOURS, WORDS));
    expect(after.length).toBe(before.length);
    for (const data of after) expect(before).not.toContain(data);
  });

  test('has less ink in every fill', () => {
    for (const [index, fill] of [...clean.mark, ...clean.wordmark].entries()) {
      const other = [...marked.mark, ...marked.wordmark][index];
      expect(countLostCells(fill.outline, other?.outline ?? [])).toBeGreaterThan(0);
    }
  });

  test('stays recognisable, and its file stays small', () => {
    const [before, after] = [clean, marked].map(({ mark: fills, wordmark }) =>
      [...fills, ...wordmark].flatMap((fill) => fill.outline),
    );
    const share =
      countLostCells(before ?? [], after ?? []) / cellsOf(before ?? [], before ?? []).filter(Boolean).length;
    expect(share).toBeLessThan(0.22);
    expect(Buffer.byteLength(writeLogo(marked, COLOURS, WORDS))).toBeLessThan(24_576);
    expect([marked.width, marked.height]).toEqual([clean.width, clean.height]);
  });
});

describe.each(CASES)('%s with a painted watermark', (layout, mark) => {
  const clean = layOutMark(layout, mark);
  const marked = addWatermark(clean);
  const fills = [...marked.mark, ...marked.wordmark];

  test('differs from the clean logo in every path, and its file stays small', () => {
    const before = pathsOf(writeLogo(clean, COLOURS, WORDS));
    const svg = writeLogo(marked, COLOURS, WORDS);
    for (const data of pathsOf(svg)) expect(before).not.toContain(data);
    expect(svg).toContain('fill="#808080"');
    expect(Buffer.byteLength(svg)).toBeLessThan(24_576);
  });

  test('loses no part of a letter: bands and remaining ink together cover every fill', () => {
    const all = fills.filter((fill) => fill.veil !== 'word').flatMap((fill) => fill.outline);
    const drawn = [...clean.mark, ...clean.wordmark].flatMap((fill) => fill.outline);
    const share = countLostCells(drawn, all) / cellsOf(drawn, drawn).filter(Boolean).length;
    expect(share).toBeLessThan(0.01);
  });

  test('has bands in place of a part of every fill, so that deleting the bands leaves no complete logo', () => {
    const ink = fills.filter((fill) => fill.veil === undefined);
    for (const [index, fill] of [...clean.mark, ...clean.wordmark].entries())
      expect(countLostCells(fill.outline, ink[index]?.outline ?? [])).toBeGreaterThan(0);
  });
});

test('cutWatermark also changes a dot that lies between two lines of the watermark', () => {
  const dot: Fill = { name: 'dot', role: 'accent', outline: [ellipseContour([300, 60], 6, 6)] };
  const clean = layOutMark('row', RING);
  const marked = cutWatermark({ ...clean, mark: [...clean.mark, dot] });
  expect(countLostCells(dot.outline, marked.mark.at(-1)?.outline ?? [])).toBeGreaterThan(0);
});

const CELLS = 300;

const cellsOf = (outline: Outline, frame: Outline): Uint8Array => {
  const box = boundingBoxOf(frame);
  if (box === null) throw new Error('nothing drawn');
  return rasterise(outline, CELLS, CELLS, computePlacement(box, CELLS, CELLS, 1));
};

const countLostCells = (before: Outline, after: Outline): number => {
  const [one, other] = [cellsOf(before, before), cellsOf(after, before)];
  return one.filter((cell, index) => cell === 1 && other[index] === 0).length;
};
