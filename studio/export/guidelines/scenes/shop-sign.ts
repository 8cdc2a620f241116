import { type Area, centreOf, type Item } from '../page.ts';
import type { Material } from '../material.ts';
import { signIn } from '../place.ts';
import { disc, panel } from '../page-shapes.ts';
import { mixed } from '../page-tones.ts';

/** A round sign that hangs over a door. */
export function shopSign({ forms, tones }: Material, area: Area): Item[] {
  const r = Math.min(area.width, area.height) * 0.31;
  const [cx, middle] = centreOf(area);
  const cy = middle + r * 0.22;
  const iron = '#2A2A2A';
  const top = cy - r - area.height * 0.09;
  const reach = r * 0.86;
  return [
    panel({ x: area.x, y: top - 5, width: cx + reach - area.x, height: 5 }, iron, 0),
    ...[-0.62, 0.62].map((share) =>
      panel({ x: cx + share * r - 1.2, y: top, width: 2.4, height: cy - top - r * 0.7 }, iron),
    ),
    disc([cx + 4, cy + 7], r, '#000000', 0.16),
    disc([cx, cy], r, mixed(tones.brand, '#000000', 0.2)),
    disc([cx, cy], r * 0.955, tones.brand),
    ...signIn(
      forms.sign,
      { x: cx - r * 0.56, y: cy - r * 0.56, width: r * 1.12, height: r * 1.12 },
      tones.onBrand,
    ),
  ];
}
