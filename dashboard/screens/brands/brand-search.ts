import type { BrandSort } from '@blazon/contract/console/brands.ts';

export const sortOrders = ['newest', 'oldest', 'name'] as const satisfies readonly BrandSort[];

/** The filter and order of brands, stored in the URL. */
export interface BrandSearch {
  readonly search?: string;
  readonly favourites?: true;
  readonly sort?: BrandSort;
}

export function readBrandSearch(given: Record<string, unknown>): BrandSearch {
  const { search, favourites } = given;
  const sort = sortOrders.find((one) => one === given['sort']);
  return {
    ...(typeof search === 'string' && search.trim() !== '' && { search: search.slice(0, 100) }),
    ...(favourites === true && { favourites }),
    ...(sort !== undefined && sort !== 'newest' && { sort }),
  };
}
