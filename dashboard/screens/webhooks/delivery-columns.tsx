import type { DeliverySummary } from '@blazon/contract/console/webhooks.ts';
import { useProjects } from '../../api/use-projects.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { RowLink } from '../../parts/link.tsx';
import type { Column } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { Ground, Logo } from '../brands/logo.tsx';
import { useGround } from '../brands/use-ground.tsx';
import {
  describeAnswerBriefly,
  DeliveryStatus,
  EventType,
  formatMilliseconds,
  parseHost,
} from './delivery-words.tsx';
import { t } from './text.ts';

interface DeliveryColumnsOptions {
  /** Whether a row has a drawing, so that all leave room for one. */
  readonly hasDrawings: boolean;
  readonly hasReceivers: boolean;
}

export function createDeliveryColumns(options: DeliveryColumnsOptions): readonly Column<DeliverySummary>[] {
  const { hasDrawings, hasReceivers } = options;
  const receiver: Column<DeliverySummary> = {
    key: 'receiver',
    header: t('deliveries.receiver'),
    width: 'medium',
    hideOnPhone: true,
    cell: (event) => <ReceiverCell event={event} />,
  };
  return [
    {
      key: 'event',
      header: t('deliveries.event'),
      cell: (event) => <EventCell event={event} hasDrawings={hasDrawings} />,
    },
    {
      key: 'state',
      header: t('deliveries.state'),
      width: 'medium',
      cell: ({ state }) => <DeliveryStatus state={state} />,
    },
    ...(hasReceivers ? [receiver] : []),
    {
      key: 'answer',
      header: t('deliveries.answer'),
      width: 'medium',
      cell: (event) => <AnswerCell event={event} />,
    },
    {
      key: 'time',
      header: t('deliveries.when'),
      width: 'medium',
      align: 'end',
      cell: (event) => <Time at={event.created_at} />,
    },
  ];
}

interface EventCellProps {
  readonly event: DeliverySummary;
  readonly hasDrawings: boolean;
}

function EventCell({ event, hasDrawings }: EventCellProps) {
  const { workspace, environment } = useWorkspaceContext();
  return (
    <span className="flex min-w-0 items-center gap-3">
      {hasDrawings && <Thumbnail brandId={event.brand_id} />}
      <span className="flex min-w-0 flex-col gap-0.5">
        <RowLink
          to="/w/$workspace/$environment/webhooks/events/$event"
          params={{ workspace: workspace.id, environment, event: event.id }}
        >
          <EventType event={event} />
          <span className="sr-only"> {event.id}</span>
        </RowLink>
        <EventOrigin event={event} />
      </span>
    </span>
  );
}

/** The project and the end of the id, to tell events of one type apart. Only the newest projects are known here. */
function EventOrigin({ event }: { readonly event: DeliverySummary }) {
  const project = useProjects().data?.find(({ id }) => id === event.project_id);
  return (
    <span className="flex min-w-0 gap-x-1.5 text-xs font-normal text-faint">
      {project && !event.is_test && (
        <>
          <span className="truncate">{project.name}</span>
          <span aria-hidden>·</span>
        </>
      )}
      <code aria-hidden className="shrink-0 font-mono">
        {`evt_…${event.id.slice(-6)}`}
      </code>
    </span>
  );
}

/** The logo of the event's brand, or as much room, so that rows stay aligned. */
function Thumbnail({ brandId }: { readonly brandId: string | null }) {
  const [ground] = useGround();
  return (
    <span className="row-picture h-8 w-11 shrink-0">
      {brandId !== null && (
        <Ground ground={ground} className="size-full rounded-sm">
          <Logo brandId={brandId} ground={ground} alt="" className="h-[66%] w-[80%]" />
        </Ground>
      )}
    </span>
  );
}

function ReceiverCell({ event }: { readonly event: DeliverySummary }) {
  if (event.newest_attempt !== null)
    return <span className="block truncate">{parseHost(event.newest_attempt.url)}</span>;
  if (event.reason === 'endpoint_paused')
    return <span className="text-faint">{t('deliveries.endpointPaused')}</span>;
  return (
    <span className="text-faint">
      {event.reason === 'no_endpoint' ? t('deliveries.noEndpoint') : t('deliveries.noneYet')}
    </span>
  );
}

function AnswerCell({ event }: { readonly event: DeliverySummary }) {
  const { newest_attempt: newest, attempts, run } = event;
  if (newest === null) return null;
  return (
    <span className="tabular-nums md:flex md:flex-col">
      <span>
        {describeAnswerBriefly(newest)}{' '}
        <span className="text-faint">
          {t('deliveries.duration', { milliseconds: formatMilliseconds(newest.milliseconds) })}
        </span>
      </span>
      {(attempts > 1 || run > 1) && (
        <span className="text-xs whitespace-nowrap text-faint max-md:hidden">
          {run === 1
            ? t('deliveries.attempts', { attempts })
            : t('deliveries.attemptsOfSend', { attempts, run })}
        </span>
      )}
    </span>
  );
}
