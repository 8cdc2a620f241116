import { WHITE } from '../../../language/colour/measures.ts';
import type { Area, PageItem } from '../page.ts';
import type { GuidelinesMaterial } from '../material.ts';
import { createAreaOutline, createPanelItem } from '../page-shapes.ts';
import { mixColours } from '../page-tones.ts';
import { drawIconTile } from './icon-tile.ts';

const COLUMNS = 3;
const ROWS = 2;
const BRAND_TILE_INDEX = 1;

/** Draws the upper part of a phone, with the brand's app icon among grey ones. */
export function drawPhone(
  { forms, tones, typesetter, name, isNamed }: GuidelinesMaterial,
  area: Area,
): PageItem[] {
  const width = Math.min(190, area.width * 0.74);
  const body: Area = { x: area.x + (area.width - width) / 2, y: area.y + 30, width, height: area.height };
  const screen: Area = { x: body.x + 7, y: body.y + 7, width: width - 14, height: body.height };
  const side = screen.width * 0.22;
  const gap = (screen.width - COLUMNS * side) / (COLUMNS + 1);
  const grey = mixColours(tones.pale, tones.ink, 0.1);
  const items: PageItem[] = [
    createPanelItem(body, tones.dark, 26),
    createPanelItem(screen, mixColours(WHITE, tones.pale, 0.6), 20),
    createPanelItem({ x: body.x + width / 2 - 24, y: body.y + 14, width: 48, height: 9 }, tones.dark, 4.5),
  ];
  for (let index = 0; index < COLUMNS * ROWS; index += 1) {
    const tile: Area = {
      x: screen.x + gap + (index % COLUMNS) * (side + gap),
      y: screen.y + 34 + Math.floor(index / COLUMNS) * (side + 26),
      width: side,
      height: side,
    };
    if (index !== BRAND_TILE_INDEX) items.push(createPanelItem(tile, grey, side * 0.24));
    else {
      items.push(...drawIconTile(forms.sign, tile, tones.brand, 0.24, 0.6));
      const label: [number, number] = [tile.x + side / 2, tile.y + side + 9];
      if (isNamed)
        items.push(
          ...typesetter.setLine(name, label, 6.2, tones.ink, { align: 'centre', maxWidth: side + gap - 6 }),
        );
    }
  }
  return [{ kind: 'clip', within: createAreaOutline(area), items }];
}
