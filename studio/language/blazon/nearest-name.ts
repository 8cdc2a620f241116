// Finds the known name that an author probably meant by an unknown one, for hints such as "did you mean `disc`?".

/** Words that other drawing languages use, with the names of this language that mean the same, best first. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  circle: ['disc'],
  ellipse: ['disc'],
  oval: ['disc'],
  annulus: ['ring'],
  donut: ['ring'],
  arc: ['sector', 'line'],
  wedge: ['sector'],
  pie: ['sector'],
  rect: ['box'],
  rectangle: ['box'],
  square: ['box'],
  triangle: ['polygon'],
  path: ['curve', 'line'],
  spline: ['curve'],
  blob: ['curve'],
  stroke: ['line', 'bar'],
  polyline: ['line'],
  teardrop: ['drop'],
  leaf: ['petal'],
  cog: ['gear'],
  cloud: ['scallop'],
  superellipse: ['squircle'],
  halfplane: ['half'],
  ref: ['use'],
  glyph: ['letter', 'skeleton'],
  text: ['letter'],
  difference: ['subtract'],
  minus: ['subtract'],
  and: ['intersect'],
  clip: ['intersect'],
  xor: ['exclude'],
  translate: ['move'],
  rotate: ['turn'],
  reflect: ['mirror'],
  symmetry: ['mirror'],
  copies: ['repeat'],
  array: ['repeat'],
  radial: ['spin'],
  offset: ['grow'],
  inset: ['grow'],
  shrink: ['grow'],
  stroked: ['outline'],
  fillet: ['round'],
  smooth: ['round'],
  slice: ['cut'],
  shift: ['slide'],
  biggest: ['keep'],
  largest: ['keep'],
  radius: ['r'],
  center: ['at', 'about'],
  centre: ['at', 'about'],
  origin: ['about', 'at'],
  position: ['at'],
  start: ['from'],
  end: ['to'],
  thickness: ['width'],
  rotation: ['turn', 'by'],
  degrees: ['by', 'angle'],
  sides: ['n'],
  count: ['n'],
  font: ['family'],
  typeface: ['family'],
  color: ['role'],
  colour: ['role'],
  fill: ['role'],
  primary: ['lead'],
  main: ['lead'],
  secondary: ['second'],
  highlight: ['accent'],
  black: ['ink'],
  construction: ['none'],
  horizontal: ['row'],
  vertically: ['vertical'],
  wordmark: ['word'],
  symbol: ['mark'],
  uppercase: ['upper'],
  lowercase: ['lower'],
  spacing: ['tracking'],
  dy: ['rise'],
  title: ['idea'],
  layers: ['parts'],
  params: ['dials'],
};

/** Returns how many edits turn one word into the other. Swapping two adjacent letters is one edit. */
const editDistance = (left: string, right: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = last;
    last = next;
  }
  return last[right.length] ?? 0;
};

/** Returns the known name with the same meaning, otherwise the one with the nearest spelling, if it is near enough. */
export const findNearestName = (written: string, known: readonly string[]): string | undefined => {
  const word = written.slice(0, 40).toLowerCase();
  const meant = Object.hasOwn(SYNONYMS, word) ? SYNONYMS[word] : undefined;
  const byMeaning = meant?.find((name) => known.includes(name));
  if (byMeaning !== undefined) return byMeaning;
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 0.5;
  for (const name of known) {
    const lower = name.toLowerCase();
    const distance = lower.startsWith(word) && word.length > 2 ? 1 : editDistance(word, lower);
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
};
