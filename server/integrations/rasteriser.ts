import { renderAsync } from '@resvg/resvg-js';

/** Renders drawings to pixels on libuv threads, which keeps the event loop free. */
export interface Rasteriser {
  /** Transparent where nothing is drawn. */
  toPng(svg: string, width: number): Promise<Buffer>;
}

/** A large image takes about 100 ms. */
const mostMilliseconds = 5_000;

export function createRasteriser(): Rasteriser {
  return {
    async toPng(svg, width) {
      const options = {
        fitTo: { mode: 'width', value: width },
        // Drawings contain outlines only, so no fonts are needed.
        font: { loadSystemFonts: false },
      } as const;
      const image = await renderAsync(svg, options, AbortSignal.timeout(mostMilliseconds));
      return image.asPng();
    },
  };
}
