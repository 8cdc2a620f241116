/**
 * The reader's list of industries is finer than the benchmark's: what else a narrow answer stands for.
 */
const KIN: Readonly<Record<string, readonly string[]>> = {
  bakery: ['food'],
  cafe: ['food', 'beverage'],
  restaurant: ['food'],
  brewery: ['beverage'],
  winery: ['beverage'],
  yoga: ['wellness', 'fitness'],
  dental: ['healthcare'],
  legal: ['professional-services'],
  consulting: ['professional-services'],
  'developer-tools': ['software'],
};

export const industriesMeant = (industries: readonly string[]): string[] =>
  industries.flatMap((industry) => [industry, ...(KIN[industry] ?? [])]);
