import type { Language } from '../brief.ts';
import { spendSteps } from '../steps.ts';
import type { Token } from '../text/tokenise.ts';
import type { Lexicon, LexiconNode } from './compile.ts';

/** A match with a lexicon: the tokens from `first` up to but not including `after`. */
export interface Hit {
  first: number;
  after: number;
  /**
   * The meanings that the lexicon lists. `colour:teal`, `motif:oak` and `trade:bakery` are values of a brief. `@not`
   * is a cue: a word that changes how others are read. `?bold` is a word whose meaning depends on its neighbours.
   */
  meanings: readonly string[];
  language: Language;
}

/** Whether two tokens can belong to one phrase: nothing, a space, a hyphen or a similar sign separates them. */
const areAdjacent = (text: string, left: Token, right: Token): boolean => {
  const gap = right.start - left.end;
  if (gap === 0) return left.unspaced || right.unspaced;
  if (gap > 2) return false;
  // Abbreviations such as "b&b" and "r&d" are one phrase.
  if (gap === 1 && text[left.end] === '&') return true;
  for (let at = left.end; at < right.start; at += 1) {
    const sign = text[at];
    if (
      sign !== ' ' &&
      sign !== '-' &&
      sign !== '/' &&
      sign !== '\u2010' &&
      sign !== '\u2011' &&
      sign !== "'" &&
      sign !== '\n'
    )
      return false;
  }
  return true;
};

/** Meanings of a word that do not prevent looking up its other forms as well. */
const MEANING_ALLOWING_OTHER_FORMS = /^(?:trade:|@for$)/u;

const MIN_COMPOUND_PART_LENGTH = 4;
/** The maximum number of letters that `variants` removes from a word. */
const MAX_REMOVED_LETTERS = 16;
/** Thai is not split into words, so a token may be a whole phrase. A stem then matches with any ending. */
const THAI_START = /^\p{Script=Thai}/u;

/** Returns the nodes that the word leads to: as listed, in another form, or as a stem with an ending. */
const findFollowingNodes = (lexicon: Lexicon, node: LexiconNode, folded: string): LexiconNode[] => {
  const found: LexiconNode[] = [];
  for (const variant of lexicon.variants(folded)) {
    const exact = node.words.get(variant);
    if (exact !== undefined) found.push(exact);
    const unspaced = THAI_START.test(variant);
    const longest = unspaced ? variant.length - MIN_COMPOUND_PART_LENGTH + 1 : lexicon.longestEnding;
    const shortest = node.stems.size === 0 ? Infinity : Math.max(1, variant.length - longest);
    for (let length = Math.min(variant.length, lexicon.longestForm); length >= shortest; length -= 1) {
      const stem = node.stems.get(variant.slice(0, length));
      if (stem !== undefined && (unspaced || lexicon.canEndStem(variant.slice(length), length))) {
        found.push(stem);
        break;
      }
    }
    // A listed word such as "caps" is not also looked up as a plural. A trade such as "anchors" is, because "no
    // anchors" must refuse the anchor. So is a word with a joined "for", such as "لروضة" ("for a kindergarten").
    if (
      variant === folded &&
      exact?.meanings.some((meaning) => !MEANING_ALLOWING_OTHER_FORMS.test(meaning)) === true
    )
      break;
  }
  return found;
};

const MEANING_OF_COMPOUND_PART = /^(?:trade|colour):/u;

const findMeaningsOfPart = (lexicon: Lexicon, part: string): string[] =>
  findFollowingNodes(lexicon, lexicon.root, part)
    .flatMap((node) => node.meanings)
    .filter((meaning) => MEANING_OF_COMPOUND_PART.test(meaning));

/**
 * Returns the meanings of a compound such as "Hebammenpraxis". Its last part ("praxis") must have a meaning; those of
 * the first part are added.
 */
const findMeaningsOfCompound = (lexicon: Lexicon, folded: string): string[] => {
  // A last part longer than this cannot match. Without the limit, a word of 2,000 letters is split 2,000 times.
  const longest = lexicon.longestForm + lexicon.longestEnding + MAX_REMOVED_LETTERS;
  for (
    let cut = Math.max(MIN_COMPOUND_PART_LENGTH - 1, folded.length - longest);
    cut <= folded.length - MIN_COMPOUND_PART_LENGTH;
    cut += 1
  ) {
    spendSteps(1);
    const ofLastPart = findMeaningsOfPart(lexicon, folded.slice(cut));
    if (ofLastPart.length === 0) continue;
    const ofFirstPart = findMeaningsOfPart(lexicon, folded.slice(0, cut));
    const ofFirstPartOrStem =
      ofFirstPart.length > 0
        ? ofFirstPart
        : findMeaningsOfPart(lexicon, folded.slice(0, cut).replace(/(?:en|er|es|s|n)$/u, ''));
    return [...new Set([...ofFirstPartOrStem, ...ofLastPart])];
  }
  return [];
};

/** Returns the longest phrase of the lexicon that begins at `first`. `free` says which tokens may be matched. */
const findLongestMatchAt = (
  lexicon: Lexicon,
  text: string,
  tokens: readonly Token[],
  first: number,
  free: (index: number) => boolean,
): Hit | null => {
  let best: Hit | null = null;
  let nodes: LexiconNode[] = [lexicon.root];
  for (let at = first; at < tokens.length && nodes.length > 0 && at < first + 14; at += 1) {
    const token = tokens[at];
    const before = tokens[at - 1];
    if (token === undefined || !free(at)) break;
    if (at > first && before !== undefined && !areAdjacent(text, before, token)) break;
    spendSteps(nodes.length);
    const reached: LexiconNode[] = [];
    for (const node of nodes) reached.push(...findFollowingNodes(lexicon, node, token.folded));
    const meanings = new Set(reached.flatMap((node) => node.meanings));
    if (meanings.size > 0)
      best = { first, after: at + 1, meanings: [...meanings], language: lexicon.language };
    nodes = reached;
  }
  const folded = tokens[first]?.folded ?? '';
  if (best !== null || !lexicon.compounds || folded.length < 2 * MIN_COMPOUND_PART_LENGTH || !free(first))
    return best;
  const meanings = findMeaningsOfCompound(lexicon, folded);
  return meanings.length === 0 ? null : { first, after: first + 1, meanings, language: lexicon.language };
};

/**
 * Finds matches from left to right that do not overlap. At each token, the longest match of any lexicon wins. If two
 * are equally long, the earlier lexicon wins.
 */
export const findAllHits = (
  lexicons: readonly Lexicon[],
  text: string,
  tokens: readonly Token[],
  free: (index: number) => boolean,
): Hit[] => {
  const hits: Hit[] = [];
  for (let at = 0; at < tokens.length; ) {
    let best: Hit | null = null;
    for (const lexicon of lexicons) {
      const hit = findLongestMatchAt(lexicon, text, tokens, at, free);
      if (hit !== null && (best === null || hit.after > best.after)) best = hit;
    }
    if (best !== null) hits.push(best);
    at = best?.after ?? at + 1;
  }
  return hits;
};

/** Whether the lexicon lists the word, as a function word or with a meaning. */
export const isInLexicon = (lexicon: Lexicon, folded: string): boolean =>
  lexicon.small.has(folded) || findFollowingNodes(lexicon, lexicon.root, folded).length > 0;
