import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HUE_FAMILIES as DEGREES } from '../../test/bench-data.ts';
import { FAMILY_DEGREES, familyOfHue, isNeutral } from './hue-families.ts';
import {
  colourBlindDifference,
  contrast,
  ciede2000Difference,
  chooseLeadColour,
  areVibrating,
  warmthOf,
} from './measures.ts';
import { hexOf, oklchOf, parseHex } from './oklch.ts';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

it('every hex colour survives the conversion to OKLCH and back', () => {
  const law = (colour: string) => {
    expect(hexOf(oklchOf(colour))).toBe(colour);
  };
  fc.assert(fc.property(hex, law));
});

it('any OKLCH colour is converted to a displayable one with the same lightness and hue', () => {
  const colours = fc.record({
    l: fc.double({ min: 0.15, max: 0.95, noNaN: true }),
    c: fc.double({ min: 0, max: 0.4, noNaN: true }),
    h: fc.double({ min: -360, max: 720, noNaN: true }),
  });
  const law = (colour: { l: number; c: number; h: number }) => {
    const shown = oklchOf(hexOf(colour));
    expect(Math.abs(shown.l - colour.l)).toBeLessThan(0.012);
    expect(shown.c).toBeLessThanOrEqual(colour.c + 0.006);
  };
  fc.assert(fc.property(colours, law));
});

it.each([
  ['#abc', '#AABBCC'],
  ['5b2be0', '#5B2BE0'],
  ['#12345', null],
  ['teal', null],
])('parseHex reads %s as %s', (text, colour) => {
  expect(parseHex(text)).toBe(colour);
});

it('the hue families divide the hue circle as the benchmark does', () => {
  expect(FAMILY_DEGREES).toEqual(DEGREES);
  expect([0, 11.9, 12, 42, 78, 118, 170, 215, 285, 335, 359].map(familyOfHue)).toEqual([
    'pink',
    'pink',
    'red',
    'orange',
    'yellow',
    'green',
    'teal',
    'blue',
    'purple',
    'pink',
    'pink',
  ]);
});

it('warmthOf tells warm colours from cool ones, and chooseLeadColour skips a neutral primary', () => {
  expect(warmthOf('#808080')).toBeCloseTo(-0.5, 2);
  expect(warmthOf('#D8361E')).toBeGreaterThan(1.5);
  expect(warmthOf('#0B6AA8')).toBeLessThan(-1);
  expect(chooseLeadColour({ primary: '#222222', secondary: '#E2622B' })).toBe('#E2622B');
  expect(chooseLeadColour({ primary: '#0B6AA8', secondary: '#E2622B' })).toBe('#0B6AA8');
});

it('neutral colours, vibrating pairs and pairs that look alike to colour-blind people are recognised', () => {
  expect(isNeutral('#3A3F44')).toBe(true);
  expect(isNeutral('#1B2A4A')).toBe(false);
  expect(areVibrating('#D03030', '#208040')).toBe(true);
  expect(areVibrating('#D03030', '#F0C040')).toBe(false);
  expect(colourBlindDifference('#2E7D32', '#C62828')).toBeLessThan(
    ciede2000Difference('#2E7D32', '#C62828') / 4,
  );
  expect(contrast('#FFFFFF', '#000000')).toBe(21);
});
