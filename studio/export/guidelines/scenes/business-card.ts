import { WHITE } from '../../../language/colour/measures.ts';
import { type Area, insetArea, type PageItem } from '../page.ts';
import type { GuidelinesMaterial } from '../material.ts';
import { drawFormInColours, drawSign } from '../place.ts';
import { createAreaOutline, createPanelItem, createPaperSheetItems } from '../page-shapes.ts';

export function drawCardFront(
  { forms, palette, tones, typesetter }: GuidelinesMaterial,
  area: Area,
): PageItem[] {
  const margin = area.width * 0.085;
  const x = area.x + margin;
  const foot = area.y + area.height - margin;
  const logo = { x, y: area.y + margin, width: area.width * 0.5, height: area.height * 0.34 };
  return [
    ...createPaperSheetItems(area, WHITE, 3),
    ...drawFormInColours(forms.logo, logo, palette.light, { align: 'left', valign: 'top' }),
    ...typesetter.setLine('Your name', [x, foot - 22], 8, tones.ink),
    ...typesetter.setLine('What you do', [x, foot - 11], 6.5, tones.quiet),
    ...typesetter.setLine('you@example.com', [x, foot], 6.5, tones.quiet),
  ];
}

/** Draws the back of the card: a small sign in front of an oversized one, which the edges crop. */
export function drawCardBack({ forms, tones }: GuidelinesMaterial, area: Area): PageItem[] {
  const largeSign: Area = {
    x: area.x + area.width * 0.3,
    y: area.y - area.height * 0.22,
    width: area.width * 0.95,
    height: area.height * 1.44,
  };
  const inner = insetArea(area, area.width * 0.085);
  return [
    ...createPaperSheetItems(area, tones.brand, 3),
    createPanelItem(area, tones.brand, 3),
    {
      kind: 'clip',
      within: createAreaOutline(area, 3),
      items: drawSign(forms.sign, largeSign, tones.brandTone, { align: 'left' }),
    },
    ...drawSign(
      forms.sign,
      { ...inner, height: area.height * 0.24, width: area.width * 0.3 },
      tones.onBrand,
      {
        align: 'left',
        valign: 'top',
      },
    ),
  ];
}
