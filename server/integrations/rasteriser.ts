import { renderAsync } from '@resvg/resvg-js';

/** Renders drawings to pixels on libuv threads, so that the event loop stays free. */
export interface Rasteriser {
  /** The background is transparent unless a colour is given. */
  toPng(svg: string, width: number, background?: string): Promise<Buffer>;
}

/** A large image takes about 100 ms. */
const maxRenderMilliseconds = 5_000;

/**
 * Whether a group or another container has an opacity. The renderer ends the whole process if such a group lies
 * outside the picture, and this cannot be caught. The studio never writes such groups.
 */
function hasGroupWithOpacity(svg: string): boolean {
  // Every part except the first begins with the name of a tag.
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
      if (hasGroupWithOpacity(svg))
        throw new Error('The drawing contains a group with opacity, which the studio never writes.');
      const options = {
        fitTo: { mode: 'width', value: width },
        // Drawings contain outlines only, so no fonts are needed.
        font: { loadSystemFonts: false },
        ...(background !== undefined && { background }),
      } as const;
      const image = await renderAsync(svg, options, AbortSignal.timeout(maxRenderMilliseconds));
      return image.asPng();
    },
  };
}
