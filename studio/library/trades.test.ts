import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MOODS, MOTIFS } from '../brief/closed-lists.ts';
import { readBrief } from '../brief/read-brief.ts';
import { MIN_SEPARATION, areSeparated } from '../language/colour/palette-gates.ts';
import { contrast, ciede2000Difference, WHITE } from '../language/colour/measures.ts';
import { readTrades } from './read-trades.ts';
import type { Trade } from './trade.ts';
import tradeOrder from './trade-order.json' with { type: 'json' };
import { TRADES } from './trades.ts';

const BAKERY_PATH = 'studio/library/trades/bakery.json';
const BAKERY = readFileSync(new URL('trades/bakery.json', import.meta.url), 'utf8');

const allTrades = [...TRADES.values()];

it('trade-order.json lists only existing trades, each once', () => {
  expect(tradeOrder.filter((id) => !TRADES.has(id))).toEqual([]);
  expect(new Set(tradeOrder).size).toBe(tradeOrder.length);
});

it.each(allTrades)('$id uses only known motifs and moods', ({ cliches, palettes }: Trade) => {
  expect(cliches.filter((motif) => !MOTIFS.includes(motif))).toEqual([]);
  expect(palettes.flatMap(({ moods }) => moods).filter((mood) => !MOODS.includes(mood))).toEqual([]);
});

it.each(allTrades)('$id is recognised by its first English word', ({ id, words }: Trade) => {
  const [word = ''] = words.get('en')?.named ?? [];
  expect(word).not.toBe('');
  expect(readBrief(`Acme is a ${word}.`, {}).industries).toContain(id);
});

it.each(allTrades)(
  '$id has at least four palettes, each readable and different from the others',
  ({ palettes }: Trade) => {
    expect(palettes.length).toBeGreaterThanOrEqual(4);
    for (const { primary, secondary } of palettes) {
      expect(contrast(primary, WHITE)).toBeGreaterThanOrEqual(3);
      expect([primary, secondary, areSeparated(primary, secondary, MIN_SEPARATION)]).toContain(true);
    }
    const alike = palettes.flatMap((one, index) =>
      palettes
        .slice(index + 1)
        .filter(
          (other) =>
            ciede2000Difference(one.primary, other.primary) < 8 &&
            ciede2000Difference(one.secondary, other.secondary) < 8,
        ),
    );
    expect(alike).toEqual([]);
  },
);

describe('readTrades', () => {
  const mistakesOf = (text: string): string => {
    try {
      readTrades([{ path: BAKERY_PATH, text }]);
      return '';
    } catch (error) {
      return String(error);
    }
  };
  const placeOf = (written: string): string => {
    const lines = BAKERY.slice(0, BAKERY.indexOf(written)).split('\n');
    return `${BAKERY_PATH}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}: `;
  };

  it('reports no mistake in the unchanged file', () => {
    expect(mistakesOf(BAKERY)).toBe('');
  });

  it.each([
    ['an unknown field', '"cliches"', '"cliche"', 'did you mean `cliches`?'],
    ['an unknown swatch', '"terracotta"', '"terracota"', 'did you mean `terracotta`?'],
    ['an unknown trait', '"cheerful"', '"cheerfull"', 'did you mean `cheerful`?'],
    ['an unknown kind of word', '"verbs"', '"verb"', 'did you mean `verbs`?'],
    ['a number instead of a word', '"sourdough"', '7', 'expected a word'],
    ['an empty kind of lettering', '"lettering": "craftFood"', '"lettering": ""', 'expected a text'],
  ])('reports the position of %s', (_, written, replacement, said) => {
    const mistakes = mistakesOf(BAKERY.replace(written, replacement));
    expect(mistakes).toContain(placeOf(written));
    expect(mistakes).toContain(said);
  });

  it('rejects invalid JSON, and a file without any field', () => {
    expect(mistakesOf(BAKERY.slice(0, -20))).toContain('this is no JSON');
    expect(mistakesOf('{}')).toContain(`${BAKERY_PATH}:1:1: lettering: expected a kind of lettering`);
  });
});

it('readTrades puts a trade that trade-order.json does not list last', () => {
  const path = 'studio/library/trades/zoo.json';
  const trades = readTrades([
    { path, text: BAKERY },
    { path: BAKERY_PATH, text: BAKERY },
  ]);
  expect(trades.map(({ id }) => id)).toEqual(['bakery', 'zoo']);
});
