import { nodeSizes } from './node-sizes.ts';

/** What a brand shows at a zoom: a block of its colour, its symbol, its logo, or its logo with the prompt. */
export type Detail = 'block' | 'symbol' | 'logo' | 'prompt';

/** From this width on the screen, in pixels, a brand shows this much. Wider ones come first. */
const minWidths: readonly (readonly [Detail, number])[] = [
  ['prompt', 93],
  ['logo', 58],
  ['symbol', 28],
];

export function chooseDetail(zoom: number): Detail {
  return minWidths.find(([, width]) => nodeSizes.width * zoom >= width)?.[0] ?? 'block';
}

/** The lowest zoom at which the prompts can be read. */
export const minReadableZoom = 0.45;

/** Where a large graph opens, and where a search leads: the prompts can be read with ease. */
export const startZoom = 0.6;

/**
 * Rounds a zoom to steps of a tenth. Lines and captions keep their size on the screen, so they are drawn again at each
 * step, and not at each frame.
 */
export function roundZoom(zoom: number): number {
  return 1.1 ** Math.round(Math.log(zoom) / Math.log(1.1));
}
