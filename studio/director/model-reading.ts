// Parses the model's reading of the brief, which is the answer to the first question. Parts that cannot be read are
// left out.

import type { Brief } from '../brief/brief.ts';
import { renameBrief } from '../brief/rename-brief.ts';
import { NAMED_COLOURS } from '../language/colour/named-colours.ts';
import { parseHex } from '../language/colour/oklch.ts';
import type { ModelReading } from './commission.ts';
import { findJson } from './find-json.ts';
import { findNameInPrompt } from './find-name-in-prompt.ts';
import { toBoundedLine } from './to-bounded-line.ts';

export interface ReadingAnswer {
  reading: ModelReading | null;
  brief: Brief;
  /** The outcome of the answer, in one line. */
  note: string;
}

/** `text` is the maximum length of a line, in characters; `items` is the maximum number of lines in a list. */
const LINE_LIMITS = { text: 400, items: 12 } as const;

const readLine = (value: unknown): string => toBoundedLine(value, LINE_LIMITS.text);

const readLines = (value: unknown): string[] =>
  Array.isArray(value)
    ? value
        .map(readLine)
        .filter((text) => text !== '')
        .slice(0, LINE_LIMITS.items)
    : [];

export function readModelReading(
  answer: string | null,
  prompt: string,
  brief: Brief,
  brandName: string | undefined,
): ReadingAnswer {
  const namedBrief = brandName === undefined ? brief : renameBrief(brief, brandName);
  const withoutReading = (note: string): ReadingAnswer => ({ reading: null, brief: namedBrief, note });
  if (answer === null) return withoutReading('no answer');
  const found = findJson(answer);
  if (!found.ok) return withoutReading(`refused: ${found.problem}`);
  const { value } = found;
  if (readLine(value['trade']) === '') return withoutReading('refused: not a reading');
  const reading: ModelReading = {
    trade: readLine(value['trade']),
    mood: readLine(value['mood']),
    wishes: readLines(value['wishes']),
    refusals: readLines(value['refusals']),
    language: readLine(value['language']),
    unclear: readLines(value['unclear']),
  };
  const name = brandName ?? readName(value['name'], prompt, brief);
  const corrected = correctBrief(
    name === null ? { ...namedBrief, name: null } : renameBrief(namedBrief, name),
    value,
    prompt,
  );
  const renaming = name === brief.name ? '' : `; name ${JSON.stringify(brief.name)} corrected`;
  return { reading, brief: corrected, note: `taken${renaming}` };
}

/**
 * Returns the name that the model read, or the brief's name if the prompt does not contain the model's. Null means
 * that there is no name.
 */
function readName(value: unknown, prompt: string, brief: Brief): string | null {
  if (value === null) return null;
  const nameRead = readLine(value);
  return nameRead === '' ? brief.name : (findNameInPrompt(prompt, nameRead) ?? brief.name);
}

/**
 * Replaces the exact colours and the unwanted things of the brief with those that the model read. A colour code
 * counts only if the prompt contains it.
 */
function correctBrief(brief: Brief, value: Record<string, unknown>, prompt: string): Brief {
  const codes = readLines(value['exact_colours'])
    .filter((code) => prompt.toLowerCase().includes(code.toLowerCase().replace('#', '')))
    .flatMap((code) => parseHex(code) ?? []);
  const wishes = brief.wishes.filter((wish) => !/^(?:hex|primary|secondary):/.test(wish));
  const words = (field: string): string[] =>
    readLines(value[field]).map((word) => word.toLowerCase().replaceAll(' ', '-'));
  const avoids = [
    ...words('refused_colours')
      .filter((word) => NAMED_COLOURS.has(word))
      .map((word) => `colour:${word}`),
    ...words('refused_motifs').map((word) => `motif:${word}`),
  ];
  return { ...brief, wishes: [...wishes, ...codes.map((code) => `hex:${code}`)], avoids };
}
