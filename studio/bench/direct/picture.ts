import { Resvg } from '@resvg/resvg-js';

/** Pixels of a sheet that holds no text. */
export const picture = (svg: string): Buffer =>
  new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
