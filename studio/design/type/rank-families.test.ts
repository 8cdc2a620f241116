import { describe, expect, it } from 'vitest';
import briefs from '../../test/briefs.json' with { type: 'json' };
import { openLocalStudio } from '../../test/local-studio.ts';
import { INDUSTRIES, MOODS } from '../../brief/closed-lists.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { openSeedStream } from '../../language/seed-stream.ts';
import { rankFamilies } from './rank-families.ts';
import type { Family } from '../../type/lettering.ts';
import { scoreClassForTrades } from './type-of-trades.ts';
import { chooseBodyWeight } from '../../type/nearest-weight.ts';
import { chooseHeadingWeight } from './type-weight.ts';

const { letterer } = await openLocalStudio();

const findBestFamily = (prompt: string, seed: number | string = 1): Family => {
  const [first] = rankFamilies(readBrief(prompt), letterer, openSeedStream(seed));
  if (first === undefined) throw new Error('nothing was ranked');
  return first.family;
};

describe('the tables of typefaces', () => {
  it('use only known moods, and axes from -1 to 1', () => {
    const words = letterer.families.flatMap((family) => family.moods);
    expect(words.filter((mood) => !MOODS.includes(mood))).toEqual([]);
    const values = letterer.families.flatMap((family) => Object.values(family.axes));
    expect(values.every((value) => Math.abs(value) <= 1)).toBe(true);
  });

  it('rate at least one class above 0.4 for each trade', () => {
    const classes = new Set(letterer.families.map((family) => family.class));
    const silent = INDUSTRIES.filter(
      (trade) => ![...classes].some((each) => scoreClassForTrades(each, [trade]) > 0.4),
    );
    expect(silent).toEqual([]);
  });

  it('contain enough families of each kind', () => {
    const latin = letterer.families.filter((family) => family.scripts[0] === 'Latn');
    const count = (holds: (family: Family) => boolean): number => latin.filter(holds).length;
    expect(count((family) => family.width === 'condensed')).toBeGreaterThanOrEqual(4);
    expect(count((family) => family.class === 'rounded-sans')).toBeGreaterThanOrEqual(3);
    expect(count((family) => family.class === 'mono')).toBeGreaterThanOrEqual(2);
    expect(count((family) => family.class === 'serif')).toBeGreaterThanOrEqual(5);
    expect(count((family) => family.class === 'didone')).toBeGreaterThanOrEqual(3);
    for (const script of ['Grek', 'Cyrl', 'Arab', 'Hebr', 'Deva', 'Thai', 'Jpan', 'Kore', 'Hans', 'Hant']) {
      const classes = letterer.families
        .filter((each) => each.scripts.includes(script))
        .map((each) => each.class);
      expect(classes).toContain('serif');
      expect(classes.some((each) => each.endsWith('sans') || each.endsWith('grotesk'))).toBe(true);
    }
  });
});

describe('the choice of a typeface', () => {
  it.each([
    ['serif', 'Serif lettering.', (family: Family) => family.class === 'serif'],
    ['slab', 'Slab serif type.', (family: Family) => family.class === 'slab'],
    ['mono', 'Monospaced type.', (family: Family) => family.class === 'mono'],
    ['condensed', 'Condensed letters.', (family: Family) => family.width === 'condensed'],
    ['script', 'Handwritten lettering.', (family: Family) => family.class === 'script'],
  ])('follows a wish for %s exactly, whatever the moods', (_, wish, holds) => {
    for (const moods of ['Loud and bold.', 'Quiet luxury.', 'Playful and cute.', '']) {
      expect(holds(findBestFamily(`Brand name: Ostrava, a bookshop. ${moods} ${wish}`))).toBe(true);
    }
  });

  it.each(['Thin script lettering.', 'Light handwritten type.', 'Script lettering, italic.'])(
    'uses a script when requested, however thin the letters should be: %s',
    (wish) => {
      expect(findBestFamily(`Brand name: Ostrava, wedding photographer. ${wish}`).class).toBe('script');
    },
  );

  it.each(['Playful but elegant.', 'Quirky, chic.', 'Playful and luxurious.'])(
    'uses no solemn face for a playful brief: %s',
    (moods) => {
      for (const seed of [1, 2, 3, 4]) {
        const family = findBestFamily(`Brand name: Ostrava, a hair salon. ${moods}`, seed);
        const jokes = family.moods.some((mood) => ['playful', 'quirky', 'cute'].includes(mood));
        expect(jokes || !['didone', 'light-sans', 'serif'].includes(family.class)).toBe(true);
      }
    },
  );

  it('uses a thin face for thin letters when no script is requested', () => {
    const family = findBestFamily('Brand name: Ostrava, wedding photographer. Thin lettering.');
    expect(family.weights[0]).toBeLessThanOrEqual(300);
  });

  it('uses only families with all characters of the name', () => {
    for (const prompt of [
      'Brand name: İğdır Şöğüt, a bakery. Playful.',
      'Λυχνία – lighting',
      '«Щёлкунчик», кафе',
      '「月森」という和菓子店',
    ]) {
      const brief = readBrief(prompt);
      for (const { family } of rankFamilies(brief, letterer, openSeedStream(3))) {
        expect(letterer.covers(family.name, brief.name ?? '')).toBe(true);
      }
    }
  });

  it('is the same for one seed and varies between seeds', () => {
    const prompt = 'Zestly';
    expect(findBestFamily(prompt, 5)).toBe(findBestFamily(prompt, 5));
    const seeds = Array.from({ length: 24 }, (_, seed) => findBestFamily(prompt, seed).name);
    expect(new Set(seeds).size).toBeGreaterThan(3);
  });

  it('uses each family for at most four benchmark prompts per seed', () => {
    for (const seed of [1, 2, 3]) {
      const names = briefs.briefs.map(({ id, prompt }) => findBestFamily(prompt, `${seed}/${id}`).name);
      const counts = Object.values(Object.groupBy(names, (name) => name)).map((group) => group?.length ?? 0);
      expect(Math.max(...counts)).toBeLessThanOrEqual(4);
    }
  });

  it('gives bold briefs a heavy weight and quiet ones a light weight, among the weights of the family', () => {
    for (const { prompt } of briefs.briefs) {
      const brief = readBrief(prompt);
      for (const { family } of rankFamilies(brief, letterer, openSeedStream(2))) {
        expect(family.weights).toContain(chooseHeadingWeight(brief, family));
        expect(family.weights).toContain(chooseBodyWeight(family));
      }
    }
    const weightFor = (prompt: string): number =>
      chooseHeadingWeight(readBrief(prompt), findBestFamily(prompt));
    expect(weightFor('Voltra, home batteries. Energetic, bold.')).toBeGreaterThanOrEqual(600);
    expect(weightFor('KONTRA. Techno label. Brutalist, condensed, loud.')).toBeGreaterThanOrEqual(700);
    expect(weightFor('Maison Orvelle. Perfume house. Elegant, quiet luxury.')).toBeLessThanOrEqual(500);
  });
});
