import type { MonthUsage } from '@blazon/contract/console/usage.ts';
import type { ReactNode } from 'react';
import { TextLink } from '../../parts/link.tsx';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { formatNumber } from '../../messages/number-format.ts';
import { formatDate, formatDay, formatMonth, planNames } from './words.ts';
import { rich, t } from './text.ts';

/** Shows how much of the month's quota is used, and the forecast. */
export function QuotaMeter({ usage }: { readonly usage: MonthUsage }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="text-2xl font-semibold tracking-[-0.02em] text-ink tabular-nums">
          {formatNumber(usage.used)}
        </span>
        <span className="text-base text-soft">
          {usage.today !== null
            ? t('quotaMeter.ofQuota', {
                quota: formatNumber(usage.quota),
                plan: planNames[usage.plan],
              })
            : t('quotaMeter.liveGenerationsInMonth', { month: formatMonth(usage.month) })}
        </span>
      </p>
      {usage.today !== null && usage.quota > 0 && <Meter usage={usage} />}
      {usage.today !== null && (
        <p className="max-w-2xl text-base text-soft">
          <ForecastSentence usage={usage} />
          {usage.quota > usage.used && (
            <> {t('quotaMeter.resetsOn', { resetsAt: formatDate(usage.resets_at) })}</>
          )}
        </p>
      )}
    </div>
  );
}

function Meter({ usage: { used, quota, forecast } }: { readonly usage: MonthUsage }) {
  const toPercent = (value: number) => Math.min(100, (value / quota) * 100);
  const isFull = used >= quota;
  return (
    <div className="flex flex-col gap-2">
      <div
        role="meter"
        aria-label={t('quotaMeter.quotaUsedThisMonth')}
        aria-valuemin={0}
        aria-valuemax={quota}
        aria-valuenow={Math.min(used, quota)}
        aria-valuetext={t('quotaMeter.usedOfQuota', { used: formatNumber(used), quota: formatNumber(quota) })}
        className="overflow-hidden rounded-full"
      >
        <svg aria-hidden width="100%" height="8" className="block">
          <rect width="100%" height="8" className="fill-pressed" />
          {forecast !== null && (
            <rect width={`${toPercent(forecast.expected)}%`} height="8" className="fill-faint" />
          )}
          <rect width={`${toPercent(used)}%`} height="8" className={isFull ? 'fill-danger' : 'fill-ink'} />
        </svg>
      </div>
      {forecast !== null && !isFull && <MeterLegend />}
    </div>
  );
}

function MeterLegend() {
  return (
    <p aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-faint">
      <span className="flex items-center gap-1.5">
        <span className="size-2.5 rounded-[2px] bg-ink" /> {t('quotaMeter.used')}
      </span>
      <span className="flex items-center gap-1.5">
        <span className="size-2.5 rounded-[2px] bg-faint" /> {t('quotaMeter.expectedByTheEnd')}
      </span>
    </p>
  );
}

/** One sentence with the forecast and what to do about it. */
function ForecastSentence({ usage }: { readonly usage: MonthUsage }): ReactNode {
  const { workspace } = useWorkspaceContext();
  const { used, quota, forecast, resets_at: resets } = usage;
  const link = (children: ReactNode) => (
    <TextLink to="/w/$workspace/settings/plan" params={{ workspace: workspace.id }}>
      {children}
    </TextLink>
  );
  if (quota === 0) return rich('quotaMeter.sandboxOnly', { link });
  if (used >= quota) return rich('quotaMeter.usedUp', { link, resets: formatDate(resets) });
  if (forecast === null) return t('quotaMeter.tooEarlyForAForecast');
  const { expected, low, high, quota_reached_on: reachedOn } = forecast;
  if (reachedOn !== null) return rich('quotaMeter.usedUpAround', { link, day: formatDay(reachedOn) });
  return t('quotaMeter.forecast', { expected, low, high });
}
