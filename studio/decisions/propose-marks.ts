// The ideas for a mark: 14 to 24 proposals from different sources, so that the critic has a real choice.

import type { Brief } from '../brief/brief.ts';
import type { IdeaSource } from '../ideas/idea.ts';
import type { WeighedConcept } from '../ideas/weigh-concepts.ts';
import { weighConcepts } from '../ideas/weigh-concepts.ts';
import {
  ABSTRACT_FAMILIES,
  LETTER_FAMILIES,
  MERGE_FAMILIES,
  PAIR_FAMILIES,
} from '../library/families/families.ts';
import { hostedInitial, hostedPictures } from './hosted-marks.ts';
import { lettersOf } from './letters-of.ts';
import type { Proposal, TurnedConcept } from './proposal.ts';
import { avoided, wished } from './said.ts';
import type { SeedStream } from './seed-stream.ts';
import { seedStream } from './seed-stream.ts';
import { shareOf } from './share-of.ts';

const MOST = 24;
const CONCEPTS_AT_MOST = 14;
/** A concept that has less than this to do with the brief is clip art: a good letter is better. */
const LEAST_RELEVANCE = 0.5;
/** A letter belongs to the name, but to no trade: it stands behind a drawing that says what the brand does. */
const LETTER_RELEVANCE = 0.46;
const ABSTRACT_RELEVANCE = 0.32;
/** Pictures of a trade fit any house of it. Of those that fit about equally, chance puts one forward, so that the
 *  critic does not draw the same one for everybody; the others stand back. */
const ABOUT_EQUAL = 0.09;
const STAND_BACK = 0.1;
/** What fits best is put forward most often: this much less relevance makes it a third as likely. */
const A_THIRD_AS_LIKELY = 0.05;
/** Where only the trade speaks, its picture would be anybody's: some names take it within their initial, and where the
 *  trade is named but vaguely, some take the initial alone. */
const MERGES_INSTEAD = 0.4;
const MERGED_FORWARD = 0.16;
const LETTERS_INSTEAD = 0.16;
const LETTERS_FORWARD = 0.3;
const VAGUE = 0.74;
/** Of each abstract family: enough that two brands seldom meet, few enough that a process has drawn them before. */
const VARIANTS = 24;
/** The initial with the object cut out of it says two things in one silhouette, and is nobody else's. */
const MERGED = 0.07;
const INITIAL_IN_TRADE = 0.06;

export function proposeMarks(brief: Brief, text: string, stream: SeedStream): readonly Proposal[] {
  const letters = lettersOf(brief, text);
  if (wished(brief, 'mark').includes('monogram') || wished(brief, 'letters').length > 0) {
    const drawn = monograms(brief, letters).slice(0, MOST);
    // Letters that cannot be constructed leave the name alone; where there is no name, something must be drawn.
    if (drawn.length > 0 || text !== '') return drawn;
  }
  const relevant = spread(weighConcepts(brief), stream)
    .filter(({ relevance }) => relevance >= LEAST_RELEVANCE)
    .toSorted(forwardFirst)
    .slice(0, CONCEPTS_AT_MOST);

  const forward = lettersForward(relevant[0], stream);
  const proposals = [
    ...relevant.map(fromConcept),
    ...relevant.slice(0, 2).flatMap((weighed) => merges(weighed, letters, forward.merges)),
    ...hostedPictures(brief, relevant.filter(isOwn), stream),
    ...initialInTrade(brief, relevant[0], letters, forward.merges, stream),
    ...singleLetters(brief, letters, forward.letters),
    ...abstracts(brief, stream),
  ];
  return proposals
    .filter(({ choice }) => !isRefused(choice, brief))
    .toSorted(forwardFirst)
    .slice(0, MOST);
}

type Turned = Pick<Proposal, 'relevance' | 'turn'>;

const forwardFirst = (left: Turned, right: Turned): number =>
  right.relevance + right.turn - left.relevance - left.turn;

const isOwn = ({ source }: WeighedConcept): boolean => source === 'wish' || source === 'name';

/** The name's own picture is nobody else's; those of the trade are turned over until brands of a trade differ. */
function spread(weighed: readonly WeighedConcept[], stream: SeedStream): readonly TurnedConcept[] {
  const shared = weighed.filter((each) => !isOwn(each));
  const most = Math.max(0, ...shared.map(({ relevance }) => relevance));
  const alike = shared
    .filter(({ relevance }) => relevance >= most - ABOUT_EQUAL)
    .map(({ concept: { id }, relevance }) => {
      const rarer = Math.exp((most - relevance) / A_THIRD_AS_LIKELY);
      return { id, chance: stream.fork(id).next() ** rarer };
    })
    .sort((left, right) => right.chance - left.chance);
  const [forward, ...others] = alike.map(({ id }) => id);
  const back = new Set(others);
  return weighed.map((each) => {
    if (each.concept.id === forward) return { ...each, turn: most - each.relevance };
    return { ...each, turn: back.has(each.concept.id) ? -STAND_BACK : 0 };
  });
}

/** How far the initial stands forward, with the trade's picture in it and alone. */
function lettersForward(
  best: WeighedConcept | undefined,
  stream: SeedStream,
): { merges: number; letters: number } {
  if (best === undefined || best.source !== 'trade') return { merges: 0, letters: 0 };
  const chance = stream.fork('initial').next();
  if (chance < MERGES_INSTEAD) return { merges: MERGED_FORWARD, letters: 0 };
  const letters = best.relevance < VAGUE && chance < MERGES_INSTEAD + LETTERS_INSTEAD;
  return { merges: 0, letters: letters ? LETTERS_FORWARD : 0 };
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
  forward: number,
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
        turn: turn + forward,
        idea: { source, word },
      },
    ];
  });
}

/** Where the name shows nothing, the trade's object may hold its initial. */
function initialInTrade(
  brief: Brief,
  best: TurnedConcept | undefined,
  [letter]: readonly string[],
  forward: number,
  stream: SeedStream,
): readonly Proposal[] {
  if (best === undefined || best.source !== 'trade' || forward === 0) return [];
  const { relevance, turn, word } = best;
  // A name that says its trade has a picture: the initial would hide it.
  if (brief.name?.toLowerCase().includes(word) === true) return [];
  return hostedInitial(brief, letter, { relevance, turn: turn + forward + INITIAL_IN_TRADE }, stream);
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

function abstracts(brief: Brief, stream: SeedStream): readonly Proposal[] {
  return ABSTRACT_FAMILIES.map((family) => {
    const { id, construction, ideas, moods } = family;
    const shared = ideas.find((idea) => brief.ideas.includes(idea));
    const source: IdeaSource = shared === undefined ? 'mood' : 'verb';
    const word = (shared ?? brief.moods[0] ?? 'open').replaceAll('-', ' ');
    return {
      choice: { source: 'abstract-family' as const, id, motifs: [], ideas, construction, letters: [] },
      mark: family.draw(seedStream(`${id}:${Math.floor(stream.fork(id).next() * VARIANTS)}`)),
      relevance: ABSTRACT_RELEVANCE + (shared === undefined ? 0 : 0.25) + 0.1 * shareOf(moods, brief.moods),
      turn: 0,
      idea: { source, word },
    };
  });
}

function isRefused(choice: Proposal['choice'], brief: Brief): boolean {
  const refused = new Set(avoided(brief, 'motif'));
  if (choice.motifs.some((motif) => refused.has(motif))) return true;
  return avoided(brief, 'mark').includes('monogram') && choice.letters.length > 0;
}
