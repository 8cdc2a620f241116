// Reads a concept or a letter object from parsed JSON.

import type { MarkBlazon, Step } from '../language/blazon/blazon.ts';
import { createDialLookup } from '../language/blazon/dials.ts';
import type { Findings } from '../language/blazon/findings.ts';
import { appendToPath } from '../language/blazon/findings.ts';
import { Fields } from '../language/blazon/read-fields.ts';
import { reportUnknownKeys, readMarkAt } from '../language/blazon/read-mark.ts';
import { readStep } from '../language/blazon/read-step.ts';
import type { Concept } from './concept.ts';
import { CONSTRUCTIONS } from './concept.ts';
import type { LetterObject } from './letter-object.ts';

type JsonObject = Record<string, unknown>;

const CONCEPT_FIELDS = 'motifs words industries moods ideas construction letters mark inset'.split(' ');
const LETTER_FIELDS = 'letters shows motifs tall dot over mark'.split(' ');
/** Limits several times larger than any existing drawing needs. */
const LIMITS = { words: 60, tall: 3, over: 50 } as const;

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';

const readWords = (value: JsonObject, name: string, findings: Findings): readonly string[] | undefined => {
  const given = value[name];
  if (!Array.isArray(given) || given.length > LIMITS.words)
    return findings.add(name, `a list of at most ${LIMITS.words} words`, given);
  const wrongIndex = given.findIndex((word) => !isWord(word));
  return wrongIndex < 0
    ? given.filter(isWord)
    : findings.add(appendToPath(name, wrongIndex), 'a word', given[wrongIndex]);
};

const readMark = (value: JsonObject, findings: Findings): MarkBlazon | undefined =>
  readMarkAt(value['mark'], 'mark', findings, undefined);

/** An inset has no dials. */
const NO_DIALS_CONTEXT = { dial: createDialLookup(new Map()), dialNames: [] };

const readInset = (value: unknown, findings: Findings): Step | undefined =>
  readStep(value, 'inset', { ...NO_DIALS_CONTEXT, findings, parts: [], nodes: 0, readStep }, 1);

export const readConcept = (id: string, value: JsonObject, findings: Findings): Concept | undefined => {
  reportUnknownKeys(value, CONCEPT_FIELDS, '', findings);
  const [motifs, words, industries, moods, ideas] = ['motifs', 'words', 'industries', 'moods', 'ideas'].map(
    (name) => readWords(value, name, findings),
  );
  const fields = new Fields(value, '', findings);
  const construction = fields.word('construction', CONSTRUCTIONS, undefined);
  if (!fields.has('construction')) findings.add('construction', 'how it is built', undefined);
  const letters = fields.has('letters') ? readWords(value, 'letters', findings) : undefined;
  const mark = readMark(value, findings);
  const inset = fields.has('inset') ? readInset(value['inset'], findings) : undefined;
  if (!motifs || !words || !industries || !moods || !ideas || !construction || !mark) return undefined;
  return {
    id,
    motifs,
    words,
    industries,
    moods,
    ideas,
    construction,
    ...(letters && { letters }),
    mark,
    ...(inset && { inset }),
  };
};

export const readLetterObject = (
  id: string,
  value: JsonObject,
  findings: Findings,
): LetterObject | undefined => {
  reportUnknownKeys(value, LETTER_FIELDS, '', findings);
  const [letters, shows, motifs] = ['letters', 'shows', 'motifs'].map((name) =>
    readWords(value, name, findings),
  );
  const fields = new Fields(value, '', findings);
  const tall = fields.number('tall', 1, LIMITS.tall, undefined);
  const over = fields.number('over', 0, LIMITS.over, undefined);
  const dot = fields.flag('dot', false);
  const mark = readMark(value, findings);
  if (!letters || !shows || !motifs || !mark) return undefined;
  return {
    id,
    letters,
    shows,
    motifs,
    ...(tall !== undefined && { tall }),
    ...(dot && { dot }),
    ...(over !== undefined && { over }),
    mark,
  };
};
