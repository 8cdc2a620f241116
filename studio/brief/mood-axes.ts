import type { MoodAxes } from './brief.ts';

/**
 * How far each mood moves each axis, in this order: calm-loud, warm-cool, classic-modern, light-heavy, soft-sharp,
 * simple-ornate.
 */
const AXIS_PULLS_BY_MOOD: Readonly<
  Record<string, readonly [number, number, number, number, number, number]>
> = {
  warm: [-0.2, -1, -0.2, 0, -0.4, 0],
  calm: [-1, 0, 0, -0.4, -0.4, -0.4],
  playful: [0.5, -0.3, 0.2, 0.2, -0.6, 0.2],
  cute: [0, -0.5, 0, 0, -0.9, 0],
  elegant: [-0.5, 0.1, -0.3, -0.7, 0.2, 0],
  luxurious: [-0.5, 0, -0.4, -0.4, 0.2, 0.3],
  modern: [0, 0.2, 1, 0, 0.2, -0.5],
  classic: [-0.3, 0, -1, 0.1, 0, 0.3],
  timeless: [-0.4, 0, -0.5, 0, 0, -0.4],
  simple: [-0.3, 0, 0, 0, 0, -1],
  bold: [0.7, 0, 0.3, 0.8, 0.3, 0],
  loud: [1, 0, 0.3, 0.8, 0.4, 0.2],
  energetic: [0.7, -0.2, 0.4, 0.3, 0.4, 0],
  friendly: [0, -0.6, 0.1, 0, -0.7, 0],
  trustworthy: [-0.4, 0.2, -0.2, 0.4, 0, -0.3],
  professional: [-0.3, 0.3, 0, 0.1, 0.2, -0.3],
  serious: [-0.5, 0.3, -0.4, 0.3, 0.3, -0.2],
  authoritative: [-0.2, 0.2, -0.6, 0.6, 0.4, 0.1],
  discreet: [-0.9, 0, 0, -0.5, 0, -0.6],
  natural: [-0.4, -0.5, -0.1, -0.1, -0.6, 0],
  rustic: [-0.1, -0.7, -0.7, 0.4, -0.2, 0.3],
  handmade: [-0.1, -0.6, -0.5, 0.1, -0.4, 0.3],
  honest: [-0.3, -0.3, -0.2, 0.1, 0, -0.5],
  technical: [0, 0.6, 0.6, 0.2, 0.7, -0.2],
  precise: [-0.2, 0.5, 0.4, -0.1, 0.9, -0.4],
  futuristic: [0.3, 0.7, 1, 0, 0.6, -0.1],
  innovative: [0.2, 0.3, 0.8, 0, 0.2, -0.2],
  retro: [0.1, -0.5, -0.8, 0.3, -0.2, 0.4],
  romantic: [-0.4, -0.6, -0.4, -0.6, -0.7, 0.4],
  feminine: [-0.2, -0.3, 0, -0.6, -0.6, 0.1],
  masculine: [0.2, 0.2, -0.1, 0.7, 0.5, -0.1],
  youthful: [0.5, -0.2, 0.6, 0, -0.2, 0],
  fresh: [0.1, 0.4, 0.5, -0.4, -0.1, -0.3],
  clean: [-0.4, 0.4, 0.5, -0.3, 0.2, -0.8],
  cheerful: [0.5, -0.6, 0.1, 0, -0.5, 0.2],
  optimistic: [0.3, -0.5, 0.3, -0.1, -0.3, 0],
  cosy: [-0.5, -0.9, -0.3, 0.1, -0.8, 0],
  soft: [-0.7, -0.3, 0, -0.6, -1, -0.2],
  strong: [0.4, 0.1, 0, 1, 0.3, -0.2],
  edgy: [0.8, 0.3, 0.6, 0.5, 0.9, 0],
  mysterious: [-0.3, 0.5, -0.1, 0.3, 0.2, 0.3],
  dreamy: [-0.6, 0.1, 0, -0.7, -0.7, 0.2],
  sporty: [0.7, 0, 0.5, 0.4, 0.4, -0.2],
  adventurous: [0.5, -0.3, 0.1, 0.4, 0.2, 0.1],
  quirky: [0.4, -0.3, 0.2, 0.1, -0.2, 0.3],
  creative: [0.3, -0.2, 0.4, 0, 0, 0.2],
  caring: [-0.4, -0.7, 0, -0.2, -0.8, -0.1],
  clever: [-0.1, 0.2, 0.4, 0, 0.3, -0.3],
  sensual: [-0.3, -0.5, -0.1, -0.2, -0.5, 0.2],
};

const AXIS_PULLS_BY_WISH: Readonly<
  Record<string, readonly [number, number, number, number, number, number]>
> = {
  'detail:minimal': [-0.2, 0, 0.3, -0.2, 0, -1],
  'detail:rich': [0.1, 0, -0.4, 0.2, 0, 1],
  'shape:round': [0, -0.2, 0, 0, -0.8, 0],
  'shape:angular': [0.2, 0.2, 0.2, 0.1, 0.9, 0],
  'type:bold': [0.3, 0, 0, 0.8, 0, 0],
  'type:light': [-0.3, 0, 0, -0.8, 0, 0],
};

const roundAxis = (value: number): number => Math.round(Math.max(-1, Math.min(1, value)) * 100) / 100;

/**
 * Adds up the moods and divides by the square root of their number, so that two similar words do not count twice.
 * Refused moods count half, in the opposite direction.
 */
export const computeMoodAxes = (
  moods: readonly string[],
  wishes: readonly string[],
  avoids: readonly string[],
): MoodAxes => {
  const sums: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  const add = (pull: readonly number[] | undefined, factor: number): void => {
    if (pull === undefined) return;
    for (let axis = 0; axis < 6; axis += 1) sums[axis] = (sums[axis] ?? 0) + (pull[axis] ?? 0) * factor;
  };
  for (const mood of moods) add(AXIS_PULLS_BY_MOOD[mood], 1);
  for (const wish of wishes) add(AXIS_PULLS_BY_WISH[wish], 0.6);
  for (const refused of avoids) {
    if (refused.startsWith('mood:')) add(AXIS_PULLS_BY_MOOD[refused.slice('mood:'.length)], -0.5);
  }
  const divisor = Math.max(1, Math.sqrt(moods.length));
  return {
    calmLoud: roundAxis(sums[0] / divisor),
    warmCool: roundAxis(sums[1] / divisor),
    classicModern: roundAxis(sums[2] / divisor),
    lightHeavy: roundAxis(sums[3] / divisor),
    softSharp: roundAxis(sums[4] / divisor),
    simpleOrnate: roundAxis(sums[5] / divisor),
  };
};
