// Limits of a drawing, so that hostile input is cheap to reject and stored drawings stay small. The most complex
// drawing that won a comparison has 6,200 bytes, 40 elements and 700 points.

export const LIMITS = {
  /** Bytes of the SVG, in UTF-8. */
  bytes: 32_768,
  /** Elements in the source. */
  elements: 400,
  /** Elements after each `use` is replaced by a copy of its target. */
  shown: 600,
  /** Nesting of elements. */
  depth: 24,
  /** Nesting of `use`: one `use` that refers to another, and so on. */
  uses: 4,
  /** On-curve points of the whole drawing, after each `use` is replaced. */
  points: 4_000,
  /** On-curve points of one element. */
  pointsOfElement: 1_000,
  /** Lines of lettering. Each is a `<type>` element, which drawings use in place of SVG's `<text>`. */
  lines: 80,
  /** Characters in all `<type>` elements together. */
  characters: 240,
  /** Different paints. */
  paints: 24,
  /** The absolute value of a coordinate, in field units. */
  farthest: 4_000,
  /** Problems that are reported. */
  problems: 12,
} as const;

/**
 * Every drawing is scaled so that the longer side of its view box has this many field units. In a larger field, the
 * tolerances of the curve kernel would be too small; in a smaller one, hairlines would be lost.
 */
export const FIELD_SIZE = 1_000;
