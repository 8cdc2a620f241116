// Merges a redrawing that may change only some things: everything else is restored byte for byte.

import { type PieceKind, type SvgPiece, type SvgPieces, splitIntoPieces, joinPieces } from './elements.ts';

/** What a wish may be about. */
export const SCOPES = ['mark', 'lettering', 'layout', 'colours', 'frame'] as const;
export type Scope = (typeof SCOPES)[number];

export interface MergedDrawing {
  source: string;
  /** Kinds of elements that changed more than was allowed, and were restored. */
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
  const [old, drawn] = [splitIntoPieces(before), splitIntoPieces(after)];
  const free = new Set(scopes.flatMap((scope) => KINDS_BY_SCOPE[scope]));
  const loose = scopes.flatMap((scope) => ATTRIBUTES_BY_SCOPE[scope] ?? []);
  const restored = new Set<PieceKind>();
  const taken = new Map<PieceKind, SvgPiece[]>();
  for (const kind of ['mark', 'small', 'lettering', 'defs', 'group', 'other'] as const) {
    const [was, is] = [piecesOfKind(old, kind), piecesOfKind(drawn, kind)];
    taken.set(kind, free.has(kind) ? is : chooseElements(kind, was, is, loose, restored));
  }
  const head = isSameWithout(old.head, drawn.head, loose) ? drawn.head : old.head;
  // A new mark needs a new small form: the old one shows the old mark.
  if (free.has('mark') && piecesOfKind(drawn, 'small').length === 0) taken.set('small', []);
  const source = joinPieces({ head, pieces: orderPieces(old, drawn, free, taken) });
  const isChanged = source !== joinPieces(old);
  return { source: isChanged ? source : before, restored: [...restored], isChanged };
}

const piecesOfKind = ({ pieces }: SvgPieces, kind: PieceKind): SvgPiece[] =>
  pieces.filter((piece) => piece.kind === kind);

/** Chooses element by element: the new one if only allowed attributes differ, otherwise the old one. */
function chooseElements(
  kind: PieceKind,
  was: readonly SvgPiece[],
  is: readonly SvgPiece[],
  loose: readonly string[],
  restored: Set<PieceKind>,
): SvgPiece[] {
  if (was.length !== is.length) restored.add(kind);
  return was.map((piece, index) => {
    const other = was.length === is.length ? is[index] : undefined;
    if (other === undefined || other.text === piece.text) return piece;
    if (isSameWithout(piece.text, other.text, loose)) return other;
    restored.add(kind);
    return piece;
  });
}

const isSameWithout = (one: string, other: string, attributes: readonly string[]): boolean =>
  removeAttributes(one, attributes) === removeAttributes(other, attributes);

function removeAttributes(text: string, attributes: readonly string[]): string {
  return attributes
    .reduce((rest, name) => rest.replaceAll(new RegExp(`\\s${name}=(?:"[^"]*"|'[^']*')`, 'g'), ''), text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(\/?>) ?/g, '$1');
}

/**
 * Returns the elements in order; later ones are on top. Changed kinds follow the redrawing, the others the old
 * drawing.
 */
function orderPieces(
  old: SvgPieces,
  drawn: SvgPieces,
  free: ReadonlySet<PieceKind>,
  taken: ReadonlyMap<PieceKind, readonly SvgPiece[]>,
): SvgPiece[] {
  // If groups were opened or closed in other places, the merged drawing would fall apart.
  const isSameFrame = piecesOfKind(old, 'group').length === piecesOfKind(drawn, 'group').length;
  const order = free.size > 0 && isSameFrame ? drawn.pieces : old.pieces;
  const left = new Map([...taken].map(([kind, pieces]) => [kind, [...pieces]]));
  const placed = order.flatMap(({ kind }) => left.get(kind)?.shift() ?? []);
  return [...placed, ...[...left.values()].flat()];
}
