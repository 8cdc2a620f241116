import { WHITE } from '../../../language/colour/measures.ts';
import { type Area, inset, type Item } from '../page.ts';
import type { Material } from '../material.ts';
import { inColours, signIn } from '../place.ts';
import { areaOutline, panel, sheet } from '../page-shapes.ts';

export function cardFront({ forms, palette, tones, set }: Material, area: Area): Item[] {
  const margin = area.width * 0.085;
  const x = area.x + margin;
  const foot = area.y + area.height - margin;
  const logo = { x, y: area.y + margin, width: area.width * 0.5, height: area.height * 0.34 };
  return [
    ...sheet(area, WHITE, 3),
    ...inColours(forms.logo, logo, palette.light, { align: 'left', valign: 'top' }),
    ...set.line('Your name', [x, foot - 22], 8, tones.ink),
    ...set.line('What you do', [x, foot - 11], 6.5, tones.quiet),
    ...set.line('you@example.com', [x, foot], 6.5, tones.quiet),
  ];
}

/** The back of a card: an oversized sign, cropped by the edges. */
export function cardBack({ forms, tones }: Material, area: Area): Item[] {
  const large: Area = {
    x: area.x + area.width * 0.3,
    y: area.y - area.height * 0.22,
    width: area.width * 0.95,
    height: area.height * 1.44,
  };
  const small = inset(area, area.width * 0.085);
  return [
    ...sheet(area, tones.brand, 3),
    panel(area, tones.brand, 3),
    {
      kind: 'clip',
      within: areaOutline(area, 3),
      items: signIn(forms.sign, large, tones.brandTone, { align: 'left' }),
    },
    ...signIn(forms.sign, { ...small, height: area.height * 0.24, width: area.width * 0.3 }, tones.onBrand, {
      align: 'left',
      valign: 'top',
    }),
  ];
}
