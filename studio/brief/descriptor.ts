// A second line in the prompt's own words: the phrase around the trade, "sourdough bakery", "dog walking".

import type { FoundName } from './name/find-name.ts';
import type { Segment } from './text/segments.ts';
import type { Token } from './text/tokenise.ts';
import { cueIn, isTrade } from './wishes/items.ts';

const LONGEST = 36;
/** "sells lamps", "protects hospital": a deed makes half a sentence, not a line; what it is done to may make one. */
const DEED =
  /^(?:(?:we|i|that|who)\s)?(?:sell|make|build|protect|offer|provide|help|design|deliver|teach|repair|fix|grow|brew|bake|roast|cook|serve|rent|train|publish|produce|create|connect|manage|run|insure|clean|photograph|film)s?\s+/iu;
/** "podcast about", "crockery for": a line does not end in a small word. */
const SMALL_LAST =
  /(?:\s+(?:about|for|of|in|on|at|by|to|with|from|and|or|the|a|an|that|who|which|where|into|over|de|du|des|pour|sur|avec|et|para|con|y|com|sobre|e|per|di|su|für|mit|von|über|und|ve|için|для|о|про|и|για|και))+$/iu;
const SEVERAL_WORDS = /\S\s+\S/u;

/** "(Hartwell Beekeepers' Circle)": capitals and small joints, a title of its own. */
const TITLE =
  /^\p{Lu}\S*(?:\s(?:(?:of|the|and|for|in|&|de|des|du|et|la|y|e|der|für|und)\s){0,2}\p{Lu}\S*)+$/u;

/** A title in brackets is one line, whole. */
const bracketAround = (typed: string, start: number, end: number): string | null => {
  const open = typed.lastIndexOf('(', start);
  const close = typed.indexOf(')', end);
  if (open < 0 || close < 0) return null;
  const held = typed
    .slice(open + 1, close)
    .trim()
    .replace(/^the\s/iu, '');
  // A bracket that was closed before does not hold the words.
  return !/[()]/u.test(held) && TITLE.test(held) ? held : null;
};

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
      const title = bracketAround(typed, start, end);
      if (title !== null && title.length > LONGEST) continue;
      const line = title ?? said.replace(SMALL_LAST, '');
      const words = name === null ? line : line.replace(DEED, '');
      if (words !== line && !SEVERAL_WORDS.test(words)) continue;
      if (name === null || !name.text.includes(words)) return words;
    }
  }
  return null;
};
