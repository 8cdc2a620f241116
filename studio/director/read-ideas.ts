// The first answer: the brief as the model reads it, and its ideas. Never throws; what cannot be read is left out.

import type { Brief } from '../brief/brief.ts';
import { renamed } from '../brief/renamed.ts';
import { NAMED_COLOURS } from '../colour/named-colours.ts';
import { parseHex } from '../colour/oklch.ts';
import type { Idea, ModelReading } from './commission.ts';
import { findJson } from './find-json.ts';
import { nameIn } from './name-in.ts';
import { textOf } from './text-of.ts';

export interface IdeasAnswer {
  reading: ModelReading | null;
  brief: Brief;
  /** The chosen ones first. */
  ideas: readonly Idea[];
  /** What became of the answer, in a line. */
  note: string;
}

const MOST = { text: 400, items: 12, ideas: 8 } as const;

const lineOf = (value: unknown): string => textOf(value, MOST.text);

const textsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value
        .map(lineOf)
        .filter((text) => text !== '')
        .slice(0, MOST.items)
    : [];

export function readIdeas(
  answer: string | null,
  prompt: string,
  brief: Brief,
  brandName: string | undefined,
): IdeasAnswer {
  const given = brandName === undefined ? brief : renamed(brief, brandName);
  const nothing = (note: string): IdeasAnswer => ({ reading: null, brief: given, ideas: [], note });
  if (answer === null) return nothing('no answer');
  const found = findJson(answer);
  if (!found.ok) return nothing(`refused: ${found.problem}`);
  const { value } = found;
  const ideas = ideasOf(value);
  if (ideas.length === 0 && lineOf(value['trade']) === '')
    return nothing('refused: neither a reading nor ideas');
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
  return { reading, brief: read, ideas, note: `taken: ${ideas.length} ideas${renaming}` };
}

/** What is not in the prompt is not believed: then the reader's own name stands. */
function nameOf(value: unknown, prompt: string, brief: Brief): string | null {
  if (value === null) return null;
  const said = lineOf(value);
  return said === '' ? brief.name : (nameIn(prompt, said) ?? brief.name);
}

/** The model's reading of colours and refusals replaces ours; codes count only where the prompt has them. */
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

function ideasOf(value: Record<string, unknown>): Idea[] {
  const given: unknown[] = Array.isArray(value['ideas']) ? value['ideas'].slice(0, MOST.ideas) : [];
  const ideas = given.map(ideaOf);
  const best: unknown[] = Array.isArray(value['best']) ? value['best'] : [];
  const order = [...best.map((place) => Number(place) - 1), ...ideas.keys()];
  return [...new Set(order)].flatMap((index) => {
    const idea = ideas[index];
    return idea === undefined || idea.sentence === '' ? [] : [idea];
  });
}

function ideaOf(value: unknown): Idea {
  if (typeof value === 'string') return { title: '', sentence: lineOf(value) };
  const { title, sentence } = (value ?? {}) as Record<string, unknown>;
  return { title: lineOf(title), sentence: lineOf(sentence) || lineOf(title) };
}
