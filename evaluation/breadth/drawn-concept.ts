import type { MarkChoice } from '@blazon/studio/record/decisions.ts';

/** Returns the source of a drawing: the concept of a merge, or the family of a letter. */
export const drawnConcept = ({ source, id }: Pick<MarkChoice, 'source' | 'id'>): string => {
  const parts = id.split(':');
  return (source === 'merge' ? parts.at(-1) : parts[0]) ?? id;
};
