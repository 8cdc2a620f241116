import type { DeliverySummary } from '@blazon/contract/console/webhooks.ts';
import { RotateCcw, Webhook } from 'lucide-react';
import { useState } from 'react';
import { isEmptyList } from '../../api/use-list.ts';
import { usePlace } from '../../api/use-me.ts';
import { useDeliveries } from '../../api/use-webhooks.ts';
import { Button } from '../../parts/button.tsx';
import { CodeBlock } from '../../parts/code.tsx';
import { Empty } from '../../parts/empty.tsx';
import { RowLink } from '../../parts/link.tsx';
import { SearchedTable } from '../../parts/searched-table.tsx';
import { startOfSpan } from '../../parts/spans.ts';
import type { Column } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { Ground, Logo } from '../brands/logo.tsx';
import { useGround } from '../brands/use-ground.tsx';
import { DeliveryFilterBar } from './delivery-filter-bar.tsx';
import { describeAnswerBriefly, DeliveryStatus, EventType, formatTook, hostOf } from './delivery-words.tsx';
import { eventSample } from './event-sample.ts';
import { FindDelivery } from './find-delivery.tsx';
import { RecoverDialog } from './recover-dialog.tsx';
import { withoutTab, type WebhookSearch } from './webhook-search.ts';
import { t } from './text.ts';

interface DeliveriesProps {
  readonly search: WebhookSearch;
  /** Opens the endpoints. */
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
  const isFiltered = Object.keys(withoutTab(search)).length > 0;
  const isEmpty = !isFiltered && isEmptyList(list);
  return (
    <div className="flex flex-col gap-5">
      {!isEmpty && (
        <>
          <div className="flex flex-wrap items-start justify-between gap-3">
            <FindDelivery />
            {isAtLeast('developer') && (
              <Button icon={RotateCcw} onClick={() => setRecovering(true)}>
                {t('deliveries.recoverUndeliverable')}
              </Button>
            )}
          </div>
          <DeliveryFilterBar search={search} />
        </>
      )}
      <SearchedTable
        failureTitle={t('deliveries.couldNotLoad')}
        list={list}
        label={t('deliveries.deliveries')}
        loading={t('deliveries.loadingTheDeliveries')}
        describeRows={(count) => t('rows.events', { count })}
        columns={columns}
        empty={<NoDeliveries isFiltered={isFiltered} onSetUp={onSetUp} />}
      />
      {isRecovering && <RecoverDialog endpointId={search.endpoint} onClose={() => setRecovering(false)} />}
    </div>
  );
}

const columns: readonly Column<DeliverySummary>[] = [
  { key: 'event', header: t('deliveries.event'), cell: (event) => <EventLink event={event} /> },
  {
    key: 'state',
    header: t('deliveries.state'),
    width: 'medium',
    cell: ({ state }) => <DeliveryStatus state={state} />,
  },
  {
    key: 'receiver',
    header: t('deliveries.receiver'),
    width: 'medium',
    hideOnPhone: true,
    cell: (event) => <Receiver event={event} />,
  },
  {
    key: 'answer',
    header: t('deliveries.answer'),
    width: 'medium',
    cell: (event) => <Answer event={event} />,
  },
  {
    key: 'time',
    header: t('deliveries.when'),
    width: 'medium',
    align: 'end',
    cell: (event) => <Time at={event.created_at} />,
  },
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

/** The logo of the event's brand, to tell events apart. An empty tile keeps the rows aligned. */
function Thumbnail({ brandId }: { readonly brandId: string | null }) {
  const [ground] = useGround();
  return (
    <Ground ground={ground} className="h-8 w-11 shrink-0 rounded-sm">
      {brandId !== null && <Logo brandId={brandId} ground={ground} alt="" className="h-[66%] w-[80%]" />}
    </Ground>
  );
}

function Receiver({ event }: { readonly event: DeliverySummary }) {
  if (event.newest_attempt !== null)
    return <span className="block truncate">{hostOf(event.newest_attempt.url)}</span>;
  if (event.reason === 'endpoint_paused')
    return <span className="text-faint">{t('deliveries.endpointPaused')}</span>;
  return (
    <span className="text-faint">
      {event.reason === 'no_endpoint' ? t('deliveries.noEndpoint') : t('deliveries.noneYet')}
    </span>
  );
}

function Answer({ event }: { readonly event: DeliverySummary }) {
  const { newest_attempt: newest, attempts, run } = event;
  if (newest === null) return <span className="text-faint">{t('deliveries.none')}</span>;
  return (
    <span className="tabular-nums md:flex md:flex-col">
      <span>
        {describeAnswerBriefly(newest)}{' '}
        <span className="text-faint">
          {t('deliveries.duration', { milliseconds: formatTook(newest.milliseconds) })}
        </span>
      </span>
      {(attempts > 1 || run > 1) && (
        <span className="text-xs text-faint max-md:hidden">
          {run === 1
            ? t('deliveries.attempts', { attempts })
            : t('deliveries.attemptsOfRun', { attempts, run })}
        </span>
      )}
    </span>
  );
}

function NoDeliveries({
  isFiltered,
  onSetUp,
}: {
  readonly isFiltered: boolean;
  readonly onSetUp: () => void;
}) {
  return isFiltered ? (
    <Empty icon={Webhook} title={t('deliveries.title')}>
      {t('deliveries.removeAFilterOrLook')}
    </Empty>
  ) : (
    <div className="flex flex-col gap-5">
      <Empty
        icon={Webhook}
        title={t('deliveries.noEventsYet')}
        action={
          <Button variant="primary" onClick={onSetUp}>
            {t('deliveries.setUpAnEndpoint')}
          </Button>
        }
      >
        {t('deliveries.eachGenerationEndsWithOne')}
      </Empty>
      <CodeBlock label={t('deliveries.whatASignedEventLooksLike')} code={eventSample} wraps />
    </div>
  );
}
