// Parses the first answer: the brief as the model reads it. Never throws; unreadable parts are omitted.

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
  /** The result of the answer, in one line. */
  note: string;
}

const LIMITS = { text: 400, items: 12 } as const;

const readLine = (value: unknown): string => toBoundedLine(value, LIMITS.text);

const readTexts = (value: unknown): string[] =>
  Array.isArray(value)
    ? value
        .map(readLine)
        .filter((text) => text !== '')
        .slice(0, LIMITS.items)
    : [];

export function readModelReading(
  answer: string | null,
  prompt: string,
  brief: Brief,
  brandName: string | undefined,
): ReadingAnswer {
  const given = brandName === undefined ? brief : renameBrief(brief, brandName);
  const nothing = (note: string): ReadingAnswer => ({ reading: null, brief: given, note });
  if (answer === null) return nothing('no answer');
  const found = findJson(answer);
  if (!found.ok) return nothing(`refused: ${found.problem}`);
  const { value } = found;
  if (readLine(value['trade']) === '') return nothing('refused: not a reading');
  const reading: ModelReading = {
    trade: readLine(value['trade']),
    mood: readLine(value['mood']),
    wishes: readTexts(value['wishes']),
    refusals: readTexts(value['refusals']),
    language: readLine(value['language']),
    unclear: readTexts(value['unclear']),
  };
  const name = brandName ?? readName(value['name'], prompt, brief);
  const read = correctBrief(
    name === null ? { ...given, name: null } : renameBrief(given, name),
    value,
    prompt,
  );
  const renaming = name === brief.name ? '' : `; name ${JSON.stringify(brief.name)} corrected`;
  return { reading, brief: read, note: `taken${renaming}` };
}

/**
 * Returns the name that the model read. A name that is not in the prompt is rejected; the brief's name is then used.
 */
function readName(value: unknown, prompt: string, brief: Brief): string | null {
  if (value === null) return null;
  const said = readLine(value);
  return said === '' ? brief.name : (findNameInPrompt(prompt, said) ?? brief.name);
}

/**
 * Corrects the brief by the model's reading of colours and refusals. Colour codes count only if the prompt contains
 * them.
 */
function correctBrief(brief: Brief, value: Record<string, unknown>, prompt: string): Brief {
  const codes = readTexts(value['exact_colours'])
    .filter((code) => prompt.toLowerCase().includes(code.toLowerCase().replace('#', '')))
    .flatMap((code) => parseHex(code) ?? []);
  const wishes = brief.wishes.filter((wish) => !/^(?:hex|primary|secondary):/.test(wish));
  const words = (field: string): string[] =>
    readTexts(value[field]).map((word) => word.toLowerCase().replaceAll(' ', '-'));
  const avoids = [
    ...words('refused_colours')
      .filter((word) => NAMED_COLOURS.has(word))
      .map((word) => `colour:${word}`),
    ...words('refused_motifs').map((word) => `motif:${word}`),
  ];
  return { ...brief, wishes: [...wishes, ...codes.map((code) => `hex:${code}`)], avoids };
}
