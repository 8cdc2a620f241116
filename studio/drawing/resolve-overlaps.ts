// Converts overlapping layers to non-overlapping fills by cutting upper layers out of lower ones. The background
// colour is not painted but cut out where it covers something, so that nothing depends on a white page.

import type { Hex } from '../language/colour/palette.ts';
import { contrast, WHITE } from '../language/colour/measures.ts';
import { doBoxesMeet, boundingBoxOf } from '../language/geometry/bounds.ts';
import type { Outline } from '../language/geometry/outline.ts';
import { dropTinyContours } from '../language/geometry/simplify-outline.ts';
import { isSound } from '../language/blazon/sound-outline.ts';
import { resolveSelfOverlaps } from '../language/geometry/boolean.ts';
import { combineOutlines, subtractWithinBudget } from './combine.ts';
import type { Layer } from './expand-layers.ts';
import type { WorkBudget } from './work.ts';

/** A full background this pale is the page, not a board. */
const MAX_PALE_CONTRAST = 1.25;
/** Share of the view box that it must cover horizontally and vertically. */
const MIN_FULL_SHARE = 0.98;

export interface DrawingGround {
  colours: readonly Hex[];
  /** The layer that painted the background, which is dropped. */
  layer: Layer | null;
}

/** White, and the pale colour of a first layer that covers the whole view box. */
export function findGround(layers: readonly Layer[], width: number, height: number): DrawingGround {
  const [first] = layers.filter(({ part }) => part !== 'small');
  const box = first === undefined ? null : boundingBoxOf(first.outline);
  const covers =
    box !== null &&
    box.left <= width * (1 - MIN_FULL_SHARE) &&
    box.top <= height * (1 - MIN_FULL_SHARE) &&
    box.right >= width * MIN_FULL_SHARE &&
    box.bottom >= height * MIN_FULL_SHARE;
  if (first === undefined || !covers || first.dark !== null || first.outline.length !== 1)
    return { colours: [WHITE], layer: null };
  if (contrast(first.light, WHITE) > MAX_PALE_CONTRAST) return { colours: [WHITE], layer: null };
  return { colours: [WHITE, first.light], layer: first };
}

/** Even white counts as paint if it has its own dark colour. */
const isGroundColoured = ({ light, dark }: Layer, { colours }: DrawingGround): boolean =>
  dark === null && colours.includes(light);

const isSamePaint = (one: Layer, other: Layer): boolean =>
  one.light === other.light && one.dark === other.dark && one.part === other.part;

export function resolveOverlaps(layers: readonly Layer[], ground: DrawingGround, work: WorkBudget): Layer[] {
  const kept: Layer[] = [];
  for (const layer of layers) {
    if (layer === ground.layer) continue;
    work.line = layer.line;
    work.element = layer.element;
    const box = boundingBoxOf(layer.outline);
    if (box === null) continue;
    let whole = layer.outline;
    const painted = !isGroundColoured(layer, ground);
    for (let index = kept.length - 1; index >= 0; index -= 1) {
      const below = kept[index];
      const around = below === undefined ? null : boundingBoxOf(below.outline);
      if (below === undefined || around === null || !doBoxesMeet(around, box)) continue;
      const unites = painted && isSamePaint(below, layer) && below.type === null && layer.type === null;
      // A paint hides what is below it, so the two may overlap if the kernel fails; the background must be cut.
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

/** Letters keep their smallest dots; ambiguous outlines are fixed or rejected. */
function finishOutline(outline: Outline, isType: boolean, work: WorkBudget): Outline {
  const clean = isType ? outline : dropTinyContours(outline);
  if (isSound(clean)) return clean;
  work.spend(clean);
  const mended = resolveSelfOverlaps(clean);
  return isSound(mended) ? mended : work.refuse();
}
