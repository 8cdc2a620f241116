import type { BillingView, PlanView } from '@blazon/contract/console/billing.ts';
import { useChangePlan } from '../../api/use-billing.ts';
import { useUsage } from '../../api/use-usage.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { formatNumber } from '../../messages/number-format.ts';
import { formatDate, planNames } from './words.ts';
import { t } from './text.ts';

interface ChangeDialogProps {
  readonly view: BillingView;
  readonly wanted: PlanView;
  readonly onClose: () => void;
}

/** Explains the effect of a change before the redirect to the payment provider. */
export function ChangeDialog({ view, wanted, onClose }: ChangeDialogProps) {
  const change = useChangePlan();
  const usage = useUsage(undefined);
  const name = planNames[wanted.plan];
  const isFree = wanted.plan === 'free';
  const [lead, ...points] = isFree
    ? describeEndingFeatures(view)
    : describeChanges(view, wanted, usage.data?.used ?? 0);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => change.mutate(wanted.plan)}
      title={
        wanted.plan === view.plan
          ? t('changeDialog.keepName', { name })
          : t('changeDialog.moveToName', { name })
      }
      action={t('changeDialog.continueToBilling')}
      pending={change.isPending || change.isSuccess}
      error={change.error && describeError(change.error)}
      dangerous={false}
    >
      <div className="flex flex-col gap-3">
        <p>{lead}</p>
        {points.length > 0 && (
          <ul className="flex list-disc flex-col gap-2 pl-4">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
    </ConfirmDialog>
  );
}

function describeEndingFeatures({ plan, subscription, active_keys: keys }: BillingView): string[] {
  const renews = subscription?.renews_at ?? null;
  const name = planNames[plan];
  return [
    renews === null
      ? t('changeDialog.confirmThere', { plan: name })
      : t('changeDialog.confirmThereUntil', { plan: name, until: formatDate(renews) }),
    t('changeDialog.keysStopWorking', { count: keys }),
    t('changeDialog.noLiveGenerations'),
    t('changeDialog.restStays', { count: keys }),
  ];
}

function describeChanges(view: BillingView, wanted: PlanView, used: number): string[] {
  const before = view.plans.find(({ plan }) => plan === view.plan);
  const points = [t('changeDialog.youSeeThePriceAnd')];
  if (wanted.plan === view.plan) return points;
  if (before && wanted.monthly_quota < before.monthly_quota)
    points.push(
      t('changeDialog.quotaFalls', {
        before: formatNumber(before.monthly_quota),
        after: formatNumber(wanted.monthly_quota),
      }),
    );
  else points.push(t('changeDialog.theLargerQuotaAndRates'));
  if (used >= wanted.monthly_quota) points.push(t('changeDialog.alreadyUsed', { used: formatNumber(used) }));
  return points;
}
