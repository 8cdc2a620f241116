import type { MarkBlazon } from '../language/blazon/blazon.ts';
import type { Concept } from '../library/concept.ts';

/** Returns the inset of a concept as a mark of its own, so that it can be drawn alone. */
export const insetMark = ({ id, inset }: Pick<Concept, 'id' | 'inset'>): MarkBlazon | undefined =>
  inset && {
    blazon: 1,
    idea: `inset of ${id}`,
    dials: {},
    parts: [{ name: 'inset', role: 'lead', shape: inset }],
  };
