import type { Story } from '@blazon/contract/console/stories.ts';
import { useEndpoints } from '../../api/use-webhooks.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Status, type StatusKind } from '../../parts/badge.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { t } from './text.ts';

const statusKindByTone: Record<Exclude<Story['tone'], 'kept'>, StatusKind> = {
  good: 'good',
  bad: 'failed',
  running: 'waiting',
  plain: 'info',
};

/** The state in one sentence. If the event was not delivered, with what to do about it. */
export function Headline({ story }: { readonly story: Story }) {
  if (story.tone === 'kept')
    return (
      <Notice tone="warning" action={<NextStep story={story} />}>
        {story.headline}
      </Notice>
    );
  return (
    <div className="text-base">
      <Status kind={statusKindByTone[story.tone]}>
        <span className="whitespace-normal text-ink">{story.headline}</span>
      </Status>
    </div>
  );
}

/** An event that is kept without an attempt had no endpoint to go to. */
export function isWithoutEndpoint({ tone, moments }: Story): boolean {
  return tone === 'kept' && moments.every(({ step }) => step !== 'attempt');
}

/** Adds an endpoint if there is still none. Otherwise opens the event, which can be sent again there. */
function NextStep({ story }: { readonly story: Story }) {
  const { workspace, environment, isAtLeast } = useWorkspaceContext();
  const endpoints = useEndpoints().data;
  const params = { workspace: workspace.id, environment };
  if (!isAtLeast('developer') || endpoints === undefined) return null;
  if (isWithoutEndpoint(story) && endpoints.data.length === 0)
    return (
      <ButtonLink
        size="small"
        to="/w/$workspace/$environment/webhooks"
        params={params}
        search={{ tab: 'endpoints' }}
      >
        {t('headline.addAnEndpoint')}
      </ButtonLink>
    );
  if (story.event_id === null) return null;
  return (
    <ButtonLink
      size="small"
      to="/w/$workspace/$environment/webhooks/events/$event"
      params={{ ...params, event: story.event_id }}
    >
      {t('headline.seeTheEvent')}
    </ButtonLink>
  );
}
