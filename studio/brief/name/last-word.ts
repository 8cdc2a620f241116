// Finds the name at the very end of a prompt that begins with a description: "Biotech spin-off. We grow leather from
// fungi. Quorvane."

import type { Candidate } from './candidate.ts';
import { isMostlyCapitals } from './cased-runs.ts';
import { NEVER_NAME_ALONE } from './name-words.ts';
import { PEOPLES_AND_LANGUAGES, PLACES } from './places.ts';
import type { WordKnowledge } from './word-knowledge.ts';

const LAST_WORD_OF_PROMPT = /[.!?]\s{1,3}(\p{Lu}[\p{L}\p{M}\p{N}'’-]{2,20})[.!]?\s{0,4}$/u;
/** The first sentence of the prompt. */
const FIRST_SENTENCE = /^\s{0,4}(\p{Lu}?[^.!?\n]{5,80})[.!?]\s/u;
const KIND_OF_FIRM =
  /(?<!\p{L})(?:start-?up|spin-?(?:out|off)|scale-?up|company|firm|business|brand|agency|studio|shop|store|charity|club|app|platform|label|practice|collective|co-?op(?:erative)?|non-?profit|team)(?!\p{L})/iu;
/** Thanks at the end of the prompt, followed by a signature. */
const CLOSING_THANKS =
  /(?:thanks|thank you|cheers|regards|wishes|love|merci|danke|gracias|grazie|obrigad[oa])[.!]\s{1,3}\S+$/iu;
/** Endings of adjectives that no word list contains, such as "Decadent". They describe a look and are not a name. */
const ADJECTIVE_ENDING = /(?:ent|ant|ic|al|ful|less|ous|ive|able|ible|ish|ed|ing|ly|esque|some|ern|ary)$/u;
/** Another name before the last word: a capitalised word within a sentence, or two in a row, as in "The Brazen Fig". */
const OTHER_NAME =
  /(?:[\p{Ll},;:]\s|(?:^|[.!?]\s{1,3})\p{Lu}[\p{L}'’-]*\s(?:&\s)?)(\p{Lu}\p{Ll}[\p{L}'’-]*)/gu;
/** Higher than the score of the first words of a prompt, lower than that of a quoted or stated name. */
const LAST_WORD_SCORE = 62;

const containsAnotherName = (before: string): boolean =>
  [...before.matchAll(OTHER_NAME)].some(([, word = '']) => !PLACES.has(word.toLowerCase()));

export const findNameAsLastWord = (text: string, knowledge: WordKnowledge): Candidate[] => {
  const match = LAST_WORD_OF_PROMPT.exec(text);
  const name = match?.[1];
  const firstSentence = FIRST_SENTENCE.exec(text)?.[1];
  if (match === null || name === undefined || firstSentence === undefined || isMostlyCapitals(text))
    return [];
  if (!KIND_OF_FIRM.test(firstSentence) && !knowledge.isTrade(firstSentence)) return [];
  // In "Bakery. Warm. Rustic.", the last word is an adjective and not the name.
  const folded = name.toLowerCase();
  if (knowledge.isKnown(folded) || knowledge.isLook(folded) || knowledge.isTrade(folded)) return [];
  if (NEVER_NAME_ALONE.has(folded) || PLACES.has(folded) || PEOPLES_AND_LANGUAGES.has(folded)) return [];
  if (ADJECTIVE_ENDING.test(folded) || containsAnotherName(text.slice(0, match.index))) return [];
  if (CLOSING_THANKS.test(text.trimEnd())) return [];
  const start = match.index + match[0].indexOf(name);
  return [{ start, end: start + name.length, score: LAST_WORD_SCORE, source: 'proper-noun' }];
};
