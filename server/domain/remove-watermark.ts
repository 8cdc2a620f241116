/** A path, followed by a band. The band was cut from the path if their fills are equal. */
const bandedPathPattern =
  /<path fill="([^"]*)" d="([^"]*)"\/><path fill="([^"]*)" fill-opacity="\.7" d="([^"]*)"\/>/g;
const bandPattern = / fill-opacity="\.7"/g;
const wordsPattern = /<path fill="#808080" fill-opacity="\.6" d="[^"]*"\/>/g;

/**
 * Removes the words and bands that cross a sandbox logo, for screens that mark the background instead. Each band joins
 * the path that it was cut from, because two paths side by side would show a seam. Like `extractLogoPart`, this relies
 * on the one form in which the studio writes logos.
 */
export function removeWatermark(svg: string): string {
  return svg.replace(wordsPattern, '').replace(bandedPathPattern, joinBand).replace(bandPattern, '');
}

function joinBand(match: string, fill: string, line: string, bandFill: string, bandLine: string): string {
  return fill === bandFill ? `<path fill="${fill}" d="${line}${bandLine}"/>` : match;
}
