import type { BrandCard, BrandDetail } from '@blazon/contract/console/brands.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { useList } from './use-list.ts';
import { usePlace } from './use-me.ts';

/** A multiple of two, three and four columns. */
const pageSize = 24;

/** Those of a project, or of the whole environment. */
export function useBrands(projectId?: string) {
  const { environmentPath } = usePlace();
  return useList<BrandCard>(`${environmentPath}/brands`, {
    limit: pageSize,
    ...(projectId !== undefined && { filters: { project_id: projectId } }),
  });
}

export function useBrand(brandId: string | undefined) {
  const { environmentPath } = usePlace();
  const path = `${environmentPath}/brands/${brandId ?? ''}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => call<BrandDetail>('GET', path, undefined, signal),
    enabled: brandId !== undefined,
    // Brands never change; they only go with their project.
    staleTime: 300_000,
    // A brand before another one has nothing to do with it.
    placeholderData: () => undefined,
  });
}
