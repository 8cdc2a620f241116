// Several ideas for a brief, from different sources, before anything is drawn.

import type { Brief } from '../brief/brief.ts';
import { fold } from '../brief/text/fold.ts';
import { wished } from '../decisions/said.ts';
import { CONCEPTS } from '../library/concepts.ts';
import { calledBy } from './called-pictures.ts';
import type { Called, Idea } from './idea.ts';
import { EVERYDAY, nameWords, saysTrade } from './name-words.ts';
import { industryPictures, namedTrades, namesTrade } from './trade-pictures.ts';

const ASKED_FOR = 1;
const IN_THE_NAME = 0.95;
/** "Harbour Coffee": a word of the name that only says the trade. */
const TRADE_IN_THE_NAME = 0.76;
const TRADE_AS_NAME = 0.85;
/** A trade in the brief's own words, and the industry at large; the first industry, and the others. */
const NAMED_TRADE = [0.84, 0.81, 0.79] as const;
const INDUSTRY = [0.69, 0.54, 0.48] as const;
/** A trade of another industry that the words name: one short word may be chance, a phrase is not, nor what the brief
 *  itself says that it is ("a running club"). */
const STRAY_TRADE = { phrase: 0.83, described: 0.82, long: 0.78, word: 0.5 } as const;
const LONG = 8;
const LATER_TRADE = 0.05;
const LATER_TRADE_AT_MOST = 0.15;
/** Words that trades of every kind have beside their own. */
const ANY_TRADE: ReadonlySet<string> = new Set(
  'farm production maker producer service agency platform app tool care water search build content records retreat people'.split(
    ' ',
  ),
);
/** The first pictures of a trade say it at a glance; of an industry many do. */
const LESS_FOR_EACH_PLACE = { named: 0.035, industry: 0.012 } as const;
const SPOKEN_OF = 0.82;
const LATER_IMAGE = 0.03;
/** "Maison Clémence", "batteries for homes": said by everybody, meant by few. */
const EVERYDAY_IMAGES: ReadonlySet<string> = new Set(['house', 'table', 'hand', 'person', 'road', 'globe']);
const EVERYDAY_IMAGE = 0.62;
const IN_PASSING = 0.64;
/** Said of the trade itself: the "honey" of a honey producer. */
const IN_THE_DESCRIPTOR = 0.8;
const TRADE_IN_PASSING = 0.7;
const ABSTRACT_IDEA = 0.56;
/** A concept says itself which industries it is good for. */
const OWN_INDUSTRY = 0.56;
const KIN_INDUSTRY = 0.4;

const wishIdeas = (brief: Brief): Idea[] =>
  wished(brief, 'motif').map((motif) => ({
    source: 'wish',
    word: motif,
    weight: ASKED_FOR,
    pictures: [{ picture: motif, strength: 1 }],
  }));

const languagesOf = ({ language, notes }: Brief): string[] => {
  const said = notes.find((note) => note.startsWith('languages: ')) ?? '';
  return [language, ...said.slice('languages: '.length).split(' ')];
};

/** Beside a word of its own, one that every house of the trade could bear speaks for the trade, not for this name. */
const nameIdeas = (brief: Brief): Idea[] => {
  if (brief.name === null) return [];
  const found = nameWords(brief.name, languagesOf(brief));
  const isTrade = (word: string): boolean => namesTrade(brief.industries, word) || saysTrade(word);
  const alone = !/\s/u.test(brief.name);
  const hasOwn = found.some(({ word }) => !isTrade(word));
  return found.map(({ word, sure, pictures }) => {
    if (alone || !isTrade(word)) return { source: 'name', word, weight: sure * IN_THE_NAME, pictures };
    return { source: 'trade', word, weight: sure * (hasOwn ? TRADE_IN_THE_NAME : TRADE_AS_NAME), pictures };
  });
};

const inOrder = (pictures: readonly string[], less: number): Called[] =>
  pictures.map((picture, index) => ({ picture, strength: 1 - less * index }));

const wordsIn = (text: string | null): ReadonlySet<string> =>
  new Set(text?.toLowerCase().split(/[^\p{L}]+/u));

const strayKind = (trade: string, { industries, descriptor }: Brief): keyof typeof STRAY_TRADE => {
  if (trade.includes(' ')) return 'phrase';
  if (EVERYDAY.has(trade) || ANY_TRADE.has(trade)) return 'word';
  if (wordsIn(descriptor).has(trade)) return 'described';
  return industries.length === 0 || trade.length >= LONG ? 'long' : 'word';
};

/** The brief's words, and apart from them its descriptor with the short ones: "make-up artist", "3D printing". */
const spokenWords = ({ words, descriptor }: Brief): readonly string[] => [
  ...words,
  '',
  ...fold(descriptor ?? '').split(/[^\p{L}\p{N}]+/u),
];

/** Of several trades that are named the longest phrase says it best: "dairy farm, ice cream". */
const namedIdeas = (brief: Brief): Idea[] => {
  const { industries } = brief;
  return namedTrades(spokenWords(brief)).map(({ trade, industry, pictures }, index): Idea => {
    const place = industries.indexOf(industry);
    const weight = place < 0 ? STRAY_TRADE[strayKind(trade, brief)] : (NAMED_TRADE[Math.min(2, place)] ?? 0);
    const less = Math.min(LATER_TRADE * index, LATER_TRADE_AT_MOST);
    const shown = inOrder(pictures, LESS_FOR_EACH_PLACE.named);
    return { source: 'trade', word: trade, weight: weight - less, pictures: shown };
  });
};

const tradeIdeas = (brief: Brief): Idea[] => [
  ...namedIdeas(brief),
  ...brief.industries.map((industry, index): Idea => {
    const pictures = inOrder(industryPictures(industry), LESS_FOR_EACH_PLACE.industry);
    const weight = INDUSTRY[Math.min(2, index)] ?? 0;
    return { source: 'trade', word: industry.replaceAll('-', ' '), weight, pictures };
  }),
];

const imageIdeas = (brief: Brief): Idea[] => {
  const pictured = brief.images.map(
    (motif, index): Idea => ({
      source: 'image',
      word: motif,
      weight: EVERYDAY_IMAGES.has(motif) ? EVERYDAY_IMAGE : SPOKEN_OF - LATER_IMAGE * Math.min(index, 6),
      pictures: [{ picture: motif, strength: 1 }],
    }),
  );
  const named = wordsIn(brief.name);
  const described = wordsIn(brief.descriptor);
  const said = brief.words
    .filter((word) => !EVERYDAY.has(word) && !named.has(word))
    .map((word): Idea => {
      // The trade was heard already: its name in passing makes no second reason for the same picture.
      if (namesTrade(brief.industries, word) || saysTrade(word)) {
        return { source: 'trade', word, weight: TRADE_IN_PASSING, pictures: calledBy(word) };
      }
      const weight = described.has(word) ? IN_THE_DESCRIPTOR : IN_PASSING;
      return { source: 'image', word, weight, pictures: calledBy(word) };
    })
    .filter(({ pictures }) => pictures.length > 0);
  return [...pictured, ...said];
};

const verbIdeas = (brief: Brief): Idea[] =>
  brief.ideas.map((idea) => ({
    source: 'verb',
    word: idea.replaceAll('-', ' '),
    weight: ABSTRACT_IDEA,
    pictures: CONCEPTS.flatMap(({ id, ideas }) => {
      const place = ideas.indexOf(idea);
      return place < 0 ? [] : [{ picture: id, strength: 1 - 0.06 * place }];
    }),
  }));

/** What concepts claim for themselves, behind what the table of trades says. */
const claimedIdeas = ({ industries: [first, ...others] }: Brief): Idea[] => {
  if (first === undefined) return [];
  const pictures = CONCEPTS.flatMap(({ id, industries }) => {
    const place = industries.indexOf(first);
    if (place >= 0) return [{ picture: id, strength: 1 - 0.05 * Math.min(place, 5) }];
    const kin = others.some((other) => industries.includes(other));
    return kin ? [{ picture: id, strength: KIN_INDUSTRY / OWN_INDUSTRY }] : [];
  });
  return [{ source: 'trade', word: first.replaceAll('-', ' '), weight: OWN_INDUSTRY, pictures }];
};

export const ideasOf = (brief: Brief): readonly Idea[] => [
  ...wishIdeas(brief),
  ...nameIdeas(brief),
  ...tradeIdeas(brief),
  ...imageIdeas(brief),
  ...verbIdeas(brief),
  ...claimedIdeas(brief),
];
