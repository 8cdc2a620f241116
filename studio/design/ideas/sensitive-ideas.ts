// Finds pictures that do not suit a grave trade or a serious mood: toys, food, and animals with a face.

import type { Brief } from '../../brief/brief.ts';
import { ANIMALS } from '../../brief/closed-lists.ts';
import type { Concept } from '../../library/concept.ts';
import type { Library } from '../../library/library.ts';
import type { Idea } from './idea.ts';
import { findConceptsShowing } from './concepts-showing.ts';
import { RELEVANCE } from './relevance.ts';
import { tradesWithTrait } from '../../library/trades.ts';

export type Seriousness = 'light' | 'sober' | 'grave';

/** Trades that deal with death. Even a humorous name gets no humorous picture there. */
const GRAVE =
  /\b(?:funerals?|undertakers?|hospice|palliative|crematorium|cremations?|cemetery|memorials?|bereavement|bestatt\p{L}*|funebres?|funebri|funeraria|obseques)\b/u;
const SOBER_INDUSTRIES = tradesWithTrait('sober');
const SOBER_MOODS: ReadonlySet<string> = new Set(['serious', 'authoritative', 'discreet', 'luxurious']);

/** Industries whose drawings are cheerful. */
const CHEERFUL = tradesWithTrait('cheerful');
/** Animals of heraldry and memorials. */
const DIGNIFIED: ReadonlySet<string> = new Set(
  'bull butterfly crane deer dove eagle elk falcon heron horse kestrel lion owl raven seagull swallow swan tern wing'.split(
    ' ',
  ),
);

export const assessSeriousness = ({ industries, moods }: Brief, ideas: readonly Idea[]): Seriousness => {
  if (ideas.some(({ source, word, weight }) => source === 'trade' && weight > 0 && GRAVE.test(word)))
    return 'grave';
  const sober = SOBER_INDUSTRIES.has(industries[0] ?? '') || moods.some((mood) => SOBER_MOODS.has(mood));
  return sober ? 'sober' : 'light';
};

const isCheerful = ({ industries, motifs }: Concept): boolean => {
  const [animal = ''] = motifs;
  return CHEERFUL.has(industries[0] ?? '') || (ANIMALS.includes(animal) && !DIGNIFIED.has(animal));
};

/** Consoling pictures. A globe or a compass is too clever for a hospice, even if the name says it. */
const GENTLE_MOODS: ReadonlySet<string> = new Set(
  'caring natural optimistic romantic soft spiritual warm'.split(' '),
);

const { PLAINLY, NOT_GENTLE } = RELEVANCE.sober;

const isGentle = (library: Library, picture: string): boolean =>
  findConceptsShowing(library, picture).some(
    ({ concept, plainly }) => plainly >= PLAINLY && concept.moods.some((mood) => GENTLE_MOODS.has(mood)),
  );

/** Ranks the name's ideas that do not console last, for trades that deal with death. */
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
 * Whether a drawing would be inappropriate. A serious firm may show the name's own picture and those typical of the
 * trade. A trade that deals with death may not.
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
