import type { ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { Status } from '../../parts/badge.tsx';
import { Time } from '../../parts/time.tsx';
import { rich, t } from './text.ts';

/** Shows whether the endpoint is active and whether deliveries succeed. */
export function EndpointHealth({ endpoint }: { readonly endpoint: ConsoleEndpoint }) {
  if (endpoint.paused_at !== null)
    return endpoint.pause_reason === 'failing' ? (
      <Status kind="failed">{t('endpointHealth.pausedAfterFailingForAWeek')}</Status>
    ) : (
      <Status kind="off">{t('endpointHealth.paused')}</Status>
    );
  const { failing_since: failingSince } = endpoint;
  if (failingSince !== null)
    return (
      <Status kind="warning">
        <span>{rich('endpointHealth.failingSince', { time: () => <Time at={failingSince} /> })}</span>
      </Status>
    );
  return <Status kind="good">{t('endpointHealth.noFailures')}</Status>;
}
