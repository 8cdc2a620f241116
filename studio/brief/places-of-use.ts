// Finds where the logo will be used: "It must work on the side of a van". The object that shows the logo is called
// its carrier. It is neither a picture to draw, nor a product, nor a trade.

import type { Hit } from './lexicon/match.ts';
import type { Token } from './text/tokenise.ts';

/** Phrases whose subject is the logo: "it must", "needs to", but not "we will". */
const LOGO_REQUIREMENT =
  "(?:(?:it|logo|mark|sign|wordmark|emblem|badge|that|this|which)\\s(?:will|can|could|may|might|would)|must|has to|needs to|should|it['’]ll)(?:\\s(?:also|still|mostly|mainly|often))?";
const MARKING_WORDS =
  '(?:printed|painted|stamped|stitched|sewn|embroidered|engraved|etched|cast|burned|branded|carved|cut|pressed|embossed|used|shown|seen|placed|put|stuck|moulded|laser-?cut)';
const CLEARLY_VISIBLE = '(?:readable|legible|recognisable|recognizable|visible)';
const APPEARANCE_WORDS = `(?:${CLEARLY_VISIBLE}|(?:work|look good|fit|sit|go|appear|read)(?:\\swell)?)`;
const ON_WORDS = '(?:on|onto|into|across)';
const REST_OF_CLAUSE = '([^.,;:!?\\n()–—]{2,60})';

/** Words for carriers. A clause that has only "on" and carriers says where the logo goes. */
const CARRIER_WORDS =
  'mugs?|cups?|caps?|hats?|beanies|t-?shirts?|tees|shirts?|hoodies|jackets?|aprons?|uniforms?|overalls|vests?|bags?|totes?|boxes|crates?|bottles?|cans|jars?|labels?|tags?|stickers?|badges?|pens?|pencils?|cards?|flyers?|posters?|banners?|flags?|signs?|signage|windows?|doors?|vans?|trucks?|lorries|lorry|bus(?:es)?|cars?|trailers?|boats?|helmets?|packaging|plates?|menus?|napkins?|screens?|phones?|websites?|apps?|merch|merchandise|keyrings?|umbrellas?';

/** Materials of carriers, and ways of making them. */
const MATERIAL_WORDS =
  'kraft|paper|card|cardboard|wood|wooden|timber|tin|enamel|metal|steel|brass|copper|glass|leather|felt|linen|cotton|burlap|jute|canvas|denim|rubber|vinyl|neon|chalk|slate|stone|woven|embroidered|printed|painted|hand-?painted|hand-?written|handwritten|hanging|carved|debossed|embossed|engraved|rusty|bottle|jar|can|box|crate|bag|sack|cup|coffee|wine|beer|van|truck|tank|spine|t-?shirt';
/** Carriers in the singular. The plural of these words usually means products. */
const SINGULAR_CARRIER_WORDS =
  'label|tag|sign|patch|badge|sticker|decal|stencil|plaque|print|wrap|bag|sack|sleeve|lettering';

const PLACE_OF_USE_PATTERNS: readonly RegExp[] = [
  // A clause that is only a carrier: "kraft paper label", "leather patch".
  new RegExp(
    `(?<=[.,;:!?\\n–—]\\s{0,2}(?:(?:on|for|like|as)\\s)?(?:an?\\s)?)((?:(?:${MATERIAL_WORDS})[\\s-]){1,3}(?:${SINGULAR_CARRIER_WORDS}))(?=\\s{0,2}(?:look|style|feel|vibe)?\\s{0,2}(?:[.,;:!?\\n]|$))`,
    'giu',
  ),
  // A carrier for another object: "label for glass bottles", "stamp on kraft boxes".
  new RegExp(
    `(?<=[.,;:!?\\n–—]\\s{0,2}(?:an?\\s)?)((?:${SINGULAR_CARRIER_WORDS}|stamp)\\s(?:for|on)\\s[^.,;:!?\\n()–—]{2,40})(?=\\s{0,2}(?:[.,;:!?\\n]|$))`,
    'giu',
  ),
  // How the logo is applied: "must be stamped into steel plates".
  new RegExp(
    `(?<!\\p{L})${LOGO_REQUIREMENT}\\s(?:be|get|look good|look right)\\s(?:${MARKING_WORDS}|${APPEARANCE_WORDS})\\s${ON_WORDS}\\s${REST_OF_CLAUSE}`,
    'giu',
  ),
  // Where the logo must work: "readable on the front of a bus", "needs to work on a van".
  new RegExp(
    `(?<!\\p{L})(?:${LOGO_REQUIREMENT}\\s${APPEARANCE_WORDS}|(?<=(?:^|[.,;:!?(–—\\n]|\\band)\\s{0,2})${CLEARLY_VISIBLE})\\s${ON_WORDS}\\s${REST_OF_CLAUSE}`,
    'giu',
  ),
  // Where the logo goes: "it goes on mugs".
  new RegExp(
    `(?<!\\p{L})(?:logo|mark|sign|wordmark|emblem|badge|it)\\s(?:goes|will be|(?:is|gets|will be)\\s${MARKING_WORDS})\\s(?:on|onto|into)\\s${REST_OF_CLAUSE}`,
    'giu',
  ),
  // Other languages: "lesbar auf Tassen", "lisible sur le côté d'un bus".
  new RegExp(
    `(?<!\\p{L})(?:lesbar|erkennbar|funktionieren|lisible|visible|fonctionner|legible|verse bien|funcionar|quedar bien|legível|leggibile|funzionare|stare bene)\\s(?:auch\\s|aussi\\s|también\\s|também\\s|anche\\s)?(?:auf|sur|en|su|sul|sulla|sulle|sui|em|na|nas|no|nos)\\s${REST_OF_CLAUSE}`,
    'giu',
  ),
  // A part of a carrier: "on the side of a small van".
  /(?<!\p{L})on\sthe\s(?:side|sides|front|door|doors|bonnet|tail|hull|lid)\sof\s([^.,;:!?\n()–—]{2,40})/giu,
  // A clause of only "on" and carriers: "on mugs and caps".
  new RegExp(
    `(?:^|[.,;:!?\\n]\\s{0,2})(?:(?:and|also|mostly|mainly|mostly seen|mainly seen|used|shown|for use|to go|to be used)\\s){0,2}on\\s((?:(?:our|my|the|a|an|small|and|&|or|work|paper|${CARRIER_WORDS}),?\\s){0,7}(?:${CARRIER_WORDS}))(?=\\s{0,2}(?:[.,;:!?\\n]|$))`,
    'giu',
  ),
];

/** Words that end the place of use: after "on a van with", the prompt says what the logo shows. */
const END_OF_PLACE =
  /\s(?:with|but|so|because|that|while|using|please|as well as|when|if|and (?:it|we|i|should|must|needs|has|look|feel))\s/iu;

interface Span {
  start: number;
  end: number;
}

const findPlaceSpans = (text: string): Span[] =>
  PLACE_OF_USE_PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => {
      const place = match[1] ?? '';
      const start = match.index + match[0].length - place.length;
      return { start, end: start + (END_OF_PLACE.exec(place)?.index ?? place.length) };
    }),
  );

/** Returns the tokens that only say where the logo will be used. */
export const findPlacesOfUse = (text: string, tokens: readonly Token[]): ReadonlySet<number> => {
  const spans = findPlaceSpans(text);
  return new Set(
    tokens.flatMap(({ start, end }, index) =>
      spans.some((span) => start >= span.start && end <= span.end) ? [index] : [],
    ),
  );
};

const NON_CARRIER_MEANING = /^(?:trade|motif|case):/u;

/**
 * Removes the meanings trade, motif and letter case from words for carriers: "on mugs and caps" requests no capitals.
 */
export const removeMeaningsOfCarriers = (hits: readonly Hit[], places: ReadonlySet<number>): Hit[] =>
  hits.flatMap((hit) => {
    if (!places.has(hit.first)) return [hit];
    const meanings = hit.meanings.filter((meaning) => !NON_CARRIER_MEANING.test(meaning));
    return meanings.length === 0 ? [] : [{ ...hit, meanings }];
  });
