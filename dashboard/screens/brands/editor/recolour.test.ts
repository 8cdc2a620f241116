import type { BrandColour } from '@blazon/contract/console/brands.ts';
import { expect, it } from 'vitest';
import { computeContrast, convertHexToOklch } from '../colour-values.ts';
import { recolour } from './recolour.ts';

const colours: readonly BrandColour[] = [
  { name: 'Primary', on_light: '#227633', on_dark: '#41914D' },
  { name: 'Secondary', on_light: '#FC9A6F', on_dark: '#FC9A6F' },
  { name: 'Accent', on_light: '#762E06', on_dark: '#FC9A6F' },
  { name: 'Letters', on_light: '#112313', on_dark: '#EAF3EB' },
];
const light = '<svg><path fill="#227633"/><path fill="#762e06"/><path fill="#112313"/></svg>';
const dark = '<svg><path fill="#41914D"/><path fill="#FC9A6F"/><path fill="#EAF3EB"/></svg>';

it('leaves a drawing alone if no colour is chosen', () => {
  expect(recolour(light, 'light', colours, { typeface: 'Inter' })).toBeUndefined();
});

it('shows the chosen colours, and keeps the others', () => {
  expect(recolour(light, 'light', colours, { primary: 'petrol' })).toBe(
    '<svg><path fill="#06515E"/><path fill="#762e06"/><path fill="#112313"/></svg>',
  );
  expect(recolour(light, 'light', colours, { secondary: '#0C57C9' })).toContain('fill="#0C57C9"');
});

it('lightens a dark colour on the dark background', () => {
  const [, primary = ''] =
    /fill="(#\w+)"/.exec(recolour(dark, 'dark', colours, { primary: 'petrol' }) ?? '') ?? [];
  expect(computeContrast(primary, '#111113')).toBeGreaterThan(4.8);
  expect(Math.abs(convertHexToOklch(primary).hue - convertHexToOklch('#06515E').hue)).toBeLessThan(5);
});

it('swaps the colours, and removes them', () => {
  expect(recolour(light, 'light', colours, { scheme: 'swap' })).toBe(
    '<svg><path fill="#762E06"/><path fill="#227633"/><path fill="#112313"/></svg>',
  );
  const grey = recolour(light, 'light', colours, { scheme: 'monochrome' }) ?? '';
  for (const [, hex = ''] of grey.matchAll(/fill="(#\w+)"/g))
    expect(convertHexToOklch(hex).chroma).toBeLessThan(0.001);
});
