// Measures a drawing. Some results are faults that prevent its delivery; all others are remarks for its author.

import type { Brief } from '../../brief/brief.ts';
import { readColourIntent, isRefused } from '../colour/intent.ts';
import { contrast, DARK_GROUND, WHITE } from '../../language/colour/measures.ts';
import { oklchOf } from '../../language/colour/oklch.ts';
import type { Hex } from '../../language/colour/palette.ts';
import { hashDistance, measureLikeness } from '../../language/marks/fingerprint.ts';
import { listKnownMarks } from '../critic/known-marks.ts';
import { type MarkMeasures, measureMark } from '../../language/marks/measure-mark.ts';
import { avoidedValues } from '../../brief/wished-values.ts';
import { areaOf } from '../../language/geometry/bounds.ts';
import type { Neighbour } from '../../record/studio.ts';
import { findBoard } from './drawn-board.ts';
import type { Contacts } from '../../drawing/contacts.ts';
import { findContacts, edgeLengthOfFill } from '../../drawing/contacts.ts';
import { computeDarkColours } from './dark-colours.ts';
import type { Drawing } from '../../drawing/drawing.ts';
import { reviewDrawing, reviewSmallSizes } from './look-at-drawing.ts';

export interface DrawingMeasures {
  /** Faults that prevent delivery. */
  forbidden: readonly string[];
  /** Remarks for the author; none of them prevents delivery. */
  remarks: readonly string[];
  /** Remarks for the author of the small form. */
  smallRemarks: readonly string[];
  /**
   * The measures of the mark, or of the whole drawing if no part is labelled as its mark. Null if there is nothing to
   * measure.
   */
  mark: MarkMeasures | null;
}

export interface MeasureContext {
  brief: Brief;
  /** What the drawing shows according to its author, in single words. */
  motifs: readonly string[];
  neighbours: readonly Neighbour[];
}

export function measureDrawing(
  drawing: Drawing,
  { brief, motifs, neighbours }: MeasureContext,
): DrawingMeasures {
  const shapes = drawing.fills.filter(({ part }) => part === 'mark');
  const mark = measureMark(shapes.length > 0 ? shapes : drawing.fills);
  const copyAsked = brief.policyFlags.includes('third-party-mark');
  const visibility = checkVisibility(drawing);
  return {
    forbidden: [
      ...reviewAgainstBrief(drawing, brief, motifs),
      ...(mark === null || shapes.length === 0 ? [] : findTooSimilarMarks(mark, neighbours, copyAsked)),
      ...visibility.forbidden,
    ],
    remarks: [...visibility.remarks, ...reviewDrawing(drawing)],
    smallRemarks: reviewSmallSizes(drawing),
    mark,
  };
}

/** A colour with a smaller share of the area than this goes unnoticed. */
const MIN_NOTICED_SHARE = 0.02;

function reviewAgainstBrief({ fills, paints }: Drawing, brief: Brief, motifs: readonly string[]): string[] {
  const intent = readColourIntent(brief);
  const inkArea = fills.reduce((sum, { outline }) => sum + areaOf(outline), 0);
  const share = (paint: number): number =>
    fills.filter((fill) => fill.paint === paint).reduce((sum, { outline }) => sum + areaOf(outline), 0) /
    inkArea;
  const refused = paints.filter(
    ({ light }, paint) => share(paint) >= MIN_NOTICED_SHARE && isRefused(oklchOf(light), intent),
  );
  const usedColours = new Set(paints.map(({ light }) => light));
  const exact = [intent.exact.primary, intent.exact.secondary].filter((hex): hex is Hex => hex !== null);
  const missing = exact.filter((hex) => !usedColours.has(hex));
  const avoids = new Set(avoidedValues(brief, 'motif'));
  const refusedMotif = motifs
    .map((motif) => motif.toLowerCase())
    .find((motif) => avoids.has(motif) || avoids.has(motif.replace(/s$/, '')));
  return [
    ...refused.map(({ light }) => `the brief refuses this colour: ${light}; take another`),
    ...missing.map((hex) => `the brief gives the colour ${hex} exactly: use it, to the digit`),
    ...(refusedMotif === undefined
      ? []
      : [`the brief refuses this motif: ${refusedMotif}; draw another idea`]),
  ];
}

/** The minimum distance to a known mark, in differing bits of a 64-bit hash. */
const MIN_KNOWN_MARK_DISTANCE = 10;
/** The minimum distance to a known mark if the prompt asks for another company's mark. */
const MIN_DISTANCE_IF_COPY_ASKED = 15;
/** The minimum share by which two silhouettes of a workspace must differ. */
const MIN_NEIGHBOUR_DISTANCE = 0.3;

function findTooSimilarMarks(
  mark: MarkMeasures,
  neighbours: readonly Neighbour[],
  copyAsked: boolean,
): string[] {
  const minDistance = copyAsked ? MIN_DISTANCE_IF_COPY_ASKED : MIN_KNOWN_MARK_DISTANCE;
  const knownMark = listKnownMarks().find(
    ({ differenceHash }) => hashDistance(differenceHash, mark.differenceHash) < minDistance,
  );
  const resemblesNeighbour = neighbours.some(
    ({ mark: other }) =>
      other !== null && 1 - measureLikeness(mark.fingerprint, other.fingerprint) < MIN_NEIGHBOUR_DISTANCE,
  );
  return [
    ...(knownMark === undefined
      ? []
      : ['it looks like a mark that somebody else owns: take another construction']),
    ...(resemblesNeighbour
      ? ['it has the silhouette of another brand of this workspace: take another outline']
      : []),
  ];
}

/** The minimum contrast of a visible shape with its surroundings. */
const MIN_CONTRAST = 3;
/** At least this share of a fill's edge must contrast with its surroundings, or the fill is invisible. */
const MIN_VISIBLE_EDGE_SHARE = 0.5;
/** At least this share of the area of all shapes must be visible. The rest may be pale accents. */
const MIN_VISIBLE_INK_SHARE = 0.25;
/** The minimum contrast at which lettering is easy to read. */
const TEXT_CONTRAST = 4.5;

interface Visibility {
  forbidden: string[];
  remarks: string[];
}

/** The colours of the drawing on one background. */
interface ColoursOnGround {
  name: string;
  ground: Hex;
  colours: readonly Hex[];
  advice: string;
}

/**
 * Checks on white and on dark that each fill contrasts with its surroundings: the background, or the shape on which
 * it lies.
 */
function checkVisibility(drawing: Drawing): Visibility {
  const contacts = findContacts(drawing.fills);
  const light = drawing.paints.map((paint) => paint.light);
  const onWhite: ColoursOnGround = {
    name: 'white',
    ground: WHITE,
    colours: light,
    advice: 'darken it, or set it on a darker shape of the drawing',
  };
  const onDark: ColoursOnGround = {
    name: 'the dark ground',
    ground: DARK_GROUND,
    colours: computeDarkColours(drawing),
    advice: 'give it a brighter colour there with dark="#…"',
  };
  const both = [checkVisibilityOn(drawing, contacts, onWhite), checkVisibilityOn(drawing, contacts, onDark)];
  return {
    forbidden: both.flatMap(({ forbidden }) => forbidden),
    remarks: both.flatMap(({ remarks }) => remarks),
  };
}

function checkVisibilityOn(
  drawing: Drawing,
  contacts: Contacts,
  { name, ground, colours, advice }: ColoursOnGround,
): Visibility {
  const { fills, lines } = drawing;
  const board = findBoard(drawing);
  const colourOf = (fill: number): Hex =>
    fill === fills.length ? ground : (colours[fills[fill]?.paint ?? 0] ?? ground);
  const isVisible = fills.map((_, index) => {
    const edge = edgeLengthOfFill(contacts, index);
    const clear = (contacts.edges[index] ?? []).reduce(
      (areaOfFills, count, other) =>
        contrast(colourOf(index), colourOf(other)) >= MIN_CONTRAST ? areaOfFills + count : areaOfFills,
      0,
    );
    // A fill too small for the grid is judged by the contrast of its colour with the background.
    return edge === 0
      ? contrast(colourOf(index), ground) >= MIN_CONTRAST
      : clear >= edge * MIN_VISIBLE_EDGE_SHARE;
  });
  const areas = fills.map(({ outline }) => areaOf(outline));
  const isShape = (index: number): boolean => fills[index]?.part !== 'lettering' && fills[index] !== board;
  const areaOfFills = (wanted: (index: number) => boolean): number =>
    areas.reduce((total, area, index) => (wanted(index) ? total + area : total), 0);
  const describeContrast = (index: number): string =>
    `${colourOf(index)} has ${contrast(colourOf(index), ground).toFixed(1)}:1 on ${name}`;
  const result: Visibility = { forbidden: [], remarks: [] };
  fills.forEach(({ part, line }, index) => {
    if (part !== 'lettering' || line === null) return;
    const text = lines[line]?.text ?? '';
    if (!isVisible[index])
      result.forbidden.push(
        `the lettering “${text}” cannot be read: ${describeContrast(index)}, at least 3:1; ${advice}`,
      );
    else if (contrast(colourOf(index), ground) < TEXT_CONTRAST && board === null)
      result.remarks.push(`the lettering “${text}” is faint: ${describeContrast(index)}; 4.5:1 reads well`);
  });
  const totalArea = areaOfFills(isShape);
  const clear = areaOfFills((index) => isShape(index) && isVisible[index] === true);
  const hardlyVisible = [...fills.keys()].filter((index) => isShape(index) && !isVisible[index]);
  const contrastsWithGround = (index: number): boolean => contrast(colourOf(index), ground) >= MIN_CONTRAST;
  const sentences = [
    ...new Set(hardlyVisible.filter((index) => !contrastsWithGround(index)).map(describeContrast)),
  ];
  const blendedColours = [...new Set(hardlyVisible.filter(contrastsWithGround).map(colourOf))];
  for (const colour of blendedColours)
    result.remarks.push(`${colour} hardly stands out from the colours that it touches on ${name}`);
  if (totalArea > 0 && clear < totalArea * MIN_VISIBLE_INK_SHARE)
    result.forbidden.push(
      `the shapes that carry the mark cannot be seen on ${name}: ${[...sentences, ...blendedColours].join(', ')}, at least 3:1; ${advice}`,
    );
  else
    for (const sentence of sentences)
      result.remarks.push(`${sentence}: fine for an accent, too pale for what must be seen`);
  return result;
}
