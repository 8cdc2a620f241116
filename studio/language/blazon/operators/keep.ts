import { flatten } from '../../geometry/flatten.ts';
import type { Outline, Point } from '../../geometry/outline.ts';
import { splitIntoPieces } from '../../geometry/pieces.ts';
import { distanceToPolygons, windingAt } from '../../geometry/polygon.ts';
import type { OperatorArguments } from '../language.ts';

/** Keeps the `n` largest pieces, or the `n` pieces nearest to the point `near`. */
export function keep({ n = 1, near }: OperatorArguments<'keep'>, running: Outline): Outline {
  const pieces = splitIntoPieces(running);
  if (!near) return pieces.slice(0, n).flat();
  const byDistance = pieces.map((piece) => ({ piece, away: distanceToPiece(near, piece) }));
  byDistance.sort((a, b) => a.away - b.away);
  return byDistance.slice(0, n).flatMap(({ piece }) => piece);
}

function distanceToPiece(point: Point, piece: Outline): number {
  const polygons = flatten(piece);
  return windingAt(point, polygons) === 0 ? distanceToPolygons(point, polygons) : 0;
}
