import type { Health } from '@blazon/contract/console/overview.ts';
import { useHealth, useMonth } from '../../api/use-overview.ts';
import { usePlace } from '../../api/use-me.ts';
import { ButtonLink } from '../../parts/link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { Figure, Share } from './figure.tsx';

const whole = new Intl.NumberFormat('en-GB');

/** The four key figures. */
export function Figures() {
  const { environment } = usePlace();
  return (
    <div className="flex flex-col gap-6">
      <Loaded query={useHealth()} skeleton={<PendingFigures />}>
        {(health) => (
          <>
            <dl className="grid grid-cols-2 border-y border-line lg:grid-cols-4 lg:divide-x lg:divide-line">
              {environment === 'live' ? <MonthFigure /> : <SandboxFigure health={health} />}
              <SuccessFigure health={health} />
              <DeliveryFigure health={health} />
              <Figure name="Request to webhook" value={secondsText(health.median_seconds)}>
                Median of those delivered at once
              </Figure>
            </dl>
            <Undelivered health={health} />
            <p className="text-xs text-faint">
              {health.is_cut
                ? 'Of the newest 1,000 events.'
                : 'Generations and deliveries of the last 7 days.'}
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
  if (month === undefined) return <Figure name="Used this month" value={<Skeleton className="h-8 w-20" />} />;
  return (
    <Figure
      name="Used this month"
      value={whole.format(month.used)}
      to={`/w/${workspace.id}/settings/usage`}
      bar={<Share share={month.quota === 0 ? 0 : month.used / month.quota} label="Share of the quota" />}
    >
      of {whole.format(month.quota)} generations
    </Figure>
  );
}

function SandboxFigure({ health }: { readonly health: Health }) {
  return (
    <Figure name="Generated" value={whole.format(health.succeeded + health.failed)}>
      free of quota
    </Figure>
  );
}

function SuccessFigure({ health }: { readonly health: Health }) {
  const all = health.succeeded + health.failed;
  return (
    <Figure name="Succeeded" value={percent(health.succeeded, all)}>
      {all === 0
        ? 'nothing generated yet'
        : `${whole.format(health.succeeded)} of ${count(all, 'generation')}`}
    </Figure>
  );
}

function DeliveryFigure({ health }: { readonly health: Health }) {
  const { workspace, environment } = usePlace();
  const ended = health.delivered + health.undeliverable;
  const waiting = health.waiting === 0 ? '' : `, ${whole.format(health.waiting)} waiting`;
  return (
    <Figure
      name="Delivered"
      value={percent(health.delivered, ended)}
      to={`/w/${workspace.id}/${environment}/webhooks`}
    >
      {`${whole.format(health.delivered)} of ${count(ended, 'event')}${waiting}`}
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
          See deliveries
        </ButtonLink>
      }
    >
      {health.undeliverable === 1 ? 'One event' : `${whole.format(health.undeliverable)} events`} could not be
      delivered. Nothing is lost: see why, and send them again.
    </Notice>
  );
}

function count(number: number, noun: string): string {
  return `${whole.format(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** Never rounded up to a hundred: one failure in a thousand must be visible. */
function percent(part: number, all: number): string {
  if (all === 0) return '–';
  const share = Math.floor((part / all) * 1000) / 10;
  return `${share === 100 ? '100' : share.toFixed(1)}%`;
}

function secondsText(seconds: number | null): string {
  return seconds === null ? '–' : `${seconds.toFixed(1)} s`;
}

function PendingFigures() {
  return (
    <div role="status" className="flex gap-10 border-y border-line py-6">
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-16 w-40" />
      <Skeleton className="h-16 w-40" />
    </div>
  );
}
