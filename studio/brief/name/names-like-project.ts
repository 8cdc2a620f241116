// Finds the name of the project in the prompt. If it occurs there, it is probably the name of the brand.

import type { Candidate } from './candidate.ts';
import type { WordKnowledge } from './word-knowledge.ts';

/** Higher than the score of almost any other rule, lower than that of "the logo should say X". */
const PROJECT_NAME_SCORE = 95;
const MAX_NAME_LENGTH = 60;

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;

/** Names that any project could have, such as "logo" or "test". */
const GENERIC_PROJECT_NAME =
  /^(?:logos?|brand|branding|test|project|website|app|shop|new|untitled|default)$/u;
const isGenericProjectName = (name: string, knowledge: WordKnowledge): boolean =>
  GENERIC_PROJECT_NAME.test(name) || (!/\s/u.test(name) && knowledge.isPlainTrade(name));

export const findNamesLikeProject = (
  text: string,
  projectName: string | undefined,
  knowledge: WordKnowledge,
): Candidate[] => {
  const name = projectName?.normalize('NFC').trim().replace(/[‘’]/gu, "'").toLowerCase() ?? '';
  if (name === '' || name.length > MAX_NAME_LENGTH || isGenericProjectName(name, knowledge)) return [];
  if (name.length === 1 && !isUnspaced(name)) return [];
  const lower = text.toLowerCase();
  // A letter whose lower-case form is longer (İ) would shift all later offsets.
  if (lower.length !== text.length) return [];
  for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + 1)) {
    const end = at + name.length;
    const isWhole =
      isUnspaced(name) || (!WORD_CHARACTER.test(text[at - 1] ?? '') && !WORD_CHARACTER.test(text[end] ?? ''));
    if (isWhole) return [{ start: at, end, score: PROJECT_NAME_SCORE, source: 'stated' }];
  }
  return [];
};

/** Whether the name is in a script in which particles or other words may follow without a space. */
const isUnspaced = (name: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(name);
