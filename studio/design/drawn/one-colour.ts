// Converts a drawing to one colour. Pale areas inside darker ones become background. Where two colours meet, the
// larger piece is cut back by a narrow gap, the seam.

import type { Fill } from '../../language/blazon/blazon.ts';
import { contrast } from '../../language/colour/measures.ts';
import { oklchOf } from '../../language/colour/oklch.ts';
import type { Hex } from '../../language/colour/palette.ts';
import { subtract } from '../../language/geometry/boolean.ts';
import { areaOf, boundingBoxOf } from '../../language/geometry/bounds.ts';
import { countNodes } from '../../language/geometry/measure.ts';
import { offsetOutline, ROUND_JOIN } from '../../language/geometry/offset.ts';
import type { Outline } from '../../language/geometry/outline.ts';
import { splitIntoPieces } from '../../language/geometry/pieces.ts';
import { findContacts, edgeLengthOfFill, shareOfEdgeOnGround } from '../../drawing/contacts.ts';

/** A connected part of a fill. */
interface Piece {
  fill: number;
  outline: Outline;
  lightness: number;
  colour: Hex;
}

/** A piece becomes background if at least this share of its edge touches darker pieces. */
const MIN_ENCLOSED_EDGE_SHARE = 0.6;
/** A piece stays inked if at least this share of its edge touches the background. */
const MAX_BACKGROUND_EDGE_SHARE = 0.25;
/** The minimum contrast at which a piece counts as darker than another. */
const MIN_DARKER_CONTRAST = 1.4;
/** The width of a seam, relative to the longer side of the drawing. */
const SEAM_WIDTH = 0.009;
/** No seam is cut along a piece with more knots than this, because offsetting its outline would be too slow. */
const MAX_SEAM_KNOTS = 160;
/** A drawing with more pieces than this is not converted. */
const MAX_PIECES = 400;
/** If there would be more seams than this, none is cut. */
const MAX_SEAMS = 24;
/**
 * Two pieces get a seam if they share at least this part of the edge of the smaller one. If they share less, their
 * shapes alone separate them.
 */
const MIN_TOUCHING_EDGE_SHARE = 0.12;

/**
 * Returns the fills in one colour, without those that become background. `colourOf` returns the original colour of a
 * fill. Fills must not overlap.
 */
export function convertToOneColour(fills: readonly Fill[], colourOf: (fill: Fill) => Hex): Fill[] {
  const pieces: Piece[] = fills.flatMap((fill, index) => {
    const colour = colourOf(fill);
    return splitIntoPieces(fill.outline).map((outline) => ({
      fill: index,
      outline,
      colour,
      lightness: oklchOf(colour).l,
    }));
  });
  if (pieces.length === 0 || pieces.length > MAX_PIECES) return [...fills];
  const isInk = decideInkedPieces(pieces);
  const box = boundingBoxOf(fills.flatMap(({ outline }) => outline));
  const gap = box === null ? 0 : Math.max(box.right - box.left, box.bottom - box.top) * SEAM_WIDTH;
  const seamed = cutPiecesAlongSeams(pieces, isInk, gap);
  return fills.flatMap((fill, index): Fill[] => {
    const outline = pieces.flatMap((piece, at) =>
      piece.fill === index && isInk[at] ? (seamed[at] ?? []) : [],
    );
    return outline.length === 0 ? [] : [{ ...fill, outline }];
  });
}

function decideInkedPieces(pieces: readonly Piece[]): boolean[] {
  const contacts = findContacts(pieces.map(({ outline }) => ({ name: '', role: 'lead', outline })));
  const isPaper = pieces.map(({ lightness, colour }, index) => {
    const edge = edgeLengthOfFill(contacts, index);
    const row = contacts.edges[index] ?? [];
    const darker = pieces.reduce((sum, other, at) => {
      const apart = other.lightness < lightness && contrast(other.colour, colour) >= MIN_DARKER_CONTRAST;
      return apart ? sum + (row[at] ?? 0) : sum;
    }, 0);
    return (
      edge > 0 &&
      darker / edge >= MIN_ENCLOSED_EDGE_SHARE &&
      shareOfEdgeOnGround(contacts, index) < MAX_BACKGROUND_EDGE_SHARE
    );
  });
  // If every piece would become background, all stay inked, so that the drawing is not empty.
  return pieces.every((_, index) => isPaper[index]) ? pieces.map(() => true) : isPaper.map((paper) => !paper);
}

function cutPiecesAlongSeams(pieces: readonly Piece[], isInk: readonly boolean[], gap: number): Outline[] {
  const seams = findSeams(pieces, isInk);
  // The parts of a finely detailed drawing are distinct enough. Seams would look like faults.
  if (seams.reduce((sum, each) => sum + each.length, 0) > MAX_SEAMS)
    return pieces.map(({ outline }) => outline);
  return pieces.map(({ outline }, index) =>
    (seams[index] ?? []).reduce<Outline>(
      (rest, seam) => subtract(rest, offsetOutline(seam, gap, ROUND_JOIN)),
      outline,
    ),
  );
}

/** Returns, for each piece, the smaller pieces of another colour along which it is cut back. */
function findSeams(pieces: readonly Piece[], isInk: readonly boolean[]): Outline[][] {
  const contacts = findContacts(pieces.map(({ outline }) => ({ name: '', role: 'lead', outline })));
  const areas = pieces.map(({ outline }) => areaOf(outline));
  const knots = pieces.map(({ outline }) => countNodes(outline));
  return pieces.map(({ colour }, index) => {
    if (!isInk[index] || (knots[index] ?? 0) > 4 * MAX_SEAM_KNOTS) return [];
    return pieces.flatMap((other, at): Outline[] => {
      const shared = contacts.edges[index]?.[at] ?? 0;
      const touches = shared > 2 && shared >= MIN_TOUCHING_EDGE_SHARE * edgeLengthOfFill(contacts, at);
      const [own, its] = [areas[index] ?? 0, areas[at] ?? 0];
      const isLarger = own > its || (own === its && index < at);
      const isSeam =
        touches && isInk[at] && other.colour !== colour && isLarger && (knots[at] ?? 0) <= MAX_SEAM_KNOTS;
      return isSeam ? [other.outline] : [];
    });
  });
}
