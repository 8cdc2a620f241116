import type {
  BrandCard,
  BrandDetail,
  BrandSort,
  LiveBrandJob,
  UpdateBrandBody,
} from '@blazon/contract/console/brands.ts';
import type { JobView } from '@blazon/contract/console/generations.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callConsole } from './call.ts';
import { useList } from './use-list.ts';
import { useWorkspaceContext } from './workspace-context.tsx';

/** A multiple of two, three and four, so that every row of the grid is full. */
const pageSize = 24;

export interface BrandFilter {
  readonly projectId?: string;
  readonly search?: string | undefined;
  readonly favourites?: true | undefined;
  readonly sort?: BrandSort | undefined;
}

/** Lists the brands of a project, or of the whole environment. */
export function useBrands({ projectId, search, favourites, sort }: BrandFilter = {}) {
  const { environmentPath } = useWorkspaceContext();
  return useList<BrandCard>(`${environmentPath}/brands`, {
    limit: pageSize,
    filters: {
      ...(projectId !== undefined && { project_id: projectId }),
      ...(search !== undefined && { search }),
      ...(favourites === true && { favourites: 'true' }),
      ...(sort !== undefined && { sort }),
    },
  });
}

export function useBrand(brandId: string | undefined) {
  const { environmentPath } = useWorkspaceContext();
  const path = `${environmentPath}/brands/${brandId ?? ''}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<BrandDetail>('GET', path, undefined, signal),
    enabled: brandId !== undefined,
    // Drawings never change, and a rename updates this cache.
    staleTime: 300_000,
    // Placeholder data must not come from another brand.
    placeholderData: () => undefined,
  });
}

export function useUpdateBrand(brandId: string) {
  const { environmentPath } = useWorkspaceContext();
  const queryClient = useQueryClient();
  const list = `${environmentPath}/brands`;
  return useMutation({
    mutationFn: (body: UpdateBrandBody) => callConsole<BrandDetail>('PATCH', `${list}/${brandId}`, body),
    onSuccess: (brand) => {
      queryClient.setQueryData([`${list}/${brandId}`], brand);
      return queryClient.invalidateQueries({ queryKey: [list] });
    },
  });
}

/** Chooses one of a job's drawings, which is then listed first. */
export function useChooseBrand({ id: jobId }: Pick<JobView, 'id'>) {
  const { environmentPath } = useWorkspaceContext();
  const queryClient = useQueryClient();
  const list = `${environmentPath}/brands`;
  return useMutation({
    mutationFn: (brandId: string) => callConsole<BrandDetail>('POST', `${list}/${brandId}/choose`),
    onSuccess: (brand) => {
      queryClient.setQueryData([`${list}/${brand.id}`], brand);
      queryClient.setQueryData<JobView>([`${environmentPath}/jobs/${jobId}`], (job) =>
        putChosenFirst(job, brand.id),
      );
      for (const key of [list, ...(brand.variants ?? []).map(({ id }) => `${list}/${id}`)])
        void queryClient.invalidateQueries({ queryKey: [key] });
    },
  });
}

function putChosenFirst(job: JobView | undefined, brandId: string): JobView | undefined {
  if (job === undefined || job.brand === null) return job;
  const drawn = [job.brand, ...(job.variants ?? [])];
  const chosen = drawn.find(({ id }) => id === brandId);
  if (chosen === undefined) return job;
  return { ...job, brand: chosen, variants: drawn.filter((each) => each !== chosen), is_chosen: true };
}

export function useDeleteBrand({ id, project_id: projectId }: BrandCard) {
  const { environmentPath } = useWorkspaceContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callConsole('DELETE', `${environmentPath}/brands/${id}`),
    onSuccess: () => {
      // The brand itself is not reloaded, because it was deleted and its page is about to close.
      for (const key of ['brands', 'projects', `projects/${projectId}`, `projects/${projectId}/graph`])
        void queryClient.invalidateQueries({ queryKey: [`${environmentPath}/${key}`] });
    },
  });
}

/** Redraws a sandbox brand in the live environment from the same record. Safe to repeat. */
export function useMakeLive(brandId: string) {
  const { environmentPath } = useWorkspaceContext();
  return useMutation({
    mutationFn: () => callConsole<LiveBrandJob>('POST', `${environmentPath}/brands/${brandId}/make-live`),
  });
}
