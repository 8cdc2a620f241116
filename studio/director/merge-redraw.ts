// Merges a redrawing that may change only some things: everything else is restored byte for byte.

import { type Kind, type Piece, type Pieces, piecesOf, sourceOf } from './elements.ts';

/** What a wish may be about. */
export const SCOPES = ['mark', 'lettering', 'layout', 'colours', 'frame'] as const;
export type Scope = (typeof SCOPES)[number];

export interface Merged {
  source: string;
  /** Kinds of elements that changed more than was allowed, and were restored. */
  restored: readonly Kind[];
  isChanged: boolean;
}

/** Attributes that a scope may change on any element. */
const ATTRIBUTES: Readonly<Partial<Record<Scope, readonly string[]>>> = {
  layout: ['transform', 'x', 'y', 'size', 'anchor', 'tracking', 'width', 'viewBox'],
  colours: ['fill', 'stroke', 'dark', 'dark-stroke'],
};

/** Kinds of elements that a scope may redraw, add or omit. */
const KINDS: Readonly<Record<Scope, readonly Kind[]>> = {
  mark: ['mark', 'small', 'defs'],
  lettering: ['lettering'],
  frame: ['other', 'defs'],
  layout: [],
  colours: [],
};

export function mergeRedraw(before: string, after: string, scopes: readonly Scope[]): Merged {
  const [old, drawn] = [piecesOf(before), piecesOf(after)];
  const free = new Set(scopes.flatMap((scope) => KINDS[scope]));
  const loose = scopes.flatMap((scope) => ATTRIBUTES[scope] ?? []);
  const restored = new Set<Kind>();
  const taken = new Map<Kind, Piece[]>();
  for (const kind of ['mark', 'small', 'lettering', 'defs', 'group', 'other'] as const) {
    const [was, is] = [ofKind(old, kind), ofKind(drawn, kind)];
    taken.set(kind, free.has(kind) ? is : chosenElements(kind, was, is, loose, restored));
  }
  const head = sameWithout(old.head, drawn.head, loose) ? drawn.head : old.head;
  // A new mark needs a new small form: the old one shows the old mark.
  if (free.has('mark') && ofKind(drawn, 'small').length === 0) taken.set('small', []);
  const source = sourceOf({ head, pieces: inOrder(old, drawn, free, taken) });
  const isChanged = source !== sourceOf(old);
  return { source: isChanged ? source : before, restored: [...restored], isChanged };
}

const ofKind = ({ pieces }: Pieces, kind: Kind): Piece[] => pieces.filter((piece) => piece.kind === kind);

/** Chooses element by element: the new one if only allowed attributes differ, otherwise the old one. */
function chosenElements(
  kind: Kind,
  was: readonly Piece[],
  is: readonly Piece[],
  loose: readonly string[],
  restored: Set<Kind>,
): Piece[] {
  if (was.length !== is.length) restored.add(kind);
  return was.map((piece, index) => {
    const other = was.length === is.length ? is[index] : undefined;
    if (other === undefined || other.text === piece.text) return piece;
    if (sameWithout(piece.text, other.text, loose)) return other;
    restored.add(kind);
    return piece;
  });
}

const sameWithout = (one: string, other: string, attributes: readonly string[]): boolean =>
  plain(one, attributes) === plain(other, attributes);

function plain(text: string, attributes: readonly string[]): string {
  return attributes
    .reduce((rest, name) => rest.replaceAll(new RegExp(`\\s${name}=(?:"[^"]*"|'[^']*')`, 'g'), ''), text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?(\/?>) ?/g, '$1');
}

/**
 * Returns the elements in order; later ones are on top. Changed kinds follow the redrawing, the others the old
 * drawing.
 */
function inOrder(
  old: Pieces,
  drawn: Pieces,
  free: ReadonlySet<Kind>,
  taken: ReadonlyMap<Kind, readonly Piece[]>,
): Piece[] {
  // If groups were opened or closed in other places, the merged drawing would fall apart.
  const isSameFrame = ofKind(old, 'group').length === ofKind(drawn, 'group').length;
  const order = free.size > 0 && isSameFrame ? drawn.pieces : old.pieces;
  const left = new Map([...taken].map(([kind, pieces]) => [kind, [...pieces]]));
  const placed = order.flatMap(({ kind }) => left.get(kind)?.shift() ?? []);
  return [...placed, ...[...left.values()].flat()];
}
