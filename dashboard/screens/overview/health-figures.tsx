import type { Health } from '@blazon/contract/console/overview.ts';
import { useMonthUsage } from '../../api/use-overview.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { formatNumber } from '../../messages/number-format.ts';
import { Skeleton } from '../../parts/skeleton.tsx';
import { Figure, UsageBar } from './figure.tsx';
import { formatPercent, formatSeconds } from './figure-formats.ts';
import { t } from './text.ts';

/** The four key figures, each with its period. */
export function HealthFigures({ health }: { readonly health: Health }) {
  const { environment } = useWorkspaceContext();
  return (
    <dl className="grid grid-cols-2 border-y border-line lg:grid-cols-4 lg:divide-x lg:divide-line">
      {environment === 'live' ? <MonthFigure /> : <SandboxFigure health={health} />}
      <SuccessFigure health={health} />
      <DeliveryFigure health={health} />
      <Figure
        name={t('figures.requestToWebhook', { period: describePeriod(health) })}
        value={formatSeconds(health.median_seconds)}
      >
        {t('figures.medianDeliveredAtTheFirstAttempt')}
      </Figure>
    </dl>
  );
}

function describePeriod({ is_cut: isCut }: Health): string {
  return isCut ? t('figures.latest1000') : t('figures.sevenDays');
}

function MonthFigure() {
  const { data: month } = useMonthUsage();
  const { workspace } = useWorkspaceContext();
  if (month === undefined)
    return <Figure name={t('figures.usedThisMonth')} value={<Skeleton className="h-8 w-20" />} />;
  return (
    <Figure
      name={t('figures.usedThisMonth')}
      value={formatNumber(month.used)}
      to={`/w/${workspace.id}/settings/usage`}
      bar={
        <UsageBar
          share={month.quota === 0 ? 0 : month.used / month.quota}
          label={t('figures.shareOfTheQuota')}
        />
      }
    >
      {t('figures.ofQuota', { quota: formatNumber(month.quota) })}
    </Figure>
  );
}

function SandboxFigure({ health }: { readonly health: Health }) {
  return (
    <Figure
      name={t('figures.generated', { period: describePeriod(health) })}
      value={formatNumber(health.succeeded + health.failed)}
    >
      {t('figures.freeOfQuota')}
    </Figure>
  );
}

function SuccessFigure({ health }: { readonly health: Health }) {
  const { succeeded } = health;
  const all = succeeded + health.failed;
  return (
    <Figure
      name={t('figures.successRate', { period: describePeriod(health) })}
      value={formatPercent(succeeded, all)}
    >
      {t('figures.succeededOfAll', { succeeded, all })}
    </Figure>
  );
}

function DeliveryFigure({ health }: { readonly health: Health }) {
  const { workspace, environment } = useWorkspaceContext();
  const { delivered, waiting } = health;
  const all = delivered + health.undeliverable;
  return (
    <Figure
      name={t('figures.deliveryRate', { period: describePeriod(health) })}
      value={formatPercent(delivered, all)}
      to={`/w/${workspace.id}/${environment}/webhooks`}
    >
      {waiting === 0
        ? t('figures.deliveredOfAll', { delivered, all })
        : t('figures.deliveredOfAllWaiting', { delivered, all, waiting })}
    </Figure>
  );
}
