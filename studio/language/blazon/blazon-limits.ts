// Bounds of a written blazon. They keep drawings feasible, and a hostile one cheap.

export const LIMITS = {
  /** Characters of the whole JSON. */
  json: 20_000,
  parts: 8,
  /** Shapes and operators in a mark. The richest drawings we know need fifteen. */
  nodes: 40,
  /** Lists and operands inside each other. */
  depth: 8,
  dials: 12,
  /** Coordinates may leave the field of 100, so that shapes can be cut by its edge. */
  coordinate: { min: -500, max: 600 },
  idea: 240,
  name: 32,
  family: 60,
  lines: 5,
  wordsInLine: 6,
  text: 60,
} as const;
