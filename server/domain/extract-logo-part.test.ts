import { expect, test } from 'vitest';
import { extractLogoPart } from './extract-logo-part.ts';

function extractMark(svg: string) {
  return extractLogoPart(svg, 'mark');
}

function createLogo(mark: string) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 96" role="img"><title>Kettle</title>${mark}` +
    '<g id="wordmark"><path fill="#112233" d="M200 20h100v40h-100z"/></g></svg>'
  );
}

function viewBoxOf(svg: string | undefined): number[] {
  return (/viewBox="([^"]*)"/.exec(svg ?? '')?.[1] ?? '').split(' ').map(Number);
}

test('the mark is extracted alone, in a square with a margin', () => {
  const svg = extractMark(createLogo('<g id="mark"><path fill="#AA0000" d="M10 20h40v20h-40z"/></g>'));
  expect(svg).not.toContain('wordmark');
  expect(svg).not.toContain('Kettle');
  expect(svg).toContain('<path fill="#AA0000" d="M10 20h40v20h-40z"/>');
  // The mark is 40 wide and 20 high, so it gets a square of 44.8 around its centre at (30, 30).
  expect(viewBoxOf(svg)).toEqual([7.6, 7.6, 44.8, 44.8]);
});

test('a tight mark has no margin', () => {
  const logo = createLogo('<g id="mark"><path fill="#AA0000" d="M10 20h40v20h-40z"/></g>');
  expect(viewBoxOf(extractLogoPart(logo, 'mark', { isTight: true }))).toEqual([10, 20, 40, 20]);
});

test('the bounding box of a curve covers the curve, not its control points', () => {
  const circle = 'M50 0c27.6 0 50 22.4 50 50s-22.4 50-50 50s-50-22.4-50-50s22.4-50 50-50z';
  expect(viewBoxOf(extractMark(createLogo(`<g id="mark"><path fill="#AA0000" d="${circle}"/></g>`)))).toEqual(
    [-6, -6, 112, 112],
  );
  const arch = 'M0 100c0-100 100-100 100 0z';
  const [, top = 0, side = 0] = viewBoxOf(
    extractMark(createLogo(`<g id="mark"><path fill="#AA0000" d="${arch}"/></g>`)),
  );
  // The top of the arch is at y = 25, so its box is 100 by 75 and its centre at y = 62.5. The square of 112 around that
  // centre starts at y = 6.5.
  expect([top, side]).toEqual([6.5, 112]);
});

test('a path may have several contours, and numbers without spaces', () => {
  const svg = extractMark(
    createLogo('<g id="mark"><path fill="#AA0000" d="M10.5.5l5-.5v10l-5-5zm20 0h4v4z"/></g>'),
  );
  const [left = 0, top = 0, side = 0] = viewBoxOf(svg);
  expect([left + side / 2, top + side / 2].map((value) => Math.round(value * 10) / 10)).toEqual([22.5, 5]);
});

test('the lettering is extracted alone, in its own box', () => {
  const svg = extractLogoPart(
    createLogo('<g id="mark"><path fill="#AA0000" d="M10 20h40v20h-40z"/></g>'),
    'wordmark',
  );
  expect(viewBoxOf(svg)).toEqual([200, 20, 100, 40]);
  expect(svg).not.toContain('#AA0000');
});

test('a logo that consists only of letters has no mark', () => {
  expect(extractMark(createLogo(''))).toBeUndefined();
  expect(extractMark('no drawing at all')).toBeUndefined();
});
