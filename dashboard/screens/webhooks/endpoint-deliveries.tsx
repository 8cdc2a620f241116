import type { ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { RotateCcw, Send, Webhook } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useEndpoints } from '../../api/use-webhooks.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Button } from '../../parts/button.tsx';
import { CopyableId } from '../../parts/copy.tsx';
import { Empty } from '../../parts/empty.tsx';
import { BackLink } from '../../parts/link.tsx';
import { Page } from '../../parts/page.tsx';
import { dismissGoodToasts } from '../../parts/toast.tsx';
import { DeliveryList, useFoundDeliveries } from './deliveries.tsx';
import { shortenUrl } from './delivery-words.tsx';
import { EndpointHealth } from './endpoint-health.tsx';
import { describeEvents } from './event-choice.tsx';
import { RecoverDialog } from './recover-dialog.tsx';
import { TestDialog } from './test-dialog.tsx';
import type { WebhookSearch } from './webhook-search.ts';
import { t } from './text.ts';

interface EndpointDeliveriesProps {
  readonly search: WebhookSearch;
  readonly endpointId: string;
}

/** The copies and test events of one endpoint. */
export function EndpointDeliveries({ search, endpointId }: EndpointDeliveriesProps) {
  const { workspace, environment, isAtLeast } = useWorkspaceContext();
  const [open, setOpen] = useState<'recover' | 'test'>();
  const endpoints = useEndpoints().data?.data;
  const endpoint = endpoints?.find(({ id }) => id === endpointId);
  const found = useFoundDeliveries(search);
  const mayManage = isAtLeast('developer');
  // The message after resuming an endpoint says to open this page, which has the same path as the list.
  useEffect(() => dismissGoodToasts(), []);
  const sendTest = mayManage && endpoint !== undefined && (
    <Button variant="primary" icon={Send} onClick={() => setOpen('test')}>
      {t('endpointActions.sendTestEvent')}
    </Button>
  );
  return (
    <Page
      title={describeTitle(endpoint, endpoints !== undefined)}
      back={
        <BackLink
          to="/w/$workspace/$environment/webhooks"
          params={{ workspace: workspace.id, environment }}
          search={{ tab: 'endpoints' }}
        >
          {t('endpointDeliveries.endpoints')}
        </BackLink>
      }
      description={endpoint && <EndpointSummary endpoint={endpoint} />}
      actions={
        mayManage &&
        !found.isEmpty && (
          <>
            <Button icon={RotateCcw} onClick={() => setOpen('recover')}>
              {t('endpointDeliveries.recoverMissed')}
            </Button>
            {sendTest}
          </>
        )
      }
    >
      <DeliveryList
        search={search}
        found={found}
        empty={
          endpoint?.is_default === true ? (
            <Empty icon={Webhook} title={t('endpointDeliveries.noTestEventsYet')} action={sendTest}>
              {t('endpointDeliveries.eventsOfTheDefault')}
            </Empty>
          ) : (
            <Empty icon={Webhook} title={t('endpointDeliveries.nothingSentYet')} action={sendTest}>
              {endpoint && t('endpointDeliveries.sendATestEvent')}
            </Empty>
          )
        }
      />
      {open === 'recover' && <RecoverDialog endpointId={endpointId} onClose={() => setOpen(undefined)} />}
      {open === 'test' && endpoint && <TestDialog endpoint={endpoint} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}

function describeTitle(endpoint: ConsoleEndpoint | undefined, isLoaded: boolean): string {
  if (endpoint !== undefined) return t('endpointDeliveries.title', { url: shortenUrl(endpoint.url) });
  return isLoaded ? t('endpointDeliveries.titleOfRemoved') : t('deliveries.deliveries');
}

function EndpointSummary({ endpoint }: { readonly endpoint: ConsoleEndpoint }) {
  return (
    <div className="flex flex-col gap-1 text-sm">
      {!endpoint.url.endsWith(shortenUrl(endpoint.url)) && (
        <CopyableId id={endpoint.url} label={t('endpointDeliveries.copyAddress')} />
      )}
      <p className="flex flex-wrap items-center gap-x-1.5">
        <EndpointHealth endpoint={endpoint} />
        <span aria-hidden className="text-faint">
          ·
        </span>
        {t('endpointDeliveries.receives', { events: describeEvents(endpoint) })}
      </p>
    </div>
  );
}
