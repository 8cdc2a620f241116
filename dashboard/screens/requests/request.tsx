import type { ConsoleRequestDetail } from '@blazon/contract/console/requests.ts';
import { getRouteApi } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiFailure } from '../../api/call.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useRequest, useRequestFilters } from '../../api/use-requests.ts';
import { CopyableId } from '../../parts/copy.tsx';
import { Empty } from '../../parts/empty.tsx';
import { BackLink, ButtonLink, OutsideLink, TextLink } from '../../parts/link.tsx';
import { LinkedId } from '../../parts/linked-id.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Facts, Page, Section } from '../../parts/page.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import { TextWithCode } from '../../parts/text-with-code.tsx';
import { ExactTime } from '../../parts/time.tsx';
import { RequestOutcome } from './request-words.tsx';
import { formatDuration } from './requests.tsx';
import { ProjectFact } from '../projects/project-fact.tsx';
import { t } from './text.ts';

const route = getRouteApi('/w/$workspace/$environment/requests/$request');

/** Shows one request: its response, the reason, and the result. */
export function RequestScreen() {
  const { workspace, environment, request: id } = route.useParams();
  const request = useRequest(id);
  const params = { workspace, environment };
  const isMissing = request.error instanceof ApiFailure && request.error.status === 404;
  return (
    <Page
      title={isMissing ? t('request.notFound') : (request.data?.operation ?? t('request.request'))}
      about={id}
      narrow
      back={
        <BackLink to="/w/$workspace/$environment/requests" params={params}>
          {t('request.requests')}
        </BackLink>
      }
      description={<CopyableId id={id} label={t('request.copyRequestId')} />}
    >
      {isMissing ? (
        <MissingRequest id={id} />
      ) : (
        <Loaded query={request} skeleton={<SkeletonRows rows={6} label={t('request.loadingTheRequest')} />}>
          {(data) => <RequestDetails request={data} />}
        </Loaded>
      )}
    </Page>
  );
}

/** Offers the other environment, because people often copy an id from there. */
function MissingRequest({ id }: { readonly id: string }) {
  const { workspace, environment } = useWorkspaceContext();
  const days = useRequestFilters().data?.days ?? 0;
  const other = environment === 'live' ? 'sandbox' : 'live';
  return (
    <Empty
      icon={SearchX}
      title={t('request.noSuchRequest', { environment })}
      action={
        <>
          <ButtonLink
            variant="primary"
            to="/w/$workspace/$environment/requests/$request"
            params={{ workspace: workspace.id, environment: other, request: id }}
          >
            {t('request.lookInOther', { other })}
          </ButtonLink>
          <ButtonLink
            to="/w/$workspace/$environment/requests"
            params={{ workspace: workspace.id, environment }}
          >
            {t('request.allRequests')}
          </ButtonLink>
        </>
      }
    >
      {days > 0 ? t('request.mayBeOlderThan', { other, days }) : t('request.mayBeInOther', { other })}
    </Empty>
  );
}

function RequestDetails({ request }: { readonly request: ConsoleRequestDetail }) {
  return (
    <>
      <div className="text-base">
        <RequestOutcome request={request} />
      </div>
      {request.error && <Explanation request={request} error={request.error} />}
      {request.job_id !== null && <JobStory jobId={request.job_id} />}
      <Section title={t('request.title')}>
        <Facts facts={createFacts(request)} />
      </Section>
    </>
  );
}

function Explanation({
  request,
  error,
}: {
  readonly request: ConsoleRequestDetail;
  readonly error: NonNullable<ConsoleRequestDetail['error']>;
}) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Section title={t('request.whatHappened')}>
        <p className="text-base text-ink [overflow-wrap:anywhere]">
          <TextWithCode text={error.message} />
        </p>
      </Section>
      <Section title={t('request.whatToDo')}>
        <p className="text-base text-ink">
          <TextWithCode text={error.advice} />
        </p>
        <p className="text-sm">
          <OutsideLink href={error.docs_url}>
            {t('request.readAboutCode', { code: request.code ?? '' })}
          </OutsideLink>
        </p>
      </Section>
    </div>
  );
}

function JobStory({ jobId }: { readonly jobId: string }) {
  const { workspace, environment } = useWorkspaceContext();
  return (
    <Section title={t('request.outcome')} description={t('request.description')}>
      <div>
        <ButtonLink
          to="/w/$workspace/$environment/story/$id"
          params={{ workspace: workspace.id, environment, id: jobId }}
        >
          {t('request.seeTheStory')}
        </ButtonLink>
      </div>
    </Section>
  );
}

function createFacts(request: ConsoleRequestDetail): (readonly [string, ReactNode])[] {
  const { key } = request;
  const facts: (readonly [string, ReactNode])[] = [
    [t('request.when'), <ExactTime key="when" at={request.created_at} />],
    [t('request.duration'), formatDuration(request.duration_ms)],
    [t('request.key'), <RequestKeyFact key="key" apiKey={key} />],
  ];
  if (request.param !== null)
    facts.push([
      t('request.parameter'),
      <code key="param" className="font-mono text-xs">
        {request.param}
      </code>,
    ]);
  if (request.is_replay) facts.push([t('request.repetition'), t('request.returnedTheStoredResponseFor')]);
  if (request.project_id !== null)
    facts.push([t('request.project'), <ProjectFact key="project" id={request.project_id} />]);
  if (request.job_id !== null)
    facts.push([t('request.job'), <LinkedId key="job" id={request.job_id} label={t('request.copyJobId')} />]);
  return facts;
}

function RequestKeyFact({ apiKey }: { readonly apiKey: ConsoleRequestDetail['key'] }) {
  const { workspace, environment } = useWorkspaceContext();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <span>
        {apiKey.label ?? t('request.unknown')}{' '}
        {apiKey.last_four !== null && (
          <code className="font-mono text-xs text-faint">…{apiKey.last_four}</code>
        )}
      </span>
      <TextLink
        to="/w/$workspace/$environment/requests"
        params={{ workspace: workspace.id, environment }}
        search={{ key: apiKey.id }}
      >
        {t('request.itsRequests')}
      </TextLink>
    </span>
  );
}
