// The numbers that make a mark look well made and work at small sizes. The guide gives them to authors and the
// checker measures them: both use this table. Lengths are in hundredths of the mark's longer side.

export const GUIDE = {
  /**
   * The longer side as drawn. The mark is scaled by its ink, so a smaller drawing would have larger gaps than
   * written.
   */
  side: { min: 85, max: 115 },
  /** Width over height. Outside this range a mark looks like a letter, or is lost beside a word. */
  aspect: { min: 0.65, max: 1.4 },
  /** Ink in the mark's box. */
  density: { min: 0.45, max: 0.8 },
  /** The same for drawings made of lines. */
  lineDensity: { min: 0.2, max: 0.8 },
  /** When no stroke is wider than this, it is a drawing made of lines. */
  lineWidth: 17,
  /** One pixel of a favicon with a 14 px mark, and the tolerance of its grid: narrower and longer parts vanish. */
  pixel: 8,
  /** Narrower than this looks weak at any size. */
  thinnest: 5,
  /** Narrower gaps should all equal the mark's one gap; wider ones count as space. */
  widestGap: 10.5,
  /** Gaps that differ by less look equal. */
  gapPlay: 1.6,
  /** In square units: a smaller piece is too tiny. */
  crumb: 12,
  /** Square units that a knock removes from a part it is not on: less than this looks like damage. */
  nick: 15,
  /** Share of the ink: less is a stray dot, more is no accent. */
  accent: { min: 0.03, max: 0.25 },
  /** Pieces farther than one gap from all others. */
  floating: 3,
  nodes: 118,
  roles: 3,
} as const;
