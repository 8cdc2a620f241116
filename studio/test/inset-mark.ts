import type { MarkBlazon } from '../language/blazon/blazon.ts';
import type { Concept } from '../library/concept.ts';

/** Creates a mark from the inset of a concept, so that it can be drawn alone. */
export const createInsetMark = ({ id, inset }: Pick<Concept, 'id' | 'inset'>): MarkBlazon | undefined =>
  inset && {
    blazon: 1,
    idea: `inset of ${id}`,
    dials: {},
    parts: [{ name: 'inset', role: 'lead', shape: inset }],
  };
