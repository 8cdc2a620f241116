import { renderAsync } from '@resvg/resvg-js';

/** Renders drawings to pixels on libuv threads, which keeps the event loop free. */
export interface Rasteriser {
  /** Transparent where nothing is drawn, or on a background. */
  toPng(svg: string, width: number, background?: string): Promise<Buffer>;
}

/** A large image takes about 100 ms. */
const mostMilliseconds = 5_000;

/**
 * The renderer ends the whole process when such a group lies outside the picture, and that cannot be caught. The studio
 * writes none.
 */
const groupWithOpacity = /<(?:g|svg|use|image)\b[^>]*\bopacity\s*[=:]/;

export function createRasteriser(): Rasteriser {
  return {
    async toPng(svg, width, background) {
      if (groupWithOpacity.test(svg)) throw new Error('A drawing of ours has no group with opacity.');
      const options = {
        fitTo: { mode: 'width', value: width },
        // Drawings contain outlines only, so no fonts are needed.
        font: { loadSystemFonts: false },
        ...(background !== undefined && { background }),
      } as const;
      const image = await renderAsync(svg, options, AbortSignal.timeout(mostMilliseconds));
      return image.asPng();
    },
  };
}
