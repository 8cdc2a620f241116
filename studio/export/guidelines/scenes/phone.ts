import { WHITE } from '../../../language/colour/measures.ts';
import type { Area, Item } from '../page.ts';
import type { Material } from '../material.ts';
import { areaOutline, panel } from '../page-shapes.ts';
import { mixed } from '../page-tones.ts';
import { iconTile } from './icon-tile.ts';

const COLUMNS = 3;
const ROWS = 2;

/** The upper part of a phone; all other apps are grey. */
export function phone({ forms, tones, set, name, isNamed }: Material, area: Area): Item[] {
  const width = Math.min(190, area.width * 0.74);
  const body: Area = { x: area.x + (area.width - width) / 2, y: area.y + 30, width, height: area.height };
  const screen: Area = { x: body.x + 7, y: body.y + 7, width: width - 14, height: body.height };
  const side = screen.width * 0.22;
  const gap = (screen.width - COLUMNS * side) / (COLUMNS + 1);
  const grey = mixed(tones.pale, tones.ink, 0.1);
  const items: Item[] = [
    panel(body, tones.dark, 26),
    panel(screen, mixed(WHITE, tones.pale, 0.6), 20),
    panel({ x: body.x + width / 2 - 24, y: body.y + 14, width: 48, height: 9 }, tones.dark, 4.5),
  ];
  for (let place = 0; place < COLUMNS * ROWS; place += 1) {
    const tile: Area = {
      x: screen.x + gap + (place % COLUMNS) * (side + gap),
      y: screen.y + 34 + Math.floor(place / COLUMNS) * (side + 26),
      width: side,
      height: side,
    };
    if (place !== 1) items.push(panel(tile, grey, side * 0.24));
    else {
      items.push(...iconTile(forms.sign, tile, tones.brand, 0.24, 0.6));
      const label: [number, number] = [tile.x + side / 2, tile.y + side + 9];
      if (isNamed)
        items.push(...set.line(name, label, 6.2, tones.ink, { align: 'centre', most: side + gap - 6 }));
    }
  }
  return [{ kind: 'clip', within: areaOutline(area), items }];
}
