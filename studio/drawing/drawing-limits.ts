// Limits of a drawing. They keep a hostile one cheap and a stored one small. The richest drawing that won a
// comparison has 6,200 bytes, 40 elements and 700 points.

export const LIMITS = {
  /** Bytes of the SVG, in UTF-8. */
  bytes: 32_768,
  /** Elements as written, and after every `use` is replaced by what it shows. */
  elements: 400,
  shown: 600,
  depth: 24,
  /** Maximum nesting: a `use` of a `use`, and so on. */
  uses: 4,
  /** On-curve points after every `use` is replaced: of the whole drawing, and of one element. */
  points: 4_000,
  pointsOfElement: 1_000,
  /** Lettering elements, and characters in all of them. */
  lines: 80,
  characters: 240,
  paints: 24,
  /** The greatest coordinate, in units of the drawing's own field, whose longer side is 1,000. */
  farthest: 4_000,
  problems: 12,
} as const;

/** The longer side of every parsed drawing: fine enough for hairlines, coarse enough for the curve kernel. */
export const FIELD_SIZE = 1_000;
