import type { DeliverySummary } from '@blazon/contract/console/webhooks.ts';
import { Webhook } from 'lucide-react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { joinClasses } from '../../parts/classes.ts';
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

export const deliveryColumns: readonly Column<DeliverySummary>[] = [
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
    cell: (event) => <ReceiverCell event={event} />,
  },
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

function EventLink({ event }: { readonly event: DeliverySummary }) {
  const { workspace, environment } = useWorkspaceContext();
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

/**
 * The logo of the event's brand, to tell events apart. An event without a brand gets an icon, so that rows stay
 * aligned.
 */
function Thumbnail({ brandId }: { readonly brandId: string | null }) {
  const [ground] = useGround();
  const size = 'h-8 w-11 shrink-0 rounded-sm';
  if (brandId === null)
    return (
      <span className={joinClasses(size, 'flex items-center justify-center bg-pressed text-faint')}>
        <Webhook aria-hidden className="size-4" strokeWidth={1.75} />
      </span>
    );
  return (
    <Ground ground={ground} className={size}>
      <Logo brandId={brandId} ground={ground} alt="" className="h-[66%] w-[80%]" />
    </Ground>
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
        <span className="text-xs text-faint max-md:hidden">
          {run === 1
            ? t('deliveries.attempts', { attempts })
            : t('deliveries.attemptsOfRun', { attempts, run })}
        </span>
      )}
    </span>
  );
}
