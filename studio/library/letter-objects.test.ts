// Tests every letter object in a test of its own, so that a failure names the object.

import { expect, it, vi } from 'vitest';
import { openTypefaceLetters } from '../test/typefaces.ts';
import { readLocalLibrary } from '../test/local-studio.ts';
import { IS_THOROUGH } from '../test/sampling.ts';
import type { MarkBlazon, MarkSettings } from '../language/blazon/blazon.ts';
import { isDial } from '../language/blazon/dials.ts';
import { drawMark } from '../language/blazon/draw-blazon.ts';
import { MOTIFS } from '../brief/closed-lists.ts';
import { evaluateMarkGates } from '../design/critic/mark-gates.ts';
import { measureMark } from '../language/marks/measure-mark.ts';
import { ASSOCIATIONS } from './associations.ts';
import { TRADES } from './trades.ts';
import type { LetterObject } from './letter-object.ts';

const library = readLocalLibrary();

// These tests must not time out on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const letters = await openTypefaceLetters();

/** All names of pictures: motifs, concepts, and pictures of the associations and the trades. */
const PICTURES: ReadonlySet<string> = new Set([
  ...MOTIFS,
  ...library.concepts.map(({ id }) => id),
  ...ASSOCIATIONS.keys(),
  ...[...TRADES.values()].flatMap(({ pictures: { plain, fitting }, finer }) => [
    ...plain,
    ...fitting,
    ...finer.flatMap(({ pictures }) => pictures),
  ]),
]);

/** The positions at which dials are drawn: a typeface may have a stem of any width in its range. */
const DIAL_POSITIONS = IS_THOROUGH ? [0, 0.25, 0.5, 0.75, 1] : [0, 1];

/** The default settings, and each dial at each position. */
const settingsOf = ({ dials }: MarkBlazon): MarkSettings[] => [
  { dials: {}, detail: 'fine' },
  ...Object.entries(dials).flatMap(([name, dial]): MarkSettings[] =>
    isDial(dial)
      ? DIAL_POSITIONS.map((share) => ({
          dials: { [name]: dial.min + share * (dial.max - dial.min) },
          detail: 'fine',
        }))
      : [],
  ),
];

const findGateFaults = ({ mark }: LetterObject): string[] =>
  settingsOf(mark).flatMap((settings) => {
    const measures = measureMark(drawMark(mark, settings, letters).fills);
    const at = JSON.stringify(settings.dials);
    if (measures === null) return [`${at}: nothing is drawn`];
    return evaluateMarkGates(measures)
      .filter(({ ok }) => !ok)
      .map(({ name, value, goal }) => `${at}: ${name} is ${value.toFixed(3)}, should be ${goal}`);
  });

const findWordFaults = ({ shows, motifs, letters: characters }: LetterObject): string[] => [
  ...shows.filter((picture) => !PICTURES.has(picture)).map((picture) => `nothing calls for ${picture}`),
  ...motifs.filter((motif) => !MOTIFS.includes(motif)).map((motif) => `${motif} is no motif`),
  ...(shows.length === 0 || characters.length === 0 ? ['it shows nothing, or stands for nothing'] : []),
];

it.each(library.letterObjects)('$id shows known pictures and passes every quality gate', (object) => {
  const faults = [...findWordFaults(object), ...findGateFaults(object)];
  expect(faults.join('\n')).toBe('');
});

it('no two letter objects or concepts have the same id', () => {
  const ids = [...library.letterObjects, ...library.concepts].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
