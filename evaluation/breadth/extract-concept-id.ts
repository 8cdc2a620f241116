import type { MarkChoice } from '@blazon/studio/record/decisions.ts';

/** Returns the concept or family in the id of a mark: `honey-jar` of `merge-bowl:P:honey-jar`, `fold` of `fold:N`. */
export const extractConceptId = ({ source, id }: Pick<MarkChoice, 'source' | 'id'>): string => {
  const parts = id.split(':');
  return (source === 'merge' ? parts.at(-1) : parts[0]) ?? id;
};
