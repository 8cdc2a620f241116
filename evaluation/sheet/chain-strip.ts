import type { DesignedIdentity } from '@blazon/studio/record/studio.ts';
import { drawLabel, drawLabels, placeSvg, wrapText } from './place.ts';

export const STRIP_HEIGHT = 250;
const CELL_WIDTH = 380;

export interface StripStep {
  prompt: string;
  designed: DesignedIdentity;
}

/** Draws the identity of a brief and each of its refinements, from left to right. */
export const drawChainStrip = (name: string, steps: readonly StripStep[], top: number): string =>
  steps
    .map(({ prompt, designed: { identity } }, index) => {
      const x = 20 + index * (CELL_WIDTH + 12);
      return [
        index === 0 ? drawLabel(name, x, top + 18, { size: 14, bold: true }) : '',
        drawLabels(wrapText(prompt, 58, 2), x, top + 36, { size: 11, fill: '#777777' }),
        placeSvg(identity.logo_svg, { x, y: top + 58, width: CELL_WIDTH, height: 120 }, '#FFFFFF'),
        placeSvg(identity.logo_svg_dark, { x, y: top + 182, width: CELL_WIDTH / 2, height: 58 }, '#111111'),
        drawLabel(
          `${identity.primary_color} ${identity.secondary_color}`,
          x + CELL_WIDTH / 2 + 8,
          top + 200,
          {
            size: 11,
          },
        ),
        drawLabel(
          `${identity.font_family} ${identity.font_weight_heading}`,
          x + CELL_WIDTH / 2 + 8,
          top + 218,
          {
            size: 11,
          },
        ),
      ].join('');
    })
    .join('');
