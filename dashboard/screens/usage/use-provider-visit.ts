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
 * The plan may change a moment after the provider's page closes: it is polled a few times, then the notification
 * takes over.
 */
const waits = [0, 2_500, 5_000];

/** After the return from the payment provider, shows the result. */
export function useProviderVisit(view: BillingView | undefined): void {
  const { visit } = route.useSearch();
  const { mutate } = useRefreshBilling();
  const navigate = useNavigate();
  const [turn, setTurn] = useState(0);
  const isLoaded = view !== undefined;
  useEffect(() => {
    if (visit === undefined || !isLoaded) return undefined;
    const leave = () => void navigate({ to: '.', search: {}, replace: true });
    if (visit === 'left') return leave();
    const timer = setTimeout(
      () =>
        mutate(undefined, {
          onSuccess: (now) => {
            const isNews = now.plan !== view.plan || now.subscription?.ends_at !== view.subscription?.ends_at;
            if (isNews || now.unpaid_since !== view.unpaid_since) showToast('good', newsOf(now));
            else if (turn < waits.length - 1) return setTurn(turn + 1);
            return leave();
          },
          onError: (error) => {
            showToast('danger', describeError(error));
            leave();
          },
        }),
      waits[turn] ?? 0,
    );
    return () => clearTimeout(timer);
    // The plan is compared with the one before the visit, so a change of `view` must not restart this effect.
  }, [visit, isLoaded, turn]);
}

function newsOf({ plan, subscription }: BillingView): string {
  const ends = subscription?.ends_at ?? null;
  if (ends !== null) return t('plan.cancelled', { plan: planNames[plan], ends: formatDate(ends) });
  return t('plan.changed', { plan: planNames[plan] });
}
