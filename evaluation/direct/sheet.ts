// Draws logos side by side, as one picture.

import { placeSvg, renderPng } from '../sheet/place.ts';

const CELL = { width: 400, height: 260, margin: 34 } as const;

export function renderSheetOfLogos(logos: readonly string[], columns = 4): Buffer {
  const { width, height, margin } = CELL;
  const cells = logos.map((svg, index) => {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
    const box = { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin };
    return placeSvg(svg, box);
  });
  const whole = { width: columns * width, height: Math.ceil(logos.length / columns) * height };
  const paper = `<rect width="${whole.width}" height="${whole.height}" fill="#FFFFFF"/>`;
  return renderPng(whole.width, whole.height, paper + cells.join(''));
}
