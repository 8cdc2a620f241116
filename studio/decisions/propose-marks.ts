// The ideas for a mark: 14 to 24 proposals from different sources, so that the critic has a real choice.

import type { Brief } from '../brief/brief.ts';
import { ANIMALS } from '../brief/closed-lists.ts';
import { INDUSTRY_ROWS } from '../data/industries.ts';
import type { IdeaSource } from '../ideas/idea.ts';
import { CERTAIN } from '../ideas/idea.ts';
import { industryPictures } from '../ideas/trade-pictures.ts';
import type { WeighedConcept } from '../ideas/weigh-concepts.ts';
import { weighConcepts } from '../ideas/weigh-concepts.ts';
import {
  ABSTRACT_FAMILIES,
  LETTER_FAMILIES,
  MERGE_FAMILIES,
  PAIR_FAMILIES,
} from '../library/families/families.ts';
import { framedPictures, hostedPictures } from './hosted-marks.ts';
import { isInitials, lettersOf } from './letters-of.ts';
import type { Proposal, TurnedConcept } from './proposal.ts';
import { avoided, wished } from './said.ts';
import type { SeedStream } from './seed-stream.ts';
import { seedStream } from './seed-stream.ts';
import { shareOf } from './share-of.ts';

const MOST = 24;
const CONCEPTS_AT_MOST = 14;
const FRAMED_AT_MOST = 6;
/** A concept that has less than this to do with the brief is clip art: a good letter is better. */
const LEAST_RELEVANCE = 0.5;
/** A letter belongs to the name, but to no trade: it stands behind a drawing that says what the brand does. */
const LETTER_RELEVANCE = 0.46;
const BOTH_INITIALS = 0.58;
const ABSTRACT_RELEVANCE = 0.32;
/** Pictures of a trade fit any house of it. Of those that fit about equally, chance puts one forward, so that the
 *  critic does not draw the same one for everybody; the others stand back. */
const ABOUT_EQUAL = 0.09;
/** Where the trade is named, what the industry at large looks like does not fit about as well. */
const NAMED = { from: 0.78, least: 0.74 } as const;
const STAND_BACK = 0.1;
/** What the name itself says for certain stands before anything that its trade might show. */
const ITS_OWN = 0.16;
const ITS_ANIMAL = 0.08;
/** "Velvet Moth. A drawing of a butterfly": what is asked for in so many words stands before what the name says. */
const ASKED_FOR = 0.1;
const A_KIND_OF_IT = 0.85;
/** Of two things in a name ("Thistle & Paw") the one that is not the trade's worn-out sign; the trade is told in words. */
const WORN_OUT_OF_TWO = 0.1;
/** Asked for, both are surely meant: only the rarer one tells them from others. A star or a heart is no rarer than the
 *  trade's own sign. */
const WORN_OUT_OF_WISHES = 0.18;
const ANYBODYS: ReadonlySet<string> = new Set(['circle', 'drop', 'hand', 'heart', 'leaf', 'star', 'sun']);
/** What fits best is put forward most often: this much less relevance makes it a third as likely. */
const A_THIRD_AS_LIKELY = 0.05;
/** What the trade has worn out still says it, but comes up less often than what fits as well. */
const WORN_OUT = 1.8;
/** Under this nothing of the brief calls for a thing: a picture would be a neighbour's, and the initial is the name's
 *  own. Where the trade is named but vaguely, some names take it too, so that houses of one trade differ. */
const UNSURE = 0.64;
const VAGUE = 0.7;
const LETTERS_INSTEAD = 0.12;
const LETTERS_FORWARD = 0.12;
/** Of each abstract family: enough that two brands seldom meet, few enough that a process has drawn them before. */
const VARIANTS = 24;
/** The initial with the object in it says two things in one silhouette: three of four eyes prefer it to the plain object. */
const MERGED = 0.12;

export function proposeMarks(brief: Brief, text: string, stream: SeedStream): readonly Proposal[] {
  const letters = lettersOf(brief, text);
  if (wished(brief, 'mark').includes('monogram') || wished(brief, 'letters').length > 0) {
    const drawn = monograms(brief, letters).slice(0, MOST);
    // Letters that cannot be constructed leave the name alone; where there is no name, something must be drawn.
    if (drawn.length > 0 || text !== '') return drawn;
  }
  const relevant = spread(brief, asAbstractAsAsked(brief, weighConcepts(brief)), stream)
    .filter(({ relevance }) => relevance >= LEAST_RELEVANCE)
    .toSorted(forwardFirst)
    .slice(0, CONCEPTS_AT_MOST);

  // Without letters to construct, a name that calls for nothing stands better alone.
  const called = relevant.some(({ relevance }) => relevance >= UNSURE);
  if (text !== '' && letters.length === 0 && !called && !wantsConstruction(brief)) return [];

  const forward = lettersForward(relevant, stream);
  const proposals = [
    ...relevant.map(fromConcept),
    ...relevant.slice(0, 2).flatMap((weighed) => merges(weighed, letters)),
    ...hostedPictures(brief, relevant.filter(isOwn)),
    ...framedPictures(brief, relevant.slice(0, FRAMED_AT_MOST)),
    ...singleLetters(brief, letters, forward),
    ...(isInitials(letters.join('')) && text.includes(letters.join(''))
      ? asMonogram(brief, letters, forward)
      : []),
    ...abstracts(brief, stream, called),
  ];
  return proposals
    .filter(({ choice }) => !isRefused(choice, brief))
    .toSorted(forwardFirst)
    .slice(0, MOST);
}

/** Drawings that show no thing. */
const CONSTRUCTIONS: ReadonlySet<string> = new Set(
  'counterpoint coupling hexagon-cell hexagon-six infinity knot relay steps'.split(' '),
);
/** Who asks for something abstract is served by a family that means nothing as well as by a letter. */
const ABSTRACT_AS_ASKED = 0.16;

const wantsConstruction = (brief: Brief): boolean => wished(brief, 'style').includes('abstract');

/** "Something abstract": no picture but what was asked for besides. Geometry bears a picture, but no beast of the trade. */
function asAbstractAsAsked(brief: Brief, weighed: readonly WeighedConcept[]): readonly WeighedConcept[] {
  if (wantsConstruction(brief))
    return weighed.filter(({ concept, source }) => source === 'wish' || CONSTRUCTIONS.has(concept.id));
  if (!wished(brief, 'shape').includes('geometric')) return weighed;
  return weighed.filter((each) => isOwn(each) || !ANIMALS.includes(each.concept.motifs[0] ?? ''));
}

type Turned = Pick<Proposal, 'relevance' | 'turn'>;

const forwardFirst = (left: Turned, right: Turned): number =>
  right.relevance + right.turn - left.relevance - left.turn;

const isOwn = ({ source }: WeighedConcept): boolean => source === 'wish' || source === 'name';

/** The name's own picture is nobody else's; those of the trade are turned over until brands of a trade differ. */
function spread(
  brief: Brief,
  weighed: readonly WeighedConcept[],
  stream: SeedStream,
): readonly TurnedConcept[] {
  const [trade = ''] = brief.industries;
  const worn = INDUSTRY_ROWS.get(trade)?.cliches ?? [];
  const outworn = wornOutOfTwo(brief, weighed);
  const shared = weighed.filter((each) => !isOwn(each));
  const most = Math.max(0, ...shared.map(({ relevance }) => relevance));
  const least = Math.max(most - ABOUT_EQUAL, most >= NAMED.from ? NAMED.least : 0);
  const alike = shared
    .filter(({ relevance }) => relevance >= least)
    .map(({ concept: { id, motifs }, relevance }) => {
      const rarer =
        Math.exp((most - relevance) / A_THIRD_AS_LIKELY) * (worn.includes(motifs[0] ?? '') ? WORN_OUT : 1);
      return { id, chance: stream.fork(id).next() ** rarer };
    })
    .sort((left, right) => right.chance - left.chance);
  const [forward, ...others] = alike.map(({ id }) => id);
  const back = new Set(others);
  return weighed.map((each) => {
    if (isCertain(each))
      return {
        ...each,
        turn: ITS_OWN + askedFor(each) - (outworn.has(each.concept.id) ? lessOf(each) : 0),
      };
    if (isItsAnimal(each)) return { ...each, turn: ITS_ANIMAL };
    if (each.concept.id === forward) return { ...each, turn: most - each.relevance };
    return { ...each, turn: back.has(each.concept.id) ? -STAND_BACK : 0 };
  });
}

const lessOf = ({ source }: WeighedConcept): number =>
  source === 'wish' ? WORN_OUT_OF_WISHES : WORN_OUT_OF_TWO;

const askedFor = ({ source }: WeighedConcept): number => (source === 'wish' ? ASKED_FOR : 0);

const isCertain = (each: WeighedConcept): boolean => isOwn(each) && each.relevance >= CERTAIN;

/** A lark is drawn as a small bird: not the very thing, but no other house of the trade has it. */
const isItsAnimal = ({ source, relevance, concept: { motifs } }: WeighedConcept): boolean =>
  source === 'name' && relevance >= A_KIND_OF_IT && ANIMALS.includes(motifs[0] ?? '');

/** The worn-out ones, where the name says for certain something else as well and the brief tells the trade; or where
 *  something else is asked for as well. */
function wornOutOfTwo(
  { industries: [trade = ''], descriptor }: Brief,
  weighed: readonly WeighedConcept[],
): ReadonlySet<string> {
  const signs = [...(INDUSTRY_ROWS.get(trade)?.cliches ?? []), ...industryPictures(trade).plain.slice(0, 2)];
  const isWorn = ({ concept: { id, motifs } }: WeighedConcept): boolean =>
    signs.includes(id) || signs.includes(motifs[0] ?? '');
  const wornOf = (source: IdeaSource): readonly string[] => {
    const certain = weighed.filter((each) => isCertain(each) && each.source === source);
    const worn = certain.filter(isWorn);
    const words = new Set(worn.map(({ word }) => word));
    const another = certain.some(
      (each) => !isWorn(each) && !words.has(each.word) && !(source === 'wish' && ANYBODYS.has(each.word)),
    );
    return another ? worn.map(({ concept: { id } }) => id) : [];
  };
  return new Set([...(descriptor === null ? [] : wornOf('name')), ...wornOf('wish')]);
}

/** How far the initial stands forward: past the pictures, where none of them is called for surely. */
function lettersForward(relevant: readonly WeighedConcept[], stream: SeedStream): number {
  const most = Math.max(0, ...relevant.map(({ relevance }) => relevance));
  const instead = most < UNSURE || (most < VAGUE && stream.fork('initial').next() < LETTERS_INSTEAD);
  return instead ? Math.max(0, most - LETTER_RELEVANCE) + LETTERS_FORWARD : 0;
}

function fromConcept({ concept, relevance, turn, source, word }: TurnedConcept): Proposal {
  const { id, motifs, ideas, construction, letters = [] } = concept;
  return {
    choice: { source: 'library', id, motifs, ideas, construction, letters },
    mark: concept.mark,
    relevance,
    turn,
    idea: { source, word },
  };
}

function merges(
  { concept, relevance, turn, source, word }: TurnedConcept,
  letters: readonly string[],
): readonly Proposal[] {
  const [letter] = letters;
  if (letter === undefined || concept.inset === undefined) return [];
  return MERGE_FAMILIES.flatMap((family) => {
    const mark = family.draw(letter, concept);
    if (mark === null) return [];
    const { motifs, ideas } = concept;
    const id = `${family.id}:${letter}:${concept.id}`;
    return [
      {
        choice: { source: 'merge', id, motifs, ideas, construction: family.construction, letters: [letter] },
        mark,
        relevance: relevance + MERGED,
        turn,
        idea: { source, word },
      },
    ];
  });
}

function singleLetters(brief: Brief, letters: readonly string[], forward = 0): readonly Proposal[] {
  const [letter] = letters;
  if (letter === undefined) return [];
  return LETTER_FAMILIES.flatMap((family) => {
    const mark = family.draw(letter);
    if (mark === null) return [];
    const { id, construction, moods } = family;
    return [
      {
        choice: {
          source: 'letter-family',
          id: `${id}:${letter}`,
          motifs: [],
          ideas: [],
          construction,
          letters: [letter],
        },
        mark,
        relevance: LETTER_RELEVANCE + 0.1 * shareOf(moods, brief.moods),
        turn: forward,
        idea: { source: 'initial', word: letter },
      },
    ];
  });
}

function monograms(brief: Brief, letters: readonly string[]): readonly Proposal[] {
  const [first, second] = letters;
  if (first === undefined || second === undefined) return singleLetters(brief, letters);
  const negative = wished(brief, 'space').includes('negative');
  return PAIR_FAMILIES.flatMap((family) => {
    const mark = family.draw(first, second);
    if (mark === null) return [];
    const { id, construction, moods } = family;
    const choice = {
      source: 'letter-family' as const,
      id: `${id}:${first}${second}`,
      motifs: [],
      ideas: [],
      construction,
      letters: [first, second],
    };
    const fits = negative && construction === 'negative-space' ? 0.3 : 0;
    const relevance = 0.6 + fits + 0.1 * shareOf(moods, brief.moods);
    return [{ choice, mark, relevance, turn: 0, idea: { source: 'initial', word: `${first}${second}` } }];
  });
}

/** Whose name is two initials is both of them: that stands before either alone. */
const asMonogram = (brief: Brief, letters: readonly string[], forward: number): readonly Proposal[] =>
  monograms(brief, letters).map((each) => ({ ...each, relevance: BOTH_INITIALS, turn: forward }));

/** "The idea of two becoming one": what a brief thinks of first is the construction of a family that is built on it. */
const FIRST_IDEA = 0.42;
/** Where the brief calls for a thing as well, a thought such as "handmade" is said of it. */
const BESIDE_A_THING = 0.32;
const ANY_IDEA = 0.25;

const sharedIdea = ([main, ...others]: readonly string[], { ideas }: Brief, called: boolean): number => {
  if (main !== undefined && main === ideas[0]) return called ? BESIDE_A_THING : FIRST_IDEA;
  return [main, ...others].some((idea) => idea !== undefined && ideas.includes(idea)) ? ANY_IDEA : 0;
};

function abstracts(brief: Brief, stream: SeedStream, called: boolean): readonly Proposal[] {
  return ABSTRACT_FAMILIES.map((family) => {
    const { id, construction, ideas, moods } = family;
    const shared = ideas.find((idea) => brief.ideas.includes(idea));
    const source: IdeaSource = shared === undefined ? 'mood' : 'verb';
    const word = (shared ?? brief.moods[0] ?? 'open').replaceAll('-', ' ');
    return {
      choice: { source: 'abstract-family' as const, id, motifs: [], ideas, construction, letters: [] },
      mark: family.draw(seedStream(`${id}:${Math.floor(stream.fork(id).next() * VARIANTS)}`)),
      relevance: ABSTRACT_RELEVANCE + sharedIdea(ideas, brief, called) + 0.1 * shareOf(moods, brief.moods),
      turn: wantsConstruction(brief) ? ABSTRACT_AS_ASKED : 0,
      idea: { source, word },
    };
  });
}

function isRefused(choice: Proposal['choice'], brief: Brief): boolean {
  const refused = new Set(avoided(brief, 'motif'));
  if (choice.motifs.some((motif) => refused.has(motif))) return true;
  return avoided(brief, 'mark').includes('monogram') && choice.letters.length > 0;
}
