import type { DesignedIdentity } from '@blazon/studio/record/studio.ts';
import { drawLabel, drawLabels, placeSvg, renderPng, drawSwatch, wrapText } from './place.ts';

const WIDTH = 1400;
const HEIGHT = 900;

/** Draws all forms of one identity on one page, with its colours, its type and its idea. */
export const renderOverview = (prompt: string, designed: DesignedIdentity): Buffer => {
  const { identity, decisions } = designed;
  const { markOnly, oneColour, stacked } = designed.variants();
  const small = [96, 48, 32, 16];
  let left = 970;
  const marks = small.map((size) => {
    const x = left;
    left += size + 22;
    return placeSvg(markOnly, { x, y: 620 - size / 2, width: size, height: size });
  });
  return renderPng(
    WIDTH,
    HEIGHT,
    [
      drawLabel(decisions.text || 'No name', 40, 56, { size: 26, bold: true }),
      drawLabels(wrapText(prompt, 150, 2), 40, 84, { size: 14, fill: '#777777' }),
      placeSvg(identity.logo_svg, { x: 40, y: 120, width: 650, height: 400 }, '#FFFFFF'),
      placeSvg(identity.logo_svg_dark, { x: 710, y: 120, width: 650, height: 400 }, '#111111'),
      placeSvg(stacked, { x: 40, y: 540, width: 440, height: 320 }, '#FFFFFF'),
      placeSvg(oneColour, { x: 500, y: 540, width: 440, height: 320 }, '#FFFFFF'),
      ...marks,
      drawSwatch(identity.primary_color, 970, 700),
      drawSwatch(identity.secondary_color, 1120, 700),
      drawLabel(
        `${identity.font_family} ${identity.font_weight_heading} / ${identity.font_weight_body}`,
        970,
        760,
        { size: 15 },
      ),
      drawLabels(wrapText(decisions.blazon.idea, 52, 4), 970, 788, { size: 14, fill: '#555555' }),
    ].join(''),
  );
};
