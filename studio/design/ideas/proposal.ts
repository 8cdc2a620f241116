// A possible mark, before the critic judges it.

import type { MarkBlazon } from '../../language/blazon/blazon.ts';
import type { IdeaSource } from '../../record/recorded-idea.ts';
import type { WeighedConcept } from './weigh-concepts.ts';
import type { MarkChoice, TypeChoice } from '../../record/decisions.ts';

export interface Proposal {
  choice: Omit<MarkChoice, 'type'>;
  mark: MarkBlazon;
  /** How relevant the proposal is to this brief, from 0 to 1. */
  relevance: number;
  /**
   * A value added to the relevance when proposals are ranked. It lets equally suitable proposals take turns, and
   * favours what was asked for.
   */
  turn: number;
  /** The idea behind the proposal: the word that suggested it, and the source of that word. */
  idea: { source: IdeaSource; word: string };
  /**
   * The typeface of a mark that replaces a letter of the name. The mark has the stem width of this typeface, and the
   * name is set in it.
   */
  type?: TypeChoice;
}

/** A weighed concept with its `turn` (see `Proposal`). */
export interface RotatedConcept extends WeighedConcept {
  turn: number;
}
