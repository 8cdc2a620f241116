import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './call.ts';

const maxRetries = 2;

/** Retries only if the next response may differ: after no response or a server error. */
function shouldRetry(count: number, error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false;
  return count < maxRetries && (error.status === 0 || error.status >= 500);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a connection, a request fails at once with a message. By default it would wait silently.
        networkMode: 'always',
        retry: shouldRetry,
        retryDelay: (count) => 400 * 2 ** count,
        staleTime: 5_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
