import { expect, test } from 'vitest';
import { listBrandColours } from './brand-colours.ts';

const deliveredColours = { primary: '#7A1F1F', secondary: '#E2A76F' };

test('each colour is listed once, with its counterpart on a dark background', () => {
  const light = { lead: '#7A1F1F', second: '#E2A76F', accent: '#12304A', word: '#7A1F1F', ink: '#7A1F1F' };
  const dark = { lead: '#E58C8C', second: '#F0C79B', accent: '#9CC2E5', word: '#FFFFFF', ink: '#E58C8C' };
  expect(listBrandColours({ light, dark }, deliveredColours)).toEqual([
    { name: 'Primary', on_light: '#7A1F1F', on_dark: '#E58C8C' },
    { name: 'Secondary', on_light: '#E2A76F', on_dark: '#F0C79B' },
    { name: 'Accent', on_light: '#12304A', on_dark: '#9CC2E5' },
  ]);
});

test.each([null, undefined, {}, { light: null, dark: 3 }, { light: { lead: 'red' }, dark: {} }])(
  'only the delivered colours are listed if the record cannot be read: %j',
  (palette) => {
    expect(listBrandColours(palette, deliveredColours)).toEqual([
      { name: 'Primary', on_light: '#7A1F1F', on_dark: '#7A1F1F' },
      { name: 'Secondary', on_light: '#E2A76F', on_dark: '#E2A76F' },
    ]);
  },
);
