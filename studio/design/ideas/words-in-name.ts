// Finds the words of a name: whole words, the parts of compounds ("Loafwright": loaf, wright), and words of other
// languages.

import { foldWord } from '../../brief/text/fold.ts';
import { LEXICONS } from '../../brief/lexicon/lexicons.ts';
import { findAllHits } from '../../brief/lexicon/match.ts';
import { tokenise } from '../../brief/text/tokenise.ts';
import { findNouns, LANGUAGES_WITH_NOUNS } from '../../brief/lexicon/nouns.ts';
import type { Library } from '../../library/library.ts';
import { findPicturesOfWord, findPicturesOfPhrase } from './pictures-of-word.ts';
import { COMPOUND_FILLERS, EPITHETS, COMMON_WORDS, LANDSCAPE_WORDS, MATERIALS } from './common-words.ts';
import { showsLivingThing } from './living-things.ts';
import { findWordPairs } from './name-pairs.ts';
import type { NameWord } from './name-word.ts';
import { isFamilyName, SURNAME_PART, demotePersonNames } from './persons.ts';
import { MISLEADING_ENDINGS, isBeginning, isEnding, INDIVISIBLE_WORDS } from './indivisible-words.ts';
import { parseWords, createWordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { RELEVANCE } from './relevance.ts';

/** Family names in Chinese and Japanese characters. The characters suggest no picture: 山田 is not a mountain. */
const FAMILY_NAMES_IN_CHARACTERS = createWordSet(vocabulary.wordsInName.families);

/** Short first parts of compounds that count before the ending of a place name, as in "Oakhaven" and "Foxfield". */
const SHORT_HEADS = parseWords('ash bee elk elm fir fox ivy oak owl sun yew');
/** Endings of place names before which a short word counts. */
const PLACE_ENDINGS = createWordSet(vocabulary.wordsInName.havens);
const MIN_HEAD_LENGTH = 4;
const MIN_TAIL_LENGTH = 3;

const {
  WHOLE,
  EXPLAINED_PART,
  MIN_STRENGTH_OF_PART,
  HEAD_ALONE,
  TAIL_ALONE,
  COMMON_PART,
  OTHER_LANGUAGE,
  EARLIER_PART_OF_COMPOUND,
  PART_OF_FOREIGN_COMPOUND,
  READ_AS_ENGLISH,
  BESIDE_CLEARER_WORD,
} = RELEVANCE.wordsInName;

const isExplained = (library: Library, other: string): boolean =>
  COMPOUND_FILLERS.has(other) ||
  COMMON_WORDS.has(other) ||
  EPITHETS.has(other) ||
  findPicturesOfWord(library, other).length > 0;

/** Limits the certainty of a part that probably matches by chance. */
const demoteChanceMatch = (each: NameWord): NameWord => ({ ...each, sure: Math.min(each.sure, COMMON_PART) });

/**
 * Splits a word in two at the point where known parts explain most of it, weighted by their certainty. Returns the
 * known parts.
 */
const splitCompound = (library: Library, folded: string): readonly NameWord[] => {
  const [short, rest] = [folded.slice(0, MIN_TAIL_LENGTH), folded.slice(MIN_TAIL_LENGTH)];
  if (SHORT_HEADS.has(short) && PLACE_ENDINGS.has(rest) && findPicturesOfWord(library, short).length > 0)
    return [{ word: short, pictures: findPicturesOfWord(library, short), sure: EXPLAINED_PART }];
  let best: readonly NameWord[] = [];
  let bestScore = 0;
  for (let cut = MIN_TAIL_LENGTH; cut <= folded.length - 1; cut += 1) {
    const [head, tail] = [folded.slice(0, cut), folded.slice(cut)];
    const parts = [
      findMeaningfulPart(library, head, tail, MIN_HEAD_LENGTH, HEAD_ALONE),
      findMeaningfulPart(library, tail, head, MIN_TAIL_LENGTH, TAIL_ALONE),
    ];
    const isChanceMatch =
      isEnding(tail) || isBeginning(head) || (MISLEADING_ENDINGS.has(tail) && !isExplained(library, head));
    const known = parts
      .flatMap((each) => each ?? [])
      .map((each) => (isChanceMatch ? demoteChanceMatch(each) : each));
    const explainedLetters = known.reduce((sum, { sure, word }) => sum + sure * word.length, 0);
    if (explainedLetters > bestScore) {
      bestScore = explainedLetters;
      best = known;
    }
  }
  return isFamilyName(folded)
    ? best.map((each) => ({ ...each, sure: Math.min(each.sure, SURNAME_PART) }))
    : best;
};

/**
 * Returns a part of a word with its pictures, or null if it probably matches by chance. `other` is the rest of the
 * word, and `certaintyAlone` the certainty of the part if that rest is unknown.
 */
function findMeaningfulPart(
  library: Library,
  part: string,
  other: string,
  minLength: number,
  certaintyAlone: number,
): NameWord | null {
  if (part.length < minLength || COMMON_WORDS.has(part)) return null;
  // If the rest of a word is unknown, a short part is a coincidence: "carp" in "Carpathia".
  const isOtherKnown = isExplained(library, other);
  if (!isOtherKnown && part.length < 5) return null;
  // A part of three letters needs a longer known word next to it: "Solace" contains neither the sun ("sol") nor an
  // ace.
  if (part.length === 3 && (!isOtherKnown || other.length < MIN_HEAD_LENGTH)) return null;
  // The ending of a verb is not an object: "monitoring" contains no ring.
  if (/^[bcdfgklmnprstvw]ing$/u.test(part) && !COMPOUND_FILLERS.has(other)) return null;
  const pictures = findPicturesOfWord(library, part).filter(
    ({ strength }) => isOtherKnown || strength >= MIN_STRENGTH_OF_PART,
  );
  if (pictures.length === 0) return null;
  // A short word plus one letter is usually another word: "Pinto" does not mean a pint.
  const hasOneMoreLetter = other.length === 1 && part.length === MIN_HEAD_LENGTH;
  if (COMPOUND_FILLERS.has(part) || hasOneMoreLetter) return { word: part, pictures, sure: COMMON_PART };
  return { word: part, pictures, sure: isOtherKnown ? EXPLAINED_PART : certaintyAlone };
}

/** Idioms whose words do not mean objects: "piece of cake" suggests no cake. */
const IDIOMS =
  /\b(?:lock,? stock|mint condition|fork in the road|piece of cake|full house|fair play|rule of thumb|over the moon|on the ball|out of the box|outside the box|in the bag|spot on|second nature|clean slate|blank slate|game changer|bottom line|front page|full circle|common ground|high horse|rain or shine|open book|sharp end|top shelf|head start|home run|light bulb moment|cutting edge|snail mail|silver lining|cold feet|hot desk|brain wave|wild card|best foot|dark horse|black sheep of)\b/u;

const MOTIF_PREFIX = 'motif:';
/**
 * The minimum length of a word in Latin letters from a language other than that of the prompt. Shorter words are as
 * often surnames.
 */
const MIN_FOREIGN_WORD_LENGTH = 5;

interface ForeignNameWord extends NameWord {
  /** Whether the language is certain, because it is that of the prompt or the only one with this script. */
  certain: boolean;
}

const isLatin = (word: string): boolean => /^[a-z]/u.test(foldWord(word));

/** Returns the nouns of other languages in the name, and the pictures of their English translations. */
const findForeignNouns = (
  library: Library,
  name: string,
  languages: readonly string[],
): readonly ForeignNameWord[] => {
  const tokens = tokenise(name);
  return findNouns(LANGUAGES_WITH_NOUNS, name, tokens).flatMap(
    ({ first, after, english, language, compound }) => {
      const word = name.slice(tokens[first]?.start ?? 0, tokens[after - 1]?.end ?? 0);
      const isPromptLanguage = languages.includes(language);
      if (
        COMMON_WORDS.has(foldWord(word)) ||
        (!isPromptLanguage && isLatin(word) && word.length < MIN_FOREIGN_WORD_LENGTH)
      )
        return [];
      // Part of a foreign word may match by chance: "Bullet" is not the German "Bulle" (bull), and "Babylon" contains
      // no baby.
      if (compound && ((!isPromptLanguage && isLatin(word)) || INDIVISIBLE_WORDS.has(foldWord(word))))
        return [];
      // A compound with a picture of its own needs no translation: "Seestern" is a starfish, not a star.
      if (compound && findPicturesOfWord(library, foldWord(word)).some(({ strength }) => strength === WHOLE))
        return [];
      // The last part of a compound says what it is, so its pictures count most: "Waldhonig" is honey.
      const pictures = english
        .filter((noun) => !COMMON_WORDS.has(noun))
        .map((noun) => findPicturesOfPhrase(library, noun))
        .filter((found) => found.length > 0)
        .reverse()
        .flatMap((found, index) =>
          found.map(({ picture, strength }) => ({
            picture,
            strength: index === 0 ? strength : strength * EARLIER_PART_OF_COMPOUND,
          })),
        );
      if (pictures.length === 0) return [];
      const certain = isPromptLanguage || !isLatin(word);
      // A compound with a word for a mountain or a landscape is a place name, such as "Honigberg".
      const isPlaceName = english.some((noun) => noun === 'mountain' || LANDSCAPE_WORDS.has(noun));
      const inCompound = isPlaceName
        ? PART_OF_FOREIGN_COMPOUND * BESIDE_CLEARER_WORD
        : PART_OF_FOREIGN_COMPOUND;
      const sure = compound ? inCompound : WHOLE;
      return [{ word, english, pictures, sure: certain ? sure : OTHER_LANGUAGE, certain }];
    },
  );
};

/**
 * Removes words that are part of a longer one, in scripts without spaces: 蜗牛 is a snail, although 牛 alone is a cow.
 */
const keepLongestMatches = (found: readonly ForeignNameWord[]): readonly ForeignNameWord[] =>
  found.filter(
    ({ word }) => isLatin(word) || !found.some((other) => other.word !== word && other.word.includes(word)),
  );

/** Returns the motifs that any vocabulary, of any language, finds in the name. */
const findForeignMotifs = (name: string, languages: readonly string[]): readonly ForeignNameWord[] => {
  const tokens = tokenise(name);
  return [...LEXICONS.values()].flatMap((lexicon) => {
    const isPromptLanguage = languages.includes(lexicon.language);
    return findAllHits([lexicon], name, tokens, () => true).flatMap((hit) => {
      const first = tokens[hit.first];
      const word = name.slice(first?.start ?? 0, tokens[hit.after - 1]?.end ?? 0);
      const latin = isLatin(first?.folded ?? '');
      if (
        COMMON_WORDS.has(foldWord(word)) ||
        (!isPromptLanguage && latin && word.length < MIN_FOREIGN_WORD_LENGTH)
      )
        return [];
      const motifs = hit.meanings.filter((meaning) => meaning.startsWith(MOTIF_PREFIX));
      if (motifs.length === 0) return [];
      const pictures = motifs.map((motif) => ({ picture: motif.slice(MOTIF_PREFIX.length), strength: 1 }));
      const certain = lexicon.language !== 'en' && (isPromptLanguage || !latin);
      return [{ word, pictures, sure: isPromptLanguage || !latin ? WHOLE : OTHER_LANGUAGE, certain }];
    });
  });
};

/** A word that is capitalised, in lower case, in capitals, or in a script without case. */
const WORD_PATTERN = /[\p{Lu}]?[\p{Ll}\p{M}]+|[\p{Lu}]+(?![\p{Ll}])|[\p{Lo}\p{M}]+/gu;

/** Phrases such as "hand-poured", which do not suggest a hand. */
const HANDMADE_PHRASE =
  /\bhand-?(?:made|poured|sewn|woven|crafted|painted|picked|knitted|built|rolled|cut|dyed|printed)\b/giu;

/** Words in camel case, such as "HeyDoc". */
const CAMEL_CASE_WORD = /(?<!\p{L})\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+(?!\p{L})/gu;
/** Writes a word in camel case as one word if it is known as such: "CrossFit" does not suggest a cross. */
const joinIfKnownWord = (library: Library, written: string): string => {
  const word = written.charAt(0) + written.slice(1).toLowerCase();
  return findPicturesOfWord(library, foldWord(word)).length > 0 || INDIVISIBLE_WORDS.has(foldWord(word))
    ? word
    : written;
};

/** Splits a name into words. "HeyDoc" and "L'Orange" are two words each. */
const splitNameIntoWords = (library: Library, name: string): string[] =>
  name
    .replace(HANDMADE_PHRASE, ' ')
    .replace(CAMEL_CASE_WORD, (written) => joinIfKnownWord(library, written))
    .match(WORD_PATTERN)
    ?.filter((word) => [...word].length > 1) ?? [];

/** Whether a word only states the trade, such as "Dental" or "Brewing". */
export const isGenericTradeWord = (word: string): boolean => {
  const lexicon = LEXICONS.get('en');
  if (lexicon === undefined) return false;
  const hits = findAllHits([lexicon], word, tokenise(word), () => true);
  const meanings = hits.flatMap((hit) => hit.meanings);
  return (
    meanings.some((meaning) => meaning.startsWith('trade:')) &&
    !meanings.some((meaning) => meaning.startsWith(MOTIF_PREFIX))
  );
};

/**
 * Lowers the certainty of landscapes and materials if another whole word has a picture: "Bay" in "Coral Bay", "Paper"
 * in "Paper Crane".
 */
const demoteSurroundings = (found: readonly NameWord[]): readonly NameWord[] => {
  const isSurroundings = ({ word }: NameWord): boolean =>
    LANDSCAPE_WORDS.has(foldWord(word)) || MATERIALS.has(foldWord(word));
  const hasClearerWord = found.some((each) => each.sure === WHOLE && !isSurroundings(each));
  return found.map((each) =>
    hasClearerWord && isSurroundings(each) ? { ...each, sure: each.sure * BESIDE_CLEARER_WORD } : each,
  );
};

/**
 * Adjectives that describe the next word, as in "Cold Harbour" and "Deep Well". The adjective's own pictures count
 * less.
 */
const ADJECTIVES_OF_NEXT_WORD = parseWords(
  'cold cool dark deep dry fast hard hot slow soft sweet warm wet wild',
);

/** Words that end the name of a street or district. */
const STREET_WORDS = parseWords(
  'alley avenue borough boulevard close county court crescent district lane mews road row square street terrace',
);
/** Words for buildings that only name the premises, as in "The Roxy Palace". */
const HALL_WORDS = parseWords('hall lodge manor palace plaza villa');

const isPlace = (word: string, typed: readonly string[]): boolean => {
  const at = typed.findIndex((each) => foldWord(each) === word);
  return HALL_WORDS.has(word) || (at >= 0 && STREET_WORDS.has(foldWord(typed[at + 1] ?? '')));
};

/**
 * Whether a word only names a place. It is a hall, or part of a street name, as "Foundry" is in "Foundry Lane
 * Co-working".
 */
export const isPlaceInName = (library: Library, name: string, word: string): boolean =>
  isPlace(word, splitNameIntoWords(library, name));

/**
 * Whether a word belongs to the town at the start of the name, as in "Juniper Falls Fire Department". Names of public
 * authorities begin with their town.
 */
export const isTownInName = (library: Library, name: string, word: string): boolean => {
  const typed = splitNameIntoWords(library, name).map(foldWord);
  const at = typed.indexOf(word);
  return at === 0 ? LANDSCAPE_WORDS.has(typed[1] ?? '') : at === 1 && LANDSCAPE_WORDS.has(word);
};

/** Returns the words of a name that have pictures: known foreign words, and English ones. */
export const findNameWords = (
  library: Library,
  name: string,
  languages: readonly string[],
): readonly NameWord[] => {
  if (FAMILY_NAMES_IN_CHARACTERS.has(name.trim()) || IDIOMS.test(name.toLowerCase())) return [];
  const typed = splitNameIntoWords(library, name);
  const nouns = findForeignNouns(library, name, languages);
  // Nouns take precedence over motifs, because they are more specific: there is a motif for birds, but none for
  // hummingbirds.
  const motifs = findForeignMotifs(name, languages).filter(
    (motif) => !nouns.some(({ word, certain }) => certain && foldWord(word) === foldWord(motif.word)),
  );
  const foreign = keepLongestMatches([...motifs, ...nouns]);
  const explainedWords = new Set(
    foreign.filter(({ certain }) => certain).flatMap(({ word }) => word.split(/\s+/u).map(foldWord)),
  );
  const englishFactor = languages[0] === 'en' ? WHOLE : READ_AS_ENGLISH;
  const englishWords = typed.flatMap((word): readonly NameWord[] => {
    const folded = foldWord(word);
    // A word whose language is certain is not also read as English: the Portuguese "Maré" is a tide, not a mare.
    if ((COMMON_WORDS.has(folded) && typed.length > 1) || explainedWords.has(folded)) return [];
    const pictures = findPicturesOfWord(library, folded);
    const parts = (): readonly NameWord[] =>
      INDIVISIBLE_WORDS.has(folded) ? [] : splitCompound(library, folded);
    const whole = ADJECTIVES_OF_NEXT_WORD.has(folded) && word !== typed.at(-1) ? BESIDE_CLEARER_WORD : WHOLE;
    const matches = pictures.length > 0 ? [{ word: folded, pictures, sure: whole }] : parts();
    return matches.map((each) => ({ ...each, sure: each.sure * englishFactor }));
  });
  const englishWordSet = new Set(englishWords.map(({ word }) => word));
  const found = [
    ...findWordPairs(library, typed),
    ...englishWords,
    ...foreign.filter(({ word }) => !englishWordSet.has(foldWord(word))),
  ];
  return demoteSurroundings(demotePersonNames(library, found, typed, name)).map((each) =>
    isPlace(foldWord(each.word), typed) && !showsLivingThing(library, each.pictures)
      ? { ...each, place: true }
      : each,
  );
};
