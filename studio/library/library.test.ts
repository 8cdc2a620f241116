// Tests the rules for concepts of the library.

import { describe, expect, it, vi } from 'vitest';
import { createInsetMark } from '../test/inset-mark.ts';
import { openTypefaceLetters } from '../test/typefaces.ts';
import { readLocalLibrary } from '../test/local-studio.ts';
import { takeEvery } from '../test/sampling.ts';
import type { MarkBlazon, MarkSettings } from '../language/blazon/blazon.ts';
import { isDial } from '../language/blazon/dials.ts';
import { drawMark } from '../language/blazon/draw-blazon.ts';
import { describeFinding } from '../language/blazon/findings.ts';
import { readMark } from '../language/blazon/read-blazon.ts';
import { INDUSTRIES, MOODS, MOTIFS } from '../brief/closed-lists.ts';
import english from '../brief/lexicons/en.json' with { type: 'json' };
import { openSeedStream } from '../language/seed-stream.ts';
import { evaluateMarkGates } from '../design/critic/mark-gates.ts';
import { measureMark } from '../language/marks/measure-mark.ts';
import { boundingBoxOf } from '../language/geometry/bounds.ts';
import { countNodes } from '../language/geometry/measure.ts';
import type { Concept } from './concept.ts';
import { ABSTRACT_FAMILIES, LETTER_FAMILIES, MERGE_FAMILIES, PAIR_FAMILIES } from './families/families.ts';
import { HOSTS } from './families/hosts.ts';
import { cutInsetFromHost } from './families/cut-inset.ts';

const library = readLocalLibrary();

// These tests must not time out on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const letters = await openTypefaceLetters();

const KNOWN_IDEAS = Object.keys(english.ideas);

const DEFAULT_SETTINGS: MarkSettings = { dials: {}, detail: 'fine' };
const PLAIN_SETTINGS: MarkSettings = { dials: {}, detail: 'plain' };
/** A customer who asks for a simpler mark must see a change: at most this fraction of the points may remain. */
const MAX_PLAIN_SHARE = 0.85;
/** A mark with at most this many points is simple already. */
const MAX_SIMPLE_POINTS = 20;
/** The range of an inset's coordinates, and the minimum of its longer side. */
const INSET_LIMITS = { from: 30, to: 70, least: 18 };

/** How many concepts there are for each that is drawn, and for each that is drawn with both ends of its dials. */
const SAMPLING_INTERVAL = 3;
const DIALS_SAMPLING_INTERVAL = 15;

type DrawnMark = ReturnType<typeof drawMark>;
type DrawnSettings = readonly [
  asWritten: [string, DrawnMark],
  plain: [string, DrawnMark],
  ...dials: [string, DrawnMark][],
];

/** Draws a mark with default settings, in plain detail, and with each dial at both ends. */
const drawInSettings = (mark: MarkBlazon, withDials: boolean): DrawnSettings => {
  const draw = (settings: MarkSettings) => drawMark(mark, settings, letters);
  return [
    ['as written', draw(DEFAULT_SETTINGS)],
    ['plain', draw(PLAIN_SETTINGS)],
    ...Object.entries(withDials ? mark.dials : {}).flatMap(([name, dial]): [string, DrawnMark][] =>
      isDial(dial)
        ? [dial.min, dial.max].map((end) => [
            `${name} ${end}`,
            draw({ ...DEFAULT_SETTINGS, dials: { [name]: end } }),
          ])
        : [],
    ),
  ];
};

const findGateFaults = (drawings: DrawnSettings): string[] =>
  drawings.flatMap(([name, { fills, problem }]) => {
    const measures = measureMark(fills);
    if (problem !== null || measures === null) return [`${name}: ${problem ?? 'nothing is drawn'}`];
    return evaluateMarkGates(measures)
      .filter(({ ok }) => !ok)
      .map((gate) => `${name}: ${gate.name} is ${gate.value.toFixed(3)}, should be ${gate.goal}`);
  });

const findUnknownWords = (words: readonly string[], known: readonly string[], kind: string): string[] =>
  words.filter((word) => !known.includes(word)).map((word) => `${word} is no ${kind} of the closed list`);

const findWordFaults = ({ motifs, industries, moods, ideas, words }: Concept): string[] => [
  ...findUnknownWords(motifs, MOTIFS, 'motif'),
  ...findUnknownWords(industries, INDUSTRIES, 'industry'),
  ...findUnknownWords(moods, MOODS, 'mood'),
  ...findUnknownWords(ideas, KNOWN_IDEAS, 'idea'),
  ...words.filter((word) => word !== word.toLowerCase()).map((word) => `${word} is not in lower case`),
  ...[motifs, industries, moods, words].flatMap((list) =>
    new Set(list).size === list.length ? [] : [`${list.join(' ')} says something twice`],
  ),
  ...(motifs.length === 0 && words.length === 0 ? ['nothing calls for it'] : []),
];

const countPoints = ({ fills }: DrawnMark): number => countNodes(fills.flatMap(({ outline }) => outline));

const findPlainFaults = ([[, fineMark], [, plainMark]]: DrawnSettings): string[] => {
  const [fine, plain] = [countPoints(fineMark), countPoints(plainMark)];
  if (fine <= MAX_SIMPLE_POINTS || plain <= MAX_PLAIN_SHARE * fine) return [];
  return [`plain has ${plain} of ${fine} points, should be at most ${Math.floor(MAX_PLAIN_SHARE * fine)}`];
};

const findInsetFaults = (concept: Concept): string[] => {
  const mark = createInsetMark(concept);
  if (mark === undefined) return [];
  const { fills, problem } = drawMark(mark, DEFAULT_SETTINGS, letters);
  const box = boundingBoxOf(fills.flatMap(({ outline }) => outline));
  if (problem !== null || box === null) return [`inset: ${problem ?? 'nothing is drawn'}`];
  const { left, top, right, bottom } = box;
  const inside = Math.min(left, top) >= INSET_LIMITS.from && Math.max(right, bottom) <= INSET_LIMITS.to;
  const large = Math.max(right - left, bottom - top) >= INSET_LIMITS.least;
  const at = [left, top, right, bottom].map((edge) => Math.round(edge)).join(' ');
  return inside && large ? [] : [`inset does not fit around the middle: its box is ${at}`];
};

const findParsingFaults = (mark: MarkBlazon): string[] => {
  const reading = readMark(mark);
  return reading.ok ? [] : reading.errors.map(describeFinding);
};

const collectFaults = (
  concepts: readonly Concept[],
  findFaults: (concept: Concept) => readonly string[],
): string[] => concepts.flatMap((concept) => findFaults(concept).map((fault) => `${concept.id}: ${fault}`));

it('every concept uses known words', () => {
  expect(collectFaults(library.concepts, findWordFaults)).toEqual([]);
});

it('every concept passes the quality gates, and has a simpler form and a fitting inset', {
  timeout: 900_000,
}, () => {
  const withDials = new Set(takeEvery(library.concepts, DIALS_SAMPLING_INTERVAL));
  const findFaults = (concept: Concept): string[] => {
    const drawings = drawInSettings(concept.mark, withDials.has(concept));
    return [...findGateFaults(drawings), ...findPlainFaults(drawings), ...findInsetFaults(concept)];
  };
  expect(collectFaults(takeEvery(library.concepts, SAMPLING_INTERVAL), findFaults)).toEqual([]);
});

/** Marks of families are stored as JSON with the brand. A mark that `readMark` rejects could not be refined. */
describe('readMark accepts every mark of', () => {
  const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const both = [...capitals, ...capitals.map((letter) => letter.toLowerCase())];
  const insets = takeEvery(library.concepts, SAMPLING_INTERVAL);
  const findReadingFaults = (marks: readonly (MarkBlazon | null)[]): string[] => [
    ...new Set(marks.flatMap((mark) => (mark === null ? [] : findParsingFaults(mark)))),
  ];

  it.each(LETTER_FAMILIES)('$id', ({ draw }) => {
    expect(findReadingFaults(both.map((letter) => draw(letter)))).toEqual([]);
  });

  it.each(PAIR_FAMILIES)('$id', ({ draw }) => {
    const pairs = capitals.flatMap((first) => capitals.map((second) => draw(first, second)));
    expect(findReadingFaults(pairs)).toEqual([]);
  });

  it.each(MERGE_FAMILIES)('$id', ({ draw }) => {
    expect(
      findReadingFaults(both.flatMap((letter) => insets.map((concept) => draw(letter, concept)))),
    ).toEqual([]);
  });

  it.each(HOSTS)('the host $id with any inset', (host) => {
    expect(findReadingFaults(insets.map((concept) => cutInsetFromHost(host, concept)))).toEqual([]);
  });

  it.each(ABSTRACT_FAMILIES)('$id', ({ draw }) => {
    expect(findReadingFaults(Array.from({ length: 40 }, (_, seed) => draw(openSeedStream(seed))))).toEqual(
      [],
    );
  });
});
