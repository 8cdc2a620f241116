// A short line under the name in the prompt's own words, never wider than the name.

import type { Word } from '../blazon/blazon.ts';
import { nearestWeight } from '../lettering/type-weight.ts';
import type { Setting } from './lines.ts';

const SIZES = [0.42, 0.38, 0.34] as const;
/** Words as they were said run narrower than capitals. */
const PLAIN_SIZES = [0.42, 0.38, 0.36] as const;
/** Below this, capitals without air look like a mistake; above, the line falls apart. */
const LEAST_TRACKING = 0.06;
const MOST_TRACKING = 0.4;
const LONGEST = 36;
const JOINED =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}]/u;

/** A line that only says that a brand is a brand says nothing. */
const SAYS_NOTHING =
  /(?:^|\s)(?:brand|logo|company|business|start-?up|project|firma|unternehmen|marque|marca|empresa)$/iu;
/** Words that lead on to something: a line that ends with one was cut off. */
const LEADS_ON =
  /\s+(?:for|of|in|on|at|to|by|from|with|without|and|or|&|the|an?|our|your|its|that|which|who|since|für|von|in|im|am|aus|mit|und|oder|der|die|das|des|dem|den|ein|eine|pour|de|du|des|en|à|au|aux|avec|et|la|le|les|para|con|y|del|el|los|las|um|uma|da|do|e|per|di|il|ve|için|для|из|в|и|с|на|για|και|σε|από)$/iu;
/** A line of one such word is a beginning, not a thing. */
const POOR = /^(?:new|small|local|my|our|an?|the|young|modern|independent)$/iu;

const whole = (said: string): string => {
  const shorter = said.replace(/[\s,;:.–—-]+$/u, '').replace(LEADS_ON, '');
  return shorter === said ? said : whole(shorter);
};

/**
 * Null when it would be wider than the name, repeats it or cannot be set. `width` is the name's, in cap heights.
 */
export const fittedDescriptor = (setting: Setting, width: number): Word | null => {
  const { brief, letterer, family } = setting;
  const said = whole(brief.descriptor?.trim() ?? '');
  if (said === '' || said.length > LONGEST || repeats(said, setting.text)) return null;
  if (SAYS_NOTHING.test(said) || POOR.test(said)) return null;
  // The prompt said which form the logo shows: nothing is added to it.
  if (brief.nameSource === 'corrected') return null;
  const text = inItsCase(said, setting);
  if (!letterer.covers(family.name, text + said)) return null;
  const weight = nearestWeight(family.weights, Math.min(500, setting.type.weightHeading));
  const word: Word = { text, weight, role: 'quiet', case: 'as-is', italic: false };
  if (!JOINED.test(text) && family.class !== 'script') {
    for (const size of SIZES) {
      const tracking = trackingFor(setting, { ...word, size }, width);
      if (tracking !== null) return { ...word, size, tracking };
    }
  }
  const plain = { ...word, text: asSentence(said, setting) };
  const size = PLAIN_SIZES.find((each) => widthOf(setting, { ...plain, size: each }, 0) <= width);
  return size === undefined ? null : { ...plain, size, tracking: 0 };
};

/** Tracked out to the name's width where that looks natural, else comfortably open. */
const trackingFor = (setting: Setting, word: Word, width: number): number | null => {
  const bare = widthOf(setting, word, 0);
  const open = widthOf(setting, word, 0.1) - bare;
  if (open <= 0) return null;
  const flush = (0.1 * (width - bare)) / open;
  if (flush < LEAST_TRACKING) return null;
  const comfortable = setting.voice.tone === 'quiet' ? 0.26 : 0.16;
  return flush <= MOST_TRACKING ? Math.floor(flush * 1_000) / 1_000 : comfortable;
};

const widthOf = (setting: Setting, word: Word, tracking: number): number => {
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

/** By the rules of the prompt's language, which need not be those of the name's. */
const inItsCase = (said: string, { brief, voice }: Setting): string => {
  if (voice.case === 'lower') return said.toLocaleLowerCase(brief.language);
  return voice.smallCapitals ? said.toLocaleUpperCase(brief.language) : said;
};

const asSentence = (said: string, { brief, text }: Setting): string => {
  if (!/\p{Lu}/u.test(text)) return said;
  const [first = ''] = said;
  return first.toLocaleUpperCase(brief.language) + said.slice(first.length);
};

const repeats = (said: string, name: string): boolean => {
  const folded = said.toLowerCase();
  return name
    .toLowerCase()
    .split(/\s+/u)
    .some((word) => word.length > 2 && folded.includes(word));
};
