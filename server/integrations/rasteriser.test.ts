import { expect, test } from 'vitest';
import { createRasteriser } from './rasteriser.ts';

const rasteriser = createRasteriser();
const wrapInSvg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`;

test('the rasteriser rejects a group with opacity outside the picture, which would crash the process', async () => {
  const outside = wrapInSvg('<g opacity="0.5"><path fill="#000000" d="M-40 -40h1v1z"/></g>');
  await expect(rasteriser.toPng(outside, 32)).rejects.toThrow(/opacity/);
  const styled = wrapInSvg('<g style="opacity: .5"><path fill="#000000" d="M-40 -40h1v1z"/></g>');
  await expect(rasteriser.toPng(styled, 32)).rejects.toThrow(/opacity/);
});

test('a name that merely contains the word opacity is accepted', async () => {
  const named = wrapInSvg('<title>Opacity = 1</title><g id="mark"><path fill="#000000" d="M1 1h8v8z"/></g>');
  expect((await rasteriser.toPng(named, 32)).readUInt32BE(16)).toBe(32);
});
