import type { FittedWeights } from './fit.ts';

/** Smaller strengths are left out. */
const MIN_LISTED_STRENGTH = 0.004;
const formatRounded = (value: number): string => String(Math.round(value * 1000) / 1000);

/** Returns the source of studio/design/critic/taste.ts. */
export const writeTasteFile = (scores: readonly string[], { weights, strengths }: FittedWeights): string => {
  const weight = scores.map((score, index) => `  ${score}: ${formatRounded(weights[index] ?? 0)},`);
  const strength = [...strengths]
    .filter(([, value]) => Math.abs(value) >= MIN_LISTED_STRENGTH)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `  ${/^[a-z]+$/.test(name) ? name : `'${name}'`}: ${formatRounded(value)},`);
  return [
    '// Preferences fitted to blind judgements of pairs: written by `npm run evaluate -- fit --write`.',
    '',
    'export type Score =',
    ...scores.map((score, index) => `  | '${score}'${index === scores.length - 1 ? ';' : ''}`),
    '',
    '/** The weight of each score. */',
    'export const WEIGHTS: Readonly<Record<Score, number>> = {',
    ...weight,
    '};',
    '',
    '/** How much better or worse a drawing is than its scores say. */',
    'export const STRENGTHS: Readonly<Record<string, number>> = {',
    ...strength,
    '};',
    '',
  ].join('\n');
};
