import { WHITE } from '../../../language/colour/measures.ts';
import type { Area, PageItem } from '../page.ts';
import type { GuidelinesMaterial } from '../material.ts';
import { drawFormInColours } from '../place.ts';
import { createPanelItem, createPaperSheetItems } from '../page-shapes.ts';

/** The lengths of the letter's lines, as fractions of the text width; 0 is a blank line. */
const LINE_LENGTHS = [0.5, 0, 0.96, 0.9, 0.98, 0.93, 0.61, 0, 0.95, 0.99, 0.88, 0.97, 0.42, 0, 0.3];

/** Draws a letter with the logo at the top; grey lines stand for the text and the address. */
export function drawLetterhead({ forms, palette, tones }: GuidelinesMaterial, area: Area): PageItem[] {
  const margin = area.width * 0.1;
  const x = area.x + margin;
  const width = area.width - 2 * margin;
  const logo = { x, y: area.y + margin, width: width * 0.52, height: area.height * 0.1 };
  const top = area.y + area.height * 0.3;
  const step = area.height * 0.032;
  const grey = tones.hair;
  const lines = LINE_LENGTHS.flatMap((share, index): PageItem[] =>
    share === 0
      ? []
      : [createPanelItem({ x, y: top + index * step, width: width * share, height: 2.2 }, grey)],
  );
  const foot = area.y + area.height - margin;
  const addresses = [0, 0.36, 0.72].flatMap((share): PageItem[] => [
    createPanelItem({ x: x + share * width, y: foot - 6, width: width * 0.2, height: 1.6 }, grey),
    createPanelItem({ x: x + share * width, y: foot - 1, width: width * 0.26, height: 1.6 }, grey),
  ]);
  return [
    ...createPaperSheetItems(area, WHITE),
    ...drawFormInColours(forms.horizontal ?? forms.logo, logo, palette.light, {
      align: 'left',
      valign: 'top',
    }),
    ...lines,
    ...addresses,
    createPanelItem({ x: area.x, y: area.y + area.height - 4, width: area.width, height: 4 }, tones.brand),
  ];
}
