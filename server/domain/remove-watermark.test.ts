import { Resvg } from '@resvg/resvg-js';
import { designBrand } from '@blazon/studio/design/design-brand.ts';
import { openLocalStudio } from '@blazon/studio/test/local-studio.ts';
import { expect, test } from 'vitest';
import { removeWatermark } from './remove-watermark.ts';

const studio = await openLocalStudio();

const rasterise = (svg: string): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: 600 }, background: '#ffffff' }).render().pixels;

/** Counts the bytes of two pictures that differ visibly. */
function countDifferences(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((count, byte, index) => count + (Math.abs(byte - (other[index] ?? 0)) > 48 ? 1 : 0), 0);
}

test.each([
  'Fern & Fable, a children’s bookshop. Deep green.',
  'Halberd, a fencing club, bold, red and black',
  'Cloudberg, treasury software for banks',
  'A wordmark only: Orla Finch, photographer',
  'Norra coffee roasters in a round badge',
])('the sandbox drawing of "%s" looks like the live one without its watermark', (prompt) => {
  const live = designBrand(studio, { prompt, seed: 7 }).identity;
  const sandbox = designBrand(studio, { prompt, seed: 7, sandbox: true }).identity;
  for (const file of ['logo_svg', 'logo_svg_dark'] as const) {
    const clean = rasterise(live[file]);
    const marked = countDifferences(rasterise(sandbox[file]), clean);
    expect(marked).toBeGreaterThan(clean.length * 0.001);
    // Not zero, because a file with a watermark has less room for the details of its curves.
    expect(countDifferences(rasterise(removeWatermark(sandbox[file])), clean)).toBeLessThan(marked / 4);
  }
});

test('a drawing without a watermark is unchanged', () => {
  const { logo_svg: svg } = designBrand(studio, { prompt: 'Fox Pottery, ceramics', seed: 7 }).identity;
  expect(removeWatermark(svg)).toBe(svg);
});
