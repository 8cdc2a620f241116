import type { Designed } from '@blazon/studio/record/studio.ts';
import { label, labels, placed, rasterised, swatch, wrapped } from './place.ts';

const WIDTH = 1400;
const HEIGHT = 900;

/** One identity on one page. */
export const overviewOf = (prompt: string, designed: Designed): Buffer => {
  const { identity, decisions } = designed;
  const { markOnly, oneColour, stacked } = designed.variants();
  const small = [96, 48, 32, 16];
  let left = 970;
  const marks = small.map((size) => {
    const x = left;
    left += size + 22;
    return placed(markOnly, { x, y: 620 - size / 2, width: size, height: size });
  });
  return rasterised(
    WIDTH,
    HEIGHT,
    [
      label(decisions.text || 'No name', 40, 56, { size: 26, bold: true }),
      labels(wrapped(prompt, 150, 2), 40, 84, { size: 14, fill: '#777777' }),
      placed(identity.logo_svg, { x: 40, y: 120, width: 650, height: 400 }, '#FFFFFF'),
      placed(identity.logo_svg_dark, { x: 710, y: 120, width: 650, height: 400 }, '#111111'),
      placed(stacked, { x: 40, y: 540, width: 440, height: 320 }, '#FFFFFF'),
      placed(oneColour, { x: 500, y: 540, width: 440, height: 320 }, '#FFFFFF'),
      ...marks,
      swatch(identity.primary_color, 970, 700),
      swatch(identity.secondary_color, 1120, 700),
      label(
        `${identity.font_family} ${identity.font_weight_heading} / ${identity.font_weight_body}`,
        970,
        760,
        { size: 15 },
      ),
      labels(wrapped(decisions.blazon.idea, 52, 4), 970, 788, { size: 14, fill: '#555555' }),
    ].join(''),
  );
};
