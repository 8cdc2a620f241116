import type { BillingView, PlanView } from '@blazon/contract/console/billing.ts';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useBilling, useOpenPortal, useRefreshBilling } from '../../api/use-billing.ts';
import { usePlace } from '../../api/use-me.ts';
import { Button } from '../../parts/button.tsx';
import { CopyableId } from '../../parts/copy.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Facts, Page, Section } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { showToast } from '../../parts/toast.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { PlanFaq } from './plan-faq.tsx';
import { PlanColumns } from './plan-columns.tsx';
import { date, planNames } from './words.ts';
import { t } from './text.ts';

const route = getRouteApi('/w/$workspace/settings/plan');

/** Shows the current plan, the alternatives, and the link to the payment provider. */
export function PlanScreen() {
  const billing = useBilling();
  useVisit(billing.data);
  return (
    <Page title={t('plan.title')} description={t('plan.description')}>
      <Loaded query={billing} skeleton={<PlanSkeleton />}>
        {(view) => <Plans view={view} />}
      </Loaded>
    </Page>
  );
}

function Plans({ view }: { readonly view: BillingView }) {
  const { isAtLeast, workspace } = usePlace();
  const [wanted, setWanted] = useState<PlanView | undefined>();
  const mayChange = view.is_self_service && isAtLeast('owner');
  return (
    <>
      {view.unpaid_since !== null && <Unpaid view={view} mayPay={mayChange && view.has_customer} />}
      <PlanColumns view={view} onChoose={mayChange ? setWanted : undefined} />
      {!view.is_self_service && (
        <Notice action={<CopyableId id={workspace.id} />}>{t('plan.theOperatorOfThisService')}</Notice>
      )}
      {view.is_self_service && !isAtLeast('owner') && <Notice>{t('plan.onlyAnOwnerOfThe')}</Notice>}
      {(view.subscription !== null || (mayChange && view.has_customer)) && (
        <Billing view={view} mayManage={mayChange && view.has_customer} />
      )}
      <PlanFaq isSelfService={view.is_self_service} />
      {wanted && <ChangeDialog view={view} wanted={wanted} onClose={() => setWanted(undefined)} />}
    </>
  );
}

function Unpaid({ view, mayPay }: { readonly view: BillingView; readonly mayPay: boolean }) {
  const portal = useOpenPortal();
  if (view.unpaid_since === null) return null;
  return (
    <Notice
      tone="danger"
      action={
        mayPay && (
          <Button size="small" variant="primary" pending={portal.isPending} onClick={() => portal.mutate()}>
            {t('plan.payTheInvoice')}
          </Button>
        )
      }
    >
      {t('plan.anInvoiceHasBeenUnpaid', { unpaidSince: date(view.unpaid_since) })}
      {portal.error && (
        <p role="alert" className="mt-1 font-medium">
          {messageOf(portal.error)}
        </p>
      )}
    </Notice>
  );
}

function Billing({ view, mayManage }: { readonly view: BillingView; readonly mayManage: boolean }) {
  const portal = useOpenPortal();
  const { subscription } = view;
  return (
    <Section
      title={t('plan.billing')}
      description={t('plan.thePaymentProviderKeepsYour')}
      actions={
        mayManage && (
          <Button pending={portal.isPending} onClick={() => portal.mutate()}>
            {t('plan.manageBilling')}
          </Button>
        )
      }
    >
      {portal.error && (
        <Notice tone="danger" announce>
          {messageOf(portal.error)}
        </Notice>
      )}
      {subscription && (
        <Facts
          facts={[
            [
              t('plan.subscription'),
              subscription.plan === null ? t('plan.atACustomPrice') : planNames[subscription.plan],
            ],
            [t('plan.payment'), statusWords(view, subscription.status)],
            subscription.ends_at === null
              ? [
                  t('plan.renews'),
                  subscription.renews_at === null ? t('plan.notYetKnown') : date(subscription.renews_at),
                ]
              : [t('plan.ends'), t('plan.endsThenFree', { endsAt: date(subscription.ends_at) })],
          ]}
        />
      )}
    </Section>
  );
}

function statusWords(view: BillingView, status: string): string {
  if (view.unpaid_since !== null)
    return t('plan.overdueAnInvoiceHasBeen', { unpaidSince: date(view.unpaid_since) });
  const words: Readonly<Record<string, string>> = {
    active: t('plan.upToDate'),
    trialing: t('plan.inTrial'),
    past_due: t('plan.overdueTheLastPaymentFailed'),
    unpaid: t('plan.unpaidAllPaymentAttemptsFailed'),
  };
  return words[status] ?? status;
}

/**
 * The plan may change shortly after the provider's page closes, so it is polled a few times. After that, the
 * provider's notification updates it.
 */
const waits = [0, 2_500, 5_000];

/** Shows the result after the person returns from the payment provider. */
function useVisit(view: BillingView | undefined): void {
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
            showToast('danger', messageOf(error));
            leave();
          },
        }),
      waits[turn] ?? 0,
    );
    return () => clearTimeout(timer);
    // The plan is compared with the one before the visit, so a change of `view` must not restart this effect.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [visit, isLoaded, turn]);
}

function newsOf({ plan, subscription }: BillingView): string {
  const ends = subscription?.ends_at ?? null;
  if (ends !== null) return t('plan.cancelled', { plan: planNames[plan], ends: date(ends) });
  return t('plan.changed', { plan: planNames[plan] });
}

function PlanSkeleton() {
  return (
    <div role="status" className="grid gap-8 sm:grid-cols-3">
      <span className="sr-only">{t('plan.loadingPlans')}</span>
      {[0, 1, 2].map((place) => (
        <div key={place} className="flex flex-col gap-4">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="h-8 w-28" />
          <Skeleton className="h-32 w-full" />
        </div>
      ))}
    </div>
  );
}
