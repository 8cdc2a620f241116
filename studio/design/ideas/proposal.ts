// What may become the mark, before the critic has looked at it.

import type { MarkBlazon } from '../../language/blazon/blazon.ts';
import type { IdeaSource } from '../../record/recorded-idea.ts';
import type { WeighedConcept } from './weigh-concepts.ts';
import type { MarkChoice, TypeChoice } from '../../record/decisions.ts';

export interface Proposal {
  choice: Omit<MarkChoice, 'type'>;
  mark: MarkBlazon;
  /** 0 to 1: how much it belongs to this brief. */
  relevance: number;
  /** How far chance puts it forward or back among others that fit as well, in units of relevance. */
  turn: number;
  /** The thought behind it: what called for it, and where that stood. */
  idea: { source: IdeaSource; word: string };
  /** A letter of the name, drawn in the stem of this type: the name is then set in it. */
  type?: TypeChoice;
}

export interface TurnedConcept extends WeighedConcept {
  turn: number;
}
