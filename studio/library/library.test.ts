// Tests the rules for concepts of the library.

import { env } from 'node:process';
import { describe, expect, it, vi } from 'vitest';
import { insetMark } from '../test/inset-mark.ts';
import { lettersWithTypefaces } from '../test/typefaces.ts';
import { localLibrary } from '../test/local-studio.ts';
import type { MarkBlazon, Settings } from '../language/blazon/blazon.ts';
import { isDial } from '../language/blazon/dials.ts';
import { drawMark } from '../language/blazon/draw-blazon.ts';
import { describeFinding } from '../language/blazon/findings.ts';
import { readMark } from '../language/blazon/read-blazon.ts';
import { INDUSTRIES, MOODS, MOTIFS } from '../brief/closed-lists.ts';
import english from '../brief/lexicons/en.json' with { type: 'json' };
import { seedStream } from '../language/seed-stream.ts';
import { evaluateMarkGates } from '../design/critic/mark-gates.ts';
import { measureMark } from '../language/marks/measure-mark.ts';
import { boundingBoxOf } from '../language/geometry/bounds.ts';
import { countNodes } from '../language/geometry/measure.ts';
import type { Concept } from './concept.ts';
import { ABSTRACT_FAMILIES, LETTER_FAMILIES, MERGE_FAMILIES, PAIR_FAMILIES } from './families/families.ts';
import { HOSTS } from './families/hosts.ts';
import { cutInsetFromHost } from './families/cut-inset.ts';

const library = localLibrary();

// Other load on the machine must not fail these tests.
vi.setConfig({ testTimeout: 60_000 });

const letters = await lettersWithTypefaces();

const KNOWN_IDEAS = Object.keys(english.ideas);

const AS_WRITTEN: Settings = { dials: {}, detail: 'fine' };
const PLAIN: Settings = { dials: {}, detail: 'plain' };
/**
 * "Simpler" must be visible: at most this share of the points may remain. A mark with few points is already simple.
 */
const PLAIN_SHARE = 0.85;
const FEW_POINTS = 20;
/** An inset is centred in the field, about 30 x 30. */
const INSET = { from: 30, to: 70, least: 18 };

/**
 * Drawing the ends of all dials takes minutes: it runs nightly for all concepts, and for a sample with every change.
 */
const SAMPLED = env['BLAZON_THOROUGH'] === '1' ? 1 : 5;

/** Settings as written, plain, and both ends of every dial with the others as written. */
const settingsOf = ({ dials }: MarkBlazon, withDials: boolean): [string, Settings][] => [
  ['as written', AS_WRITTEN],
  ['plain', PLAIN],
  ...Object.entries(withDials ? dials : {}).flatMap(([name, dial]): [string, Settings][] =>
    isDial(dial)
      ? [dial.min, dial.max].map((end) => [`${name} ${end}`, { ...AS_WRITTEN, dials: { [name]: end } }])
      : [],
  ),
];

const gateFaults = (mark: MarkBlazon, withDials: boolean): string[] =>
  settingsOf(mark, withDials).flatMap(([name, settings]) => {
    const { fills, problem } = drawMark(mark, settings, letters);
    const measures = measureMark(fills);
    if (problem !== null || measures === null) return [`${name}: ${problem ?? 'nothing is drawn'}`];
    return evaluateMarkGates(measures)
      .filter(({ ok }) => !ok)
      .map((gate) => `${name}: ${gate.name} is ${gate.value.toFixed(3)}, should be ${gate.goal}`);
  });

const strangers = (words: readonly string[], known: readonly string[], kind: string): string[] =>
  words.filter((word) => !known.includes(word)).map((word) => `${word} is no ${kind} of the closed list`);

const wordFaults = ({ motifs, industries, moods, ideas, words }: Concept): string[] => [
  ...strangers(motifs, MOTIFS, 'motif'),
  ...strangers(industries, INDUSTRIES, 'industry'),
  ...strangers(moods, MOODS, 'mood'),
  ...strangers(ideas, KNOWN_IDEAS, 'idea'),
  ...words.filter((word) => word !== word.toLowerCase()).map((word) => `${word} is not in lower case`),
  ...[motifs, industries, moods, words].flatMap((list) =>
    new Set(list).size === list.length ? [] : [`${list.join(' ')} says something twice`],
  ),
  ...(motifs.length === 0 && words.length === 0 ? ['nothing calls for it'] : []),
];

const pointsAt = (mark: MarkBlazon, settings: Settings): number =>
  countNodes(drawMark(mark, settings, letters).fills.flatMap(({ outline }) => outline));

const plainFaults = (mark: MarkBlazon): string[] => {
  const [fine, plain] = [pointsAt(mark, AS_WRITTEN), pointsAt(mark, PLAIN)];
  if (fine <= FEW_POINTS || plain <= PLAIN_SHARE * fine) return [];
  return [`plain has ${plain} of ${fine} points, should be at most ${Math.floor(PLAIN_SHARE * fine)}`];
};

const insetFaults = (concept: Concept): string[] => {
  const mark = insetMark(concept);
  if (mark === undefined) return [];
  const { fills, problem } = drawMark(mark, AS_WRITTEN, letters);
  const box = boundingBoxOf(fills.flatMap(({ outline }) => outline));
  if (problem !== null || box === null) return [`inset: ${problem ?? 'nothing is drawn'}`];
  const { left, top, right, bottom } = box;
  const inside = Math.min(left, top) >= INSET.from && Math.max(right, bottom) <= INSET.to;
  const large = Math.max(right - left, bottom - top) >= INSET.least;
  const at = [left, top, right, bottom].map((edge) => Math.round(edge)).join(' ');
  return inside && large ? [] : [`inset does not fit around the middle: its box is ${at}`];
};

const readingFaults = (mark: MarkBlazon): string[] => {
  const reading = readMark(mark);
  return reading.ok ? [] : reading.errors.map(describeFinding);
};

it('every concept follows the closed lists and passes the gates', { timeout: 900_000 }, () => {
  const faults = library.concepts.flatMap((concept, index) =>
    [
      ...wordFaults(concept),
      ...gateFaults(concept.mark, index % SAMPLED === 0),
      ...plainFaults(concept.mark),
      ...insetFaults(concept),
    ].map((fault) => `${concept.id}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

/** A record stores the mark of a family as JSON: an unreadable one cannot be refined. */
describe('marks of a family can be read again', () => {
  const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const both = [...capitals, ...capitals.map((letter) => letter.toLowerCase())];
  const faultsIn = (marks: readonly (MarkBlazon | null)[]): string[] => [
    ...new Set(marks.flatMap((mark) => (mark === null ? [] : readingFaults(mark)))),
  ];

  it.each(LETTER_FAMILIES)('$id', ({ draw }) => {
    expect(faultsIn(both.map((letter) => draw(letter)))).toEqual([]);
  });

  it.each(PAIR_FAMILIES)('$id', ({ draw }) => {
    const pairs = capitals.flatMap((first) => capitals.map((second) => draw(first, second)));
    expect(faultsIn(pairs)).toEqual([]);
  });

  it.each(MERGE_FAMILIES)('$id', ({ draw }) => {
    expect(
      faultsIn(both.flatMap((letter) => library.concepts.map((concept) => draw(letter, concept)))),
    ).toEqual([]);
  });

  it.each(HOSTS)('the $id with anything in it', (host) => {
    expect(faultsIn(library.concepts.map((concept) => cutInsetFromHost(host, concept)))).toEqual([]);
  });

  it.each(ABSTRACT_FAMILIES)('$id', ({ draw }) => {
    expect(faultsIn(Array.from({ length: 40 }, (_, seed) => draw(seedStream(seed))))).toEqual([]);
  });
});
