import { describe, expect, test } from 'vitest';

import { openLocalStudio } from '../../test/local-studio.ts';
import type { Fill, Lettering, Role } from '../blazon/blazon.ts';
import type { RoleColours } from '../colour/palette.ts';
import type { Box, Contour } from '../geometry/outline.ts';
import { roundedBoxContour } from '../geometry/boxes.ts';
import { layOut } from '../../design/lockup/lay-out.ts';
import { RING } from '../../design/lockup/test-marks.ts';
import type { Composition } from './composition.ts';
import { writeLogo, writeLogoInOneColour } from './write-svg.ts';

const COLOURS: RoleColours = {
  lead: '#0B3D4C',
  second: '#2F8A87',
  accent: '#e2703a',
  ink: '#15232B',
  word: '#15232B',
  quiet: '#5F7078',
};
const WORDS = { title: 'Skerry', description: 'A box beside two letters' };

const box = (left: number, top: number, right: number, bottom: number): Contour =>
  roundedBoxContour({ left, top, right, bottom } satisfies Box, 0);
const fill = (name: string, role: Role, ...outline: Contour[]): Fill => ({ name, role, outline });

const COMPOSITION: Composition = {
  width: 400,
  height: 200,
  capHeight: 100,
  mark: [
    fill('container', 'lead', box(50, 50, 150, 150)),
    fill('left', 'lead', box(60, 60, 90, 140)),
    fill('right', 'lead', box(95, 60, 140, 140)),
    fill('dot', 'accent', box(70.25, 70, 80.5, 80)),
  ],
  wordmark: [
    fill('word-0-0', 'word', box(200, 50, 260, 150)),
    fill('word-0-1', 'ink', box(270, 50, 350, 150)),
  ],
};

describe('a logo', () => {
  test('is written as exactly this SVG', () => {
    expect(writeLogo(COMPOSITION, COLOURS, WORDS)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" role="img">' +
        '<title>Skerry</title><desc>A box beside two letters</desc>' +
        '<g id="mark"><path fill="#0B3D4C" d="M50 50h100v100h-100z"/>' +
        '<path fill="#0B3D4C" d="M60 60h30v80h-30zM95 60h45v80h-45z"/>' +
        '<path fill="#E2703A" d="M70.25 70h10.25v10h-10.25z"/></g>' +
        '<g id="wordmark"><path fill="#15232B" d="M200 50h60v100h-60zM270 50h80v100h-80z"/></g></svg>',
    );
  });

  test('has no empty groups, and no fills with the role `none`', () => {
    const svg = writeLogo(
      { ...COMPOSITION, mark: [fill('guide', 'none', box(0, 0, 9, 9))], wordmark: [] },
      COLOURS,
      WORDS,
    );
    expect(svg).not.toContain('<g');
  });

  test('keeps the geometry when the colours change', () => {
    const dark = writeLogo(
      COMPOSITION,
      { ...COLOURS, lead: '#FFFFFF', word: '#FFFFFF', ink: '#FFFFFF' },
      WORDS,
    );
    const data = (svg: string): string[] => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(data(dark)).toEqual(data(writeLogo(COMPOSITION, COLOURS, WORDS)));
  });

  test('contains a single colour when written in one colour', () => {
    const fills = writeLogoInOneColour(COMPOSITION, '#000000', WORDS).match(/#[0-9A-F]{6}/g);
    expect(new Set(fills)).toEqual(new Set(['#000000']));
  });

  test('rejects an invalid colour', () => {
    expect(() => writeLogo(COMPOSITION, { ...COLOURS, lead: 'url(#a)' }, WORDS)).toThrow('lead');
  });
});

describe('title and description', () => {
  const titled = (title: string): string => writeLogo(COMPOSITION, COLOURS, { title, description: title });

  test('are escaped, whatever they contain', () => {
    const svg = titled('"><img src=x onerror=alert(1)> <script>1</script> & href url(data:x) @import');
    for (const bad of ['<img', '<script', 'onerror=', 'href', 'url(', 'data:', '@import', ' & '])
      expect(svg).not.toContain(bad);
    expect(svg).toContain('&lt;script&gt;');
  });

  test('are written without characters that XML forbids', () => {
    expect(titled('a\u0000b\u0007c\ud800d\u202ee\nf')).toContain('<title>a b c\ufffdde f</title>');
  });

  test('are shortened to their maximum length', () => {
    expect(titled('&'.repeat(5_000)).length).toBeLessThan(
      writeLogo(COMPOSITION, COLOURS, WORDS).length + 2_200,
    );
  });
});

describe('the size of a logo', () => {
  const NAMES: readonly [string, string, string][] = [
    ['鬱蒼', 'Noto Serif JP', 'ja'],
    ['श्रीकृष्ण', 'Noto Serif Devanagari', 'hi'],
    ['المستشفى', 'Noto Naskh Arabic', 'ar'],
    ['Ægirsønß', 'Fraunces', 'en'],
  ];

  test.each(NAMES)('stays within its limit for sixty characters such as %s', async (text, family, locale) => {
    const { letterer } = await openLocalStudio();
    const sixty = text.repeat(60).slice(0, 60);
    const lines = [0, 20, 40].map((at) => [{ text: sixty.slice(at, at + 20) }]);
    const lettering: Lettering = {
      family,
      weight: 600,
      tracking: 0,
      case: 'as-is',
      italic: false,
      locale,
      leading: 0.6,
      align: 'center',
      role: 'word',
      lines,
    };
    const lockup = { layout: 'stack', markHeight: 3, gap: 0.3, align: 'centre', side: 'top' } as const;
    const composition = layOut(
      letterer,
      { blazon: 1, idea: '', mark: null, lettering, lockup, ground: 'light' },
      RING,
    );
    const long = { title: `${sixty}${sixty}`, description: '"'.repeat(300) };
    expect(Buffer.byteLength(writeLogo(composition, COLOURS, long))).toBeLessThanOrEqual(24_576);
  });
});
