import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Page } from '../../parts/page.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { Deliveries } from './deliveries.tsx';
import { EndpointDeliveries } from './endpoint-deliveries.tsx';
import { EndpointsAndSecret } from './endpoints-and-secret.tsx';
import { SignatureDebugger } from './signature-debugger.tsx';
import type { WebhookTab } from './webhook-search.ts';
import { t } from './text.ts';

const route = getRouteApi('/w/$workspace/$environment/webhooks');

/** Shows where events go, the state of each, and why a signature does not match. */
export function WebhooksScreen() {
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/w/$workspace/$environment/webhooks' });
  const open = (tab: WebhookTab) =>
    void navigate({ search: tab === 'deliveries' ? {} : { tab }, replace: true });
  if (search.endpoint !== undefined && search.tab === undefined)
    return <EndpointDeliveries key={search.endpoint} search={search} endpointId={search.endpoint} />;
  return (
    <Page title={t('webhooks.title')} description={t('webhooks.description')}>
      <Tabs
        label={t('webhooks.webhooks')}
        value={search.tab ?? 'deliveries'}
        onChange={open}
        tabs={[
          {
            value: 'deliveries',
            label: t('webhooks.deliveries'),
            content: <Deliveries search={search} onSetUp={() => open('endpoints')} />,
          },
          { value: 'endpoints', label: t('webhooks.endpointsAndSecret'), content: <EndpointsAndSecret /> },
          { value: 'debugger', label: t('webhooks.debugger'), content: <SignatureDebugger /> },
        ]}
      />
    </Page>
  );
}
