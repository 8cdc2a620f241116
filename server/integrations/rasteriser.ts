import { renderAsync } from '@resvg/resvg-js';

/** Drawings to pixels, in threads of the runtime: the loop that answers people is not held up. */
export interface Rasteriser {
  /** Transparent where nothing is drawn. */
  toPng(svg: string, width: number): Promise<Buffer>;
}

/** A large picture takes a tenth of a second. */
const mostMilliseconds = 5_000;

export function createRasteriser(): Rasteriser {
  return {
    async toPng(svg, width) {
      const options = {
        fitTo: { mode: 'width', value: width },
        // Drawings are outlines: no font is looked for.
        font: { loadSystemFonts: false },
      } as const;
      const image = await renderAsync(svg, options, AbortSignal.timeout(mostMilliseconds));
      return image.asPng();
    },
  };
}
