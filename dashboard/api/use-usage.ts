import type {
  MonthUsage,
  ProjectBudget,
  UsageBreakdown,
  UsageMonths,
} from '@blazon/contract/console/usage.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callConsole } from './call.ts';
import { appendQuery } from './use-list.ts';
import { useWorkspaceContext } from './workspace-context.tsx';

/** Loads the live generations of a month. Defaults to the current month. */
export function useUsage(month: string | undefined) {
  const { workspacePath } = useWorkspaceContext();
  const path = `${workspacePath}/usage${month === undefined ? '' : `?month=${month}`}`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<MonthUsage>('GET', path, undefined, signal),
    placeholderData: keepPreviousData,
  });
}

export function useUsageMonths() {
  const { workspacePath } = useWorkspaceContext();
  const path = `${workspacePath}/usage/months`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<UsageMonths>('GET', path, undefined, signal),
  });
}

/** Loads the month's generations by project and key. */
export function useUsageBreakdown(month: string | undefined) {
  const path = useBreakdownPath();
  return useQuery({
    queryKey: [path, month],
    queryFn: ({ signal }) =>
      callConsole<UsageBreakdown>('GET', appendQuery(path, { month }), undefined, signal),
    placeholderData: keepPreviousData,
  });
}

export function useProjectBudget(projectId: string) {
  const path = useBudgetPath(projectId);
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<ProjectBudget>('GET', path, undefined, signal),
    staleTime: 0,
  });
}

/** Sets the budget of a project. Null removes it. */
export function useSetProjectBudget(projectId: string) {
  const path = useBudgetPath(projectId);
  const breakdownPath = useBreakdownPath();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (budget: number | null) =>
      callConsole<ProjectBudget>('PATCH', path, { monthly_budget: budget }),
    onSuccess: (saved) => {
      queryClient.setQueryData([path], saved);
      return queryClient.invalidateQueries({ queryKey: [breakdownPath] });
    },
  });
}

function useBreakdownPath(): string {
  return `${useWorkspaceContext().workspacePath}/usage/breakdown`;
}

function useBudgetPath(projectId: string): string {
  return `${useWorkspaceContext().workspacePath}/live/projects/${projectId}/budget`;
}
