import { renderAsync } from '@resvg/resvg-js';

/** Renders drawings to pixels on libuv threads, which keeps the event loop free. */
export interface Rasteriser {
  /** Transparent where nothing is drawn, or on a background. */
  toPng(svg: string, width: number, background?: string): Promise<Buffer>;
}

/** A large image takes about 100 ms. */
const maxMilliseconds = 5_000;

/**
 * The renderer ends the whole process when such a group lies outside the picture, and that cannot be caught. The studio
 * writes none.
 */
function hasGroupWithOpacity(svg: string): boolean {
  // Each part but the first begins with a tag's name.
  return svg
    .split('<')
    .slice(1)
    .some((tag) => /^(?:g|svg|use|image)\b/.test(tag) && isTranslucent(tag));
}

function isTranslucent(tag: string): boolean {
  return / opacity *=|[ ;"']opacity *:/.test(tag.slice(0, tag.indexOf('>') + 1 || tag.length));
}

export function createRasteriser(): Rasteriser {
  return {
    async toPng(svg, width, background) {
      if (hasGroupWithOpacity(svg)) throw new Error('A drawing of ours has no group with opacity.');
      const options = {
        fitTo: { mode: 'width', value: width },
        // Drawings contain outlines only, so no fonts are needed.
        font: { loadSystemFonts: false },
        ...(background !== undefined && { background }),
      } as const;
      const image = await renderAsync(svg, options, AbortSignal.timeout(maxMilliseconds));
      return image.asPng();
    },
  };
}
