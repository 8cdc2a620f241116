// Merges a redrawing into the old drawing. Only what the wish is about is taken from the redrawing; every other element
// keeps its old bytes.

import { type PieceKind, type SvgPiece, type SvgPieces, splitIntoPieces, joinPieces } from './elements.ts';

/** Scope: an aspect of a drawing that a wish is about, and that the redrawing may change. */
export const SCOPES = ['mark', 'lettering', 'layout', 'colours', 'frame'] as const;
export type Scope = (typeof SCOPES)[number];

export interface MergedDrawing {
  source: string;
  /** Kinds of elements that the redrawing changed outside its scopes, and that were restored. */
  restored: readonly PieceKind[];
  isChanged: boolean;
}

/** Attributes that a scope may change on any element. */
const ATTRIBUTES_BY_SCOPE: Readonly<Partial<Record<Scope, readonly string[]>>> = {
  layout: ['transform', 'x', 'y', 'size', 'anchor', 'tracking', 'width', 'viewBox'],
  colours: ['fill', 'stroke', 'dark', 'dark-stroke'],
};

/** Kinds of elements that a scope may redraw, add or omit. */
const KINDS_BY_SCOPE: Readonly<Record<Scope, readonly PieceKind[]>> = {
  mark: ['mark', 'small', 'defs'],
  lettering: ['lettering'],
  frame: ['other', 'defs'],
  layout: [],
  colours: [],
};

export function mergeRedraw(before: string, after: string, scopes: readonly Scope[]): MergedDrawing {
  const [old, redrawn] = [splitIntoPieces(before), splitIntoPieces(after)];
  const freeKinds = new Set(scopes.flatMap((scope) => KINDS_BY_SCOPE[scope]));
  const freeAttributes = scopes.flatMap((scope) => ATTRIBUTES_BY_SCOPE[scope] ?? []);
  const restored = new Set<PieceKind>();
  const merged = new Map<PieceKind, SvgPiece[]>();
  for (const kind of ['mark', 'small', 'lettering', 'defs', 'group', 'other'] as const) {
    const [oldPieces, newPieces] = [piecesOfKind(old, kind), piecesOfKind(redrawn, kind)];
    merged.set(
      kind,
      freeKinds.has(kind) ? newPieces : chooseElements(kind, oldPieces, newPieces, freeAttributes, restored),
    );
  }
  const head = isSameWithoutAttributes(old.head, redrawn.head, freeAttributes) ? redrawn.head : old.head;
  // The old small form shows the old mark, so it is dropped if the redrawing has no new one.
  if (freeKinds.has('mark') && piecesOfKind(redrawn, 'small').length === 0) merged.set('small', []);
  const source = joinPieces({ head, pieces: orderPieces(old, redrawn, freeKinds, merged) });
  const isChanged = source !== joinPieces(old);
  return { source: isChanged ? source : before, restored: [...restored], isChanged };
}

const piecesOfKind = ({ pieces }: SvgPieces, kind: PieceKind): SvgPiece[] =>
  pieces.filter((piece) => piece.kind === kind);

/**
 * Chooses the new element where only `freeAttributes` differ, otherwise the old one. If elements were added or omitted,
 * all old ones are kept. Adds the kind to `restored` if anything was rejected.
 */
function chooseElements(
  kind: PieceKind,
  oldPieces: readonly SvgPiece[],
  newPieces: readonly SvgPiece[],
  freeAttributes: readonly string[],
  restored: Set<PieceKind>,
): SvgPiece[] {
  if (oldPieces.length !== newPieces.length) restored.add(kind);
  return oldPieces.map((piece, index) => {
    const other = oldPieces.length === newPieces.length ? newPieces[index] : undefined;
    if (other === undefined || other.text === piece.text) return piece;
    if (isSameWithoutAttributes(piece.text, other.text, freeAttributes)) return other;
    restored.add(kind);
    return piece;
  });
}

const isSameWithoutAttributes = (one: string, other: string, attributes: readonly string[]): boolean =>
  removeAttributes(one, attributes) === removeAttributes(other, attributes);

function removeAttributes(text: string, attributes: readonly string[]): string {
  return attributes
    .reduce((rest, name) => rest.replaceAll(new RegExp(`\\s${name}=(?:"[^"]*"|'[^']*')`, 'g'), ''), text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(\/?>) ?/g, '$1');
}

/**
 * Puts the merged pieces in order; later ones are on top. The order is that of the redrawing if it may redraw elements,
 * otherwise that of the old drawing. Pieces without a place in this order come last.
 */
function orderPieces(
  old: SvgPieces,
  redrawn: SvgPieces,
  freeKinds: ReadonlySet<PieceKind>,
  merged: ReadonlyMap<PieceKind, readonly SvgPiece[]>,
): SvgPiece[] {
  // With a different number of groups, opening and closing tags would not match.
  const hasSameGroups = piecesOfKind(old, 'group').length === piecesOfKind(redrawn, 'group').length;
  const order = freeKinds.size > 0 && hasSameGroups ? redrawn.pieces : old.pieces;
  const unplaced = new Map([...merged].map(([kind, pieces]) => [kind, [...pieces]]));
  const placed = order.flatMap(({ kind }) => unplaced.get(kind)?.shift() ?? []);
  return [...placed, ...[...unplaced.values()].flat()];
}
