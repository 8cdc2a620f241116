import type { AttemptSummary, DeliveryDetail } from '@blazon/contract/console/webhooks.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePlace } from '../../api/use-me.ts';
import { useDelivery, useResend } from '../../api/use-webhooks.ts';
import { Button } from '../../parts/button.tsx';
import { CopyableId } from '../../parts/copy.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { ButtonLink, TextLink } from '../../parts/link.tsx';
import { LinkedId } from '../../parts/linked-id.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Facts, Page, Section } from '../../parts/page.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import { ExactTime, Time } from '../../parts/time.tsx';
import { showToast } from '../../parts/toast.tsx';
import { AttemptTimeline, placeOf } from './attempt-timeline.tsx';
import { AttemptView } from './attempt-view.tsx';
import { DeliveryStatus, standingSentence } from './delivery-words.tsx';
import { ProjectFact } from '../projects/project-fact.tsx';

const route = getRouteApi('/w/$workspace/$environment/webhooks/events/$event');

/** One event: its state, every attempt, and the exchange of each. */
export function EventScreen() {
  const { workspace, environment, event: id } = route.useParams();
  const delivery = useDelivery(id);
  const event = delivery.data;
  return (
    <Page
      title={event?.type ?? 'Event'}
      about={id}
      back={
        <TextLink to="/w/$workspace/$environment/webhooks" params={{ workspace, environment }}>
          Webhooks
        </TextLink>
      }
      description={<CopyableId id={id} label="Copy event id" />}
      actions={event && <Actions event={event} />}
    >
      <Loaded query={delivery} skeleton={<SkeletonRows rows={6} label="Loading the event" />}>
        {(data) => (
          <>
            <Standing event={data} />
            <Attempts event={data} />
            <Section title="Facts">
              <Facts facts={factsOf(data)} />
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Actions({ event }: { readonly event: DeliveryDetail }) {
  const { workspace, environment, isAtLeast } = usePlace();
  const resend = useResend(event.id);
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: ({ started }) =>
        showToast(
          'good',
          started
            ? 'The event is being sent again.'
            : 'Part of the service is unavailable. The event will be sent again in a few minutes.',
        ),
      onError: (error) => showToast('danger', messageOf(error)),
    });
  return (
    <>
      {!event.is_test && (
        <ButtonLink
          to="/w/$workspace/$environment/story/$id"
          params={{ workspace: workspace.id, environment, id: event.job_id }}
        >
          See the story
        </ButtonLink>
      )}
      {isAtLeast('developer') && (
        <Button
          variant="primary"
          icon={Send}
          pending={resend.isPending}
          disabled={!event.can_resend}
          onClick={send}
        >
          Send again
        </Button>
      )}
    </>
  );
}

function Standing({ event }: { readonly event: DeliveryDetail }) {
  return (
    <div className="flex flex-col gap-1.5 text-base">
      <p role="status">
        <DeliveryStatus state={event.state} />
      </p>
      <p className="max-w-2xl text-ink [overflow-wrap:anywhere]">{standingSentence(event)}</p>
      {event.due_at !== null && event.attempts > 0 && (
        <p className="text-sm text-soft">
          The next attempt is planned for <ExactTime at={event.due_at} />.
        </p>
      )}
    </div>
  );
}

function Attempts({ event }: { readonly event: DeliveryDetail }) {
  const [chosen, setChosen] = useState<string>();
  const attempts = event.attempts_made;
  const shown = attempts.find((attempt) => placeOf(attempt) === chosen) ?? attempts[0];
  return (
    <Section title="Attempts">
      {shown === undefined ? (
        <p className="border-y border-line py-6 text-sm text-soft">
          {event.state === 'pending' ? 'The first attempt is on its way.' : 'There was none.'}
        </p>
      ) : (
        <ShownAttempt event={event} shown={shown} onChoose={setChosen} />
      )}
    </Section>
  );
}

interface ShownAttemptProps {
  readonly event: DeliveryDetail;
  readonly shown: AttemptSummary;
  readonly onChoose: (place: string) => void;
}

function ShownAttempt({ event, shown, onChoose }: ShownAttemptProps) {
  return (
    <div className="flex flex-col gap-8">
      <AttemptTimeline attempts={event.attempts_made} chosen={placeOf(shown)} onChoose={onChoose} />
      {event.has_older_attempts && (
        <p className="text-xs text-faint">
          The newest {event.attempts_made.length} attempts; older ones are not shown.
        </p>
      )}
      <AttemptView key={placeOf(shown)} event={event} attempt={shown} />
    </div>
  );
}

function factsOf(event: DeliveryDetail): (readonly [string, ReactNode])[] {
  const facts: (readonly [string, ReactNode])[] = [
    ['Made', <ExactTime key="made" at={event.created_at} />],
    ['Goes to', targetSentence(event)],
    ['Job', <LinkedId key="job" id={event.job_id} label="Copy job id" />],
  ];
  if (event.copy_of !== null)
    facts.push(['Copy of', <LinkedId key="copy" id={event.copy_of} label="Copy event id" />]);
  if (event.ended_at !== null) facts.splice(1, 0, ['Ended', <Time key="ended" at={event.ended_at} />]);
  if (!event.is_test) facts.push(['Project', <ProjectFact key="project" id={event.project_id} />]);
  if (event.run > 1) facts.push(['Sent again', event.run === 2 ? 'Once' : `${event.run - 1} times`]);
  return facts;
}

function targetSentence(event: DeliveryDetail): string {
  if (event.webhook_url !== null) return `${event.webhook_url}, the webhook_url of the job`;
  if (event.copy_of !== null) return 'A subscribed endpoint, at its address at the time of the attempt';
  return event.target === 'endpoint'
    ? 'The endpoint under test'
    : 'The default endpoint at the time of the attempt';
}
