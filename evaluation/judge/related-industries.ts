/**
 * The reader's list of industries is finer than the benchmark's: maps each industry to related ones that also count.
 */
const RELATED_INDUSTRIES_BY_INDUSTRY: Readonly<Record<string, readonly string[]>> = {
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

export const withRelatedIndustries = (industries: readonly string[]): string[] =>
  industries.flatMap((industry) => [industry, ...(RELATED_INDUSTRIES_BY_INDUSTRY[industry] ?? [])]);
