// Subjects that people ask for and the library has no picture of: "a running cheetah". Letters are better than a picture
// of something else, and the customer is told.

import type { Brief, Language } from './brief.ts';
import type { Lexicon } from './lexicon/compile.ts';
import { compile } from './lexicon/compile.ts';
import { VOCABULARIES } from './lexicon/lexicons.ts';
import { matchAll } from './lexicon/match.ts';
import type { Table } from './lexicon/vocabulary.ts';
import subjects from './lexicons/undrawn.json' with { type: 'json' };
import type { Segment } from './text/segments.ts';
import type { Token } from './text/tokenise.ts';

const MOST = 4;
const REFUSING: ReadonlySet<string> = new Set(['@not', '@avoid', '@out', '@instead', '@skip']);

/** Compiled when a prompt of the language is first read: all 14 would slow every start. */
const lexicons = new Map<Language, Lexicon>();

/** Endings and compounds are not guessed: each form is listed. */
function lexiconOf(language: Language): Lexicon | undefined {
  const known = lexicons.get(language);
  const vocabulary = VOCABULARIES.find((each) => each.language === language);
  if (known !== undefined || vocabulary === undefined) return known;
  const table: Table = Object.fromEntries(
    Object.entries(subjects).map(([subject, forms]) => [subject, forms[language]]),
  );
  const compiled = compile({ ...vocabulary, compounds: false }, [['', table]]);
  lexicons.set(language, compiled);
  return compiled;
}

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
  prompt: Prompt,
  sentences: readonly (readonly Segment[])[],
): Pick<Brief, 'undrawn'> {
  const { text, tokens, inName } = prompt;
  const segments = sentences.flat();
  const languages = new Set(prompt.lexicons.map(({ language }) => language));
  const own = [...languages].flatMap((language) => lexiconOf(language) ?? []);
  const found = matchAll(own, text, tokens, (index) => !inName(index))
    .filter(({ first }) => {
      const segment = segments.find((each) => each.first <= first && first < each.after);
      return segment === undefined || !isRefused(segment);
    })
    .flatMap(({ meanings: [subject] }) => subject ?? []);
  const undrawn = [...new Set(found)].slice(0, MOST);
  return undrawn.length === 0 ? {} : { undrawn };
}
