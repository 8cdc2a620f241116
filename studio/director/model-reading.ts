// Parses the first answer: the brief as the model reads it. Never throws; unreadable parts are omitted.

import type { Brief } from '../brief/brief.ts';
import { renamed } from '../brief/renamed.ts';
import { NAMED_COLOURS } from '../language/colour/named-colours.ts';
import { parseHex } from '../language/colour/oklch.ts';
import type { ModelReading } from './commission.ts';
import { findJson } from './find-json.ts';
import { nameIn } from './name-in.ts';
import { textOf } from './text-of.ts';

export interface ReadingAnswer {
  reading: ModelReading | null;
  brief: Brief;
  /** The result of the answer, in one line. */
  note: string;
}

const LIMITS = { text: 400, items: 12 } as const;

const lineOf = (value: unknown): string => textOf(value, LIMITS.text);

const textsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value
        .map(lineOf)
        .filter((text) => text !== '')
        .slice(0, LIMITS.items)
    : [];

export function readModelReading(
  answer: string | null,
  prompt: string,
  brief: Brief,
  brandName: string | undefined,
): ReadingAnswer {
  const given = brandName === undefined ? brief : renamed(brief, brandName);
  const nothing = (note: string): ReadingAnswer => ({ reading: null, brief: given, note });
  if (answer === null) return nothing('no answer');
  const found = findJson(answer);
  if (!found.ok) return nothing(`refused: ${found.problem}`);
  const { value } = found;
  if (lineOf(value['trade']) === '') return nothing('refused: not a reading');
  const reading: ModelReading = {
    trade: lineOf(value['trade']),
    mood: lineOf(value['mood']),
    wishes: textsOf(value['wishes']),
    refusals: textsOf(value['refusals']),
    language: lineOf(value['language']),
    unclear: textsOf(value['unclear']),
  };
  const name = brandName ?? nameOf(value['name'], prompt, brief);
  const read = corrected(name === null ? { ...given, name: null } : renamed(given, name), value, prompt);
  const renaming = name === brief.name ? '' : `; name ${JSON.stringify(brief.name)} corrected`;
  return { reading, brief: read, note: `taken${renaming}` };
}

/**
 * Returns the name that the model read. A name that is not in the prompt is rejected; the brief's name is then used.
 */
function nameOf(value: unknown, prompt: string, brief: Brief): string | null {
  if (value === null) return null;
  const said = lineOf(value);
  return said === '' ? brief.name : (nameIn(prompt, said) ?? brief.name);
}

/**
 * Corrects the brief by the model's reading of colours and refusals. Colour codes count only if the prompt contains
 * them.
 */
function corrected(brief: Brief, value: Record<string, unknown>, prompt: string): Brief {
  const codes = textsOf(value['exact_colours'])
    .filter((code) => prompt.toLowerCase().includes(code.toLowerCase().replace('#', '')))
    .flatMap((code) => parseHex(code) ?? []);
  const wishes = brief.wishes.filter((wish) => !/^(?:hex|primary|secondary):/.test(wish));
  const words = (field: string): string[] =>
    textsOf(value[field]).map((word) => word.toLowerCase().replaceAll(' ', '-'));
  const avoids = [
    ...words('refused_colours')
      .filter((word) => NAMED_COLOURS.has(word))
      .map((word) => `colour:${word}`),
    ...words('refused_motifs').map((word) => `motif:${word}`),
  ];
  return { ...brief, wishes: [...wishes, ...codes.map((code) => `hex:${code}`)], avoids };
}
