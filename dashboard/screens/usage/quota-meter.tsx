import type { MonthUsage } from '@blazon/contract/console/usage.ts';
import type { ReactNode } from 'react';
import { TextLink } from '../../parts/link.tsx';
import { usePlace } from '../../api/use-me.ts';
import { count, date, day, month, planNames } from './words.ts';

/** How much of the month's quota is used, and the forecast. */
export function QuotaMeter({ usage }: { readonly usage: MonthUsage }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="text-2xl font-semibold tracking-[-0.02em] text-ink tabular-nums">
          {count(usage.used)}
        </span>
        <span className="text-base text-soft">
          {usage.today !== null
            ? `of ${count(usage.quota)} live generations on ${planNames[usage.plan]}`
            : `live generations in ${month(usage.month)}`}
        </span>
      </p>
      {usage.today !== null && usage.quota > 0 && <Meter usage={usage} />}
      {usage.today !== null && (
        <p className="max-w-2xl text-base text-soft">
          <Outlook usage={usage} />
          {usage.quota > usage.used && <> The count starts again on {date(usage.resets_at)} at 00:00 UTC.</>}
        </p>
      )}
    </div>
  );
}

function Meter({ usage: { used, quota, forecast } }: { readonly usage: MonthUsage }) {
  const part = (value: number) => `${Math.min(100, (value / quota) * 100)}%`;
  const isFull = used >= quota;
  return (
    <div
      role="meter"
      aria-label="Quota used this month"
      aria-valuemin={0}
      aria-valuemax={quota}
      aria-valuenow={Math.min(used, quota)}
      aria-valuetext={`${count(used)} of ${count(quota)}`}
      className="overflow-hidden rounded-full"
    >
      <svg aria-hidden width="100%" height="8" className="block">
        <rect width="100%" height="8" className="fill-pressed" />
        {forecast !== null && (
          <rect width={part(forecast.expected)} height="8" className="fill-line-strong" />
        )}
        <rect width={part(used)} height="8" className={isFull ? 'fill-danger' : 'fill-ink'} />
      </svg>
    </div>
  );
}

/** One sentence: the forecast, and what to do about it. */
function Outlook({ usage }: { readonly usage: MonthUsage }): ReactNode {
  const { workspace } = usePlace();
  const { used, quota, forecast, resets_at: resets } = usage;
  const larger = (
    <TextLink to="/w/$workspace/settings/plan" params={{ workspace: workspace.id }}>
      move to a larger plan
    </TextLink>
  );
  if (quota === 0) return <>Free draws in the sandbox only: {larger} to generate live.</>;
  if (used >= quota)
    return (
      <>
        The quota is used up: {larger}, or wait for {date(resets)} 00:00 UTC.
      </>
    );
  if (forecast === null) return 'Too early for a forecast: it needs five whole days and ten generations.';
  const range = `between ${count(forecast.low)} and ${count(forecast.high)}`;
  if (forecast.quota_reached_on !== null)
    return (
      <>
        At this pace the quota is used up around {day(forecast.quota_reached_on)}: {larger} to go on
        generating live.
      </>
    );
  return `At this pace the month ends with about ${count(forecast.expected)}, most likely ${range}.`;
}
