// Capitalised words in running text, weighed as names: a name stands at the head of the prompt, before "is a" or a
// dash, after a trade or "for"; a place stands after "in", a signature at the end.

import type { Candidate } from './candidate.ts';
import { isCapital, runAt } from './name-run.ts';
import { NEVER_ALONE, PERSON_WORDS, PLACE_PREPOSITIONS } from './name-words.ts';

export interface WordKnowledge {
  /** A word that some table of the prompt's languages lists. */
  isKnown: (word: string) => boolean;
  isTrade: (word: string) => boolean;
  /** German writes every noun with a capital. */
  nounsAreCapital: boolean;
}

const WORD_START =
  /(?<![\p{L}\p{M}\p{N}\-/.&])(?<!(?<!(?<!\p{L})(?:[ldLD]|dell|all|nell|sull|dall))['’])[\p{Lu}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const IS_A =
  /^(?:'s)?["”»“]?\s{1,2}(?:is|are|was|makes?|sells?|needs?|wants?|runs?|does|offers?|designs?|builds?|folds?|hosts?|installs?|grinds?|would like|provides?|helps?|brews?|bakes?|publishes|grows?|repairs?|teaches|rents?|est|sont|organise|fabrique|propose|installe|ist|sind|baut|macht|verkauft|bietet|sucht|braucht|es|son|vende|hace|ofrece|é|è|são|fa|produce|vende|organizza|είναι|это|делает|продаёт|продает|είναι|—\s?это|des|do|de-orbits|mends|ships|stocks|imports|restores|trains|delivers|roasts|supplies|cares|visits|finds|connects|lets|turns|brings|gives|takes|keeps|cleans|fixes|moves|tracks|has|have|became|becomes|will|wird|fait|vend)(?![\p{L}\p{N}])/u;
const APPOSITION = /^["”»“]?\s{0,1}(?:[,:;=(–—|]|\s-{1,2}\s|\.\s|\.$|!|\n|$|\s{2,})/u;
const CALLS =
  /(?:\b(?:for|by|at|as|with|of|behind|für|von|bei|pour|par|chez|para|por|per|da|di|για|από|для|от)|["“«(:–—-])\s{0,2}(?:the |die |das |der |la |le |el |il )?$/iu;
const SIGN_OFF =
  /(?:regards|cheers|thanks|thank you|sincerely|faithfully|truly|wishes|grüße|grüßen|cordialement|saludos|saluti|cumprimentos|selamlar|уважением|love)\s{0,2}[,!.\n]{0,3}\s{0,4}(?:[^\n]{0,3}\n\s{0,4})?$/iu;
const COMPETITOR =
  /(?:\b(?:like|unlike|from|formerly|ex|previously|competitors?|old boss at|left|old name|instead of|not|was|were|used to be|before that|bought out|took over|übernommen|von|früher|anciennement|antes|prima)\s{1,2}(?:the |our |mr\.? |dr\.? )?)$/iu;

/** The word before, looking through an article: "από τη Μάνη", "in the Alps". */
const wordBefore = (text: string, at: number): string =>
  /([\p{L}'’]{1,24})\s{1,2}(?:(?:the|der|die|das|dem|den|la|le|les|el|los|il|lo|o|a|os|as|τη|την|το|τον|τα)\s)?$/iu
    .exec(text.slice(Math.max(0, at - 32), at))?.[1]
    ?.toLowerCase() ?? '';

const startsSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?…:;\n"“«„»(–—-]\s{0,3})$/u.test(text.slice(Math.max(0, at - 4), at)) ||
  text.slice(0, at).trim() === '';

const scoreContext = (text: string, start: number, end: number): number => {
  const before = text.slice(Math.max(0, start - 40), start);
  const after = text.slice(end, end + 30);
  let score = 0;
  const head = text.slice(0, start).trim() === '';
  if (head) score += 22;
  if (IS_A.test(after)) score += 20;
  else if (APPOSITION.test(after)) score += 12;
  if (CALLS.test(before)) score += 12;
  // A sentence that is nothing but the run.
  if (!head && /[.!?\n]\s{0,3}$/u.test(before) && /^[.!]/u.test(after)) score += 18;
  if (/\bi(?:'m| am)\s$/iu.test(before)) score -= /^\s(?:and|from|,? and)/iu.test(after) ? 40 : 4;
  if (SIGN_OFF.test(text.slice(Math.max(0, start - 60), start))) score -= 70;
  if (!head && COMPETITOR.test(before)) score -= 30;
  const previous = wordBefore(text, start);
  if (!head && PLACE_PREPOSITIONS.has(previous)) score -= 26;
  if (PERSON_WORDS.has(previous)) score -= 36;
  return score - (start / Math.max(1, text.length)) * 12;
};

const scoreWords = (
  words: readonly string[],
  text: string,
  start: number,
  knowledge: WordKnowledge,
): number => {
  let score = 0;
  const known = words.filter((word) => knowledge.isKnown(word.toLowerCase())).length;
  const mid = !startsSentence(text, start);
  const capitalsTell = !knowledge.nounsAreCapital;
  if (words.length > 1) score += capitalsTell ? 14 : 8;
  if (mid && capitalsTell) score += 22;
  if (known === 0) score += 14;
  else if (known === words.length) score -= words.length === 1 && !mid ? 30 : 10;
  if (words.every((word) => knowledge.isTrade(word.toLowerCase()))) score -= 26;
  if (words.some((word) => /^\p{Lu}{2,}\d*$/u.test(word)) && words.length === 1) score -= 4;
  return score;
};

/** House words stay with the name although they are trades too. */
const HOUSE =
  /^(?:the|casa|studio|studios|atelier|bottega|dar|maison|café|cafe|caffè|hotel|villa|haus|house|club|taller|officine|officina|banca|banco|clínica|estudio|ateliê|quinta|oficina|galerie|galería|galleria|gallery|bar|théâtre|teatro|theatre|librairie|librería|libreria|radio|planet|team|camp|green|blue|red|black|white|gold|golden|silver|little|big|old|new|grand|petit|petite)$/iu;

/**
 * A trade before the name does not belong to it: "Psychotherapist Rosalind Hale". In mid-sentence its capital would
 * say that it does, but not in German.
 */
const leadingTrades = (
  words: readonly string[],
  text: string,
  start: number,
  knowledge: WordKnowledge,
): number => {
  if (!startsSentence(text, start) && !knowledge.nounsAreCapital) return 0;
  let count = 0;
  while (count < words.length - 1) {
    const word = words[count] ?? '';
    const next = words[count + 1] ?? '';
    if (!knowledge.isTrade(word.toLowerCase()) || HOUSE.test(word) || knowledge.isTrade(next.toLowerCase()))
      break;
    if (/['’]s$/u.test(word) || /^\p{Ll}/u.test(next)) break;
    count += 1;
  }
  return count;
};

/** Capitals tell nothing in a prompt that is written in capitals. */
export const isShouted = (text: string): boolean => {
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = text.match(/\p{Ll}/gu)?.length ?? 0;
  return upper > 8 && upper > lower * 2;
};

export const casedCandidates = (text: string, knowledge: WordKnowledge): Candidate[] => {
  const found: Candidate[] = [];
  let past = 0;
  for (const match of text.matchAll(WORD_START)) {
    if (match.index < past || found.length > 60) continue;
    let start = match.index;
    const run = runAt(text, start, { lower: false });
    if (run === null) continue;
    past = run.end;
    let words = text
      .slice(start, run.end)
      .split(/[\s&+]+/u)
      .filter((word) => word !== '');
    // "We", "Hello", "Logo": the run begins after them. A leading "The" or "Le" stays with a capital behind it.
    while (
      words.length > 1 &&
      NEVER_ALONE.has((words[0] ?? '').toLowerCase()) &&
      !/^(?:the|le|la|el|los|las|il|o|a|les|das|der|die|no|mr|mrs|st|north|south|east|west|old|new|black|white|una|un|sin|ohne)$/iu.test(
        words[0] ?? '',
      )
    ) {
      const skipped = words[0] ?? '';
      start = text.indexOf(words[1] ?? '', start + skipped.length);
      words = words.slice(1);
    }
    const dropped = leadingTrades(words, text, start, knowledge);
    for (const trade of words.slice(0, dropped))
      start = text.indexOf(words[words.indexOf(trade) + 1] ?? '', start + trade.length);
    words = words.slice(dropped);
    const [only] = words;
    if (only === undefined || start < 0) continue;
    if (
      words.length === 1 &&
      (NEVER_ALONE.has(only.toLowerCase()) || only.length < 2 || /^\d/u.test(only) || !isCapital(only))
    )
      continue;
    const afterTrade = dropped > 0 || knowledge.isTrade(wordBefore(text, start));
    const score =
      scoreWords(words, text, start, knowledge) + scoreContext(text, start, run.end) + (afterTrade ? 16 : 0);
    const head = text.slice(0, start).trim() === '';
    found.push({ start, end: run.end, score, source: head ? 'leading' : 'proper-noun' });
  }
  return found;
};
