import type { ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { Status } from '../../parts/badge.tsx';
import { Time } from '../../parts/time.tsx';

/** Whether it receives, and how that goes. */
export function EndpointHealth({ endpoint }: { readonly endpoint: ConsoleEndpoint }) {
  if (endpoint.paused_at !== null)
    return endpoint.pause_reason === 'failing' ? (
      <Status kind="failed">Paused: it failed for a week</Status>
    ) : (
      <Status kind="off">Paused</Status>
    );
  if (endpoint.failing_since !== null)
    return (
      <Status kind="warning">
        <span>
          Failing since <Time at={endpoint.failing_since} />
        </span>
      </Status>
    );
  return <Status kind="good">No failures</Status>;
}
