import type { BillingView, SubscriptionView } from '@blazon/contract/console/billing.ts';
import { useOpenPortal } from '../../api/use-billing.ts';
import { Button } from '../../parts/button.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Notice } from '../../parts/notice.tsx';
import { SettingCard } from '../../parts/setting-card.tsx';
import { formatDate, planNames } from './words.ts';
import { t } from './text.ts';

interface BillingCardProps {
  readonly view: BillingView;
  readonly mayManage: boolean;
}

/** Shows the subscription, and a button that opens the payment provider. */
export function BillingCard({ view, mayManage }: BillingCardProps) {
  const portal = useOpenPortal();
  const { subscription } = view;
  return (
    <SettingCard
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
          {describeError(portal.error)}
        </Notice>
      )}
      {subscription && <Subscription view={view} subscription={subscription} />}
    </SettingCard>
  );
}

interface SubscriptionProps {
  readonly view: BillingView;
  readonly subscription: SubscriptionView;
}

function Subscription({ view, subscription }: SubscriptionProps) {
  const { plan, status, renews_at: renewsAt, ends_at: endsAt } = subscription;
  const isEnding = endsAt !== null;
  return (
    <dl className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-3">
      <Fact name={t('plan.subscription')}>{plan === null ? t('plan.atACustomPrice') : planNames[plan]}</Fact>
      <Fact name={t('plan.payment')}>{describePaymentStatus(view, status)}</Fact>
      <Fact name={isEnding ? t('plan.ends') : t('plan.renews')}>
        {isEnding ? t('plan.endsThenFree', { endsAt: formatDate(endsAt) }) : describeRenewal(renewsAt)}
      </Fact>
    </dl>
  );
}

function describeRenewal(renewsAt: number | null): string {
  return renewsAt === null ? t('plan.renewalDateUnknown') : formatDate(renewsAt);
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-xs text-faint">{name}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}

function describePaymentStatus(view: BillingView, status: string): string {
  // The notice above says since when the payment is overdue.
  if (view.unpaid_since !== null) return t('plan.overdue');
  const words: Readonly<Record<string, string>> = {
    active: t('plan.upToDate'),
    trialing: t('plan.inTrial'),
    past_due: t('plan.overdue'),
    unpaid: t('plan.unpaidAllPaymentAttemptsFailed'),
  };
  return words[status] ?? status;
}
