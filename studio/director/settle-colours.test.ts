import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Blazon } from '../blazon/blazon.ts';
import type { Brief } from '../brief/brief.ts';
import { readBrief } from '../brief/read-brief.ts';
import { choosePalettes } from '../colour/choose-palette.ts';
import { faultsOf } from '../colour/gates.ts';
import { intentOf } from '../colour/intent.ts';
import { differenceOf } from '../colour/measures.ts';
import type { Palette } from '../colour/palette.ts';
import { seedStream } from '../decisions/seed-stream.ts';
import type { GivenColours } from './draft.ts';
import { PAINTED } from './draft.ts';
import { settleColours } from './settle-colours.ts';

const known = new Map<string, Palette>();

/** The property below asks a hundred times for the same brief. */
const usualFor = (brief: Brief, prompt: string): Palette => {
  const palette = known.get(prompt) ?? choosePalettes(brief, seedStream(1))[0] ?? fail();
  known.set(prompt, palette);
  return palette;
};

const fail = (): never => {
  throw new Error('there is no palette');
};

const painted: Blazon = {
  blazon: 1,
  idea: 'A box.',
  mark: {
    blazon: 1,
    idea: 'A box.',
    dials: {},
    parts: (['lead', 'second', 'accent'] as const).map((role) => ({
      name: role,
      role,
      shape: { disc: { at: [50, 50], r: 40 } },
    })),
  },
  lettering: {
    family: 'Inter',
    weight: 600,
    tracking: 0,
    case: 'as-is',
    italic: false,
    locale: 'en',
    leading: 0.6,
    align: 'left',
    role: 'word',
    lines: [[{ text: 'Zestly' }], [{ text: 'fruit', role: 'quiet' }]],
  },
  lockup: { layout: 'row', markHeight: 2, gap: 0.2, align: 'centre', side: 'start' },
  ground: 'light',
};

const settle = (light: GivenColours['light'], prompt = 'Zestly, a juice bar', neighbours: string[] = []) => {
  const brief = readBrief(prompt);
  return settleColours({
    given: { light, dark: {} },
    blazon: painted,
    brief,
    usual: usualFor(brief, prompt),
    neighbours: neighbours.map((primary) => ({ mark: null, construction: 'wordmark', primary })),
  });
};

describe('colours that a model gives', () => {
  it('stay as they are when they hold', () => {
    const { palette, repaired } = settle({ lead: '#123A5A', accent: '#B8620F' });
    expect(palette.primary).toBe('#123A5A');
    expect([palette.light.lead, palette.light.accent]).toEqual(['#123A5A', '#B8620F']);
    expect(repaired).toEqual([]);
  });

  it('hold every gate, whatever was given', { timeout: 30_000 }, () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
    const colours = fc.record(
      Object.fromEntries(PAINTED.map((role) => [role, hex])) as Record<(typeof PAINTED)[number], typeof hex>,
      { requiredKeys: ['lead'] },
    );
    const { need } = intentOf(readBrief('Zestly, a juice bar'));
    fc.assert(
      fc.property(colours, (light) => {
        expect(faultsOf(settle(light).palette, need)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('give way to a colour that the brief gives to the digit', () => {
    const { palette } = settle({ lead: '#123A5A' }, 'Zestly. The primary colour must be #5B2BE0.');
    expect(palette.primary).toBe('#5B2BE0');
    expect(palette.light.lead).toBe('#5B2BE0');
  });

  it('give way to colours that the brief names or refuses', () => {
    expect(settle({ lead: '#123A5A' }, 'Zestly, a juice bar. Use green.').repaired.join()).toContain(
      'asks for green',
    );
    expect(settle({ lead: '#1B7A3C' }, 'Zestly, a juice bar. Anything but green.').repaired.join()).toContain(
      'refuses',
    );
  });

  it('are themselves again on dark where they were too bright for white', () => {
    const { palette } = settle({ lead: '#0B6E4F', accent: '#F2A541' });
    expect(palette.light.accent).not.toBe('#F2A541');
    expect(palette.dark.accent).toBe('#F2A541');
  });

  it('keep away from the other brands of the workspace', () => {
    const { palette } = settle({ lead: '#123A5A', accent: '#B8620F' }, 'Zestly, a juice bar', ['#133B5B']);
    expect(differenceOf(palette.primary, '#133B5B')).toBeGreaterThanOrEqual(8);
  });
});
