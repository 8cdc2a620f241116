import { createMemoryHistory } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import { addInitialData, type InitialData } from './api/initial-data.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app.tsx';
import { createDashboardRouter } from './routes.tsx';

/** React puts the title before the content, where the browser would not expect it while it takes over. */
const titlePattern = /<title>[^<]*<\/title>/;

/**
 * Runs in the console process: returns the markup of a page, or undefined if the page is an error or a redirection.
 * `initialData` must contain everything that the page loads, by path.
 */
export async function renderPage(address: string, initialData: InitialData): Promise<string | undefined> {
  const queryClient = createQueryClient();
  addInitialData(queryClient, initialData);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createDashboardRouter(queryClient, { history, isServer: true, scrollRestoration: false });
  await router.load();
  if (router.state.matches.some(({ status }) => status !== 'success')) return undefined;
  let hasFailed = false;
  // Waits for parts that load on demand.
  const { prelude } = await prerender(<App queryClient={queryClient} router={router} />, {
    // Above its usual limit, React would send a part separately, with an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: () => void (hasFailed = true),
  });
  const markup = await new Response(prelude).text();
  return hasFailed ? undefined : markup.replace(titlePattern, '');
}
