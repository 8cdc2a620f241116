import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './call.ts';

const retries = 2;

/** Asked again only where the next answer may differ: no answer came, or our side failed. */
function mayRetry(count: number, error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false;
  return count < retries && (error.status === 0 || error.status >= 500);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a connection a request fails at once and says so; by default it would wait without a word.
        networkMode: 'always',
        retry: mayRetry,
        retryDelay: (count) => 400 * 2 ** count,
        staleTime: 5_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
