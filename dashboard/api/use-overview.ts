import type { BrandPage } from '@blazon/contract/console/brands.ts';
import { type FirstSteps, type Health, overviewPaths } from '@blazon/contract/console/overview.ts';
import type { MonthUsage } from '@blazon/contract/console/usage.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { callConsole } from './call.ts';
import { usePlace } from './use-me.ts';

const pollMilliseconds = 2_000;
const idlePollMilliseconds = 30_000;

function createGetQuery<Answer>(path: string) {
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<Answer>('GET', path, undefined, signal),
  });
}

const firstStepsQuery = (root: string) => createGetQuery<FirstSteps>(overviewPaths(root).firstSteps);
const healthQuery = (root: string) => createGetQuery<Health>(overviewPaths(root).health);
const recentBrandsQuery = (root: string) => createGetQuery<BrandPage>(overviewPaths(root).recentBrands);

export type Theme = 'light' | 'dark';

/** The logo for a tile of the overview. */
export function tilePicture(root: string, brandId: string, theme: Theme): string {
  return `${root}/brands/${brandId}/logo-${theme}.svg`;
}

/** Fetched in parallel with the code of the screen, and so are the drawings, as soon as the brands are known. */
export function prefetchOverview(queryClient: QueryClient, root: string): void {
  void queryClient.prefetchQuery(firstStepsQuery(root));
  void queryClient.prefetchQuery(healthQuery(root));
  queryClient.fetchQuery(recentBrandsQuery(root)).then(
    ({ data }) => prefetchPictures(data.map(({ id }) => tilePicture(root, id, shownTheme()))),
    // The screen asks again and says what is wrong.
    () => undefined,
  );
}

function prefetchPictures(addresses: readonly string[]): void {
  for (const address of addresses) new Image().src = address;
}

/** apply-theme.js and shell/theme.ts write it there. */
export function shownTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Fetches every two seconds while a step is open and the page is visible, so that steps complete by themselves. */
export function useFirstSteps() {
  return useQuery({
    ...firstStepsQuery(usePlace().environmentPath),
    refetchInterval: (query) => (query.state.data?.steps.webhook === true ? false : pollMilliseconds),
  });
}

/** The base URL of the API, for samples. */
export function useApiUrl() {
  return useQuery({
    ...firstStepsQuery(usePlace().environmentPath),
    select: ({ api_url: url }) => url,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useHealth() {
  return useQuery({ ...healthQuery(usePlace().environmentPath), refetchInterval: idlePollMilliseconds });
}

/** Reads the usage of the month. Only live generations are metered. */
export function useMonth() {
  const { workspacePath, environment } = usePlace();
  return useQuery({
    ...createGetQuery<MonthUsage>(`${workspacePath}/usage`),
    enabled: environment === 'live',
  });
}

export function useRecentBrands() {
  return useQuery({
    ...recentBrandsQuery(usePlace().environmentPath),
    refetchInterval: idlePollMilliseconds,
  });
}
