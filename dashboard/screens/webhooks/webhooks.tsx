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
  const open = (next: WebhookTab) =>
    void navigate({ search: next === 'deliveries' ? {} : { tab: next }, replace: true });
  const { tab = 'deliveries' } = search;
  if (search.endpoint !== undefined && tab === 'deliveries')
    return <EndpointDeliveries key={search.endpoint} search={search} endpointId={search.endpoint} />;
  return (
    <Page title={t('webhooks.title')} description={t('webhooks.description')}>
      <Tabs
        label={t('webhooks.webhooks')}
        value={tab}
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
