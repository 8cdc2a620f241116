import type { ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { useState } from 'react';
import { Status } from '../../parts/badge.tsx';
import { ExactTime } from '../../parts/time.tsx';
import { Tooltip } from '../../parts/tooltip.tsx';
import { t } from './text.ts';

/** Shows whether the endpoint is active and whether deliveries fail. */
export function EndpointHealth({ endpoint }: { readonly endpoint: ConsoleEndpoint }) {
  const [now] = useState(() => Date.now() / 1000);
  if (endpoint.paused_at !== null)
    return endpoint.pause_reason === 'failing' ? (
      <Status kind="failed">{t('endpointHealth.pausedFailedForAWeek')}</Status>
    ) : (
      <Status kind="off">{t('endpointHealth.paused')}</Status>
    );
  const { failing_since: failingSince } = endpoint;
  if (failingSince === null) return <Status kind="good">{t('endpointHealth.active')}</Status>;
  return (
    <Status kind="warning">
      <Tooltip text={<ExactTime at={failingSince} />}>
        <span tabIndex={0}>
          {describeFailure(now - failingSince)}
          <span className="sr-only">
            , <ExactTime at={failingSince} />
          </span>
        </span>
      </Tooltip>
    </Status>
  );
}

function describeFailure(seconds: number): string {
  const hours = Math.round(seconds / 3600);
  if (hours < 1)
    return t('endpointHealth.failingForMinutes', { count: Math.max(1, Math.round(seconds / 60)) });
  if (hours < 36) return t('endpointHealth.failingForHours', { count: hours });
  return t('endpointHealth.failingForDays', { count: Math.round(hours / 24) });
}
