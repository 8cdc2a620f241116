// Finds the words of a name: whole ones, the parts of compounds ("Loafwright": loaf, wright), and words of other
// languages.

import { foldWord } from '../../brief/text/fold.ts';
import { LEXICONS } from '../../brief/lexicon/lexicons.ts';
import { findAllHits } from '../../brief/lexicon/match.ts';
import { tokenise } from '../../brief/text/tokenise.ts';
import { findNouns, LANGUAGES_WITH_NOUNS } from '../../brief/lexicon/nouns.ts';
import type { Library } from '../../library/library.ts';
import { findPicturesOfWord, findPicturesOfPhrase } from './pictures-of-word.ts';
import { COMPOUND_FILLERS, EPITHETS, COMMON_WORDS, LANDSCAPE, MATERIALS } from './common-words.ts';
import { showsLivingThing } from './living-things.ts';
import { findWordPairs } from './name-pairs.ts';
import type { NameWord } from './name-word.ts';
import { isFamilyName, SURNAME_PART, removeFamilyNames } from './persons.ts';
import { MISLEADING_ENDINGS, isBeginning, isEnding, INDIVISIBLE_WORDS } from './indivisible-words.ts';
import { parseWords, wordSet } from './word-lists.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };
import { RELEVANCE } from './relevance.ts';

/** Family names in Chinese and Japanese. Their characters suggest no picture: 山田 is not a mountain. */
const FAMILY_NAMES_IN_CHARACTERS = wordSet(vocabulary.wordsInName.families);

/** Short first parts that count before a place word, as in "Oakhaven" and "Foxfield". */
const SHORT_HEADS = parseWords('ash bee elk elm fir fox ivy oak owl sun yew');
const PLACE_ENDINGS = wordSet(vocabulary.wordsInName.havens);
const MIN_HEAD_LENGTH = 4;
const MIN_TAIL_LENGTH = 3;

const {
  WHOLE,
  EXPLAINED_PART,
  PLAIN_ENOUGH,
  HEAD_ALONE,
  TAIL_ALONE,
  COMMON_PART,
  OTHER_LANGUAGE,
  OF_ITS_KIND,
  IN_A_COMPOUND,
  READ_AS_ENGLISH,
  BEHIND_ANOTHER,
} = RELEVANCE.wordsInName;

const isExplained = (library: Library, other: string): boolean =>
  COMPOUND_FILLERS.has(other) ||
  COMMON_WORDS.has(other) ||
  EPITHETS.has(other) ||
  findPicturesOfWord(library, other).length > 0;

const asChanceMatch = (each: NameWord): NameWord => ({ ...each, sure: Math.min(each.sure, COMMON_PART) });

/** Returns the most meaningful way to split a word in two. */
const splitCompound = (library: Library, folded: string): readonly NameWord[] => {
  const [short, rest] = [folded.slice(0, MIN_TAIL_LENGTH), folded.slice(MIN_TAIL_LENGTH)];
  if (SHORT_HEADS.has(short) && PLACE_ENDINGS.has(rest) && findPicturesOfWord(library, short).length > 0)
    return [{ word: short, pictures: findPicturesOfWord(library, short), sure: EXPLAINED_PART }];
  let best: readonly NameWord[] = [];
  let most = 0;
  for (let cut = MIN_TAIL_LENGTH; cut <= folded.length - 1; cut += 1) {
    const [head, tail] = [folded.slice(0, cut), folded.slice(cut)];
    const parts = [
      createPartIfMeaningful(library, head, tail, MIN_HEAD_LENGTH, HEAD_ALONE),
      createPartIfMeaningful(library, tail, head, MIN_TAIL_LENGTH, TAIL_ALONE),
    ];
    const ordinary =
      isEnding(tail) || isBeginning(head) || (MISLEADING_ENDINGS.has(tail) && !isExplained(library, head));
    const known = parts.flatMap((each) => each ?? []).map((each) => (ordinary ? asChanceMatch(each) : each));
    const told = known.reduce((sum, { sure, word }) => sum + sure * word.length, 0);
    if (told > most) {
      most = told;
      best = known;
    }
  }
  return isFamilyName(folded)
    ? best.map((each) => ({ ...each, sure: Math.min(each.sure, SURNAME_PART) }))
    : best;
};

function createPartIfMeaningful(
  library: Library,
  own: string,
  other: string,
  shortest: number,
  alone: number,
): NameWord | null {
  if (own.length < shortest || COMMON_WORDS.has(own)) return null;
  // If the rest of a word is unknown, a short part is a coincidence, as the carp in "Carpathia".
  const explained = isExplained(library, other);
  if (!explained && own.length < 5) return null;
  // A part of three letters needs a known word beside it: "Solace" contains no sun ("sol") and no ace.
  if (own.length === 3 && (!explained || other.length < MIN_HEAD_LENGTH)) return null;
  // The end of a verb is no ring or wing: "monitoring" contains no ring.
  if (/^[bcdfgklmnprstvw]ing$/u.test(own) && !COMPOUND_FILLERS.has(other)) return null;
  const pictures = findPicturesOfWord(library, own).filter(
    ({ strength }) => explained || strength >= PLAIN_ENOUGH,
  );
  if (pictures.length === 0) return null;
  // A short word plus a vowel is another word: "Pinto" does not mean a pint.
  const isVowel = other.length === 1 && own.length === MIN_HEAD_LENGTH;
  if (COMPOUND_FILLERS.has(own) || isVowel) return { word: own, pictures, sure: COMMON_PART };
  return { word: own, pictures, sure: explained ? EXPLAINED_PART : alone };
}

/** Idioms in which no word means the object it names. */
const IDIOMS =
  /\b(?:lock,? stock|mint condition|fork in the road|piece of cake|full house|fair play|rule of thumb|over the moon|on the ball|out of the box|outside the box|in the bag|spot on|second nature|clean slate|blank slate|game changer|bottom line|front page|full circle|common ground|high horse|rain or shine|open book|sharp end|top shelf|head start|home run|light bulb moment|cutting edge|snail mail|silver lining|cold feet|hot desk|brain wave|wild card|best foot|dark horse|black sheep of)\b/u;

const MOTIF_PREFIX = 'motif:';
/** The minimum length of a foreign word in a name in Latin letters. A shorter one is as often a surname. */
const MIN_FOREIGN_LENGTH = 5;

interface ForeignNameWord extends NameWord {
  /** Whether the language is certain: it is the language of the prompt, or the script allows no other. */
  certain: boolean;
}

const isLatin = (word: string): boolean => /^[a-z]/u.test(foldWord(word));

/** Returns nouns of other languages that are not motifs, with the pictures of their English translations. */
const findForeignNouns = (
  library: Library,
  name: string,
  languages: readonly string[],
): readonly ForeignNameWord[] => {
  const tokens = tokenise(name);
  return findNouns(LANGUAGES_WITH_NOUNS, name, tokens).flatMap(
    ({ first, after, english, language, compound }) => {
      const word = name.slice(tokens[first]?.start ?? 0, tokens[after - 1]?.end ?? 0);
      const spoken = languages.includes(language);
      if (COMMON_WORDS.has(foldWord(word)) || (!spoken && isLatin(word) && word.length < MIN_FOREIGN_LENGTH))
        return [];
      // Part of a foreign word may match by chance: "Bullet" is not the German "Bulle", and "Babylon" contains no baby.
      if (compound && ((!spoken && isLatin(word)) || INDIVISIBLE_WORDS.has(foldWord(word)))) return [];
      // A compound that is known as a whole is not split: "Seestern" is a starfish, not a star.
      if (compound && findPicturesOfWord(library, foldWord(word)).some(({ strength }) => strength === WHOLE))
        return [];
      // The last part of a compound says what it is: "Waldhonig" is honey.
      const pictures = english
        .filter((noun) => !COMMON_WORDS.has(noun))
        .map((noun) => findPicturesOfPhrase(library, noun))
        .filter((called) => called.length > 0)
        .reverse()
        .flatMap((called, index) =>
          called.map(({ picture, strength }) => ({
            picture,
            strength: index === 0 ? strength : strength * OF_ITS_KIND,
          })),
        );
      if (pictures.length === 0) return [];
      const certain = spoken || !isLatin(word);
      // A word that ends in a hill is a place name, such as "Honigberg".
      const isPlaceName = english.some((noun) => noun === 'mountain' || LANDSCAPE.has(noun));
      const inCompound = isPlaceName ? IN_A_COMPOUND * BEHIND_ANOTHER : IN_A_COMPOUND;
      const sure = compound ? inCompound : WHOLE;
      return [{ word, english, pictures, sure: certain ? sure : OTHER_LANGUAGE, certain }];
    },
  );
};

/**
 * Keeps the longest words. In scripts without spaces the longer word is meant: 蜗牛 is a snail, although 牛 alone is a
 * cow.
 */
const keepLongestMatches = (found: readonly ForeignNameWord[]): readonly ForeignNameWord[] =>
  found.filter(
    ({ word }) => isLatin(word) || !found.some((other) => other.word !== word && other.word.includes(word)),
  );

/** Returns motifs that one of the fourteen vocabularies finds in the name. The languages of the prompt come first. */
const findForeignMotifs = (name: string, languages: readonly string[]): readonly ForeignNameWord[] => {
  const tokens = tokenise(name);
  return [...LEXICONS.values()].flatMap((lexicon) => {
    const spoken = languages.includes(lexicon.language);
    return findAllHits([lexicon], name, tokens, () => true).flatMap((hit) => {
      const first = tokens[hit.first];
      const word = name.slice(first?.start ?? 0, tokens[hit.after - 1]?.end ?? 0);
      const latin = isLatin(first?.folded ?? '');
      if (COMMON_WORDS.has(foldWord(word)) || (!spoken && latin && word.length < MIN_FOREIGN_LENGTH))
        return [];
      const motifs = hit.meanings.filter((meaning) => meaning.startsWith(MOTIF_PREFIX));
      if (motifs.length === 0) return [];
      const pictures = motifs.map((motif) => ({ picture: motif.slice(MOTIF_PREFIX.length), strength: 1 }));
      const certain = lexicon.language !== 'en' && (spoken || !latin);
      return [{ word, pictures, sure: spoken || !latin ? WHOLE : OTHER_LANGUAGE, certain }];
    });
  });
};

const WORD_PATTERN = /[\p{Lu}]?[\p{Ll}\p{M}]+|[\p{Lu}]+(?![\p{Ll}])|[\p{Lo}\p{M}]+/gu;

/** Phrases such as "hand-poured", which suggest no hand. */
const HANDMADE =
  /\bhand-?(?:made|poured|sewn|woven|crafted|painted|picked|knitted|built|rolled|cut|dyed|printed)\b/giu;

/**
 * Words in camel case, such as "CrossFit". If the whole is known, its parts do not count: "CrossFit" suggests no
 * cross.
 */
const CAMEL_CASE_WORD = /(?<!\p{L})\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+(?!\p{L})/gu;
const joinIfKnownWord = (library: Library, written: string): string => {
  const word = written.charAt(0) + written.slice(1).toLowerCase();
  return findPicturesOfWord(library, foldWord(word)).length > 0 || INDIVISIBLE_WORDS.has(foldWord(word))
    ? word
    : written;
};

/** Splits a name into words. "HeyDoc" and "L'Orange" are two words each. */
const splitNameIntoWords = (library: Library, name: string): string[] =>
  name
    .replace(HANDMADE, ' ')
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

/** Ranks words for places and materials lower if another word has a picture, as in "Coral Bay" and "Paper Crane". */
const demoteSurroundings = (found: readonly NameWord[]): readonly NameWord[] => {
  const stands = ({ word }: NameWord): boolean =>
    LANDSCAPE.has(foldWord(word)) || MATERIALS.has(foldWord(word));
  const others = found.some((each) => each.sure === WHOLE && !stands(each));
  return found.map((each) => (others && stands(each) ? { ...each, sure: each.sure * BEHIND_ANOTHER } : each));
};

/** Adjectives of the next word, without a picture of their own, as in "Cold Harbour" and "Deep Well". */
const ADJECTIVES_OF_NEXT_WORD = parseWords(
  'cold cool dark deep dry fast hard hot slow soft sweet warm wet wild',
);

/** Words that end the name of a street or region, and trades that are unrelated to such names. */
const STREET_WORDS = parseWords(
  'alley avenue borough boulevard close county court crescent district lane mews road row square street terrace',
);
const HALL_WORDS = parseWords('hall lodge manor palace plaza villa');

const isPlace = (word: string, typed: readonly string[]): boolean => {
  const at = typed.findIndex((each) => foldWord(each) === word);
  return HALL_WORDS.has(word) || (at >= 0 && STREET_WORDS.has(foldWord(typed[at + 1] ?? '')));
};

/** Whether a word is only part of a street name, as the foundry in "Foundry Lane Co-working". */
export const isPlaceInName = (library: Library, name: string, word: string): boolean =>
  isPlace(word, splitNameIntoWords(library, name));

/**
 * Whether a word is part of a town's name. The first words of a public authority are its town, as in "Juniper Falls
 * Fire Department".
 */
export const isTownInName = (library: Library, name: string, word: string): boolean => {
  const typed = splitNameIntoWords(library, name).map(foldWord);
  const at = typed.indexOf(word);
  return at === 0 ? LANDSCAPE.has(typed[1] ?? '') : at === 1 && LANDSCAPE.has(word);
};

export const findNameWords = (
  library: Library,
  name: string,
  languages: readonly string[],
): readonly NameWord[] => {
  if (FAMILY_NAMES_IN_CHARACTERS.has(name.trim()) || IDIOMS.test(name.toLowerCase())) return [];
  const typed = splitNameIntoWords(library, name);
  const nouns = findForeignNouns(library, name, languages);
  // The closed list of motifs has a bird but no hummingbird, so more specific words take precedence.
  const motifs = findForeignMotifs(name, languages).filter(
    (motif) => !nouns.some(({ word, certain }) => certain && foldWord(word) === foldWord(motif.word)),
  );
  const foreign = keepLongestMatches([...motifs, ...nouns]);
  const taken = new Set(
    foreign.filter(({ certain }) => certain).flatMap(({ word }) => word.split(/\s+/u).map(foldWord)),
  );
  const english = languages[0] === 'en' ? WHOLE : READ_AS_ENGLISH;
  const own = typed.flatMap((word): readonly NameWord[] => {
    const folded = foldWord(word);
    // Accents distinguish words: "Maré" is a tide, not a mare.
    if ((COMMON_WORDS.has(folded) && typed.length > 1) || taken.has(folded)) return [];
    const pictures = findPicturesOfWord(library, folded);
    const parts = (): readonly NameWord[] =>
      INDIVISIBLE_WORDS.has(folded) ? [] : splitCompound(library, folded);
    const whole = ADJECTIVES_OF_NEXT_WORD.has(folded) && word !== typed.at(-1) ? BEHIND_ANOTHER : WHOLE;
    const read = pictures.length > 0 ? [{ word: folded, pictures, sure: whole }] : parts();
    return read.map((each) => ({ ...each, sure: each.sure * english }));
  });
  const known = new Set(own.map(({ word }) => word));
  const found = [
    ...findWordPairs(library, typed),
    ...own,
    ...foreign.filter(({ word }) => !known.has(foldWord(word))),
  ];
  return demoteSurroundings(removeFamilyNames(library, found, typed, name)).map((each) =>
    isPlace(foldWord(each.word), typed) && !showsLivingThing(library, each.pictures)
      ? { ...each, place: true }
      : each,
  );
};
