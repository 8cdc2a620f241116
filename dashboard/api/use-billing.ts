import type { BillingView, ProviderPage } from '@blazon/contract/console/billing.ts';
import type { Plan } from '@blazon/contract/limits.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callConsole } from './call.ts';
import { meQuery } from './use-me.ts';
import { useWorkspaceContext } from './workspace-context.tsx';

export function useBilling() {
  const { workspacePath } = useWorkspaceContext();
  const path = `${workspacePath}/billing`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<BillingView>('GET', path, undefined, signal),
  });
}

/** Redirects to the payment provider's page that confirms the change. */
export function useChangePlan() {
  const { workspacePath } = useWorkspaceContext();
  return useMutation({
    mutationFn: (plan: Plan) => callConsole<ProviderPage>('POST', `${workspacePath}/billing/plan`, { plan }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}

/** Redirects to the provider's page for cards and invoices. */
export function useOpenPortal() {
  const { workspacePath } = useWorkspaceContext();
  return useMutation({
    mutationFn: () => callConsole<ProviderPage>('POST', `${workspacePath}/billing/portal`),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}

/** Reloads the plan from the payment provider, after a visit to its page. */
export function useRefreshBilling() {
  const { workspacePath } = useWorkspaceContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callConsole<BillingView>('POST', `${workspacePath}/billing/refresh`),
    onSuccess: (view) => {
      queryClient.setQueryData([`${workspacePath}/billing`], view);
      // `/api/me` also contains the plan and the unpaid invoices, which every screen shows.
      return queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  });
}
