// Converts overlapping layers to non-overlapping fills by cutting each layer out of the layers below it. A layer in the
// background colour is not kept as a fill: it only cuts, so that the logo works on any page.

import type { Hex } from '../language/colour/palette.ts';
import { contrast, WHITE } from '../language/colour/measures.ts';
import { doBoxesMeet, boundingBoxOf } from '../language/geometry/bounds.ts';
import type { Outline } from '../language/geometry/outline.ts';
import { dropTinyContours } from '../language/geometry/simplify-outline.ts';
import { isSoundOutline } from '../language/blazon/sound-outline.ts';
import { resolveSelfOverlaps } from '../language/geometry/boolean.ts';
import { combineOutlines, subtractWithinBudget } from './combine.ts';
import type { Layer } from './expand-layers.ts';
import type { WorkBudget } from './work.ts';

/**
 * A first layer that covers the view box counts as the page if its contrast with white is at most this. A stronger
 * colour is part of the logo.
 */
const MAX_PALE_CONTRAST = 1.25;
/** The share of the view box's width and height that a layer must cover to count as the page. */
const MIN_PAGE_SHARE = 0.98;

export interface DrawingBackground {
  colours: readonly Hex[];
  /** The layer that paints the page, which is dropped. Null if there is none. */
  layer: Layer | null;
}

/** Returns the background colours: white, and the pale colour of a first layer that covers the view box. */
export function findBackground(layers: readonly Layer[], width: number, height: number): DrawingBackground {
  const [first] = layers.filter(({ part }) => part !== 'small');
  const box = first === undefined ? null : boundingBoxOf(first.outline);
  const covers =
    box !== null &&
    box.left <= width * (1 - MIN_PAGE_SHARE) &&
    box.top <= height * (1 - MIN_PAGE_SHARE) &&
    box.right >= width * MIN_PAGE_SHARE &&
    box.bottom >= height * MIN_PAGE_SHARE;
  if (first === undefined || !covers || first.dark !== null || first.outline.length !== 1)
    return { colours: [WHITE], layer: null };
  if (contrast(first.light, WHITE) > MAX_PALE_CONTRAST) return { colours: [WHITE], layer: null };
  return { colours: [WHITE, first.light], layer: first };
}

/**
 * Whether a layer has a background colour. A layer with its own colour for dark backgrounds is painted, even if it is
 * white.
 */
const hasBackgroundColour = ({ light, dark }: Layer, { colours }: DrawingBackground): boolean =>
  dark === null && colours.includes(light);

const isSamePaint = (one: Layer, other: Layer): boolean =>
  one.light === other.light && one.dark === other.dark && one.part === other.part;

export function resolveOverlaps(
  layers: readonly Layer[],
  background: DrawingBackground,
  work: WorkBudget,
): Layer[] {
  const kept: Layer[] = [];
  for (const layer of layers) {
    if (layer === background.layer) continue;
    work.line = layer.line;
    work.element = layer.element;
    const box = boundingBoxOf(layer.outline);
    if (box === null) continue;
    let whole = layer.outline;
    const painted = !hasBackgroundColour(layer, background);
    for (let index = kept.length - 1; index >= 0; index -= 1) {
      const below = kept[index];
      const around = below === undefined ? null : boundingBoxOf(below.outline);
      if (below === undefined || around === null || !doBoxesMeet(around, box)) continue;
      const unites = painted && isSamePaint(below, layer) && below.type === null && layer.type === null;
      // If a painted layer cannot be joined with or cut out of a layer below, the two stay overlapping, because the
      // upper one hides the lower one. A background-coloured layer is not painted, so the drawing is rejected if that
      // layer cannot be cut out.
      if (unites) {
        const both = combineOutlines('joined', below.outline, whole, work);
        if (both === null) continue;
        whole = both;
        kept.splice(index, 1);
      } else if (painted)
        below.outline = combineOutlines('cut', below.outline, layer.outline, work) ?? below.outline;
      else below.outline = subtractWithinBudget(below.outline, layer.outline, work);
    }
    if (painted) kept.push({ ...layer, outline: whole });
  }
  return kept.flatMap((layer): Layer[] => {
    const outline = finishOutline(layer.outline, layer.type !== null, work);
    return outline.length === 0 ? [] : [{ ...layer, outline }];
  });
}

/**
 * Drops tiny contours, except from letters, whose dots may be that small. An outline that crosses itself is repaired;
 * if that fails, the drawing is rejected.
 */
function finishOutline(outline: Outline, isType: boolean, work: WorkBudget): Outline {
  const clean = isType ? outline : dropTinyContours(outline);
  if (isSoundOutline(clean)) return clean;
  work.spend(clean);
  const mended = resolveSelfOverlaps(clean);
  return isSoundOutline(mended) ? mended : work.refuse();
}
