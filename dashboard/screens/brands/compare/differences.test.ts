import type { BrandDesign, BrandDetail } from '@blazon/contract/console/brands.ts';
import { expect, it } from 'vitest';
import { compareBrands } from './differences.ts';

const design: BrandDesign = {
  symbol: 'sword',
  arrangement: 'left',
  frame: null,
  symbol_height: 2,
  symbol_weight: 3,
  symbol_changes: [],
  is_detailed: true,
  lettering: 'Halberd',
  letter_spacing: 0,
  align: 'center',
  text: null,
  is_joined: false,
};

const brand: BrandDetail = {
  id: 'brand_1',
  project_id: 'proj_1',
  project_name: 'Clubs',
  job_id: 'job_1',
  memory_id: 'mem_1',
  parent_id: null,
  name: 'Halberd',
  is_favourite: false,
  prompt: 'Halberd, a fencing club',
  primary_color: '#172950',
  secondary_color: '#f44025',
  font_family: 'Inter',
  font_weight_heading: '600',
  font_weight_body: '400',
  created_at: 0,
  drawn_by: 'library',
  understood: {
    name: 'Halberd',
    trade: null,
    moods: [],
    colours: [],
    wishes: [],
    refusals: [],
    unfulfilled: [],
  },
  colours: [{ name: 'Primary', on_light: '#172950', on_dark: '#8fa8e0' }],
  design,
  line: [],
  line_is_cut: false,
};

const findDifferences = (change: Partial<BrandDetail>) =>
  compareBrands(brand, { ...brand, ...change })
    .filter(({ isDifferent }) => isDifferent)
    .map(({ name, before, after }) => [name, before.text, after.text]);

it('finds no differences between a version and itself', () => {
  expect(findDifferences({})).toEqual([]);
});

it.each<[Partial<BrandDetail>, [string, string, string]]>([
  [{ design: { ...design, lettering: 'HALBERD' } }, ['Name', 'Halberd', 'HALBERD']],
  [{ font_family: 'Fraunces' }, ['Logo typeface', 'Inter', 'Fraunces']],
  [{ font_weight_heading: '800' }, ['Heading weight', 'Semibold (600)', 'Extra bold (800)']],
  [{ design: { ...design, letter_spacing: 0.04 } }, ['Letter spacing', '0 em', '0.04 em']],
  [
    { design: { ...design, arrangement: 'above' } },
    ['Layout', 'Symbol to the left of the name', 'Symbol above the name'],
  ],
  [{ design: { ...design, symbol: 'fox' } }, ['Symbol', 'Sword', 'Fox']],
  [{ design: { ...design, frame: 'circle' } }, ['Frame', 'None', 'Circle']],
  [{ design: { ...design, symbol_weight: 4 } }, ['Symbol weight', 'Finer', 'Bolder']],
  [{ design: { ...design, is_detailed: false } }, ['Symbol detail', 'Full', 'Simplified']],
  [
    { colours: [{ name: 'Primary', on_light: '#007974', on_dark: '#8fa8e0' }] },
    ['Primary colour', '#172950', '#007974'],
  ],
])('describes the change %j', (change, described) => {
  expect(findDifferences(change)).toEqual([described]);
});

it('reports a colour that differs only on a dark background', () => {
  const colours = [{ name: 'Primary', on_light: '#172950', on_dark: '#ffffff' }] as const;
  expect(findDifferences({ colours })).toEqual([['Primary colour', '#172950', '#172950']]);
});

it('reports a colour that one version lacks', () => {
  const colours = [...brand.colours, { name: 'Accent', on_light: '#F44025', on_dark: '#F44025' } as const];
  expect(findDifferences({ colours })).toEqual([['Accent colour', 'None', '#F44025']]);
});

it('omits layout and symbol if a model drew one of the versions as one picture', () => {
  expect(findDifferences({ design: null })).toEqual([]);
});
