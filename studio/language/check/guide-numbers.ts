// The numbers that make a mark look well made and work at small sizes. The guide gives them to authors, and the
// checker measures them. Lengths are in hundredths of the mark's longer side.

export const GUIDE = {
  /**
   * The longer side as drawn. The mark is later scaled by its ink, so gaps of a smaller drawing would become larger
   * than written.
   */
  side: { min: 85, max: 115 },
  /** Width divided by height. Outside this range a mark looks like a letter, or is lost beside a word. */
  aspect: { min: 0.65, max: 1.4 },
  /** The share of the mark's box that is ink. */
  density: { min: 0.45, max: 0.8 },
  /** The share of ink for drawings made of lines. */
  lineDensity: { min: 0.2, max: 0.8 },
  /** A drawing without a wider stroke than this is made of lines. */
  lineWidth: 17,
  /** One pixel of a favicon whose mark is 14 px wide, plus the tolerance of the grid. Narrower parts vanish. */
  pixel: 8,
  /** A stroke narrower than this looks weak at any size. */
  thinnest: 5,
  /** Narrower gaps should all be equally wide; wider ones count as empty space. */
  widestGap: 10.5,
  /** Gaps that differ by less than this look equal. */
  gapPlay: 1.6,
  /** A piece smaller than this is too tiny, in square units. */
  crumb: 12,
  /** A knock that removes less than this from a neighbouring part looks like damage, in square units. */
  nick: 15,
  /** The accent's share of the ink. Less is a stray dot, and more is no accent. */
  accent: { min: 0.03, max: 0.25 },
  /** The maximum number of pieces that are farther than one gap from all others. */
  floating: 3,
  nodes: 118,
  roles: 3,
} as const;
