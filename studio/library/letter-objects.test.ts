// The rules for an object that replaces a letter. One test each, so that a failure names it.

import { expect, it, vi } from 'vitest';
import { lettersWithTypefaces } from '../test/typefaces.ts';
import { localLibrary } from '../test/local-studio.ts';
import type { MarkBlazon, Settings } from '../language/blazon/blazon.ts';
import { isDial } from '../language/blazon/dials.ts';
import { drawMark } from '../language/blazon/draw-blazon.ts';
import { MOTIFS } from '../brief/closed-lists.ts';
import { gatesOf } from '../design/critic/mark-gates.ts';
import { measureMark } from '../language/marks/measure-mark.ts';
import { ASSOCIATIONS } from './associations.ts';
import { TRADES } from './trades.ts';
import type { LetterObject } from './letter-object.ts';

const library = localLibrary();

// Must not fail because of other load on the machine.
vi.setConfig({ testTimeout: 60_000 });

const letters = await lettersWithTypefaces();

/** Every name that a table, the closed list or the library has for a picture. */
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

/** As written, and every dial from one end to the other: a typeface may have any stem between. */
const settingsOf = ({ dials }: MarkBlazon): Settings[] => [
  { dials: {}, detail: 'fine' },
  ...Object.entries(dials).flatMap(([name, dial]): Settings[] =>
    isDial(dial)
      ? [0, 0.25, 0.5, 0.75, 1].map((share) => ({
          dials: { [name]: dial.min + share * (dial.max - dial.min) },
          detail: 'fine',
        }))
      : [],
  ),
];

const gateFaults = ({ mark }: LetterObject): string[] =>
  settingsOf(mark).flatMap((settings) => {
    const measures = measureMark(drawMark(mark, settings, letters).fills);
    const at = JSON.stringify(settings.dials);
    if (measures === null) return [`${at}: nothing is drawn`];
    return gatesOf(measures)
      .filter(({ ok }) => !ok)
      .map(({ name, value, goal }) => `${at}: ${name} is ${value.toFixed(3)}, should be ${goal}`);
  });

const wordFaults = ({ shows, motifs, letters: signs }: LetterObject): string[] => [
  ...shows.filter((picture) => !PICTURES.has(picture)).map((picture) => `nothing calls for ${picture}`),
  ...motifs.filter((motif) => !MOTIFS.includes(motif)).map((motif) => `${motif} is no motif`),
  ...(shows.length === 0 || signs.length === 0 ? ['it shows nothing, or stands for nothing'] : []),
];

it.each(library.letterObjects)('$id keeps to the lists and the gates', (object) => {
  const faults = [...wordFaults(object), ...gateFaults(object)];
  expect(faults.join('\n')).toBe('');
});

it('has a name of its own for each', () => {
  const ids = [...library.letterObjects, ...library.concepts].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
