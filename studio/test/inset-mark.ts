import type { MarkBlazon } from '../language/blazon/blazon.ts';
import type { Concept } from '../library/concept.ts';

/** A concept's small form as a separate mark, for review. */
export const insetMark = ({ id, inset }: Pick<Concept, 'id' | 'inset'>): MarkBlazon | undefined =>
  inset && {
    blazon: 1,
    idea: `inset of ${id}`,
    dials: {},
    parts: [{ name: 'inset', role: 'lead', shape: inset }],
  };
