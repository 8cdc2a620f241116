import { describe, expect, it, vi } from 'vitest';
import { openLocalStudio } from '../../test/local-studio.ts';
import { readBrief } from '../../brief/read-brief.ts';
import { designBrand } from '../design-brand.ts';
import { weighConcepts } from '../ideas/weigh-concepts.ts';
import { findRequestedWords } from './asked-words.ts';
import { readConceptVector, decodeVector, encodeVector } from './concept-vectors.ts';
import examples from './example-vectors.json' with { type: 'json' };
import { createMeaningText } from './meaning-text.ts';
import { weighByMeaning } from './weigh-by-meaning.ts';

// A long timeout, so that other load on the machine does not fail these tests.
vi.setConfig({ testTimeout: 60_000 });

const HEDGEHOG = 'Could you draw a hedgehog rolled into a ball for Bristle, which sells handmade brushes?';
const SWALLOWS = 'three swallows for Wren Abara Midwifery';
const VAGUE_PROMPT = 'Qorvane. We help ambitious people do better things together.';
/** By the rules alone, "crop" means a plant here, so they draw wheat. */
const DOUBTFUL_PROMPT = 'crop dusting firm, Low Pass Aerial';
const TUNER = 'logo for Brackwater Piano Tuning';
const CANOES = 'A shop in Oban that hires out wetsuits and canoes, called Slackwater';
const BAKERY = 'Ich brauche ein Logo für meine Bäckerei Mehlwurm, bitte ohne Brezel';

const vectorOf = (prompt: keyof typeof examples): Float32Array => decodeVector(examples[prompt]);
const studio = await openLocalStudio();
const { library } = studio;
const designMarks = (prompt: keyof typeof examples, meaning?: Float32Array) =>
  [1, 2, 3].map((seed) => designBrand(studio, { prompt, seed, meaning }).decisions.mark);
const LETTER_MARK_SOURCE = /^(?:letter-family|abstract-family|wordmark)$/u;
const lengthOf = (vector: Float32Array): number => Math.hypot(...vector);

describe('drawings chosen by meaning', () => {
  it.each([
    { prompt: HEDGEHOG, subject: 'hedgehog' },
    { prompt: SWALLOWS, subject: 'swallow' },
  ] as const)('show a requested subject rather than the trade: $subject', ({ prompt, subject }) => {
    for (const mark of designMarks(prompt, vectorOf(prompt))) expect(mark.id).toContain(subject);
    // By the rules alone, at least one drawing shows the trade instead of the subject.
    expect(designMarks(prompt).some(({ id }) => !id.includes(subject))).toBe(true);
  });

  it.each([
    { prompt: TUNER, shows: /piano|tuning-fork/u },
    { prompt: CANOES, shows: /canoe/u },
    { prompt: BAKERY, shows: /loaf|baguette|croissant|wheat|rolling-pin|whisk|bread/u },
  ] as const)('show a plainly stated trade: $shows', ({ prompt, shows }) => {
    for (const mark of designMarks(prompt, vectorOf(prompt))) expect(mark.id).toMatch(shows);
  });

  it.each([VAGUE_PROMPT, DOUBTFUL_PROMPT] as const)(
    'are letters if no picture is certain enough: %s',
    (prompt) => {
      for (const mark of designMarks(prompt, vectorOf(prompt)))
        expect(mark.source).toMatch(LETTER_MARK_SOURCE);
    },
  );

  it('are pictures if the rules alone choose for the doubtful prompt', () => {
    for (const mark of designMarks(DOUBTFUL_PROMPT)) expect(mark.source).not.toMatch(LETTER_MARK_SOURCE);
  });

  it('are byte-identical each time', () => {
    const once = () => {
      const { identity, decisions } = designBrand(studio, {
        prompt: TUNER,
        seed: 5,
        meaning: vectorOf(TUNER),
      });
      return JSON.stringify([identity, decisions]);
    };
    expect(once()).toBe(once());
  });

  it('are based on the brief that the caller passes, without reading the prompt again', () => {
    const brief = { ...readBrief(TUNER), name: 'Elsewhere' };
    expect(designBrand(studio, { prompt: TUNER, seed: 5, brief }).decisions.text).toBe('Elsewhere');
  });

  it('are the same with an undefined vector as without one', () => {
    const plain = designBrand(studio, { prompt: TUNER, seed: 5 });
    const without = designBrand(studio, { prompt: TUNER, seed: 5, meaning: undefined });
    expect(without.identity).toEqual(plain.identity);
    expect(without.decisions).toEqual(plain.decisions);
  });
});

describe('weighing pictures by meaning', () => {
  const weigh = (prompt: keyof typeof examples, vector: Float32Array) => {
    const brief = readBrief(prompt);
    return weighByMeaning(weighConcepts(library, brief), {
      vector,
      asked: findRequestedWords(prompt, brief),
      spoken: new Set(brief.images),
    });
  };

  it('returns the pictures that are about as likely as the best, most relevant first', () => {
    const all = weigh(TUNER, vectorOf(TUNER));
    expect(all.length).toBeGreaterThan(0);
    expect(all.length).toBeLessThan(10);
    expect(all.map(({ relevance }) => relevance)).toEqual(
      all.map(({ relevance }) => relevance).toSorted((one, other) => other - one),
    );
  });

  it('returns a requested picture first, even if the meaning of the prompt does not suggest it', () => {
    const prompt = 'Qorvane. We help ambitious people do better things together. Show a lighthouse.';
    const brief = readBrief(prompt);
    expect(brief.wishes).toContain('motif:lighthouse');
    const [first] = weighByMeaning(weighConcepts(library, brief), {
      vector: vectorOf(VAGUE_PROMPT),
      asked: new Set(),
      spoken: new Set(),
    });
    expect(first?.concept.motifs).toContain('lighthouse');
  });

  it.each([
    ['A logo with an otter holding a coffee cup for "Otterly Roasted", a coffee roaster', 'otter'],
    ['scuba school called BluDeep Divers w/ a seahorse, not a diver flag', 'seahorse'],
    ['Clínica veterinaria "Patas Arriba", un gato patas arriba', 'cat'],
  ])('returns the mentioned animal before the picture of the trade: %s', (prompt, animal) => {
    const brief = readBrief(prompt);
    const [first] = weighByMeaning(weighConcepts(library, brief), {
      vector: vectorOf(TUNER),
      asked: new Set(),
      spoken: new Set(brief.images),
    });
    expect(first?.concept.motifs[0]).toBe(animal);
  });

  it('omits an animal that only the name suggests', () => {
    const brief = readBrief('Albert Pike & Son, chimney sweeps since 1979');
    const all = weighByMeaning(weighConcepts(library, brief), {
      vector: vectorOf(TUNER),
      asked: new Set(),
      spoken: new Set(brief.images),
    });
    expect(all.map(({ concept }) => concept.id)).not.toContain('fish');
  });

  it('omits a picture that the prompt rejects, however similar its meaning', () => {
    const all = weigh(BAKERY, readConceptVector('pretzel'));
    expect(all.map(({ concept }) => concept.id)).not.toContain('pretzel');
  });
});

describe('the words for which a drawing is requested', () => {
  it.each([
    { prompt: HEDGEHOG, asked: 'hedgehog' },
    { prompt: SWALLOWS, asked: 'swallows' },
    { prompt: 'Buchhandlung Rabenstein und drei Krähen drauf', asked: 'crow' },
  ])('are found after a number or a request word: $asked', ({ prompt, asked }) => {
    expect([...findRequestedWords(prompt, readBrief(prompt))]).toContain(asked);
  });
});

describe('the text that is embedded', () => {
  const text = (prompt: string): string => createMeaningText(library, prompt, readBrief(prompt));

  it('leaves out words about style and what the prompt rejects', () => {
    expect(text('Mobile dog dentist, teal, no bones')).toBe('Mobile dog dentist,');
  });

  it('contains the English meaning of foreign words', () => {
    expect(text(BAKERY)).toMatch(/bakery/u);
    expect(text(BAKERY)).not.toMatch(/Bäckerei/u);
  });

  it('has at most 600 characters and is never empty', () => {
    expect(text('a piano tuner and '.repeat(110)).length).toBeLessThanOrEqual(600);
    expect(text('')).toBe('logo');
  });
});

describe('concept vectors', () => {
  it('exist for every concept', () => {
    const without = library.concepts.filter(({ id }) => Math.abs(lengthOf(readConceptVector(id)) - 1) > 0.02);
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it('keep their values when they are stored and read', () => {
    const vector = readConceptVector('piano');
    expect(decodeVector(encodeVector(vector))).toEqual(vector);
    expect(() => encodeVector(new Float32Array(384).fill(0.31))).toThrow('too large for a byte');
  });
});
