import { type Area, centreOfArea, type PageItem } from '../page.ts';
import type { GuidelinesMaterial } from '../material.ts';
import { drawSign } from '../place.ts';
import { createDiscItem, createPanelItem } from '../page-shapes.ts';
import { mixColours } from '../page-tones.ts';

/** Draws a round shop sign that hangs from a bracket. */
export function drawShopSign({ forms, tones }: GuidelinesMaterial, area: Area): PageItem[] {
  const r = Math.min(area.width, area.height) * 0.31;
  const [cx, middle] = centreOfArea(area);
  const cy = middle + r * 0.22;
  const iron = '#2A2A2A';
  const top = cy - r - area.height * 0.09;
  const reach = r * 0.86;
  return [
    createPanelItem({ x: area.x, y: top - 5, width: cx + reach - area.x, height: 5 }, iron, 0),
    ...[-0.62, 0.62].map((share) =>
      createPanelItem({ x: cx + share * r - 1.2, y: top, width: 2.4, height: cy - top - r * 0.7 }, iron),
    ),
    createDiscItem([cx + 4, cy + 7], r, '#000000', 0.16),
    createDiscItem([cx, cy], r, mixColours(tones.brand, '#000000', 0.2)),
    createDiscItem([cx, cy], r * 0.955, tones.brand),
    ...drawSign(
      forms.sign,
      { x: cx - r * 0.56, y: cy - r * 0.56, width: r * 1.12, height: r * 1.12 },
      tones.onBrand,
    ),
  ];
}
