import type { BillingView } from '@blazon/contract/console/billing.ts';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useRefreshBilling } from '../../api/use-billing.ts';
import { describeError } from '../../parts/error-state.tsx';
import { showToast } from '../../parts/toast.tsx';
import { formatDate, planNames } from './words.ts';
import { t } from './text.ts';

const route = getRouteApi('/w/$workspace/settings/plan');

/**
 * The delays between polls in milliseconds. The plan may change shortly after the provider's page closes. Later
 * changes arrive with the provider's notification.
 */
const pollDelays = [0, 2_500, 5_000];

/** After the person returns from the payment provider, polls for the new plan and announces it. */
export function useProviderVisit(view: BillingView | undefined): void {
  const { visit } = route.useSearch();
  const { mutate } = useRefreshBilling();
  const navigate = useNavigate();
  const [pollIndex, setPollIndex] = useState(0);
  const isLoaded = view !== undefined;
  useEffect(() => {
    if (visit === undefined || !isLoaded) return undefined;
    const clearVisit = () => void navigate({ to: '.', search: {}, replace: true });
    if (visit === 'left') return clearVisit();
    const timer = setTimeout(
      () =>
        mutate(undefined, {
          onSuccess: (updated) => {
            const isPlanChanged =
              updated.plan !== view.plan || updated.subscription?.ends_at !== view.subscription?.ends_at;
            if (isPlanChanged || updated.unpaid_since !== view.unpaid_since)
              showToast('good', describeChange(updated));
            else if (pollIndex < pollDelays.length - 1) return setPollIndex(pollIndex + 1);
            return clearVisit();
          },
          onError: (error) => {
            showToast('danger', describeError(error));
            clearVisit();
          },
        }),
      pollDelays[pollIndex] ?? 0,
    );
    return () => clearTimeout(timer);
    // The plan is compared with the one before the visit, so a change of `view` must not restart this effect.
  }, [visit, isLoaded, pollIndex]);
}

function describeChange({ plan, subscription }: BillingView): string {
  const ends = subscription?.ends_at ?? null;
  if (ends !== null) return t('plan.cancelled', { plan: planNames[plan], ends: formatDate(ends) });
  return t('plan.changed', { plan: planNames[plan] });
}
