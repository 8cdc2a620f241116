import { drawLabel, placeSvg, renderPng } from './place.ts';

export interface LogoTile {
  svg: string;
  /** One or two lines below the logo. */
  captions: readonly string[];
}

const TILE = { width: 400, height: 270 } as const;
const COLUMNS = 6;
const LINE_HEIGHT = 16;

const drawTile = ({ svg, captions }: LogoTile, index: number): string => {
  const x = (index % COLUMNS) * TILE.width;
  const y = Math.floor(index / COLUMNS) * TILE.height;
  const bottom = y + TILE.height - 10;
  return [
    `<rect x="${x + 1}" y="${y + 1}" width="${TILE.width - 2}" height="${TILE.height - 2}" fill="#ffffff"/>`,
    placeSvg(svg, { x: x + 40, y: y + 20, width: TILE.width - 80, height: TILE.height - 80 }),
    ...captions.map((caption, line) =>
      drawLabel(caption, x + 8, bottom - LINE_HEIGHT * (captions.length - 1 - line), {
        size: 11,
        fill: line === 0 ? '#333333' : '#888888',
      }),
    ),
  ].join('');
};

/** Draws logos on white with captions, six per row. */
export const renderLogoGrid = (tiles: readonly LogoTile[]): Buffer =>
  renderPng(
    TILE.width * COLUMNS,
    TILE.height * Math.max(1, Math.ceil(tiles.length / COLUMNS)),
    tiles.map(drawTile).join(''),
  );
