// Subjects that people ask for and the library has no picture of: "a running cheetah". Letters are better than a picture
// of something else, and the customer is told.

import type { Brief } from './brief.ts';
import type { Lexicon } from './lexicon/compile.ts';
import { compile } from './lexicon/compile.ts';
import { compileAll } from './lexicon/lexicons.ts';
import { matchAll } from './lexicon/match.ts';
import type { Table } from './lexicon/vocabulary.ts';
import subjects from './lexicons/undrawn.json' with { type: 'json' };
import type { Segment } from './text/segments.ts';
import type { Token } from './text/tokenise.ts';

const MOST = 4;
const REFUSING: ReadonlySet<string> = new Set(['@not', '@avoid', '@out', '@instead', '@skip']);

/** Endings and compounds are not guessed: each form is listed. */
const LEXICONS = compileAll((vocabulary) => {
  const table: Table = Object.fromEntries(
    Object.entries(subjects).map(([subject, forms]) => [subject, forms[vocabulary.language]]),
  );
  return compile({ ...vocabulary, compounds: false }, [['', table]]);
});

const isRefused = ({ hits }: Segment): boolean =>
  hits.some(({ meanings }) => meanings.some((meaning) => REFUSING.has(meaning)));

interface Prompt {
  text: string;
  tokens: readonly Token[];
  lexicons: readonly Lexicon[];
  inName: (index: number) => boolean;
}

/** In the order of the prompt; without those of a clause that refuses something, and of the name. */
export function undrawnIn(
  { text, tokens, lexicons, inName }: Prompt,
  sentences: readonly (readonly Segment[])[],
): Pick<Brief, 'undrawn'> {
  const segments = sentences.flat();
  const own = lexicons.flatMap(({ language }) => LEXICONS.get(language) ?? []);
  const found = matchAll(own, text, tokens, (index) => !inName(index))
    .filter(({ first }) => {
      const segment = segments.find((each) => each.first <= first && first < each.after);
      return segment === undefined || !isRefused(segment);
    })
    .flatMap(({ meanings: [subject] }) => subject ?? []);
  const undrawn = [...new Set(found)].slice(0, MOST);
  return undrawn.length === 0 ? {} : { undrawn };
}
