// Limits of a written blazon. They keep drawing fast, even for a hostile blazon.

export const LIMITS = {
  /** The maximum number of characters of the whole JSON. */
  json: 20_000,
  parts: 8,
  /** Shapes and operators in a mark. The richest drawings we know need fifteen. */
  nodes: 40,
  /** The maximum nesting of lists and operands. */
  depth: 8,
  dials: 12,
  /** Coordinates may lie outside the field of 100 x 100, so that its edge can cut shapes. */
  coordinate: { min: -500, max: 600 },
  idea: 240,
  name: 32,
  family: 60,
  lines: 5,
  wordsInLine: 6,
  text: 60,
} as const;
