import type { Designed } from '@blazon/studio/record/studio.ts';
import { label, labels, placed, wrapped } from './place.ts';

export const STRIP_HEIGHT = 250;
const CELL = 380;

export interface StripStep {
  prompt: string;
  designed: Designed;
}

/** A brief and the result of each of its refinements, from left to right. */
export const chainStrip = (name: string, steps: readonly StripStep[], top: number): string =>
  steps
    .map(({ prompt, designed: { identity } }, index) => {
      const x = 20 + index * (CELL + 12);
      return [
        index === 0 ? label(name, x, top + 18, { size: 14, bold: true }) : '',
        labels(wrapped(prompt, 58, 2), x, top + 36, { size: 11, fill: '#777777' }),
        placed(identity.logo_svg, { x, y: top + 58, width: CELL, height: 120 }, '#FFFFFF'),
        placed(identity.logo_svg_dark, { x, y: top + 182, width: CELL / 2, height: 58 }, '#111111'),
        label(`${identity.primary_color} ${identity.secondary_color}`, x + CELL / 2 + 8, top + 200, {
          size: 11,
        }),
        label(`${identity.font_family} ${identity.font_weight_heading}`, x + CELL / 2 + 8, top + 218, {
          size: 11,
        }),
      ].join('');
    })
    .join('');
