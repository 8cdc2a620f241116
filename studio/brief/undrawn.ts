// Finds subjects that the library has no picture of: "a running cheetah". The logo then shows letters, not another
// picture, and `unfulfilled` says so.

import type { Brief } from './brief.ts';
import type { Lexicon } from './lexicon/compile.ts';
import { compileLexicon } from './lexicon/compile.ts';
import { VOCABULARIES } from './lexicon/lexicons.ts';
import { findAllHits } from './lexicon/match.ts';
import type { FormTable, Vocabulary } from './lexicon/vocabulary.ts';
import subjects from './lexicons/undrawn.json' with { type: 'json' };
import { memoiseByFirstArgument } from './text/segment-index.ts';
import type { Segment } from './text/segments.ts';
import type { Token } from './text/tokenise.ts';

const MAX_SUBJECTS = 4;
const REFUSAL_CUES: ReadonlySet<string> = new Set(['@not', '@avoid', '@out', '@instead', '@skip']);

/**
 * Compiles the lexicon of a language when the first prompt in it is read, because compiling all 14 would slow every
 * start. Compounds are not split, because the tables list every form.
 */
const compileUndrawnLexicon = memoiseByFirstArgument((vocabulary: Vocabulary): Lexicon => {
  const table: FormTable = Object.fromEntries(
    Object.entries(subjects).map(([subject, forms]) => [subject, forms[vocabulary.language]]),
  );
  return compileLexicon({ ...vocabulary, compounds: false }, [['', table]]);
});

const hasRefusal = ({ hits }: Segment): boolean =>
  hits.some(({ meanings }) => meanings.some((meaning) => REFUSAL_CUES.has(meaning)));

interface Prompt {
  text: string;
  tokens: readonly Token[];
  lexicons: readonly Lexicon[];
  inName: (index: number) => boolean;
}

/** Returns the subjects in the order of the prompt. Skips the name, and clauses that refuse something. */
export function findUndrawnSubjects(
  prompt: Prompt,
  sentences: readonly (readonly Segment[])[],
): Pick<Brief, 'undrawn'> {
  const { text, tokens, inName } = prompt;
  const segments = sentences.flat();
  const vocabularies = prompt.lexicons.flatMap(
    ({ language }) => VOCABULARIES.find((each) => each.language === language) ?? [],
  );
  const lexicons = [...new Set(vocabularies)].map(compileUndrawnLexicon);
  const found = findAllHits(lexicons, text, tokens, (index) => !inName(index))
    .filter(({ first }) => {
      const segment = segments.find((each) => each.first <= first && first < each.after);
      return segment === undefined || !hasRefusal(segment);
    })
    .flatMap(({ meanings: [subject] }) => subject ?? []);
  const undrawn = [...new Set(found)].slice(0, MAX_SUBJECTS);
  return undrawn.length === 0 ? {} : { undrawn };
}
