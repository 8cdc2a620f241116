import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { createDesigned } from '../test-engine.ts';
import { createTestSvg } from '../test-drawings.ts';
import { renderOverview } from './overview.ts';
import { drawLabel, placeSvg, wrapText } from './place.ts';

/** Returns the colour of one pixel of a page, as red, green, blue and alpha. */
const readPixel = (body: string, x: number, y: number): number[] => {
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${body}</svg>`;
  const { pixels, width } = new Resvg(page).render();
  return [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
};

describe('a sheet', () => {
  const red = createTestSvg({ mark: '<rect width="100" height="100" fill="#FF0000"/>' }).replace(
    '<svg',
    '<svg width="900" height="3"',
  );

  it('scales a drawing into its box, whatever width and height the SVG states', () => {
    const body = placeSvg(red, { x: 50, y: 50, width: 40, height: 40 }, '#0000FF');
    expect(readPixel(body, 70, 70)).toEqual([255, 0, 0, 255]);
    expect(readPixel(body, 40, 40)).toEqual([0, 0, 0, 0]);
    const wide = placeSvg(red, { x: 0, y: 0, width: 100, height: 50 }, '#0000FF');
    expect(readPixel(wide, 50, 25)).toEqual([255, 0, 0, 255]);
    expect(readPixel(wide, 5, 25)).toEqual([0, 0, 255, 255]);
  });

  it('escapes and wraps labels', () => {
    expect(drawLabel('a <b> & c', 1, 2)).toContain('a &lt;b&gt; &amp; c');
    expect(wrapText('one two three four', 9, 2)).toEqual(['one two ', 'three …']);
  });

  it('shows an identity as a PNG', () => {
    const designed = {
      ...createDesigned('#102A60', '#B4401E'),
      variants: () => ({ horizontal: red, stacked: red, markOnly: red, oneColour: red }),
    };
    expect(renderOverview('ll', designed).subarray(1, 4).toString()).toBe('PNG');
  });
});
