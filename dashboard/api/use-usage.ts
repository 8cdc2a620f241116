import type { MonthUsage, UsageMonths } from '@blazon/contract/console/usage.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { usePlace } from './use-me.ts';

/** Live generations of a month; of this one when none is named. */
export function useUsage(month: string | undefined) {
  const { workspacePath } = usePlace();
  const path = `${workspacePath}/usage${month === undefined ? '' : `?month=${month}`}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => call<MonthUsage>('GET', path, undefined, signal),
    placeholderData: keepPreviousData,
  });
}

export function useUsageMonths() {
  const { workspacePath } = usePlace();
  const path = `${workspacePath}/usage/months`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => call<UsageMonths>('GET', path, undefined, signal),
  });
}
