// Reads the new name of the brand: "Call it Harbour", "change the name to 'Harbour & Co'".

import { findAllHits } from '../brief/lexicon/match.ts';
import type { NormalisedPrompt } from '../brief/text/normalise.ts';
import type { Token } from '../brief/text/tokenise.ts';
import type { ChangeReader } from './change-lexicons.ts';
import { hasMeaning } from './clauses.ts';

interface NewName {
  name: string;
  start: number;
  end: number;
}

const QUOTED_NAME = /["“„«「『‹']([^"“”„«»「」『』‹›']{1,60})["”“»」』›']/u;
/** Matches what ends an unquoted name: the "and" in "Harbour and make it blue", but not in "Harbour and Sons". */
const END_OF_NAME =
  /[.,;!?。、！？\n]|\s(?:but|instead|please|aber|bitte|mais|pero|ma|mas|но|ama|αλλά|(?:and|und|et|y|e|и|ve|και)(?!\s\p{Lu}))\s/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const MAX_NAME_WORDS = 6;
const MAX_NAME_LENGTH = 60;

const alwaysTrue = (): boolean => true;

/** Returns the new name, or null when the request gives none. */
export const findNewName = (
  prompt: NormalisedPrompt,
  tokens: readonly Token[],
  reader: ChangeReader,
): NewName | null => {
  const hit = findAllHits(reader.change, prompt.text, tokens, alwaysTrue).find((each) =>
    hasMeaning(each, '!rename'),
  );
  if (hit === undefined) return null;
  // `text` has no markup or emoji, which must not become part of a name.
  const quoted = QUOTED_NAME.exec(prompt.text);
  const quotedName = quoted?.[1]?.replaceAll(/\s+/gu, ' ').trim() ?? '';
  if (quoted !== null && LETTER_OR_DIGIT.test(quotedName))
    return { name: quotedName, start: quoted.index, end: quoted.index + quoted[0].length };
  const first = tokens[hit.after];
  // In Chinese and Japanese, only quotation marks separate the name from the sentence.
  if (first === undefined || first.unspaced) return null;
  const rest = prompt.text.slice(first.start);
  const name = rest
    .slice(0, END_OF_NAME.exec(rest)?.index ?? rest.length)
    .replace(/\s(?:now|please|instead|from now on)$/iu, '')
    .trim();
  const words = name.split(/\s+/u).length;
  const hasCapitalOrNoCase = /\p{Lu}/u.test(name) || !/\p{Ll}/u.test(name);
  if (
    !LETTER_OR_DIGIT.test(name) ||
    name.length > MAX_NAME_LENGTH ||
    words > MAX_NAME_WORDS ||
    !hasCapitalOrNoCase
  )
    return null;
  return { name, start: first.start, end: first.start + name.length };
};
