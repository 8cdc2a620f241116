import type { BillingView, ProviderPage } from '@blazon/contract/console/billing.ts';
import type { Plan } from '@blazon/contract/limits.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callConsole } from './call.ts';
import { meQuery, usePlace } from './use-me.ts';

export function useBilling() {
  const { workspacePath } = usePlace();
  const path = `${workspacePath}/billing`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callConsole<BillingView>('GET', path, undefined, signal),
  });
}

/** Redirects to the payment provider's page that confirms the change. */
export function useChangePlan() {
  const { workspacePath } = usePlace();
  return useMutation({
    mutationFn: (plan: Plan) => callConsole<ProviderPage>('POST', `${workspacePath}/billing/plan`, { plan }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}

/** Redirects to the provider's page for cards and invoices. */
export function useOpenPortal() {
  const { workspacePath } = usePlace();
  return useMutation({
    mutationFn: () => callConsole<ProviderPage>('POST', `${workspacePath}/billing/portal`),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}

/** Asks the payment provider for the result of a visit. */
export function useRefreshBilling() {
  const { workspacePath } = usePlace();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callConsole<BillingView>('POST', `${workspacePath}/billing/refresh`),
    onSuccess: (view) => {
      queryClient.setQueryData([`${workspacePath}/billing`], view);
      // The whole dashboard shows the plan and unpaid invoices, so reload them.
      return queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    },
  });
}
