import type { Health } from '@blazon/contract/console/overview.ts';
import type { ReactNode } from 'react';
import { useMonthUsage, useRecentBrands } from '../../api/use-overview.ts';
import { formatNumber } from '../../messages/number-format.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { TextLink } from '../../parts/link.tsx';
import { Time } from '../../parts/time.tsx';
import { brandTitle } from '../brands/brand-title.ts';
import { formatSeconds } from './figure-formats.ts';
import { t } from './text.ts';

/** The newest brand and plain counts, in one row. */
export function LastRun({ health }: { readonly health: Health }) {
  const { workspace, environment } = useWorkspaceContext();
  const params = { workspace: workspace.id, environment };
  const newest = useRecentBrands().data?.data[0];
  const { succeeded, delivered } = health;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-5 sm:flex sm:flex-wrap sm:gap-x-10">
      {newest !== undefined && (
        <Fact name={t('lastRun.title')}>
          <TextLink to="/w/$workspace/$environment/brands/$brand" params={{ ...params, brand: newest.id }}>
            {brandTitle(newest)}
          </TextLink>{' '}
          <span className="text-faint">
            <Time at={newest.created_at} />
          </span>
        </Fact>
      )}
      {environment === 'live' && <MonthFact />}
      {/* The counts lag behind the first event, and "0 of 0" beside it would contradict it. */}
      {succeeded + health.failed > 0 && (
        <Fact name={t('lastRun.drawn')}>
          {t('figures.succeededOfAll', { succeeded, all: succeeded + health.failed })}
        </Fact>
      )}
      {delivered + health.undeliverable > 0 && (
        <Fact name={t('lastRun.delivered')}>
          <TextLink to="/w/$workspace/$environment/webhooks" params={params}>
            {t('figures.deliveredOfAll', { delivered, all: delivered + health.undeliverable })}
          </TextLink>
        </Fact>
      )}
      {health.median_seconds !== null && (
        <Fact name={t('lastRun.requestToWebhook')}>{formatSeconds(health.median_seconds)}</Fact>
      )}
    </dl>
  );
}

function MonthFact() {
  const { workspace } = useWorkspaceContext();
  const { data: month } = useMonthUsage();
  if (month === undefined) return null;
  return (
    <Fact name={t('figures.usedThisMonth')}>
      <TextLink to="/w/$workspace/settings/usage" params={{ workspace: workspace.id }} search={{}}>
        {t('lastRun.usedOfQuota', { used: formatNumber(month.used), quota: formatNumber(month.quota) })}
      </TextLink>
    </Fact>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <dt className="text-xs text-faint">{name}</dt>
      <dd className="text-sm text-ink tabular-nums [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
