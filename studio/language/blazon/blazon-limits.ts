// Limits of a blazon as its author writes it, so that even a hostile one is drawn quickly.

export const LIMITS = {
  /** Characters of the whole JSON. */
  json: 20_000,
  /** Parts of a mark. */
  parts: 8,
  /** Shapes and operators of a mark. The most complex marks so far need fifteen. */
  nodes: 40,
  /** Nesting of lists and operands. */
  depth: 8,
  /** Dials of a mark. */
  dials: 12,
  /** Coordinates may lie outside the field of 100 x 100, for shapes that only cut others. */
  coordinate: { min: -500, max: 600 },
  /** Characters of an idea. */
  idea: 240,
  /** Characters of the name of a part. */
  name: 32,
  /** Characters of the name of a type family. */
  family: 60,
  /** Lines of the lettering. */
  lines: 5,
  /** Words in one line. */
  wordsInLine: 6,
  /** Characters of one word. */
  text: 60,
} as const;
