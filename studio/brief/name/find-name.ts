import type { NameSource } from '../brief.ts';
import { boundaryCandidates } from './trade-boundary.ts';
import type { Candidate } from './candidate.ts';
import { casedCandidates, isShouted } from './cased-runs.ts';
import type { WordKnowledge } from './cased-runs.ts';
import { CASELESS } from './caseless-patterns.ts';
import { leadingCandidates } from './leading.ts';
import { withoutLegalForm } from './legal-forms.ts';
import { isCapital, runAt } from './name-run.ts';
import { NEVER_ALONE } from './name-words.ts';
import { quotedCandidates } from './quoted.ts';
import { STATED, STATED_AFTER } from './stated-patterns.ts';

export interface FoundName {
  text: string;
  start: number;
  end: number;
  source: NameSource;
  legalForm: string | null;
}

/** Below this a capitalised word is more likely an ordinary one. */
const LEAST = 30;
/** A prompt that says it has no name yet is believed unless one is stated or quoted. */
const LEAST_AGAINST_NO_NAME = 80;
const LONGEST = 60;

/** After "called" or "name is": words that show that no name follows. */
const NOT_A_NAME =
  /^(?:a|an|the|it|to|for|not|still|yet|later|and|or|undecided|open|after|by|as|that|this|our|my|we|i|is|because|real|really|tbd|pending|unknown|coming|missing|nicht|noch|offen|später|pas|encore|aún|todavía|ainda|ancora|non|no|henüz|sonra|yok|δεν|ακόμα|пока|ещё|еще|не|in|on|with|when|what|but|so|too|just|only|already|important|short|long|simple|me|us|them|him|her|es|de|del|la|le|des|das|dem|ein|eine|einen|un|une|uno|una|um|uma|bir|είναι|одна|un'|s|die|der|das|sie|er|ich|wir)$/iu;

/** What stands after "Name:", up to the next mark. */
const LABEL_VALUE = /^\s{0,2}([^\n.,;:!?()|/–—"“]{2,40}?)\s{0,2}(?:[\n.,;!?()|/–—]|$)/u;
const NOT_A_NAME_YET =
  /\b(?:not|later|tbd|undecided|open|yet|none|pending|noch|offen|encore|aún|ainda|ancora|henüz|пока)\b/iu;

const statedCandidates = (text: string, knowledge: WordKnowledge): Candidate[] => {
  const found: Candidate[] = [];
  const stopsAt = (word: string): boolean =>
    NEVER_ALONE.has(word.toLowerCase()) || knowledge.isKnown(word.toLowerCase());
  for (const { pattern, score, lower } of STATED) {
    for (const match of text.matchAll(pattern)) {
      const from = match.index + match[0].length;
      const first = /^["“«„»‘'`]?\s?([\p{L}\p{M}\p{N}]+)/u.exec(text.slice(from, from + 40))?.[1] ?? '';
      const capital = isCapital(first) || !/\p{L}/u.test(first) || /^\p{Lo}/u.test(first);
      if (first === '' || (!lower && !capital)) continue;
      const labelled = /[:：=]\s{0,3}$/u.test(match[0])
        ? LABEL_VALUE.exec(text.slice(from, from + 50))
        : null;
      if (!capital && labelled?.[1] !== undefined && !NOT_A_NAME_YET.test(labelled[1])) {
        const start = from + labelled[0].indexOf(labelled[1]);
        found.push({ start, end: start + labelled[1].length, score, source: 'stated' });
        continue;
      }
      const run = runAt(text, from, capital ? { lower: false } : { lower: true, stopsAt, longest: 3 });
      if (run === null) continue;
      if (!run.quoted && NOT_A_NAME.test(first) && (run.words === 1 || !capital)) continue;
      const source = score >= 96 ? 'corrected' : 'stated';
      found.push({ start: run.start, end: run.end, score: score - (capital || run.quoted ? 0 : 6), source });
    }
  }
  for (const { pattern, score } of STATED_AFTER) {
    for (const match of text.matchAll(pattern)) {
      const name = match[1] ?? '';
      const start = match.index + match[0].indexOf(name);
      if (NEVER_ALONE.has(name.toLowerCase())) continue;
      found.push({ start, end: start + name.length, score, source: score >= 96 ? 'corrected' : 'stated' });
    }
  }
  return found;
};

const caselessCandidates = (text: string): Candidate[] => {
  const found: Candidate[] = [];
  for (const { pattern, score } of CASELESS) {
    for (const match of text.matchAll(pattern)) {
      const name = match[1] ?? '';
      if (name.trim() === '') continue;
      const start = match.index + match[0].indexOf(name);
      found.push({ start, end: start + name.length, score, source: score >= 96 ? 'corrected' : 'stated' });
    }
  }
  return found;
};

/** "The name: not decided", in scripts where the patterns cannot tell. */
const UNDECIDED = /^(?:未定|まだ|これから|後で|後日|아직|미정|나중|待定|还没|未|以后|لم|لا|बाद|अभी|तय|नहीं)/u;
const TRAILING = /\s(?:y|e|et|und|and|ve|и|και|o|or|&|the|of|de|la|as|in|a|an|is|è|é|es|est|ist)$/iu;

const EDGE = /[\s"“”«»„「」『』《》‘’`*,;:!?™®()[\]<>=–—|/]/u;

/** Cuts quotation marks, signs and the legal form off both ends. */
const trim = (text: string, candidate: Candidate): { start: number; end: number; form: string | null } => {
  let { start, end } = candidate;
  while (start < end && EDGE.test(text[start] ?? '')) start += 1;
  while (end > start && EDGE.test(text[end - 1] ?? '') && !/^!\s?[™®]/u.test(text.slice(end - 1, end + 2)))
    end -= 1;
  const without = withoutLegalForm(text, start, end);
  ({ start, end } = without);
  while (end > start && /[\s,]/u.test(text[end - 1] ?? '')) end -= 1;
  const trailing = TRAILING.exec(text.slice(start, end));
  if (trailing !== null && candidate.source !== 'quoted') end = start + trailing.index;
  if (/^!\s?[™®]/u.test(text.slice(end, end + 3))) end += 1;
  return { start, end, form: without.form };
};

export interface NameScene {
  text: string;
  typed: string;
  knowledge: WordKnowledge;
  saysNoName: boolean;
  cased: boolean;
}

const WHOLE =
  /^\s{0,4}((?:\p{L}[\p{L}\p{M}\p{N}'’.&-]{1,30}|\d{1,6})(?:\s(?:&\s)?[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.&-]{0,30}){0,2})[.!?\s]{0,4}$/u;
const GREETING =
  /^(?:hi|hello|hey|logo|logos?\s\p{L}+|test|testing|help|hola|hallo|bonjour|ciao|olá|merhaba|привет|asdf.*|qwerty|lorem.*|foo|bar|\p{L}{1,3}|thanks|thank you|please|pls)$/iu;
const VOWEL =
  /[aeiouyáéíóúàèìòùâêîôûäöüïëæøåœαεηιουωάέήίόύώаеёиоуыэюяєії]|[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/iu;

const wholeCandidates = (text: string, knowledge: WordKnowledge): Candidate[] => {
  const match = WHOLE.exec(text);
  const name = match?.[1];
  if (match === null || name === undefined || GREETING.test(name)) return [];
  const words = name.split(/\s+/u);
  if (
    !words.some((word) => VOWEL.test(word)) ||
    words.every((word) => knowledge.isKnown(word.toLowerCase()) && words.length > 1)
  )
    return [];
  const start = text.indexOf(name);
  return [{ start, end: start + name.length, score: 50, source: 'whole' }];
};

export const findName = (scene: NameScene): FoundName | null => {
  const { text, typed, knowledge } = scene;
  const shouted = isShouted(text);
  const candidates = [
    ...quotedCandidates(text, scene.cased),
    ...statedCandidates(text, knowledge),
    ...caselessCandidates(text),
    ...wholeCandidates(text, knowledge),
    ...leadingCandidates(text, knowledge),
    ...boundaryCandidates(text, knowledge),
    ...casedCandidates(text, knowledge).filter(
      ({ start, end }) => !shouted || /\p{Lu}\p{Ll}/u.test(text.slice(start, end)),
    ),
  ];
  const least = scene.saysNoName ? LEAST_AGAINST_NO_NAME : LEAST;
  let best: (Candidate & { form: string | null }) | null = null;
  for (const candidate of candidates) {
    const { start, end, form } = trim(text, candidate);
    const piece = text.slice(start, end);
    if (piece === '' || end - start > LONGEST || !/[\p{L}\p{N}]/u.test(piece) || candidate.score < least)
      continue;
    if (UNDECIDED.test(piece)) continue;
    if (NEVER_ALONE.has(piece.toLowerCase()) && candidate.source !== 'quoted') continue;
    if (best === null || candidate.score > best.score) best = { ...candidate, start, end, form };
  }
  if (best === null) return null;
  const { start, end, source, form } = best;
  return { text: typed.slice(start, end), start, end, source, legalForm: form };
};
