// Makes an added accent colour visible. If neither the mark nor the lettering uses it, a small part of the logo
// gets it.

import type { Blazon, MarkBlazon, Role, Word } from '../../language/blazon/blazon.ts';
import type { DrawnMark } from '../../language/marks/mark-drawing-cache.ts';
import { areaOf } from '../../language/geometry/bounds.ts';

const ACCENT_ROLES: ReadonlySet<Role> = new Set(['accent', 'second']);

/**
 * Gives the accent role to the smallest part of the mark. If the mark has only one part, a secondary word or "&" gets
 * it, or else the whole mark. Changes nothing if a part already has one of the `coloured` roles. Outlines never
 * change.
 */
export function applyAccent(
  blazon: Blazon,
  drawnMark: DrawnMark | null,
  coloured: ReadonlySet<Role> = ACCENT_ROLES,
): Blazon {
  const { mark, lettering } = blazon;
  if (drawnMark?.fills.some(({ role }) => coloured.has(role)) === true) return blazon;
  if (lettering?.lines.flat().some(({ role }) => role !== undefined && coloured.has(role)) === true)
    return blazon;

  const smallest = mark === null ? null : findSmallestPart(drawnMark);
  if (mark !== null && smallest !== null) return { ...blazon, mark: paintPartsInAccent(mark, [smallest]) };
  const secondaryWord = lettering?.lines.flat().find(({ role, text }) => role === 'quiet' || text === '&');
  if (lettering !== null && secondaryWord !== undefined) {
    const paintIfSecondary = (word: Word): Word =>
      word === secondaryWord ? { ...word, role: 'accent' } : word;
    return {
      ...blazon,
      lettering: { ...lettering, lines: lettering.lines.map((line) => line.map(paintIfSecondary)) },
    };
  }
  // If the mark has only one part and the name only one word, the mark takes the accent and the name keeps its
  // colour.
  if (mark === null || lettering === null) return blazon;
  return {
    ...blazon,
    mark: paintPartsInAccent(
      mark,
      mark.parts.map(({ name }) => name),
    ),
  };
}

/** Returns the part with the least ink, or null if there is only one part. */
function findSmallestPart(drawnMark: DrawnMark | null): string | null {
  const fills = [...(drawnMark?.fills ?? [])].sort(
    (one, other) => areaOf(one.outline) - areaOf(other.outline),
  );
  return fills.length > 1 ? (fills[0]?.name ?? null) : null;
}

const paintPartsInAccent = (mark: MarkBlazon, names: readonly string[]): MarkBlazon => ({
  ...mark,
  parts: mark.parts.map((part) =>
    names.includes(part.name) && part.role !== 'none' ? { ...part, role: 'accent' } : part,
  ),
});
