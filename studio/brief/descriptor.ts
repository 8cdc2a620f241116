// A second line in the prompt's own words: the phrase around the trade, "sourdough bakery", "dog walking".

import type { FoundName } from './name/find-name.ts';
import type { Segment } from './text/segments.ts';
import type { Token } from './text/tokenise.ts';
import { cueIn, isTrade } from './wishes/items.ts';

const LONGEST = 36;
/** "sells lamps", "protects hospital": a deed makes half a sentence, not a line; what it is done to may make one. */
const DEED =
  /^(?:(?:we|i|that|who)\s)?(?:sell|make|build|protect|offer|provide|help|design|deliver|teach|repair|fix|grow|brew|bake|roast|cook|serve|rent|train|publish|produce|create|connect|manage|run|insure|clean|photograph|film)s?\s+/iu;
const SEVERAL_WORDS = /\S\s+\S/u;

export const descriptorOf = (
  typed: string,
  tokens: readonly Token[],
  sentences: readonly (readonly Segment[])[],
  name: FoundName | null,
): string | null => {
  for (const sentence of sentences) {
    for (const segment of sentence) {
      if (cueIn(segment, 'not', 'avoid', 'reported')) continue;
      const trades = segment.hits.filter(isTrade);
      const [first] = trades;
      if (first === undefined) continue;
      // Trades that stand side by side are one phrase.
      let after = first.after;
      for (const hit of trades) if (hit.first <= after + 1) after = Math.max(after, hit.after);
      const start = tokens[first.first]?.start;
      const end = tokens[after - 1]?.end;
      if (start === undefined || end === undefined || end - start > LONGEST) continue;
      const said = typed.slice(start, end);
      const words = name === null ? said : said.replace(DEED, '');
      if (words !== said && !SEVERAL_WORDS.test(words)) continue;
      if (name === null || !name.text.includes(words)) return words;
    }
  }
  return null;
};
