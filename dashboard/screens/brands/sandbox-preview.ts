/** A path in a brand colour, followed by its parts that lie under the bands of the watermark. */
const bandedPattern = /(<path fill="([^"]*)" d="[^"]*)"\/><path fill="\2" fill-opacity="\.7" d="([^"]*)"\/>/g;
const bandPattern = / fill-opacity="\.7"/g;
const wordsPattern = /<path fill="#808080" fill-opacity="\.6" d="[^"]*"\/>/g;

/**
 * Returns a sandbox drawing without the words and bands that cross it, for screens that mark the background instead.
 * Each band joins the path that it was cut from, because two paths side by side would show a seam.
 */
export function removeWatermark(svg: string): string {
  return svg.replace(wordsPattern, '').replace(bandedPattern, '$1$3"/>').replace(bandPattern, '');
}

/** Loads a sandbox drawing as the address of an image. */
export async function loadSandboxPreview(path: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return `data:image/svg+xml,${encodeURIComponent(removeWatermark(await response.text()))}`;
}
