import type { Drawing } from './drawings.ts';

/** In pixels, like all sizes here. Wide enough to judge details, small enough for a conversation. */
const pictureWidth = 640;
const margin = 24;
const gap = 16;
const columnWidth = 400;
const grounds = { light: '#ffffff', dark: '#141414' } as const;
export type Ground = keyof typeof grounds;

export interface Picture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Loads the optional renderer. Undefined if it is not installed. */
async function loadRenderer() {
  const loaded = await import('@resvg/resvg-js').catch(() => undefined);
  return (
    loaded &&
    ((svg: string, pixels: number, background?: string): Picture => {
      const image = new loaded.Resvg(svg, {
        fitTo: { mode: 'width', value: pixels },
        ...(background !== undefined && { background }),
        font: { loadSystemFonts: false },
      }).render();
      return { png: image.asPng(), width: image.width, height: image.height };
    })
  );
}

/** Draws the logo on its background, with a margin. */
export async function drawLogoOn(ground: Ground, drawing: Drawing): Promise<Picture | undefined> {
  const render = await loadRenderer();
  if (!render) return undefined;
  const logo = render(drawing[ground], pictureWidth - 2 * margin);
  return render(
    createSheetSvg(
      [{ ...placePicture(logo, margin, margin), ground }],
      pictureWidth,
      logo.height + 2 * margin,
    ),
    pictureWidth,
  );
}

/** Draws logos side by side: on a light background above, on a dark one below. */
export async function drawSideBySide(drawings: readonly Drawing[]): Promise<Picture | undefined> {
  const render = await loadRenderer();
  if (!render) return undefined;
  const logos = drawings.map((drawing) => ({
    light: render(drawing.light, columnWidth - 2 * margin),
    dark: render(drawing.dark, columnWidth - 2 * margin),
  }));
  const rowHeight = Math.max(...logos.flatMap(({ light, dark }) => [light.height, dark.height])) + 2 * margin;
  const cells = logos.flatMap((logo, column) =>
    (['light', 'dark'] as const).map((ground, row) => {
      const picture = logo[ground];
      const x = column * (columnWidth + gap);
      const y = row * (rowHeight + gap);
      return {
        ...placePicture(picture, x + margin, y + (rowHeight - picture.height) / 2),
        ground,
        cell: { x, y, width: columnWidth, height: rowHeight },
      };
    }),
  );
  const sheetWidth = drawings.length * (columnWidth + gap) - gap;
  return render(createSheetSvg(cells, sheetWidth, 2 * rowHeight + gap), sheetWidth);
}

interface PlacedPicture {
  readonly image: string;
  readonly ground: Ground;
  readonly cell?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

function placePicture({ png, width, height }: Picture, x: number, y: number) {
  return {
    image: `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`,
  };
}

/** Embeds the logos as pixels, because the ids in their markup could clash. */
function createSheetSvg(parts: readonly PlacedPicture[], width: number, height: number): string {
  const shapes = parts.map(({ image, ground, cell }) => {
    const { x, y, width: cellWidth, height: cellHeight } = cell ?? { x: 0, y: 0, width, height };
    return `<rect x="${x}" y="${y}" width="${cellWidth}" height="${cellHeight}" fill="${grounds[ground]}"/>${image}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#d9d9d9"/>${shapes.join('')}</svg>`;
}
