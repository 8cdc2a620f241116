// The limits that the guide for authors states and the checker measures. A mark within them looks well made and works
// at small sizes. Lengths are in hundredths of the mark's longer side.

export const GUIDE = {
  /**
   * The longer side in units of the field. The mark is later scaled to its final size, so the gaps of a smaller drawing
   * would become larger than written.
   */
  side: { min: 85, max: 115 },
  /** Width divided by height. A narrower mark looks like a letter, and a wider one is too low beside a word. */
  aspect: { min: 0.65, max: 1.4 },
  /** The share of the mark's bounding box that is ink. */
  density: { min: 0.45, max: 0.8 },
  /** The same share for line drawings. */
  lineDensity: { min: 0.2, max: 0.8 },
  /** A mark whose median stroke is narrower than this is a line drawing. */
  lineWidth: 17,
  /** One pixel of a favicon in which the mark is 14 pixels wide, plus a tolerance. Narrower details may vanish. */
  pixel: 8,
  /** A stroke narrower than this looks weak at any size. */
  thinnest: 5,
  /** Gaps narrower than this should all be equally wide. Wider ones count as empty space. */
  widestGap: 10.5,
  /** Gaps that differ by less than this look equal. */
  gapPlay: 1.6,
  /** The area below which a piece is a crumb, in square units. */
  crumb: 12,
  /**
   * A notch that a knock cuts into a neighbouring part looks like damage if its area is below this, in square units.
   */
  nick: 15,
  /** The share of the ink that has the role `accent`. */
  accent: { min: 0.03, max: 0.25 },
  /** The maximum number of pieces that are farther than one gap from all others. */
  floating: 3,
  /** The maximum number of knots in the outline. */
  nodes: 118,
  /** The maximum number of roles. */
  roles: 3,
} as const;
