// Collects the names that sentence rules propose, and chooses one.

import type { NameSource } from '../brief.ts';
import { spendSteps } from '../steps.ts';
import { findNamesAfterTrade } from './names-after-trade.ts';
import { findNamesAtTradeBoundary } from './trade-boundary.ts';
import type { Candidate, FoundName } from './candidate.ts';
import { findCapitalisedNames, isMostlyCapitals } from './cased-runs.ts';
import type { WordKnowledge } from './word-knowledge.ts';
import { CASELESS_PATTERNS } from './caseless-patterns.ts';
import { findCorrectedNames } from './corrections.ts';
import { findDomainNames } from './domain-names.ts';
import { findForeignScriptNames } from './foreign-runs.ts';
import { findNamesBesideBusinessWord } from './after-business-word.ts';
import { NON_NAME_HEADING, NAME_LABEL, findLabelledNames } from './labels.ts';
import { findNameAsLastWord } from './last-word.ts';
import { findLeadingNames, findEndOfGreeting } from './leading.ts';
import { trimLegalForm } from './legal-forms.ts';
import { findNamesAsLoneClauses } from './lone-clauses.ts';
import { startsWithCapital, findRunAt, extendThroughFunctionWords } from './name-run.ts';
import type { AnalysedPrompt } from './analysed-prompt.ts';
import { findNameStart } from './name-start.ts';
import { NEVER_NAME_ALONE } from './name-words.ts';
import { findNamesLikeProject } from './names-like-project.ts';
import { findPlacesOfPublicBodies } from './place-of-body.ts';
import { PEOPLES_AND_LANGUAGES, PLACES } from './places.ts';
import { findLowerCaseNames, findLowerCaseRunAt } from './lower-case-names.ts';
import { findQuotedNames } from './quoted.ts';
import { findShortForms } from './short-form.ts';
import { isFunctionWord, findSpacedCaselessNames } from './spaced-runs.ts';
import { LOGO_FOR_SCORE, STATED_PATTERNS, NAME_FIRST_PATTERNS } from './stated-patterns.ts';
import { isTradeWithPlaceOrOwner, findTitleNames } from './title-heads.ts';
import { isThaiDescription, findThaiNames } from './thai-runs.ts';
import { findUnspacedNames } from './unspaced-runs.ts';
import { findWholeNames } from './whole-names.ts';

/** The minimum score of a name. A capitalised word with a lower score is probably an ordinary word. */
const MIN_SCORE = 30;
/** The minimum score if the prompt says that there is no name yet. Only a stated or quoted name reaches it. */
const MIN_SCORE_DESPITE_NO_NAME = 80;
const MAX_NAME_LENGTH = 60;

/** Words after "called" or "name is" which show that no name follows. */
const NOT_A_NAME =
  /^(?:a|an|the|either|maybe|perhaps|probably|it|to|for|being|under|getting|subject|tba|ours|yours|anything|nothing|whatever|something|not|still|yet|later|and|or|undecided|open|after|by|as|that|this|our|my|we|i|is|because|real|really|tbd|pending|unknown|coming|missing|nicht|noch|offen|später|pas|encore|aún|todavía|ainda|ancora|non|no|henüz|sonra|yok|δεν|ακόμα|пока|ещё|еще|не|in|on|with|when|what|but|so|too|just|only|already|important|short|long|simple|me|us|them|him|her|es|de|del|la|le|des|das|dem|ein|eine|einen|un|une|uno|una|um|uma|bir|είναι|одна|un'|s|die|der|das|sie|er|ich|wir|per|pour|para|für|di|da|con|com|mit|avec|chez|von)$/iu;

/** Words after "name" which say that there is none yet: "the name comes later". */
const NAME_TO_COME_WORD =
  /^(?:kommt|folgt|steht|fehlt|gibt|ist|wird|follows|comes|will|isn't|wasn't|hasn't|viendra|suivra|sera|reste|vendrá|viene|irá|falta|virá|vem|vai|verrà|arriva|manca|lo|sonra|belli|henüz|αργότερα|θα|потом|позже|будет|появится)$/u;

/** The text after "Name:", up to the next punctuation mark. */
const LABEL_VALUE = /^\s{0,2}([^\n.,;:!?()|/–—"“]{2,40}?)\s{0,2}(?:[\n.,;!?()|/–—]|$)/u;
const NOT_A_NAME_YET =
  /\b(?:not|later|tbd|undecided|open|yet|none|pending|noch|offen|encore|aún|ainda|ancora|henüz|пока)\b/iu;

/** A lower-case article before a name, as in "called the Sunday Painters". It is not part of the name. */
const LOWER_ARTICLE = /^(?:the|a|an|la|le|les|el|los|il|lo|o|os|der|die|das)\s(?=["“«„]?\p{Lu})/u;

/** Animals and objects with a name of their own, which is seldom the firm's: "a leaky boat named Morag". */
const COMPANION_BEFORE_NAME =
  /(?<!\p{L})(?:boat|barge|van|tractor|dog|cat|horse|pony|donkey|goat|cow|pig|parrot|hamster|sheep|mascot|puppy|kitten|hund|katze|kater|pferd|boot|chien|chat|cheval|bateau|perro|gato|caballo|barco|cão|cachorro|cavalo|cane|gatto|cavallo|barca|köpeğimiz|kedimiz|σκύλο|γάτα|пёс|кот|собака|кошка)\s$/iu;

const occursEarlier = (text: string, word: string, at: number): boolean =>
  text.slice(0, at).toLowerCase().includes(word.toLowerCase());

const occursTwice = (text: string, name: string): boolean =>
  text.toLowerCase().split(name.toLowerCase()).length > 2;

/** Whether a word after "for" cannot be part of a title: "called Moth for Christmas" states only "Moth". */
const cannotContinueTitle = (word: string): boolean => NEVER_NAME_ALONE.has(word) || PLACES.has(word);

/** Returns the points to subtract from a stated name if "?" follows it or it names a person, an animal or a boat. */
const computeDoubt = (text: string, statedAt: number, from: number, end: number): number => {
  // In "My name is Nora Quist and I run a bakery called Crumb", the first name is a person's.
  const ofPerson = /\bmy\sname(?:'s|\sis)\s/iu.test(text.slice(Math.max(0, statedAt - 3), from));
  const asked = /^["”»“]?\?/u.test(text.slice(end));
  const ofCompanion = COMPANION_BEFORE_NAME.test(text.slice(Math.max(0, statedAt - 16), statedAt));
  return (asked ? 30 : 0) + (ofPerson ? 10 : 0) + (ofCompanion ? 30 : 0);
};

/** Whether a match begins inside a longer word, as "nome:" does in "Autonome: bikes". */
const isWithinWord = (text: string, at: number): boolean =>
  /^\p{Script=Latin}{2}/u.test(text.slice(Math.max(0, at - 1), at + 1)) && at > 0;

const findStatedNames = (text: string, knowledge: WordKnowledge): Candidate[] => {
  const found: Candidate[] = [];
  const stopsAt = (word: string): boolean =>
    NEVER_NAME_ALONE.has(word.toLowerCase()) || knowledge.isKnown(word.toLowerCase());
  for (const { pattern, score, lower, repeatsName } of STATED_PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      if (isWithinWord(text, match.index)) continue;
      const article = LOWER_ARTICLE.exec(text.slice(match.index + match[0].length))?.[0].length ?? 0;
      const gap = /^\s*/u.exec(text.slice(match.index + match[0].length + article))?.[0].length ?? 0;
      const from = match.index + match[0].length + article + gap;
      const first = /^["“«„»‘'`]?\s?([\p{L}\p{M}\p{N}]+)/u.exec(text.slice(from, from + 40))?.[1] ?? '';
      const capital = startsWithCapital(first) || !/\p{L}/u.test(first) || /^\p{Lo}/u.test(first);
      if (
        first === '' ||
        (!capital && (lower === 'never' || (lower === 'unknown' && knowledge.isKnown(first))))
      )
        continue;
      if (repeatsName && !occursEarlier(text, first, from)) continue;
      if (!capital && NAME_TO_COME_WORD.test(first)) continue;
      const labelled = /[:：=]\s{0,3}$/u.test(match[0])
        ? LABEL_VALUE.exec(text.slice(from, from + 50))
        : null;
      if (!capital && labelled?.[1] !== undefined && !NOT_A_NAME_YET.test(labelled[1])) {
        const start = from + labelled[0].indexOf(labelled[1]);
        found.push({ start, end: start + labelled[1].length, score, source: 'stated' });
        continue;
      }
      const lowerCaseRun = capital || lower === 'unknown' ? null : findLowerCaseRunAt(text, from);
      const firstRun =
        lowerCaseRun === null
          ? findRunAt(text, from, capital ? { lower: false } : { lower: true, stopsAt, longest: 3 })
          : { ...lowerCaseRun, words: 2, quoted: false };
      if (firstRun === null) continue;
      const mayContinue = capital && knowledge.tradesFollow && !/\b(?:from|rebrand|renam)/iu.test(match[0]);
      const run = mayContinue
        ? extendThroughFunctionWords(text, firstRun, knowledge.isTrade, cannotContinueTitle)
        : firstRun;
      if (!run.quoted && NOT_A_NAME.test(first) && (run.words === 1 || !capital)) continue;
      // A nationality is not a name: "for a Polish bakery".
      if (score === LOGO_FOR_SCORE && run.words === 1 && PEOPLES_AND_LANGUAGES.has(first.toLowerCase()))
        continue;
      if (score === LOGO_FOR_SCORE && !run.quoted)
        run.start = findNameStart(text, run.start, run.end, true, knowledge).start;
      const source = score >= 96 ? 'corrected' : 'stated';
      const doubt = (capital || run.quoted ? 0 : 6) + computeDoubt(text, match.index, from, run.end);
      found.push({ start: run.start, end: run.end, score: score - doubt, source });
    }
  }
  return found;
};

const findNamesStatedAfterwards = (text: string): Candidate[] => {
  const found: Candidate[] = [];
  for (const { pattern, score } of NAME_FIRST_PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const name = match[1] ?? '';
      const start = match.index + match[0].indexOf(name);
      if (
        NEVER_NAME_ALONE.has(name.toLowerCase()) ||
        (/ with (?:an?|the) /u.test(match[0]) && !occursTwice(text, name))
      )
        continue;
      found.push({ start, end: start + name.length, score, source: score >= 96 ? 'corrected' : 'stated' });
    }
  }
  return found;
};

/** Words at the start of a match that are not part of the name: "京都で", "건어물 파는". */
const WORDS_BEFORE_STATED_NAME =
  /^(?:[^\s]{1,8}(?:で|にて|から)(?=[^\s]{2,})|(?:\S{1,12}(?:는|던|에서|을|를|에)\s|\S{1,12}\s\S{1,12}(?:는|던)\s){1,3})/u;

const findCaselessNames = (text: string): Candidate[] => {
  const found: Candidate[] = [];
  for (const { pattern, score } of CASELESS_PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const name = match[1] ?? '';
      if (name.trim() === '' || isFunctionWord(name.trim().split(/\s+/u)[0] ?? '')) continue;
      const lead = WORDS_BEFORE_STATED_NAME.exec(name)?.[0].length ?? 0;
      const start = match.index + match[0].indexOf(name) + lead;
      const end = start + name.length - lead;
      found.push({ start, end, score, source: score >= 96 ? 'corrected' : 'stated' });
    }
  }
  return found;
};

/** Starts of phrases such as "undecided" or "later" that stand where a name would, in scripts without capitals. */
const UNDECIDED_NAME =
  /^(?:未定|検討中|考え中|募集中|고민|정할|정해|정하|결정|생각|まだ|これから|後で|後日|아직|미정|나중|待定|还没|未|以后|لم|لا|बाद|अभी|तय|नहीं)/u;
const TRAILING_CONNECTOR =
  /\s(?:y|e|et|und|and|ve|и|και|o|or|&|the|of|de|la|as|in|a|an|is|è|é|es|est|ist)$/iu;

const LOGO_AFTER_POSSESSIVE =
  /^\s(?:new |own |first |next )?(?:logo|logotype|brand|branding|identity|mark|wordmark|wedding|emblem|crest)\b/u;

/** Forms of "to be" that are joined to the end of the name. */
const COPULA_ENDING = /(?<=\S{2})(?:입니다|이에요|예요|です|でございます|と申します)$/u;
const TURKISH_CASE_ENDING = /['’](?:n?[ıiuü]n|[yn]?[ıiuü]|[yn]?[ae]|[dt][ae]n?|l[ae]r[ıi]?)$/u;
const DESCRIPTION_AFTER_IS = /^\s(?:an?|our|my|called|based|now|here|about|all)\s\p{Ll}/u;

const EDGE_CHARACTER = /[\s#•"“”«»„「」『』《》‘’`*,;:!?™®()[\]<>=–—|/]/u;

const QUESTION_WORD =
  /^(?:who|what|where|when|why|how|is|are|do|does|got|can|fancy|shall|whose)(?:['’]\p{L}{1,2})?\s/iu;

/** Whether the name is itself a question: it opens the prompt, and a description follows. */
const isQuestionName = (text: string, start: number, end: number): boolean =>
  text.slice(0, start).trim() === '' &&
  (/^\?\s{1,2}\p{Ll}/u.test(text.slice(end, end + 4)) ||
    (/^\?\s/u.test(text.slice(end, end + 2)) && QUESTION_WORD.test(text.slice(start, end))));

/** Removes quotation marks, the legal form and grammatical endings. Keeps a "!" or "?" that belongs to the name. */
const trimCandidate = (
  text: string,
  candidate: Candidate,
): { start: number; end: number; form: string | null } => {
  let { start, end } = candidate;
  while (
    start < end &&
    EDGE_CHARACTER.test(text[start] ?? '') &&
    !/^[(（][주株有유合]/u.test(text.slice(start, start + 2))
  )
    start += 1;
  // Opening hours are not part of the name: "Plumber 24/7 Flowman".
  if (candidate.source !== 'quoted')
    start += /^24(?:\/7|h)\s(?=\p{Lu})/u.exec(text.slice(start, end))?.[0].length ?? 0;
  const keptMark = candidate.source === 'quoted' || candidate.source === 'stated' ? /[!?]/u : /(?!)/u;
  while (
    end > start &&
    EDGE_CHARACTER.test(text[end - 1] ?? '') &&
    !keptMark.test(text[end - 1] ?? '') &&
    !/^!\s?[™®]/u.test(text.slice(end - 1, end + 2))
  )
    end -= 1;
  const withoutForm = trimLegalForm(text, start, end);
  ({ start, end } = withoutForm);
  while (end > start && /[\s,]/u.test(text[end - 1] ?? '')) end -= 1;
  // The possessive ending is not part of the name: "Wagtail's new logo".
  if (/['’]s$/u.test(text.slice(start, end)) && LOGO_AFTER_POSSESSIVE.test(text.slice(end, end + 24)))
    end -= 2;
  // The ending means "is": "Fizzgig's our new kombucha".
  else if (/['’]s$/u.test(text.slice(start, end)) && DESCRIPTION_AFTER_IS.test(text.slice(end, end + 12)))
    end -= 2;
  if (candidate.source !== 'quoted') end -= COPULA_ENDING.exec(text.slice(start, end))?.[0].length ?? 0;
  // The full stop ends the sentence: "My bakery is Crumb & Co. Cream, brown".
  if (
    /[&+]\sCo\.$/u.test(text.slice(start, end)) &&
    /^(?:\s{1,2}\p{Lu}|\s{0,4}$)/u.test(text.slice(end, end + 4))
  )
    end -= 1;
  // Turkish puts case endings after an apostrophe: "Denizatı'nın logosu".
  if (candidate.source !== 'quoted' && /[ğışİ]/u.test(text)) {
    end -= TURKISH_CASE_ENDING.exec(text.slice(start, end))?.[0].length ?? 0;
  }
  const trailing = TRAILING_CONNECTOR.exec(text.slice(start, end));
  if (trailing !== null && candidate.source !== 'quoted') end = start + trailing.index;
  // The "!" or "?" belongs to the name if a description follows: "H2Oh! (swimming lessons)", "So What? – nail bar".
  end += /^[!?]{1,3}(?=\s?[(（–—]|\s-\s)/u.exec(text.slice(end, end + 6))?.[0].length ?? 0;
  // The "!" belongs to the name if the sentence continues: "Yolk! breakfast café".
  if (/^!(?:\s?[™®]|\s{1,2}\p{Ll})/u.test(text.slice(end, end + 4))) end += 1;
  // The "?" belongs to the name if the name is a question that opens the prompt: "Who's Hungry? dog treats".
  else if (isQuestionName(text, start, end)) end += 1;
  if (
    /^\.(?:\s|$)/u.test(text.slice(end, end + 2)) &&
    /(?<![&+])\s(?:Co|Bros|Dept)$/u.test(text.slice(start, end))
  )
    end += 1;
  return { start, end, form: withoutForm.form };
};

/** Sources in which the prompt states the name. Such a name counts even if its words describe the firm. */
const EXPLICIT_SOURCES: ReadonlySet<NameSource> = new Set(['quoted', 'stated', 'corrected']);

/** Letters for a monogram, which are not a name: "M and B". */
const MONOGRAM_LETTERS = /^\p{Lu}(?:(?:\s(?:and|und|et|y|e)\s|\s[&+]\s|\s?\+\s?|,\s?)\p{Lu}){1,2}$/u;

const TITLE_BEFORE_PERSON =
  /(?:^|[\s(„"«])((?:(?:Dr|Prof|Dott|Dra|Avv|Ing|Mme|Mlle|Δρ|Δρα|डॉ|डॉक्टर|проф|д-р)\.?\s(?:med\.\s|dent\.\s|vet\.\s)?)|(?:dott|avv|prof|dr)\.\s)$/u;

const ELIDED_ARTICLE = /(?<![\p{L}'’])(?:L|D|Dell|Dall|All|Nell|Sull)['’]$/u;

const findApostropheBefore = (text: string, at: number): string =>
  /^(?:til|tis|twas|em|cause|round)\s/iu.test(text.slice(at, at + 7))
    ? (/(?<!\p{L})['’‘]$/u.exec(text.slice(0, at))?.[0] ?? '')
    : '';

/** Returns the text before a name that belongs to it: "Dr", the article of "L'Encre", the apostrophe of "'Til". */
const findPrefixOfName = (text: string, start: number): string => {
  const before = text.slice(Math.max(0, start - 16), start);
  return (
    TITLE_BEFORE_PERSON.exec(before)?.[1] ??
    ELIDED_ARTICLE.exec(before)?.[0] ??
    findApostropheBefore(text, start)
  );
};

/** A prompt of one to three words and nothing else. */
const SHORT_PROMPT =
  /^\s{0,4}((?:\p{L}(?:[\p{L}\p{M}\p{N}'’&-]|\.(?=\p{L})){1,30}|\d{1,6})(?:\s(?:&\s)?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’&-]|\.(?=\p{L})){0,30}){0,2})[.!?\s]{0,4}$/u;
/** Short prompts that are a greeting or a test, not a name. */
const NOT_A_PROMPT =
  /^(?:hi|hello|hey|logo|logos?\s\p{L}+|test|testing|help|hola|hallo|bonjour|ciao|olá|merhaba|привет|asdf.*|qwerty|lorem.*|foo|bar|\p{L}{1,3}|thanks|thank you|please|pls)$/iu;
const VOWEL =
  /[aeiouyáéíóúàèìòùâêîôûäöüïëæøåœαεηιουωάέήίόύώаеёиоуыэюяєії]|[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/iu;

const findWholePromptName = (text: string, knowledge: WordKnowledge): Candidate[] => {
  const match = SHORT_PROMPT.exec(text);
  const name = match?.[1];
  if (match === null || name === undefined || NOT_A_PROMPT.test(name)) return [];
  const words = name.split(/\s+/u);
  if (
    !words.some((word) => VOWEL.test(word)) ||
    isTradeWithPlaceOrOwner(name, knowledge) ||
    words.every((word) => knowledge.isKnown(word.toLowerCase()) && words.length > 1)
  )
    return [];
  const start = text.indexOf(name);
  return [{ start, end: start + name.length, score: 50, source: 'whole' }];
};

/** Phrases which say that there is no name yet, in scripts without capitals. */
const NO_NAME_PHRASE =
  /(?:名字|店名|品牌名|名称|公司名|名稱)(?:还|還|暂|尚|以后|之后|待|未|没|沒|先不)|(?:名前|店名|社名|ブランド名|屋号)(?:は|が)?(?:まだ|未定|これから|後で|後日)|(?:이름|상호|브랜드명|가게명)(?:은|는|이)?\s?(?:아직|미정|나중|추후|정해지|고민)|(?:ال)?اسم (?:لم|غير|لاحق|سي|بعد)|नाम (?:बाद|अभी|तय|सोच|नहीं)/u;

const findAllCandidates = ({ text, hasCapitals, knowledge, projectName }: AnalysedPrompt): Candidate[] => {
  const isInCapitals = isMostlyCapitals(text);
  const byWordsAround = [
    ...findSpacedCaselessNames(text, knowledge),
    ...findUnspacedNames(text, knowledge),
    ...findThaiNames(text, knowledge),
    ...findNamesBesideBusinessWord(text, findEndOfGreeting(text), knowledge),
  ];
  const foreign = findForeignScriptNames(text, knowledge);
  const containsAnother = ({ start, end }: Candidate): boolean =>
    [...byWordsAround, ...foreign.filter((each) => each.start > start)].some(
      (each) => each.start >= start && each.end <= end && each.end - each.start < end - start,
    );
  const cased = findCapitalisedNames(text, knowledge).filter(
    ({ start, end }) => !isInCapitals || /\p{Lu}\p{Ll}/u.test(text.slice(start, end)),
  );
  // In a prompt written all in capitals, a capital does not mark a name.
  const whole = isInCapitals ? null : findWholeNames(text, knowledge);
  return [
    ...byWordsAround,
    ...findShortForms(text, cased, knowledge.isKnown),
    ...foreign,
    ...findNamesAsLoneClauses(text, knowledge),
    ...findNamesAfterTrade(text, knowledge),
    ...findNameAsLastWord(text, knowledge),
    ...findNamesLikeProject(text, projectName, knowledge),
    ...findLabelledNames(text),
    ...findCorrectedNames(text, knowledge),
    ...findQuotedNames(text, hasCapitals),
    ...findStatedNames(text, knowledge),
    ...findNamesStatedAfterwards(text),
    ...findCaselessNames(text),
    ...findDomainNames(text),
    ...findWholePromptName(text, knowledge),
    ...findLeadingNames(text, knowledge).filter((each) => !containsAnother(each)),
    ...(isInCapitals ? [] : findTitleNames(text, knowledge)),
    ...findLowerCaseNames(text, knowledge),
    ...findNamesAtTradeBoundary(text, knowledge),
    ...(whole?.candidates ?? []),
    ...findPlacesOfPublicBodies(text),
    ...cased,
  ].map((candidate) => whole?.widen(candidate) ?? candidate);
};

/** The names that the rules propose, and the one they choose. */
export interface RuleResult {
  found: FoundName | null;
  candidates: readonly TrimmedCandidate[];
}

interface TrimmedCandidate extends Candidate {
  form: string | null;
}

function isChoosable(
  candidate: TrimmedCandidate,
  { text, knowledge }: AnalysedPrompt,
  minScore: number,
): boolean {
  const { start, end, score, source } = candidate;
  const piece = text.slice(start, end);
  if (score < minScore || UNDECIDED_NAME.test(piece) || MONOGRAM_LETTERS.test(piece)) return false;
  if (!EXPLICIT_SOURCES.has(source) && isThaiDescription(piece, knowledge)) return false;
  const isLabel = /^["']?\s{0,2}[:：]/u.test(text.slice(end, end + 4));
  if (isLabel && (NAME_LABEL.test(piece) || NON_NAME_HEADING.test(piece))) return false;
  return !NEVER_NAME_ALONE.has(piece.toLowerCase()) || source === 'quoted';
}

export function findNameByRules(prompt: AnalysedPrompt): RuleResult {
  const { text, typed } = prompt;
  const minScore = prompt.saysNoName || NO_NAME_PHRASE.test(text) ? MIN_SCORE_DESPITE_NO_NAME : MIN_SCORE;
  const candidates: TrimmedCandidate[] = [];
  let best: TrimmedCandidate | null = null;
  for (const proposed of findAllCandidates(prompt)) {
    spendSteps(1);
    const candidate = { ...proposed, ...trimCandidate(text, proposed) };
    const piece = text.slice(candidate.start, candidate.end);
    if (piece.length > MAX_NAME_LENGTH || !/[\p{L}\p{N}]/u.test(piece)) continue;
    candidates.push(candidate);
    if ((best === null || candidate.score > best.score) && isChoosable(candidate, prompt, minScore))
      best = candidate;
  }
  if (best === null) return { found: null, candidates };
  const { end, source, form, replaces } = best;
  const start = best.start - findPrefixOfName(text, best.start).length;
  const found = { text: typed.slice(start, end), start, end, source, legalForm: form };
  return { found: replaces === undefined ? found : { ...found, replaces }, candidates };
}
