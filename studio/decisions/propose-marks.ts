// The ideas for a mark: 14 to 24 proposals from different sources, so that the critic has a real choice.

import type { MarkBlazon } from '../blazon/blazon.ts';
import type { Brief } from '../brief/brief.ts';
import type { Concept } from '../library/concept.ts';
import { CONCEPTS } from '../library/concepts.ts';
import {
  ABSTRACT_FAMILIES,
  LETTER_FAMILIES,
  MERGE_FAMILIES,
  PAIR_FAMILIES,
} from '../library/families/families.ts';
import { conceptRelevance } from './concept-relevance.ts';
import type { MarkChoice } from './decisions.ts';
import { lettersOf } from './letters-of.ts';
import { avoided, wished } from './said.ts';
import type { SeedStream } from './seed-stream.ts';
import { seedStream } from './seed-stream.ts';
import { shareOf } from './share-of.ts';

export interface Proposal {
  choice: Omit<MarkChoice, 'type'>;
  mark: MarkBlazon;
  /** 0 to 1: how much it belongs to this brief. */
  relevance: number;
}

const MOST = 24;
const CONCEPTS_AT_MOST = 12;
/** A concept that has less than this to do with the brief is clip art. */
const LEAST_RELEVANCE = 0.3;
/** A letter belongs to the name, but to no trade: it stands behind a drawing that says what the brand does. */
const LETTER_RELEVANCE = 0.5;
const ABSTRACT_RELEVANCE = 0.38;
/** Of each abstract family: enough that two brands seldom meet, few enough that a process has drawn them before. */
const VARIANTS = 24;
/** A letter with an object in it is small talk beside the object drawn whole: it wins by its drawing or not at all. */
const MERGED = -0.06;

export function proposeMarks(brief: Brief, text: string, stream: SeedStream): readonly Proposal[] {
  const letters = lettersOf(brief, text);
  if (wished(brief, 'mark').includes('monogram') || wished(brief, 'letters').length > 0) {
    const drawn = monograms(brief, letters).slice(0, MOST);
    // Letters that cannot be constructed leave the name alone; where there is no name, something must be drawn.
    if (drawn.length > 0 || text !== '') return drawn;
  }
  const relevant = CONCEPTS.map((concept) => ({ concept, relevance: conceptRelevance(concept, brief) }))
    .filter(({ relevance }) => relevance >= LEAST_RELEVANCE)
    .sort((left, right) => right.relevance - left.relevance)
    .slice(0, CONCEPTS_AT_MOST);

  const proposals = [
    ...relevant.map(({ concept, relevance }) => fromConcept(concept, relevance)),
    ...relevant.slice(0, 4).flatMap(({ concept, relevance }) => merges(concept, relevance, letters)),
    ...singleLetters(brief, letters),
    ...abstracts(brief, stream),
  ];
  return proposals
    .filter(({ choice }) => !isRefused(choice, brief))
    .toSorted((left, right) => right.relevance - left.relevance)
    .slice(0, MOST);
}

function fromConcept(concept: Concept, relevance: number): Proposal {
  const { id, motifs, ideas, construction, letters = [] } = concept;
  return {
    choice: { source: 'library', id, motifs, ideas, construction, letters },
    mark: concept.mark,
    relevance,
  };
}

function merges(concept: Concept, relevance: number, letters: readonly string[]): readonly Proposal[] {
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
      },
    ];
  });
}

function singleLetters(brief: Brief, letters: readonly string[]): readonly Proposal[] {
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
    return [{ choice, mark, relevance: 0.6 + fits + 0.1 * shareOf(moods, brief.moods) }];
  });
}

function abstracts(brief: Brief, stream: SeedStream): readonly Proposal[] {
  return ABSTRACT_FAMILIES.map((family) => {
    const { id, construction, ideas, moods } = family;
    const sameIdea = ideas.some((idea) => brief.ideas.includes(idea));
    return {
      choice: { source: 'abstract-family' as const, id, motifs: [], ideas, construction, letters: [] },
      mark: family.draw(seedStream(`${id}:${Math.floor(stream.fork(id).next() * VARIANTS)}`)),
      relevance: ABSTRACT_RELEVANCE + (sameIdea ? 0.25 : 0) + 0.1 * shareOf(moods, brief.moods),
    };
  });
}

function isRefused(choice: Proposal['choice'], brief: Brief): boolean {
  const refused = new Set(avoided(brief, 'motif'));
  if (choice.motifs.some((motif) => refused.has(motif))) return true;
  return avoided(brief, 'mark').includes('monogram') && choice.letters.length > 0;
}
