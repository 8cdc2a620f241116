import { drawBlockPicture, characterWidthPixels } from './block-picture.ts';
import type { Graphics } from './graphics.ts';
import { encodeItermImage, encodeKittyImage } from './inline-images.ts';
import { encodeSixel } from './sixel.ts';

/** The logo's background. Most terminals are dark, but the logo is drawn in its version for light backgrounds. */
const backgroundColour = 'white';
const maxColumns = 72;
const maxRows = 22;
const indent = '  ';

/**
 * Draws the logo for the terminal. Undefined if the terminal cannot show pictures or the optional renderer is not
 * installed.
 */
export async function drawLogo(
  svg: string,
  graphics: Graphics,
  { columns, depth }: { readonly columns: number; readonly depth: number },
): Promise<string | undefined> {
  if (graphics.kind === 'none') return undefined;
  const renderer = await import('@resvg/resvg-js').catch(() => undefined);
  if (renderer === undefined) return undefined;
  const render = (width: number) =>
    new renderer.Resvg(svg, {
      fitTo: { mode: 'width', value: width },
      background: backgroundColour,
      font: { loadSystemFonts: false },
    });
  const { width, height } = render(1);
  const logoColumns = computeLogoColumns(width / height, columns);
  if (graphics.kind === 'blocks') {
    const image = render(logoColumns * characterWidthPixels).render();
    return drawBlockPicture({ width: image.width, height: image.height, bytes: image.pixels }, depth, indent);
  }
  if (graphics.kind === 'sixel') {
    const image = render(logoColumns * graphics.cellWidth).render();
    return indent + encodeSixel({ width: image.width, height: image.height, bytes: image.pixels });
  }
  // Render at twice the size, because terminals scale down well and screens may have two pixels per point.
  const png = render(logoColumns * graphics.cellWidth * 2)
    .render()
    .asPng();
  return (
    indent +
    (graphics.kind === 'kitty' ? encodeKittyImage(png, logoColumns) : encodeItermImage(png, logoColumns))
  );
}

/** Returns how many columns wide to draw a logo. A character is about twice as high as it is wide. */
export function computeLogoColumns(aspect: number, columns: number): number {
  const widest = Math.max(8, Math.min(maxColumns, columns - 2 * indent.length));
  return Math.max(8, Math.min(widest, Math.floor(maxRows * 2 * aspect)));
}
