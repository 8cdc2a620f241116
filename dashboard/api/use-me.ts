import type { Me } from '@blazon/contract/console/people.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callConsole } from './call.ts';

export type EnvironmentName = 'live' | 'sandbox';

export const meQuery = queryOptions({
  queryKey: ['/api/me'],
  queryFn: ({ signal }) => callConsole<Me>('GET', '/api/me', undefined, signal),
  staleTime: 60_000,
});

export function useMe() {
  return useQuery(meQuery);
}
