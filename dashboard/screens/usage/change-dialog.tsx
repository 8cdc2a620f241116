import type { BillingView, PlanView } from '@blazon/contract/console/billing.ts';
import { useChangePlan } from '../../api/use-billing.ts';
import { useUsage } from '../../api/use-usage.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { count, date, planNames } from './words.ts';

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
  const points = isFree ? whatEnds(view) : whatChanges(view, wanted, usage.data?.used ?? 0);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => change.mutate(wanted.plan)}
      title={wanted.plan === view.plan ? `Keep ${name}` : `Move to ${name}`}
      action="Go on to payment provider"
      pending={change.isPending || change.isSuccess}
      error={change.error && messageOf(change.error)}
      dangerous={isFree}
    >
      <ul className="flex list-disc flex-col gap-2 pl-4">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

function whatEnds({ plan, subscription, active_keys: keys }: BillingView): string[] {
  const renews = subscription?.renews_at ?? null;
  const until = renews === null ? 'what is paid for ends' : date(renews);
  return [
    `You confirm it at the payment provider; ${planNames[plan]} goes on until ${until}.`,
    keys === 0
      ? 'After that no API keys can be made and nothing is generated live.'
      : `After that ${keys === 1 ? 'the API key stays' : `the ${count(keys)} API keys stay`} but every call is refused, and nothing is generated live.`,
    `Projects, brands and their history stay as they are${keys === 0 ? '' : ', and the keys work again if you come back'}.`,
  ];
}

function whatChanges(view: BillingView, wanted: PlanView, used: number): string[] {
  const before = view.plans.find(({ plan }) => plan === view.plan);
  const points = [
    'You see the price and pay on the payment provider’s page. Nothing changes until you confirm.',
  ];
  if (wanted.plan === view.plan) return points;
  if (before && wanted.monthly_quota < before.monthly_quota)
    points.push(
      `The quota falls from ${count(before.monthly_quota)} to ${count(wanted.monthly_quota)} live generations a month.`,
    );
  else points.push('The larger quota and rates count from the next request on.');
  if (used >= wanted.monthly_quota)
    points.push(
      `${count(used)} are used this month already, so live generations would be refused until the next one begins.`,
    );
  return points;
}
