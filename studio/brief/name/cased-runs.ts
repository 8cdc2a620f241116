// Finds runs (consecutive capitalised words) in a prompt and scores how likely each is the name. The score is high at
// the start of the prompt, before "is a" or a dash, and after a trade or "for". It is low for a place after "in" and
// for a signature after "Regards,".

import type { Candidate } from './candidate.ts';
import { startsWithCapital, findRunAt } from './name-run.ts';
import { NEVER_NAME_ALONE, PERSON_WORDS, PLACE_PREPOSITIONS } from './name-words.ts';
import { PEOPLES_AND_LANGUAGES, PLACES } from './places.ts';
import { findNameStart } from './name-start.ts';
import { scoreNameContext } from './name-context.ts';
import type { WordKnowledge } from './word-knowledge.ts';

const WORD_START =
  /(?<![\p{L}\p{M}\p{N}\-/.&])(?<!(?<!(?<!\p{L})(?:[ldLD]|dell|all|nell|sull|dall))['’])[\p{Lu}\p{N}][\p{L}\p{M}\p{N}]*|(?<!\p{L})['’‘](?:Til|Tis|Twas|Cause|Round)(?!\p{L})/gu;
const DESCRIPTION_AFTER_NAME =
  /^(?:'s)?["”»“]?\s{1,2}(?:is|are|was|has|have|will|would like|does|de-orbits|became|becomes|est|sont|fait|vend|ist|sind|wird|baut|macht|es|son|hace|é|è|são|fa|είναι|это|—\s?это|do|des)(?![\p{L}\p{N}])/u;
const APPOSITION_AFTER = /^["”»“]?\s{0,1}(?:[,:;=()–—|]|\s-{1,2}\s|\.\s|\.$|!|\n|$|\s{2,})/u;
/** An article after a name: "Fennel, a canteen". */
const ARTICLE_AFTER = /^[,:]?\s?[(–—-]?\s?(?:an?|the|our|une?|ein|eine|una?|uma?|uno|ένα|μια|bir)\s\p{Ll}/u;
const NAME_INTRODUCTION =
  /(?:\b(?:for|by|as|with|of|behind|für|von|bei|pour|par|chez|para|por|per|da|di|de|del|για|από|του|της|для|от|ως|als|comme|como|come|как)|["“«(:–—-])\s{0,2}(?:the |die |das |der |la |le |el |il )?$/iu;
const SIGN_OFF =
  /(?:regards|cheers|thanks|thank you|sincerely|faithfully|truly|wishes|grüße|grüßen|cordialement|saludos|saluti|cumprimentos|selamlar|уважением|love)\s{0,2}[,!.\n]{0,3}\s{0,4}(?:[^\n]{0,3}\n\s{0,4})?$/iu;
/** Phrases before the name of another firm or before an earlier name: "unlike", "formerly". */
const PHRASE_BEFORE_OTHER_NAME =
  /(?:\b(?:like|unlike|from|registered as|incorporated as|founded by|owned by|run by|formerly|ex|previously|competitors?|old boss at|left|old name|instead of|not|was|were|used to be|before that|bought out|took over|übernommen|von|früher|anciennement|antes|prima)\s{1,2}(?:the |our |mr\.? |dr\.? )?)$/iu;
const VERB_AFTER = /^\s([\p{Ll}]{3,16})(?=\s\p{L})/u;
/** A third-person verb in a language other than English, then its object: "Olivo vende aceite". */
const INFLECTED_VERB_AFTER =
  /^\s(?!(?:la|le|una?|une|de|da|del|della|para|pour|per|est|et|ist|mit|die|der|das|che|que|se|ne|sa|ma|di|bir|ve)\s)(?:[\p{Script=Latin}]{2,}(?:[aeo]|it|t|ent|an|en|em|am|yor|ır|ir|ur|ür)|[\p{Script=Greek}]{2,}(?:ει|ουν|εται|ά)|[\p{Script=Cyrillic}]{2,}(?:[еия]т|[юуяа]т|тся))\s[\p{Ll}\p{N}]/u;
const QUANTITY_WORD =
  /^(?:three|four|five|nine|some|many|most|several|both|these|those|other|people|things|alle|viele|tous|todos|todas|tutti|hepsi|όλοι|все)$/iu;
/** Verbs in the first person, which need no pronoun: "Πλέκω τσάντες", "Делаем мебель". */
const FIRST_PERSON_VERB = /(?:[ωώ]|ουμε|ούμε|άμε|[аяуе]ю|[аяуе]ем)$/u;
const WORD_AFTER = /^\s{1,12}([\p{Ll}]{3,20})/u;
/** Turkish case endings that say where: "Kadıköy'de", "Bursa'dan". */
const TURKISH_LOCATIVE = /['’](?:d[ae]|t[ae]|d[ae]n|t[ae]n|n?[ıiuü]n|y?[ae])$/u;

const WORD_DIRECTLY_BEFORE = /(?<!\p{L})(\p{L}{1,6})\s{1,2}$/u;

/** Returns the last word before a position, skipping an article: "in" for "in the Alps". */
const findWordBeforeArticle = (text: string, at: number): string =>
  /([\p{L}'’]{1,24})\s{1,2}(?:(?:the|der|die|das|dem|den|la|le|les|el|los|il|lo|o|a|os|as|τη|την|το|τον|τα)\s)?$/iu
    .exec(text.slice(Math.max(0, at - 32), at))?.[1]
    ?.toLowerCase() ?? '';

const findWordBefore = (text: string, at: number): string => {
  const direct = WORD_DIRECTLY_BEFORE.exec(text.slice(Math.max(0, at - 8), at))?.[1]?.toLowerCase() ?? '';
  // An article of one language may be a preposition in another: "gelateria a Cefalù".
  return PLACE_PREPOSITIONS.has(direct) && direct !== 'the' ? direct : findWordBeforeArticle(text, at);
};

/** Prepositions that introduce a place, and almost never an owner. */
const LOCATIVE_PREPOSITION =
  /^(?:in|near|around|outside|across|bei|aus|nach|à|dans|depuis|em|na|nel|nella|sulla|στη|στην|στο|στον|в|во|из)$/u;

/** Returns the heading directly before a position: "Straw-bale builders" in "Straw-bale builders: Sandstone & Sky". */
const findHeadingBefore = (text: string, at: number): string =>
  /^\s{0,4}([^.,;:!?\n]{3,40}):\s{0,2}["“«„]?$/u.exec(text.slice(0, at))?.[1] ?? '';

/**
 * The position of a run of capitalised words: at the `head` of the prompt, at the `start` of a later sentence,
 * `aside` after a dash or a colon, or `within` a sentence.
 */
type RunPosition = 'head' | 'start' | 'aside' | 'within';

/** Whether the text is only a greeting: "Moin!", "Hello there,". */
const isGreeting = (before: string): boolean => {
  const words = before.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length < 3 && words.every((word) => NEVER_NAME_ALONE.has(word)) && /[!,.]$/u.test(before);
};

const findRunPosition = (text: string, at: number): RunPosition => {
  const before = text
    .slice(0, at)
    .trimEnd()
    .replace(/["“«„»'‘]+$/u, '')
    .trimEnd();
  if (before === '' || isGreeting(before)) return 'head';
  if (/[.!?…;\n]$/u.test(before) || text.slice(before.length, at).includes('\n')) return 'start';
  return /[:–—|-]$/u.test(before) ? 'aside' : 'within';
};

const SCORE_BY_POSITION: Readonly<Record<RunPosition, number>> = {
  head: 22,
  start: 0,
  aside: 14,
  within: 24,
};

const DESCRIPTION_SCORE_BY_POSITION: Readonly<Record<RunPosition, number>> = {
  head: 42,
  start: 38,
  aside: 20,
  within: 20,
};

/** Whether the run is the subject of a verb: "Anchor fixes boats", "Olivo vende aceite". */
const isSubject = (word: string, text: string, end: number, knowledge: WordKnowledge): boolean => {
  if (word.length < 4 || /\s/u.test(word) || QUANTITY_WORD.test(word)) return false;
  const after = text.slice(end, end + 30);
  if (knowledge.isVerb(VERB_AFTER.exec(after)?.[1] ?? '')) return true;
  return (
    !knowledge.tradesFollow && !knowledge.isPlainTrade(word.toLowerCase()) && INFLECTED_VERB_AFTER.test(after)
  );
};

const scoreContext = (text: string, start: number, end: number, knowledge: WordKnowledge): number => {
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 30);
  const position = findRunPosition(text, start);
  const hasSeveralWords = /\s/u.test(text.slice(start, end));
  const capitalsMarkNames = !knowledge.nounsAreCapital;
  let score = position === 'within' && !capitalsMarkNames ? 0 : SCORE_BY_POSITION[position];
  const personPenalty = hasSeveralWords ? 16 : 40;
  const isBeforeVerb = knowledge.isVerb(VERB_AFTER.exec(after)?.[1] ?? '');
  // At the start of the prompt, even an ordinary word is a name if "is a" follows: "Tonic is a hairdresser's".
  if (DESCRIPTION_AFTER_NAME.test(after)) {
    score += DESCRIPTION_SCORE_BY_POSITION[position];
    // A trade after "is" makes the name more certain: "Simple is a bank".
    const sentence = text.slice(end, end + 48).split(/[.,;!?\n]/u)[0] ?? '';
    if (
      position === 'head' &&
      /^\s(?:is|are|ist|est|es|é|è)\s/u.test(sentence) &&
      knowledge.isTrade(sentence)
    )
      score += 18;
  } else if (position === 'head' && isSubject(text.slice(start, end), text, end, knowledge)) score += 26;
  else if (isBeforeVerb && (position === 'head' || hasSeveralWords)) score += 20;
  else if (APPOSITION_AFTER.test(after)) score += 12;
  else if (knowledge.isTrade(WORD_AFTER.exec(after)?.[1] ?? '')) score += 12;
  if (NAME_INTRODUCTION.test(before)) score += 12;
  // The run is a sentence by itself: "Ashdown Ponies. A riding school."
  if (position === 'start' && /^[.!]/u.test(after)) score += hasSeveralWords ? 30 : 14;
  // Any sentence begins with one capital; two capitals suggest a name.
  else if (position === 'start' && hasSeveralWords && capitalsMarkNames) score += 14;
  if (ARTICLE_AFTER.test(after)) score += position === 'within' ? 12 : 24;
  if (after.startsWith('?')) score -= before.endsWith(', ') ? 2 : 14;
  if (/^ here\b/u.test(after)) score -= 30;
  // After an indefinite article, the name is somebody else's: "There's a Costa on the corner".
  if (knowledge.tradesFollow && /\b(?:an?|another|every|each|some)\s$/iu.test(before)) score -= 24;
  if (position === 'within' && /\s(?:Street|Road|Avenue|Straße)$/u.test(text.slice(start, end))) score -= 16;
  if (/\bi(?:'m| am)\s$/iu.test(before)) score -= /^\s(?:and|from|,? and)/iu.test(after) ? personPenalty : 4;
  if (SIGN_OFF.test(text.slice(Math.max(0, start - 60), start))) score -= 70;
  if (position !== 'head' && PHRASE_BEFORE_OTHER_NAME.test(before)) score -= 30;
  const previous = findWordBefore(text, start);
  if (position === 'within' && text.slice(0, start).trim().length > 2 && PLACE_PREPOSITIONS.has(previous))
    score -= LOCATIVE_PREPOSITION.test(previous) ? 44 : 30;
  if (PERSON_WORDS.has(previous)) score -= 36;
  return score - (start / Math.max(1, text.length)) * 12;
};

interface CapitalisedRun {
  words: readonly string[];
  position: RunPosition;
  /** Whether the run contains "&" or "+". */
  isJoined: boolean;
  /** Whether the run is the subject of a verb. */
  isSubject: boolean;
}

const scoreWords = (run: CapitalisedRun, knowledge: WordKnowledge): number => {
  const { words, position } = run;
  const folded = words.map((word) => word.toLowerCase());
  const known = folded.filter((word) => knowledge.isKnown(word)).length;
  const capitalsMarkNames = !knowledge.nounsAreCapital;
  const tradePenalty = position === 'within' && capitalsMarkNames ? 8 : 18;
  let score = 0;
  if (words.length > 1) score += capitalsMarkNames ? 18 : 8;
  if (run.isJoined) score += 10;
  if (known === 0) score += 14;
  else if (known < words.length) score += 6;
  // In languages where only names have capitals, a capital within a sentence marks a name: "so we picked Moth".
  else if (position === 'within' && capitalsMarkNames) score += 6;
  else score -= words.length === 1 && position !== 'within' && !run.isSubject ? 30 : 8;
  if (run.isSubject && words.length === 1) return score;
  if (folded.every((word) => knowledge.isTrade(word))) score -= words.length > 2 ? 0 : tradePenalty;
  if (folded.every((word) => knowledge.isLook(word))) score -= words.length > 1 ? 44 : 14;
  if (words.length === 1 && /^\p{Lu}{2,3}$/u.test(words[0] ?? '') && position === 'within') score -= 14;
  if (words.length === 1 && position === 'head' && FIRST_PERSON_VERB.test(words[0] ?? '')) score -= 24;
  if (folded.every((word) => PLACES.has(word) || PEOPLES_AND_LANGUAGES.has(word))) score -= 40;
  if (
    words.length === 1 &&
    TURKISH_LOCATIVE.test(words[0] ?? '') &&
    (/['’][dt][ae]n?$/u.test(folded[0] ?? '') || PLACES.has((folded[0] ?? '').replace(TURKISH_LOCATIVE, '')))
  )
    score -= 60;
  return score;
};

/** Whether the prompt is mostly in capitals, so that they carry no information. */
export const isMostlyCapitals = (text: string): boolean => {
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = text.match(/\p{Ll}/gu)?.length ?? 0;
  return upper > 8 && upper > lower * 2;
};

const MAX_RUNS = 60;
/** Added to the score of a run that a trade introduces. */
const RUN_AFTER_TRADE_SCORE = 26;
/** Lower than the score of a name after a phrase such as "write it as". */
const MAX_SCORE = 95;

/** Whether a run is a number, too short, or made only of words that are never a name by themselves. */
const cannotBeName = (words: readonly string[], typed: string, position: RunPosition): boolean => {
  const [firstWord] = words;
  if (firstWord === undefined) return true;
  const areInitials = position === 'head' && /^\p{Lu}&\p{Lu}$/u.test(typed);
  if (words.every((word) => word.length < 2) && !areInitials) return true;
  if (
    words.length === 1 &&
    (NEVER_NAME_ALONE.has(firstWord.toLowerCase()) ||
      firstWord.length < 2 ||
      /^\d/u.test(firstWord) ||
      !startsWithCapital(firstWord))
  )
    return true;
  return words.every(
    (word) => NEVER_NAME_ALONE.has(word.toLowerCase()) || /^(?:and|und|et|y|e|or)$/u.test(word),
  );
};

export const findCapitalisedNames = (text: string, knowledge: WordKnowledge): Candidate[] => {
  const found: Candidate[] = [];
  let searchedTo = 0;
  for (const match of text.matchAll(WORD_START)) {
    if (match.index < searchedTo || found.length > MAX_RUNS) continue;
    const run = findRunAt(text, match.index, { lower: false });
    if (run === null) continue;
    searchedTo = run.end;
    const startsSentence = ['head', 'start'].includes(findRunPosition(text, match.index));
    const { start, afterTrade } = findNameStart(text, match.index, run.end, startsSentence, knowledge);
    // A capital after a trade does not begin a sentence: "Bistro Smile".
    const position = afterTrade && !knowledge.nounsAreCapital ? 'within' : findRunPosition(text, start);
    const words = text
      .slice(start, run.end)
      .split(/[\s&+]+/u)
      .filter((word) => word !== '');
    if (start > 0 && !/\p{L}/u.test(text.slice(start, run.end))) continue;
    if (cannotBeName(words, text.slice(start, run.end), position)) continue;
    const isRunSubject =
      position === 'head' && isSubject(text.slice(start, run.end), text, run.end, knowledge);
    const isJoined = /[&+]/u.test(text.slice(start, run.end));
    const isIntroduced =
      afterTrade ||
      (position === 'within' && knowledge.isTrade(findWordBefore(text, start))) ||
      (position === 'aside' && knowledge.isTrade(findHeadingBefore(text, start)));
    const score = Math.min(
      MAX_SCORE,
      scoreWords({ words, position, isJoined, isSubject: isRunSubject }, knowledge) +
        scoreContext(text, start, run.end, knowledge) +
        scoreNameContext(text, start, run.end) +
        (isIntroduced ? RUN_AFTER_TRADE_SCORE : 0),
    );
    found.push({ start, end: run.end, score, source: position === 'head' ? 'leading' : 'proper-noun' });
  }
  // In English, the only capitalised run is probably the name, even if it looks like a person's.
  const [onlyCandidate] = found;
  if (
    knowledge.tradesFollow &&
    onlyCandidate !== undefined &&
    found.length === 1 &&
    !PLACE_PREPOSITIONS.has(findWordBefore(text, onlyCandidate.start))
  )
    onlyCandidate.score += 12;
  return found;
};
