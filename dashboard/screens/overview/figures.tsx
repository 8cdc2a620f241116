import type { Health } from '@blazon/contract/console/overview.ts';
import { useHealth, useMonth } from '../../api/use-overview.ts';
import { usePlace } from '../../api/use-me.ts';
import { ButtonLink } from '../../parts/link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { Figure, UsageBar } from './figure.tsx';
import { t } from './text.ts';
import { locale } from '../../messages/locale.ts';

const wholeNumberFormat = new Intl.NumberFormat(locale);

/** The four key figures. */
export function Figures() {
  const { environment } = usePlace();
  return (
    <div className="flex flex-col gap-3">
      <Loaded query={useHealth()} skeleton={<PendingFigures />}>
        {(health) => (
          <>
            <dl className="grid grid-cols-2 border-y border-line lg:grid-cols-4 lg:divide-x lg:divide-line">
              {environment === 'live' ? <MonthFigure /> : <SandboxFigure health={health} />}
              <SuccessFigure health={health} />
              <DeliveryFigure health={health} />
              <Figure name={t('figures.requestToWebhook')} value={formatSeconds(health.median_seconds)}>
                {t('figures.medianDeliveredAtTheFirstAttempt')}
              </Figure>
            </dl>
            <Undelivered health={health} />
            <p className="text-xs text-faint">
              {health.is_cut
                ? t('figures.forTheLatest1000Events')
                : t('figures.generationsAndDeliveriesInThe')}
            </p>
          </>
        )}
      </Loaded>
    </div>
  );
}

function MonthFigure() {
  const { data: month } = useMonth();
  const { workspace } = usePlace();
  if (month === undefined)
    return <Figure name={t('figures.usedThisMonth')} value={<Skeleton className="h-8 w-20" />} />;
  return (
    <Figure
      name={t('figures.usedThisMonth')}
      value={wholeNumberFormat.format(month.used)}
      to={`/w/${workspace.id}/settings/usage`}
      bar={
        <UsageBar
          share={month.quota === 0 ? 0 : month.used / month.quota}
          label={t('figures.shareOfTheQuota')}
        />
      }
    >
      {t('figures.ofQuota', { quota: wholeNumberFormat.format(month.quota) })}
    </Figure>
  );
}

function SandboxFigure({ health }: { readonly health: Health }) {
  return (
    <Figure name={t('figures.generated')} value={wholeNumberFormat.format(health.succeeded + health.failed)}>
      {t('figures.freeOfQuota')}
    </Figure>
  );
}

function SuccessFigure({ health }: { readonly health: Health }) {
  const all = health.succeeded + health.failed;
  return (
    <Figure name={t('figures.succeeded')} value={formatPercent(health.succeeded, all)}>
      {all === 0
        ? t('figures.nothingGeneratedYet')
        : t('figures.succeededOfAll', { succeeded: health.succeeded, all })}
    </Figure>
  );
}

function DeliveryFigure({ health }: { readonly health: Health }) {
  const { workspace, environment } = usePlace();
  const { delivered, waiting } = health;
  const all = delivered + health.undeliverable;
  return (
    <Figure
      name={t('figures.delivered')}
      value={formatPercent(delivered, all)}
      to={`/w/${workspace.id}/${environment}/webhooks`}
    >
      {waiting === 0
        ? t('figures.deliveredOfAll', { delivered, all })
        : t('figures.deliveredOfAllWaiting', { delivered, all, waiting })}
    </Figure>
  );
}

function Undelivered({ health }: { readonly health: Health }) {
  const { workspace, environment } = usePlace();
  if (health.undeliverable === 0) return null;
  return (
    <Notice
      tone="warning"
      action={
        <ButtonLink
          to="/w/$workspace/$environment/webhooks"
          params={{ workspace: workspace.id, environment }}
          size="small"
        >
          {t('figures.seeDeliveries')}
        </ButtonLink>
      }
    >
      {t('figures.couldNotBeDelivered', { count: health.undeliverable })}
    </Notice>
  );
}

/** Never rounds up to a hundred, because one failure in a thousand must be visible. */
function formatPercent(part: number, all: number): string {
  if (all === 0) return '–';
  const share = Math.floor((part / all) * 1000) / 10;
  return `${share === 100 ? '100' : share.toFixed(1)}%`;
}

function formatSeconds(seconds: number | null): string {
  return seconds === null ? '–' : t('figures.seconds', { seconds: seconds.toFixed(1) });
}

function PendingFigures() {
  return (
    <div role="status" className="flex gap-10 border-y border-line py-6">
      <span className="sr-only">{t('figures.loading')}</span>
      <Skeleton className="h-16 w-40" />
      <Skeleton className="h-16 w-40" />
    </div>
  );
}
