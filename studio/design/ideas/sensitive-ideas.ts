// Decides which pictures, such as toys, food and cute animals, do not suit a serious firm or one that deals with
// death.

import type { Brief } from '../../brief/brief.ts';
import { ANIMALS } from '../../brief/closed-lists.ts';
import type { Concept } from '../../library/concept.ts';
import type { Library } from '../../library/library.ts';
import type { Idea } from './idea.ts';
import { findConceptsShowing } from './concepts-showing.ts';
import { RELEVANCE } from './relevance.ts';
import { tradesWithTrait } from '../../library/trades.ts';

export type Seriousness = 'light' | 'sober' | 'grave';

/** Trades that deal with death. Even if the name is humorous, the picture must not be. */
const GRAVE_TRADE =
  /\b(?:funerals?|undertakers?|hospice|palliative|crematorium|cremations?|cemetery|memorials?|bereavement|bestatt\p{L}*|funebres?|funebri|funeraria|obseques)\b/u;
const SOBER_INDUSTRIES = tradesWithTrait('sober');
const SOBER_MOODS: ReadonlySet<string> = new Set(['serious', 'authoritative', 'discreet', 'luxurious']);

/** Industries whose drawings look cheerful. */
const CHEERFUL_INDUSTRIES = tradesWithTrait('cheerful');
/** Animals that occur in heraldry and on memorials. */
const DIGNIFIED_ANIMALS: ReadonlySet<string> = new Set(
  'bull butterfly crane deer dove eagle elk falcon heron horse kestrel lion owl raven seagull swallow swan tern wing'.split(
    ' ',
  ),
);

export const assessSeriousness = ({ industries, moods }: Brief, ideas: readonly Idea[]): Seriousness => {
  if (ideas.some(({ source, word, weight }) => source === 'trade' && weight > 0 && GRAVE_TRADE.test(word)))
    return 'grave';
  const sober = SOBER_INDUSTRIES.has(industries[0] ?? '') || moods.some((mood) => SOBER_MOODS.has(mood));
  return sober ? 'sober' : 'light';
};

const isCheerful = ({ industries, motifs }: Concept): boolean => {
  const [animal = ''] = motifs;
  return (
    CHEERFUL_INDUSTRIES.has(industries[0] ?? '') ||
    (ANIMALS.includes(animal) && !DIGNIFIED_ANIMALS.has(animal))
  );
};

/**
 * The moods of consoling pictures. For a hospice, a globe or a compass would be too clever, even if it is in the
 * name.
 */
const GENTLE_MOODS: ReadonlySet<string> = new Set(
  'caring natural optimistic romantic soft spiritual warm'.split(' '),
);

const { PLAINLY, NOT_GENTLE } = RELEVANCE.sober;

const isGentle = (library: Library, picture: string): boolean =>
  findConceptsShowing(library, picture).some(
    ({ concept, plainly }) => plainly >= PLAINLY && concept.moods.some((mood) => GENTLE_MOODS.has(mood)),
  );

/** If the trade deals with death, lowers the strength of pictures in the name that do not console. */
export const demoteInsensitiveIdeas = (
  library: Library,
  brief: Brief,
  ideas: readonly Idea[],
): readonly Idea[] =>
  assessSeriousness(brief, ideas) !== 'grave'
    ? ideas
    : ideas.map((idea) =>
        idea.source !== 'name'
          ? idea
          : {
              ...idea,
              pictures: idea.pictures.map(({ picture, strength }) => ({
                picture,
                strength: isGentle(library, picture) ? strength : strength * NOT_GENTLE,
              })),
            },
      );

/**
 * Whether a drawing is too cheerful for the brief. A serious firm may still show what its name states or what belongs
 * to its trade. A firm that deals with death may show a cheerful drawing only if the brief asks for it.
 */
export const isInappropriate = (
  concept: Concept,
  gravity: Seriousness,
  brief: Brief,
  called: { asked: boolean; named: boolean },
): boolean => {
  if (gravity === 'light' || called.asked || !isCheerful(concept)) return false;
  return gravity === 'grave' || !(called.named || concept.industries.includes(brief.industries[0] ?? ''));
};
