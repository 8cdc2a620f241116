// Classifies each word of a prompt by the lexicons.

import type { Lexicon } from '../../lexicon/compile.ts';
import type { Hit } from '../../lexicon/match.ts';
import { findNouns } from '../../lexicon/nouns.ts';
import type { Token } from '../../text/tokenise.ts';
import { PEOPLES_AND_LANGUAGES, PLACES } from '../places.ts';

/** Returns the kind of a word with several meanings: the kind that best shows whether the word is a name. */
function mostInformativeKind(meanings: readonly string[]): string {
  const kinds = new Set(
    meanings.map((meaning) => (meaning.startsWith('@') ? meaning : meaning.split(':')[0])),
  );
  const pictured = ['motif', 'colour', 'mood'].find((kind) => kinds.has(kind));
  if (kinds.has('trade')) return pictured === undefined ? 'trade' : 'pictured-trade';
  if (pictured !== undefined) return pictured;
  const cue = meanings.find((meaning) => meaning.startsWith('@'));
  return [...kinds].every((kind) => kind?.startsWith('@')) ? (cue ?? 'unknown') : 'look';
}

export function classifyTokens(
  text: string,
  tokens: readonly Token[],
  lexicons: readonly Lexicon[],
  hits: readonly Hit[],
): string[] {
  const kinds = tokens.map(() => 'unknown');
  for (const { first, after, meanings } of hits) kinds.fill(mostInformativeKind(meanings), first, after);
  const languages = lexicons.map(({ language }) => language);
  for (const { first, after } of findNouns(languages, text, tokens))
    for (let at = first; at < after; at += 1) if (kinds[at] === 'unknown') kinds[at] = 'noun';
  return kinds.map((kind, at) => {
    const word = tokens[at]?.folded ?? '';
    if (kind !== 'unknown') return kind;
    if (lexicons.some(({ small }) => small.has(word))) return 'small';
    if (PLACES.has(word)) return 'place';
    return PEOPLES_AND_LANGUAGES.has(word) ? 'people' : kind;
  });
}
