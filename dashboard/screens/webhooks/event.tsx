import type { AttemptSummary, DeliveryDetail } from '@blazon/contract/console/webhooks.ts';
import { limits } from '@blazon/contract/limits.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApiFailure } from '../../api/call.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useDelivery, useResendEvent } from '../../api/use-webhooks.ts';
import { Button } from '../../parts/button.tsx';
import { CopyableId } from '../../parts/copy.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { BackLink, ButtonLink } from '../../parts/link.tsx';
import { LinkedId } from '../../parts/linked-id.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { NotFoundHere } from '../../parts/not-found-here.tsx';
import { Facts, Page, Section } from '../../parts/page.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import { ExactTime, Time } from '../../parts/time.tsx';
import { showToast } from '../../parts/toast.tsx';
import { AttemptTimeline, createAttemptKey } from './attempt-timeline.tsx';
import { AttemptView } from './attempt-view.tsx';
import { DeliveryStatus, describeDeliveryState } from './delivery-words.tsx';
import { ProjectFact } from '../projects/project-fact.tsx';
import { rich, t } from './text.ts';

const route = getRouteApi('/w/$workspace/$environment/webhooks/events/$event');

/** Shows one event: its state, every attempt, and the exchange of each. */
export function EventScreen() {
  const { workspace, environment, event: id } = route.useParams();
  const delivery = useDelivery(id);
  const event = delivery.data;
  const isMissing = delivery.error instanceof ApiFailure && delivery.error.status === 404;
  return (
    <Page
      title={isMissing ? t('event.notFound') : (event?.type ?? t('event.event'))}
      about={id}
      back={
        <BackLink to="/w/$workspace/$environment/webhooks" params={{ workspace, environment }}>
          {t('event.webhooks')}
        </BackLink>
      }
      description={<CopyableId id={id} label={t('event.copyEventId')} />}
      actions={event && <Actions event={event} />}
    >
      {isMissing && <MissingEvent />}
      {!isMissing && (
        <Loaded query={delivery} skeleton={<SkeletonRows rows={6} label={t('event.loadingTheEvent')} />}>
          {(data) => (
            <>
              <DeliveryState event={data} />
              <Attempts event={data} />
              <Section title={t('event.title')}>
                <Facts facts={createFacts(data)} />
              </Section>
            </>
          )}
        </Loaded>
      )}
    </Page>
  );
}

function MissingEvent() {
  const { workspace, environment } = useWorkspaceContext();
  return (
    <NotFoundHere
      kind="event"
      days={limits.historyDays}
      list={
        <ButtonLink
          to="/w/$workspace/$environment/webhooks"
          params={{ workspace: workspace.id, environment }}
        >
          {t('event.allDeliveries')}
        </ButtonLink>
      }
    />
  );
}

function Actions({ event }: { readonly event: DeliveryDetail }) {
  const { workspace, environment, isAtLeast } = useWorkspaceContext();
  const resend = useResendEvent(event.id);
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: ({ started }) =>
        showToast('good', started ? t('event.theEventIsBeingSentAgain') : t('event.partOfTheServiceIs')),
      onError: (error) => showToast('danger', describeError(error)),
    });
  return (
    <>
      {!event.is_test && (
        <ButtonLink
          to="/w/$workspace/$environment/story/$id"
          params={{ workspace: workspace.id, environment, id: event.job_id }}
        >
          {t('event.jobHistory')}
        </ButtonLink>
      )}
      {isAtLeast('developer') && (
        <Button
          variant={event.state === 'undeliverable' ? 'primary' : 'secondary'}
          icon={Send}
          pending={resend.isPending}
          disabled={!event.can_resend}
          onClick={send}
        >
          {t('event.sendAgain')}
        </Button>
      )}
    </>
  );
}

function DeliveryState({ event }: { readonly event: DeliveryDetail }) {
  const { due_at: dueAt } = event;
  return (
    <div className="flex flex-col gap-1.5 text-base">
      <p role="status">
        <DeliveryStatus state={event.state} />
      </p>
      <p className="max-w-2xl text-ink [overflow-wrap:anywhere]">{describeDeliveryState(event)}</p>
      {dueAt !== null && event.attempts > 0 && (
        <p className="text-sm text-soft">
          {rich('event.theNextAttemptIsPlannedFor', { time: () => <ExactTime at={dueAt} /> })}
        </p>
      )}
    </div>
  );
}

function Attempts({ event }: { readonly event: DeliveryDetail }) {
  const [chosen, setChosen] = useState<string>();
  const attempts = event.attempts_made;
  const shown = attempts.find((attempt) => createAttemptKey(attempt) === chosen) ?? attempts[0];
  return (
    <Section title={t('event.attempts')}>
      {shown === undefined ? (
        <p className="border-y border-line py-6 text-sm text-soft">
          {event.state === 'pending' ? t('event.theFirstAttemptIsOn') : t('event.noAttemptsWereMade')}
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
  readonly onChoose: (attemptKey: string) => void;
}

function ShownAttempt({ event, shown, onChoose }: ShownAttemptProps) {
  return (
    <div className="flex flex-col gap-8">
      <AttemptTimeline
        attempts={event.attempts_made}
        hasOlder={event.has_older_attempts}
        chosen={createAttemptKey(shown)}
        onChoose={onChoose}
      />
      {event.has_older_attempts && (
        <p className="text-xs text-faint">
          {t('event.latestAttempts', { attemptsMade: event.attempts_made.length })}
        </p>
      )}
      <AttemptView key={createAttemptKey(shown)} event={event} attempt={shown} />
    </div>
  );
}

function createFacts(event: DeliveryDetail): (readonly [string, ReactNode])[] {
  const facts: (readonly [string, ReactNode])[] = [
    [t('event.created'), <ExactTime key="made" at={event.created_at} />],
    [t('event.goesTo'), describeTarget(event)],
    [t('event.job'), <LinkedId key="job" id={event.job_id} label={t('event.copyJobId')} />],
  ];
  if (event.copy_of !== null)
    facts.push([
      t('event.copyOf'),
      <LinkedId key="copy" id={event.copy_of} label={t('event.copyEventId')} />,
    ]);
  if (event.ended_at !== null)
    facts.splice(1, 0, [t('event.ended'), <Time key="ended" at={event.ended_at} />]);
  if (!event.is_test) facts.push([t('event.project'), <ProjectFact key="project" id={event.project_id} />]);
  if (event.run > 1)
    facts.push([
      t('event.sentAgain'),
      event.run === 2 ? t('event.once') : t('event.times', { run: event.run - 1 }),
    ]);
  return facts;
}

function describeTarget(event: DeliveryDetail): string {
  if (event.webhook_url !== null) return t('event.webhookUrl', { webhookUrl: event.webhook_url });
  if (event.copy_of !== null) return t('event.aSubscribedEndpointAtIts');
  return event.target === 'endpoint' ? t('event.theEndpointUnderTest') : t('event.theDefaultEndpointAtThe');
}
