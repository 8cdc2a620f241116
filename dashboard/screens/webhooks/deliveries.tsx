import { RotateCcw, Webhook } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isEmptyList } from '../../api/use-list.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useDeliveries } from '../../api/use-webhooks.ts';
import { Button } from '../../parts/button.tsx';
import { CodeBlock } from '../../parts/code.tsx';
import { Empty } from '../../parts/empty.tsx';
import { NoMatch } from '../../parts/no-match.tsx';
import { SearchedTable } from '../../parts/searched-table.tsx';
import { startOfSpan } from '../../parts/spans.ts';
import { createDeliveryColumns } from './delivery-columns.tsx';
import { DeliveryFilterBar, useDeliveryFilterSummary } from './delivery-filter-bar.tsx';
import { eventSample } from './event-sample.ts';
import { FindDelivery } from './find-delivery.tsx';
import { RecoverDialog } from './recover-dialog.tsx';
import { omitPlace, type WebhookSearch } from './webhook-search.ts';
import { t } from './text.ts';

interface DeliveriesProps {
  readonly search: WebhookSearch;
  /** Opens the list of endpoints. */
  readonly onSetUp: () => void;
}

/** The delivery history: every event with its newest attempt. */
export function Deliveries({ search, onSetUp }: DeliveriesProps) {
  const { isAtLeast } = useWorkspaceContext();
  const [isRecovering, setRecovering] = useState(false);
  const mayRecover = isAtLeast('developer');
  const recover = () => setRecovering(true);
  const found = useFoundDeliveries(search);
  return (
    <>
      <DeliveryList
        search={search}
        found={found}
        header={
          <div className="flex items-start justify-between gap-3">
            <FindDelivery />
            {mayRecover && (
              <Button icon={RotateCcw} onClick={recover} className="max-md:hidden">
                {t('deliveries.recoverUndeliverable')}
              </Button>
            )}
          </div>
        }
        phoneAction={
          mayRecover && (
            <Button icon={RotateCcw} onClick={recover}>
              {t('deliveries.recover')}
            </Button>
          )
        }
        empty={<NoDeliveries onSetUp={onSetUp} />}
      />
      {isRecovering && <RecoverDialog endpointId={undefined} onClose={() => setRecovering(false)} />}
    </>
  );
}

/** Loads what matches the filters. */
export function useFoundDeliveries(search: WebhookSearch) {
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
  const isFiltered = Object.keys(omitPlace(search)).length > 0;
  /** `isEmpty` means that there are no deliveries at all. */
  return { list, isFiltered, isEmpty: !isFiltered && isEmptyList(list) };
}

interface DeliveryListProps {
  readonly search: WebhookSearch;
  readonly found: ReturnType<typeof useFoundDeliveries>;
  /** Shown above the filters, unless there are no deliveries at all. */
  readonly header?: ReactNode;
  readonly phoneAction?: ReactNode;
  /** Shown if there are no deliveries at all. */
  readonly empty: ReactNode;
}

/** The filters and the rows that match, for all deliveries or those of one endpoint. */
export function DeliveryList({ search, found, header, phoneAction, empty }: DeliveryListProps) {
  const { list, isFiltered, isEmpty } = found;
  const filters = useDeliveryFilterSummary(search);
  return (
    <div className="flex flex-col gap-5 max-md:gap-3">
      {!isEmpty && header}
      {!isEmpty && <DeliveryFilterBar search={search} phoneAction={phoneAction} />}
      <SearchedTable
        failureTitle={t('deliveries.couldNotLoad')}
        list={list}
        label={t('deliveries.deliveries')}
        loading={t('deliveries.loadingTheDeliveries')}
        describeRows={(count) => t('rows.events', { count })}
        columns={createDeliveryColumns({
          hasDrawings: list.data?.some(({ brand_id: brandId }) => brandId !== null) ?? false,
          hasReceivers: search.endpoint === undefined,
        })}
        secondLine="everywhere"
        filters={filters}
        empty={
          isFiltered ? (
            <NoMatch icon={Webhook} title={t('deliveries.title')} {...filters}>
              {search.within ? t('deliveries.chooseALongerPeriod') : t('deliveries.eventsAreKept')}
            </NoMatch>
          ) : (
            empty
          )
        }
      />
    </div>
  );
}

function NoDeliveries({ onSetUp }: Pick<DeliveriesProps, 'onSetUp'>) {
  return (
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
      <CodeBlock label={t('deliveries.whatYourServerReceives')} code={eventSample} wraps showLabel />
    </div>
  );
}
