import type { DeliverySummary } from '@blazon/contract/console/webhooks.ts';
import { RotateCcw, Webhook } from 'lucide-react';
import { useState } from 'react';
import { usePlace } from '../../api/use-me.ts';
import { useDeliveries } from '../../api/use-webhooks.ts';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { RowLink } from '../../parts/link.tsx';
import { SearchedTable } from '../../parts/searched-table.tsx';
import { startOfSpan } from '../../parts/spans.ts';
import type { Column } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { Ground, Logo } from '../brands/logo.tsx';
import { useGround } from '../brands/use-ground.tsx';
import { DeliveryFilterBar } from './delivery-filter-bar.tsx';
import { briefAnswer, DeliveryStatus, EventType, formatTook, hostOf } from './delivery-words.tsx';
import { FindDelivery } from './find-delivery.tsx';
import { RecoverDialog } from './recover-dialog.tsx';
import { filtersOf, type WebhookSearch } from './webhook-search.ts';

interface DeliveriesProps {
  readonly search: WebhookSearch;
  /** A link to the endpoints. */
  readonly onSetUp: () => void;
}

/** The delivery history: every event with its newest attempt. */
export function Deliveries({ search, onSetUp }: DeliveriesProps) {
  const { isAtLeast } = usePlace();
  const [isRecovering, setRecovering] = useState(false);
  const [openedAt] = useState(() => Date.now() / 1000);
  const list = useDeliveries({
    state: search.state,
    type: search.type,
    host: search.host,
    project_id: search.project,
    endpoint_id: search.endpoint,
    since: startOfSpan(search.within, openedAt),
    id: search.id,
  });
  const isFiltered = Object.keys(filtersOf(search)).length > 0;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <FindDelivery />
        {isAtLeast('developer') && (
          <Button icon={RotateCcw} onClick={() => setRecovering(true)}>
            Recover undeliverable
          </Button>
        )}
      </div>
      <DeliveryFilterBar search={search} />
      <SearchedTable
        list={list}
        label="Deliveries"
        loading="Loading the deliveries"
        noun={['event', 'events']}
        columns={columns}
        empty={<NoDeliveries isFiltered={isFiltered} onSetUp={onSetUp} />}
      />
      {isRecovering && <RecoverDialog endpointId={search.endpoint} onClose={() => setRecovering(false)} />}
    </div>
  );
}

const columns: readonly Column<DeliverySummary>[] = [
  { key: 'event', header: 'Event', cell: (event) => <EventLink event={event} /> },
  { key: 'state', header: 'State', cell: ({ state }) => <DeliveryStatus state={state} /> },
  { key: 'receiver', header: 'Receiver', grows: true, cell: (event) => <Receiver event={event} /> },
  { key: 'answer', header: 'Answer', cell: (event) => <Answer event={event} /> },
  { key: 'attempts', header: 'Attempts', align: 'end', cell: ({ attempts, run }) => countOf(attempts, run) },
  { key: 'time', header: 'When', align: 'end', cell: (event) => <Time at={event.created_at} /> },
];

function EventLink({ event }: { readonly event: DeliverySummary }) {
  const { workspace, environment } = usePlace();
  return (
    <RowLink
      to="/w/$workspace/$environment/webhooks/events/$event"
      params={{ workspace: workspace.id, environment, event: event.id }}
    >
      <span className="inline-flex items-center gap-3">
        <Thumbnail brandId={event.brand_id} />
        <EventType event={event} />
      </span>
      <span className="sr-only"> {event.id}</span>
    </RowLink>
  );
}

/** The logo of the event, to tell events apart; an empty tile keeps the rows aligned. */
function Thumbnail({ brandId }: { readonly brandId: string | null }) {
  const [ground] = useGround();
  return (
    <Ground ground={ground} className="h-8 w-11 shrink-0 rounded-sm">
      {brandId !== null && <Logo brandId={brandId} ground={ground} alt="" className="h-[66%] w-[80%]" />}
    </Ground>
  );
}

function Receiver({ event }: { readonly event: DeliverySummary }) {
  if (event.newest_attempt !== null) return hostOf(event.newest_attempt.url);
  if (event.reason === 'endpoint_paused') return <span className="text-faint">Endpoint paused</span>;
  return <span className="text-faint">{event.reason === 'no_endpoint' ? 'No endpoint' : 'None yet'}</span>;
}

function Answer({ event: { newest_attempt: newest } }: { readonly event: DeliverySummary }) {
  if (newest === null) return <span className="text-faint">None</span>;
  return (
    <span className="tabular-nums">
      {briefAnswer(newest)} <span className="text-faint">in {formatTook(newest.milliseconds)}</span>
    </span>
  );
}

/** Attempts of this run, and the number of the run after a resend. */
function countOf(attempts: number, run: number): string {
  return run === 1 ? String(attempts) : `${attempts}, run ${run}`;
}

function NoDeliveries({
  isFiltered,
  onSetUp,
}: {
  readonly isFiltered: boolean;
  readonly onSetUp: () => void;
}) {
  return isFiltered ? (
    <Empty icon={Webhook} title="No event matches">
      Take a filter away, or look further back: events are kept for 30 days.
    </Empty>
  ) : (
    <Empty
      icon={Webhook}
      title="No events yet"
      action={<Button onClick={onSetUp}>Set up an endpoint</Button>}
    >
      Each generation ends with one event. Add the address of your server, and send it a test event.
    </Empty>
  );
}
