/**
 * Maps an industry that the studio reads from a prompt to broader ones that the benchmark expects. The studio's
 * list is finer.
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

export const addRelatedIndustries = (industries: readonly string[]): string[] =>
  industries.flatMap((industry) => [industry, ...(RELATED_INDUSTRIES_BY_INDUSTRY[industry] ?? [])]);
