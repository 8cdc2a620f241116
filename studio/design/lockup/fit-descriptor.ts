// Fits a descriptor below the name: a short line in the prompt's own words that says what the firm is. It is never
// wider than the name.

import type { Lettering, Word } from '../../language/blazon/blazon.ts';
import type { Brief } from '../../brief/brief.ts';
import { yearOf } from '../../brief/founding-year.ts';
import { findNearestWeight } from '../../type/nearest-weight.ts';
import type { LetteringSetting } from './lines.ts';
import { findSenses } from './name-senses.ts';

/** Sizes to try for capitals, relative to the name, largest first. */
const CAPITAL_SIZES = [0.42, 0.38, 0.34] as const;
/** Sizes to try for words in their original case, which are narrower than capitals. */
const PLAIN_SIZES = [0.42, 0.38, 0.36] as const;
/** Sizes to try for script typefaces, whose small letters are short beside tall capitals. */
const SCRIPT_SIZES = [0.62, 0.55, 0.48] as const;
/** Typefaces whose small letters are hard to read at small sizes. */
const HEADLINE_FAMILIES = ['Limelight', 'Shrikhand', 'Pixelify Sans', 'Anton'];
/** The maximum length of a descriptor in a typeface of `HEADLINE_FAMILIES`, in characters. */
const MAX_HEADLINE_LENGTH = 16;
/** The minimum tracking of capitals, in em. Tighter small capitals are hard to read. */
const MIN_TRACKING = 0.06;
/** The maximum tracking in em. With more, a line falls apart. */
const MAX_TRACKING = 0.4;
const MAX_DESCRIPTOR_LENGTH = 36;
const UNTRACKABLE_SCRIPT =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}]/u;

/**
 * Lines that say nothing about the firm: lines that end with a word such as "brand", and the single word "company" or
 * the like.
 */
const UNINFORMATIVE_WORDS =
  /(?:^|\s)(?:brand|logo|start-?up|project|marque|marca)$|^(?:company|business|firma|unternehmen|empresa|app|platform|website|service|services|shop|store|firm|team|club)$/iu;
/** Words after which another word must follow. A line that ends with one looks truncated. */
const TRAILING_FUNCTION_WORD =
  /(?<!\s)\s+(?:for|of|in|on|at|to|by|from|with|without|and|or|&|the|an?|our|your|its|that|which|who|since|für|von|in|im|am|aus|mit|und|oder|der|die|das|des|dem|den|ein|eine|pour|de|du|des|en|à|au|aux|avec|et|la|le|les|para|con|y|del|el|los|las|um|uma|da|do|e|per|di|il|ve|için|для|из|в|и|с|на|για|και|σε|από)$/iu;
/** Words that say nothing as a line of their own. */
const WORD_INCOMPLETE_ALONE = /^(?:new|small|local|my|our|an?|the|young|modern|independent)$/iu;

const trimIncompleteEnd = (said: string): string => {
  const shorter = said.replace(/[\s,;:.–—-]+$/u, '').replace(TRAILING_FUNCTION_WORD, '');
  return shorter === said ? said : trimIncompleteEnd(shorter);
};

/** A phrase that may be dropped if space is short: "magazine about slow travel" becomes "magazine". */
const ABOUT_PHRASE = /(?<!\s)\s+(?:about|on|for|über|für|sur|pour|sobre|para|su|per|о|для|για)\s.*$/iu;

/** Words of one or two letters, such as "HR". They are too short for a line of their own. */
const TOO_SHORT_WORD = /^\p{Script=Latin}{1,2}$/u;

/** The maximum length of a descriptor in characters. A longer one reads like half a sentence. */
const MAX_PHRASE_LENGTH = 26;

/**
 * Returns shorter and shorter forms of a descriptor. In English the noun comes last, so words are dropped from the
 * front. Words that state the trade are kept.
 */
const createShorterForms = (said: string, brief: Brief): string[] => {
  const withoutAbout = said.replace(ABOUT_PHRASE, '');
  const words = brief.language === 'en' ? withoutAbout.split(' ') : [];
  const firstNeeded = findSenses(withoutAbout, brief)[0]?.first ?? 0;
  const shortened = words.map((_, at) => words.slice(at).join(' ')).slice(1, firstNeeded + 1);
  return [...new Set([...(said.length > MAX_PHRASE_LENGTH ? [] : [said]), withoutAbout, ...shortened])];
};

/** Returns candidates for the line below the name, best first. */
const createDescriptorCandidates = ({ brief, text }: LetteringSetting): readonly string[] => {
  // If the prompt states exactly what the logo must say, nothing is added to it.
  if (brief.nameSource === 'corrected') return [];
  const said = trimIncompleteEnd(brief.descriptor?.trim() ?? '');
  if (
    said === '' ||
    said.length > MAX_DESCRIPTOR_LENGTH ||
    repeatsName(said, text) ||
    namesTrade(text, brief)
  )
    return [];
  return createShorterForms(said, brief).filter(
    (line) =>
      !UNINFORMATIVE_WORDS.test(line) && !WORD_INCOMPLETE_ALONE.test(line) && !TOO_SHORT_WORD.test(line),
  );
};

/** Words that may be abbreviated to "est.". */
const FOUNDED_WORD = /^(?:founded|established)(?=\s)/iu;

/** Adds the year to each line. Further candidates show the year alone. */
const addFoundingYear = (lines: readonly string[], founded: string): readonly string[] => [
  ...lines.map((line) => `${line} · ${founded}`),
  ...new Set([founded, founded.replace(FOUNDED_WORD, 'est.'), yearOf(founded)]),
];

/** Whether the lettering shows the requested year. */
export const showsYear = ({ lines }: Pick<Lettering, 'lines'>, founded: string): boolean =>
  lines.flat().some(({ text }) => text.includes(yearOf(founded)));

/**
 * Returns the first candidate that can be set within `width`, the width of the name in cap heights. Returns null if
 * there is none.
 */
export const fitDescriptor = (setting: LetteringSetting, width: number): Word | null => {
  const { founded } = setting.brief;
  const lines = createDescriptorCandidates(setting);
  for (const line of founded === undefined ? lines : addFoundingYear(lines, founded)) {
    const word = fitWord(setting, line, width);
    if (word !== null) return word;
  }
  return null;
};

const fitWord = (setting: LetteringSetting, said: string, width: number): Word | null => {
  const { letterer, family } = setting;
  const text = applyCase(said, setting);
  if (HEADLINE_FAMILIES.includes(family.name) && said.length > MAX_HEADLINE_LENGTH) return null;
  if (!letterer.covers(family.name, text + said)) return null;
  const weight = findNearestWeight(family.weights, Math.min(500, setting.type.weightHeading));
  const word: Word = { text, weight, role: 'quiet', case: 'as-is', italic: false };
  if (!UNTRACKABLE_SCRIPT.test(text) && family.class !== 'script') {
    for (const size of CAPITAL_SIZES) {
      const tracking = chooseTracking(setting, { ...word, size }, width);
      if (tracking !== null) return { ...word, size, tracking };
    }
  }
  const plain = { ...word, text: applySentenceCase(said, setting) };
  const sizes = family.class === 'script' ? SCRIPT_SIZES : PLAIN_SIZES;
  const size = sizes.find((each) => measureTrackedWidth(setting, { ...plain, size: each }, 0) <= width);
  return size === undefined ? null : { ...plain, size, tracking: 0 };
};

/**
 * Whether the last words of the name state the main trade, so that no descriptor is needed. An object such as
 * "Willow" states none.
 */
const namesTrade = (name: string, brief: Brief): boolean => {
  const words = name.split(/\s+/u).length;
  const [main] = brief.industries;
  if (words < 2 || main === undefined) return false;
  return findSenses(name, brief).some(
    ({ after, trades, pictured }) => after === words && trades.includes(main) && !pictured,
  );
};

/**
 * Returns the tracking that makes the line as wide as the name, or a moderate tracking if that would be too much.
 * Returns null if the line is too wide.
 */
const chooseTracking = (setting: LetteringSetting, word: Word, width: number): number | null => {
  const untrackedWidth = measureTrackedWidth(setting, word, 0);
  const widening = measureTrackedWidth(setting, word, 0.1) - untrackedWidth;
  if (widening <= 0) return null;
  const fullWidth = (0.1 * (width - untrackedWidth)) / widening;
  if (fullWidth < MIN_TRACKING) return null;
  const comfortable = setting.voice.tone === 'quiet' ? 0.26 : 0.16;
  return fullWidth <= MAX_TRACKING ? Math.floor(fullWidth * 1_000) / 1_000 : comfortable;
};

const measureTrackedWidth = (setting: LetteringSetting, word: Word, tracking: number): number => {
  const shaped = setting.letterer.shape({
    text: word.text,
    family: setting.family.name,
    weight: word.weight ?? 400,
    italic: false,
    tracking,
    locale: setting.brief.language,
    vertical: false,
  });
  return ((shaped.box.right - shaped.box.left) / shaped.capHeight) * (word.size ?? 1);
};

/**
 * Applies the case of the name. The descriptor is in the prompt's language, whose case rules may differ from those of
 * the name's language.
 */
const applyCase = (said: string, { brief, voice }: LetteringSetting): string => {
  if (voice.case === 'lower') return said.toLocaleLowerCase(brief.language);
  return voice.smallCapitals ? said.toLocaleUpperCase(brief.language) : said;
};

const applySentenceCase = (said: string, { brief, text }: LetteringSetting): string => {
  if (!/\p{Lu}/u.test(text)) return said;
  const [first = ''] = said;
  return first.toLocaleUpperCase(brief.language) + said.slice(first.length);
};

const repeatsName = (said: string, name: string): boolean => {
  const folded = said.toLowerCase();
  return name
    .toLowerCase()
    .split(/\s+/u)
    .some((word) => word.length > 2 && folded.includes(word));
};
