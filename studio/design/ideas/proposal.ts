// A possible mark, before the critic judges it.

import type { MarkBlazon } from '../../language/blazon/blazon.ts';
import type { IdeaSource } from '../../record/recorded-idea.ts';
import type { WeighedConcept } from './weigh-concepts.ts';
import type { MarkChoice, TypeChoice } from '../../record/decisions.ts';

export interface Proposal {
  choice: Omit<MarkChoice, 'type'>;
  mark: MarkBlazon;
  /** 0 to 1: how relevant it is to this brief. */
  relevance: number;
  /** The random offset among equally suitable ones, in units of relevance. */
  turn: number;
  /** The idea behind it: what suggested it, and its position. */
  idea: { source: IdeaSource; word: string };
  /**
   * The typeface, if the mark replaces a letter of the name: the letter is drawn with its stem, and the name is set
   * in it.
   */
  type?: TypeChoice;
}

export interface TurnedConcept extends WeighedConcept {
  turn: number;
}
