import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { openLocalStudio } from '../../test/local-studio.ts';
import type { Blazon } from '../../language/blazon/blazon.ts';
import type { Brief } from '../../brief/brief.ts';
import { openSeedStream } from '../../language/seed-stream.ts';
import { designLockups } from './design-lockup.ts';
import type { DesignedLockup } from './designed-lockup.ts';
import { heightOf, computeInkBox, widthOf } from './ink.ts';
import { layOut } from './lay-out.ts';
import type { MarkShape } from './proportion.ts';
import { typesetBlock } from './set-block.ts';
import { createTestBrief } from './test-briefs.ts';
import { RING } from './test-marks.ts';

const { letterer } = await openLocalStudio();

const ROUND: MarkShape = { type: 'symbol+wordmark', aspect: 1, letters: [] };

const LETTERED: MarkShape = {
  type: 'lettermark+wordmark',
  aspect: 0.8,
  letters: ['S'],
  constructed: true,
};

const designs = (
  text: string,
  said: Partial<Brief> = {},
  family = 'Figtree',
  mark: MarkShape | null = ROUND,
  weight = 600,
): DesignedLockup[] =>
  designLockups(letterer, {
    brief: createTestBrief(text, said),
    text,
    type: { family, weightHeading: weight, weightBody: 400 },
    mark,
    stream: openSeedStream(7),
  });

const best = (...request: Parameters<typeof designs>): DesignedLockup => {
  const [first] = designs(...request);
  if (first === undefined) throw new Error('nothing designed');
  return first;
};

const QUIET = { moods: ['elegant', 'luxurious'] };

describe('the year of founding', () => {
  const shown = (lettering: DesignedLockup['lettering']): string =>
    lettering.lines.map((line) => line.map(({ text }) => text).join('')).join(' / ');

  test.each([
    ['Hartmann & Sons', ROUND, {}],
    ['Hartmann Bakery', ROUND, {}],
    ['Maison Orvelle', ROUND, QUIET],
    ['Ox', ROUND, {}],
    ['Sutter', null, {}],
    ['SUTTER', null, { moods: ['loud', 'bold', 'strong'] }],
    ['Sutter', LETTERED, {}],
  ])('is below the name in every design: %s', (text, mark, said) => {
    const brief = { ...said, industries: ['bakery'], descriptor: 'bakery', founded: 'est. 1911' };
    const all = designs(text, brief, 'Figtree', mark);
    expect(all.length).toBeGreaterThan(0);
    for (const { lettering } of all) expect(shown(lettering)).toContain('1911');
  });

  test('shares a line with the descriptor if both fit', () => {
    const said = { descriptor: 'bakery', founded: 'est. 1911' };
    expect(shown(best('Hartmann & Sons', said).lettering)).toBe('Hartmann & Sons / BAKERY · EST. 1911');
    expect(shown(best('Suter', said).lettering)).toBe('Suter / EST. 1911');
    expect(shown(best('Ox', { founded: 'founded 1911' }).lettering)).toMatch(/^Ox \/ (?:EST\. )?1911$/u);
  });
});

describe('the lines of a name', () => {
  test('begin with a small, widely spaced line for a word such as "Maison"', () => {
    const { lettering, lockup } = best('Maison Orvelle', QUIET, 'Bodoni Moda', ROUND, 400);
    expect(lockup.layout).toBe('stack');
    expect(lettering.lines[0]).toMatchObject([{ text: 'Maison', size: 0.42, tracking: 0.36, role: 'quiet' }]);
    expect(lettering).toMatchObject({ case: 'upper', tracking: 0.28 });
  });

  test('end with a quiet line for a generic tail such as "Bank"', () => {
    const { lettering } = best('Silver Harbour Bank');
    expect(lettering.lines.map(([word]) => [word?.text, word?.role])).toEqual([
      ['Silver Harbour', undefined],
      ['Bank', 'quiet'],
    ]);
  });

  test('set the ampersand as a word of its own, in italics if the italic one is readable', () => {
    const sign = (family: string) => best('Hartwell & Moss', {}, family).lettering.lines.flat()[1];
    expect(sign('Fraunces')).toMatchObject({ text: '&', italic: true, role: 'quiet' });
    expect(sign('Jost')?.text).toBe('&');
    // The italic ampersand of this family is too ornate to be read.
    expect(sign('EB Garamond')?.italic).toBeUndefined();
  });

  test.each([
    'Eastmoor Fire and Rescue Service',
    'Fish and Chips Company of Leeds',
    'The Sand and Salt and Sea Spa',
    'Hartwell, Moss & Daughters Bank',
  ])('include every word of the name: %s', (name) => {
    for (const { lettering } of designs(name)) {
      const set = lettering.lines.flat().map(({ text }) => text);
      expect(set.join(' ').split(/\s+/u).join(' ')).toBe(name);
    }
  });

  test('number up to three for a long name', () => {
    const { lettering } = best('North London Amateur Astronomers and Friends');
    expect(lettering.lines.length).toBe(3);
  });

  test('keep a tail such as "Society" and its subject together', () => {
    const { lettering } = best('North London Society of Amateur Astronomers');
    expect(lettering.lines.map(([word]) => word?.text)).toEqual([
      'North London',
      'Society of Amateur Astronomers',
    ]);
  });

  test('include no second line wider than the name', () => {
    for (const { lettering } of designs('Nimbus Capital Partners', {}, 'Figtree', null)) {
      if (lettering.lines.length < 2 || lettering.align === 'fit') continue;
      const [name = 0, tail = 0] = lettering.lines.map((line) =>
        widthOf(typesetBlock(letterer, { ...lettering, lines: [line] }, 'row').box),
      );
      expect(tail).toBeLessThanOrEqual(name * 1.02);
    }
  });

  test.each([
    'Lock, Stock & Barrel',
    'Osei Marble & Granite',
    'Marchetti, Holm and Vance',
    'KT Plumbing and Heating',
    'Sandoval & Whitcombe Partners',
    'Müller und Söhne Dachdecker',
    'Ortega y Castellanos',
  ])('never end with a joining word: %s', (name) => {
    for (const { id, lettering } of designs(name)) {
      if (id.includes('joined-three')) continue;
      for (const line of lettering.lines)
        expect(line.map(({ text }) => text).join('')).not.toMatch(/(?:&|\band|\bund|\by)\s*$/u);
    }
  });

  test('keep a long tail on one line by setting it in its own case', () => {
    const { lettering } = best('Solenne Funeral Directors');
    expect(lettering.lines.map(([word]) => word?.text)).toEqual(['Solenne', 'Funeral Directors']);
    expect(lettering.lines[1]?.[0]?.case).toBeUndefined();
  });

  test('may have the joining sign between rules, for two names of similar length', () => {
    const three = designs('Hollis & Vaner', QUIET, 'Fraunces', null, 400).find(({ id }) =>
      id.startsWith('word:joined-three'),
    );
    expect(three?.lettering.lines.map(([word]) => word?.text)).toEqual(['Hollis', '&', 'Vaner']);
    expect(three?.lettering.lines[1]?.[0]?.flank).toBeDefined();
  });
});

describe('tracking', () => {
  test.each([
    ['Arab', 'قهوة الصباح', 'Cairo'],
    ['Deva', 'योगशाला', 'Baloo 2'],
  ] as const)('is zero for the script %s', (script, text, family) => {
    for (const { lettering } of designs(text, { ...QUIET, script, locale: 'und' }, family)) {
      expect(lettering.tracking).toBe(0);
      for (const word of lettering.lines.flat()) expect(word.tracking ?? 0).toBe(0);
    }
  });

  test('is tight for heavy lower case and open for capitals', () => {
    expect(best('Relaydesk', {}, 'Figtree', ROUND, 700).lettering.tracking).toBeLessThan(-0.01);
    const capitals = best('Norrvik', { wishes: ['case:upper'] }, 'Figtree', ROUND, 500).lettering.tracking;
    expect(capitals).toBeGreaterThanOrEqual(0.06);
    expect(capitals).toBeLessThanOrEqual(0.14);
  });
});

describe('a descriptor', () => {
  test('is never wider than the name', () => {
    const name = fc.constantFrom('Mediora', 'Loafwright', 'Everyoak', 'Ox', 'Hartwell & Moss', 'Norrvik');
    const said = fc.constantFrom(
      'telehealth platform',
      'deli',
      'community tree planting',
      'sourdough bakery',
    );
    const family = fc.constantFrom('Figtree', 'Fraunces', 'Jost');
    fc.assert(
      fc.property(
        name,
        said,
        family,
        fc.constantFrom(['calm'], ['elegant']),
        (text, descriptor, font, moods) => {
          for (const { id, lettering } of designs(text, { descriptor, moods }, font)) {
            if (!id.endsWith('+descriptor')) continue;
            const [whole, named] = [lettering, { ...lettering, lines: lettering.lines.slice(0, -1) }].map(
              (each) => widthOf(typesetBlock(letterer, each, 'row').box),
            );
            expect(whole).toBeLessThanOrEqual((named ?? 0) + 0.5);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  const said = { descriptor: 'tea rooms', industries: ['cafe'] };
  const hasLine = ({ lettering }: DesignedLockup): boolean =>
    lettering.lines.at(-1)?.some(({ text }) => /tea rooms/iu.test(text)) ?? false;

  test('is shown below a one-line name in a row', () => {
    const design = best('Marigold', { ...said, wishes: ['layout:horizontal'] });
    expect(design.lockup.layout).toBe('row');
    expect(hasLine(design)).toBe(true);
  });

  test('is omitted below a two-line name in a row', () => {
    const design = best('Marchbanks Whitstable', { ...said, wishes: ['layout:horizontal'] });
    expect(design.lettering.lines.length).toBe(2);
    expect(hasLine(design)).toBe(false);
  });

  test.each([['detail:minimal'], ['use:small-sizes']])('is omitted for the wish %s', (wish) => {
    expect(hasLine(best('Marigold', { ...said, wishes: [wish] }))).toBe(false);
  });

  test('is always shown for a public body whose name is only a place', () => {
    const council = { descriptor: 'parish council', industries: ['government'] };
    for (const wish of ['detail:minimal', 'layout:horizontal']) {
      const { lettering } = best('Upper Dunmere', { ...council, wishes: [wish] });
      expect(lettering.lines.at(-1)?.some(({ text }) => /parish council/iu.test(text))).toBe(true);
    }
  });

  test('is omitted if the name already states it', () => {
    const violins = { descriptor: 'luthier', industries: ['music'] };
    expect(designs('Bellandi Violins', violins).some(({ id }) => id.endsWith('descriptor'))).toBe(false);
    expect(designs('Bellandi Ostrava', violins).some(({ id }) => id.endsWith('descriptor'))).toBe(true);
  });

  test('loses dispensable words if it is too wide, but never its noun', () => {
    const lines = (descriptor: string): string[] =>
      designs('Lingvia', { descriptor, language: 'en' })
        .filter(({ id }) => id.endsWith('descriptor'))
        .map(({ lettering }) => lettering.lines.at(-1)?.[0]?.text.toLowerCase() ?? '');
    expect(new Set(lines('thoroughly certified translations'))).toEqual(new Set(['translations']));
    expect(lines('magazine about slow travel by train')).not.toContain('magazine about slow');
  });

  test("follows the case rules of the prompt's language, not of the name's", () => {
    const described = designs('Gülistan', { locale: 'tr', descriptor: 'tailoring' }, 'Jost').filter(
      ({ id }) => id.endsWith('+descriptor'),
    );
    expect(described.map(({ lettering }) => lettering.lines.at(-1)?.[0]?.text)).toEqual(
      described.map(() => 'TAILORING'),
    );
    expect(described.length).toBeGreaterThan(0);
  });
});

describe('a lockup', () => {
  test('is a row for a short name, with the mark taking a fifth to a third of the width', () => {
    const { lettering, lockup } = best('Relaydesk');
    expect(lockup.layout).toBe('row');
    const blazon: Blazon = { blazon: 1, idea: '', mark: null, lettering, lockup, ground: 'light' };
    const { mark, wordmark } = layOut(letterer, blazon, RING);
    const share = widthOf(computeInkBox(mark)) / widthOf(computeInkBox([...mark, ...wordmark]));
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.34);
    expect(heightOf(computeInkBox(mark)) / 100).toBeCloseTo(lockup.markHeight, 5);
  });

  test('has a mark of at least 1.7 cap heights beside a very short word', () => {
    const { lockup } = best('Luz', { wishes: ['layout:horizontal'] });
    expect(lockup.markHeight).toBeGreaterThanOrEqual(1.7);
  });

  test('has a slightly smaller mark beside thin letters', () => {
    const wishes = ['layout:horizontal'];
    const height = (weight: number) =>
      best('Norrvik', { wishes }, 'Figtree', ROUND, weight).lockup.markHeight;
    expect(height(400)).toBeLessThan(height(600));
  });

  test('is a stack for an initial, because a row would repeat the first letter of the word', () => {
    const mark: MarkShape = { type: 'lettermark+wordmark', aspect: 1, letters: ['N'] };
    expect(best('Norrvik', {}, 'Archivo', mark).lockup.layout).toBe('stack');
  });

  test('has a constructed initial as the first letter of a word in a similar typeface', () => {
    const mark: MarkShape = { type: 'lettermark+wordmark', aspect: 1, letters: ['N'], constructed: true };
    expect(best('Norrvik', {}, 'Figtree', mark).lockup.markAsLetter).toMatchObject({ at: 0 });
    expect(best('Norrvik', {}, 'Bodoni Moda', mark).lockup.markAsLetter).toBeUndefined();
    const pair: MarkShape = { ...mark, letters: ['N', 'K'] };
    expect(designs('Norrvik', {}, 'Figtree', pair).some(({ lockup }) => lockup.markAsLetter)).toBe(false);
  });

  test('may have a mark with a flat base on the baseline of the word', () => {
    const flat: MarkShape = { ...ROUND, flat: true };
    expect(designs('Rook', {}, 'Figtree', flat).map(({ id }) => id)).toContain('row-base:one-line');
    expect(designs('Rook').map(({ id }) => id)).not.toContain('row-base:one-line');
  });

  test('has a rule between mark and name only for institutions', () => {
    const ruled = (said: Partial<Brief>) =>
      designs('Nordhavn Bank', said).find(({ id }) => id.startsWith('row-rule'))?.lockup.divider;
    expect(ruled({ industries: ['banking'] })).toMatchObject({ role: 'quiet' });
    expect(ruled({ moods: ['loud', 'bold', 'edgy'] })).toBeUndefined();
  });

  test('varies with the seed among suitable designs', () => {
    const ids = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (seed) =>
        designLockups(letterer, {
          brief: createTestBrief('Honeycomb Daycare', {}),
          text: 'Honeycomb Daycare',
          type: { family: 'Figtree', weightHeading: 600, weightBody: 400 },
          mark: ROUND,
          stream: openSeedStream(seed),
        })[0]?.id,
    );
    expect(new Set(ids).size).toBeGreaterThan(1);
  });

  test('is vertical for a quiet name of two square characters', () => {
    const said = { ...QUIET, script: 'Jpan', locale: 'ja' } as const;
    expect(best('月森', said, 'Noto Serif JP').lockup.layout).toBe('vertical');
  });

  test('is a plate for a loud word without a mark', () => {
    const said = { moods: ['loud', 'edgy'], wishes: ['style:brutalist'] };
    expect(best('KONTRA', said, 'Anton', null, 400).lockup.layout).toBe('plate');
  });

  test('follows an explicit wish', () => {
    expect(best('Zestly', { wishes: ['layout:stacked'] }).lockup.layout).toBe('stack');
    expect(best('Zestly', { wishes: ['layout:horizontal'] }).lockup.layout).toBe('row');
  });

  test('may have the mark in place of the letter that it resembles', () => {
    const mark: MarkShape = { type: 'symbol+wordmark', aspect: 1, letters: ['o'] };
    const letter = designs('Mediora', {}, 'Figtree', mark).find(({ id }) => id === 'letter:one-line');
    expect(letter?.lockup.markAsLetter).toMatchObject({ line: 0, at: 4, height: 'x' });
    expect(letter?.lettering.lines).toEqual([[{ text: 'Medira' }]]);
  });
});

describe('a name without a mark', () => {
  const ids = (...request: Parameters<typeof designs>) => designs(...request).map(({ id }) => id);

  test('has two weights if it is a compound', () => {
    const { lettering } = best('Tallybook', {}, 'Figtree', null, 700);
    expect(lettering.role).toBe('lead');
    expect(lettering.lines).toMatchObject([[{ text: 'Tally' }, { text: 'book' }]]);
  });

  test('has a double underline for accountants, unless descenders would break it', () => {
    const said = { industries: ['accounting'] };
    const [, tail] = best('Tallybook', said, 'Figtree', null, 700).lettering.lines.flat();
    expect(tail?.underline).toMatchObject({ count: 2, role: 'accent' });
    expect(ids('Tallypilot', said, 'Figtree', null, 700)).not.toContain('word:two-weights+underlined');
  });

  test('has a few coloured dots, but none in a one-colour logo', () => {
    expect(ids('Çiğdem', { locale: 'tr' }, 'Fraunces', null)).toContain('word:one-line+dotted');
    expect(ids('Mississippi Jim', {}, 'Fraunces', null).join()).not.toContain('dotted');
    expect(ids('Çiğdem', { wishes: ['colours:1'] }, 'Fraunces', null).join()).not.toContain('dotted');
  });

  test('has its second line cut out of a box if it is loud and has two lines', () => {
    const said = { moods: ['loud', 'edgy'], wishes: ['style:brutalist'] };
    const negative = designs('Vantabeat', said, 'Oswald', null, 700).find(({ id }) =>
      id.endsWith('half-negative'),
    );
    expect(negative?.lettering.lines.flat()[1]?.box).toBeDefined();
    expect(negative?.lettering.align).toBe('fit');
  });
});

test('designLockups returns the same designs for the same request', () => {
  expect(designs('Wren & Fable', QUIET, 'Playfair Display')).toEqual(
    designs('Wren & Fable', QUIET, 'Playfair Display'),
  );
});
