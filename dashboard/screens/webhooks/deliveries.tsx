import { RotateCcw, Webhook } from 'lucide-react';
import { useState } from 'react';
import { isEmptyList } from '../../api/use-list.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useDeliveries } from '../../api/use-webhooks.ts';
import { Button } from '../../parts/button.tsx';
import { CodeBlock } from '../../parts/code.tsx';
import { Empty } from '../../parts/empty.tsx';
import { SearchedTable } from '../../parts/searched-table.tsx';
import { startOfSpan } from '../../parts/spans.ts';
import { deliveryColumns } from './delivery-columns.tsx';
import { DeliveryFilterBar } from './delivery-filter-bar.tsx';
import { eventSample } from './event-sample.ts';
import { FindDelivery } from './find-delivery.tsx';
import { RecoverDialog } from './recover-dialog.tsx';
import { omitTab, type WebhookSearch } from './webhook-search.ts';
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
  const isFiltered = Object.keys(omitTab(search)).length > 0;
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
        columns={deliveryColumns}
        empty={<NoDeliveries isFiltered={isFiltered} onSetUp={onSetUp} />}
      />
      {isRecovering && <RecoverDialog endpointId={search.endpoint} onClose={() => setRecovering(false)} />}
    </div>
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
      <CodeBlock label={t('deliveries.whatYourServerReceives')} code={eventSample} wraps showLabel />
    </div>
  );
}
