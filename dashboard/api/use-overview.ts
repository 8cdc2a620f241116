import type { BrandPage } from '@blazon/contract/console/brands.ts';
import { type FirstSteps, type Health, overviewPaths } from '@blazon/contract/console/overview.ts';
import type { MonthUsage } from '@blazon/contract/console/usage.ts';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { callConsole } from './call.ts';
import { createDrawingPath } from './use-drawing.ts';
import { useWorkspaceContext } from './workspace-context.tsx';

const pollMilliseconds = 2_000;
const idlePollMilliseconds = 30_000;

function createGetQuery<Answer>(path: string) {
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<Answer>('GET', path, undefined, signal),
  });
}

const firstStepsQuery = (environmentPath: string) =>
  createGetQuery<FirstSteps>(overviewPaths(environmentPath).firstSteps);
const healthQuery = (environmentPath: string) =>
  createGetQuery<Health>(overviewPaths(environmentPath).health);
const recentBrandsQuery = (environmentPath: string) =>
  createGetQuery<BrandPage>(overviewPaths(environmentPath).recentBrands);

/** The first row of tiles on a desktop. The others load after the first paint. */
export const eagerTileCount = 4;

export type Theme = 'light' | 'dark';

/** The URL of the logo in a tile of the overview. */
export function createTileUrl(environmentPath: string, brandId: string, theme: Theme): string {
  return createDrawingPath(environmentPath, brandId, `logo-${theme}.svg`);
}

/** Fetches the data while the code of the screen loads, and the drawings as soon as the brands are known. */
export function prefetchOverview(queryClient: QueryClient, environmentPath: string): void {
  void queryClient.prefetchQuery(firstStepsQuery(environmentPath));
  void queryClient.prefetchQuery(healthQuery(environmentPath));
  const theme = readShownTheme();
  queryClient.fetchQuery(recentBrandsQuery(environmentPath)).then(
    ({ data }) =>
      theme !== undefined &&
      prefetchPictures(
        data.slice(0, eagerTileCount).map(({ id }) => createTileUrl(environmentPath, id, theme)),
      ),
    // Ignored here: the screen fetches again and shows the error.
    () => undefined,
  );
}

function prefetchPictures(urls: readonly string[]): void {
  for (const pictureUrl of urls) new Image().src = pictureUrl;
}

/** Reads the theme that apply-theme.js and shell/theme.ts set on the document. Undefined on the server. */
export function readShownTheme(): Theme | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Polls until the last step (the first delivered webhook) is done, so that steps are ticked off without a reload. */
export function useFirstSteps() {
  return useQuery({
    ...firstStepsQuery(useWorkspaceContext().environmentPath),
    refetchInterval: (query) => (query.state.data?.steps.webhook === true ? false : pollMilliseconds),
  });
}

/** The base URL of the API, for samples. */
export function useApiUrl() {
  return useQuery({
    ...firstStepsQuery(useWorkspaceContext().environmentPath),
    select: ({ api_url: url }) => url,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useHealth() {
  return useQuery({
    ...healthQuery(useWorkspaceContext().environmentPath),
    refetchInterval: idlePollMilliseconds,
  });
}

/** Reads the usage of the month. Only live generations are metered. */
export function useMonthUsage() {
  const { workspacePath, environment } = useWorkspaceContext();
  return useQuery({
    ...createGetQuery<MonthUsage>(`${workspacePath}/usage`),
    enabled: environment === 'live',
  });
}

export function useRecentBrands() {
  return useQuery({
    ...recentBrandsQuery(useWorkspaceContext().environmentPath),
    refetchInterval: idlePollMilliseconds,
  });
}
