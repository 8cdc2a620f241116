import type { ConsoleRequestDetail } from '@blazon/contract/console/requests.ts';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiFailure } from '../../api/call.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useRequest, useRequestFilters } from '../../api/use-requests.ts';
import { useStory } from '../../api/use-story.ts';
import { CopyableId } from '../../parts/copy.tsx';
import { BackLink, ButtonLink, OutsideLink, TextLink } from '../../parts/link.tsx';
import { LinkedId } from '../../parts/linked-id.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { NotFoundHere } from '../../parts/not-found-here.tsx';
import { Facts, Page, Section } from '../../parts/page.tsx';
import { Skeleton, SkeletonRows } from '../../parts/skeleton.tsx';
import { TextWithCode } from '../../parts/text-with-code.tsx';
import { ExactTime } from '../../parts/time.tsx';
import { RequestHeadline } from './request-words.tsx';
import { formatDuration } from './requests.tsx';
import { ProjectFact } from '../projects/project-fact.tsx';
import { Headline } from '../story/headline.tsx';
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
        <MissingRequest />
      ) : (
        <Loaded query={request} skeleton={<SkeletonRows rows={6} label={t('request.loadingTheRequest')} />}>
          {(data) => <RequestDetails request={data} />}
        </Loaded>
      )}
    </Page>
  );
}

function MissingRequest() {
  const { workspace, environment } = useWorkspaceContext();
  const days = useRequestFilters().data?.days ?? 0;
  return (
    <NotFoundHere
      kind="request"
      days={days}
      list={
        <ButtonLink
          to="/w/$workspace/$environment/requests"
          params={{ workspace: workspace.id, environment }}
        >
          {t('request.allRequests')}
        </ButtonLink>
      }
    />
  );
}

function RequestDetails({ request }: { readonly request: ConsoleRequestDetail }) {
  const details = createDetails(request);
  return (
    <>
      <Summary request={request} />
      {request.error && <Explanation request={request} error={request.error} />}
      {request.job_id !== null && <JobOutcome jobId={request.job_id} />}
      {details.length > 0 && (
        <Section title={t('request.title')}>
          <Facts facts={details} />
        </Section>
      )}
    </>
  );
}

/** What people look for first: how it ended, when, how long it took, and whose key it was. */
function Summary({ request }: { readonly request: ConsoleRequestDetail }) {
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('request.when'), <ExactTime key="when" at={request.created_at} />],
    [t('request.duration'), formatDuration(request.duration_ms)],
    [t('request.key'), <RequestKeyFact key="key" apiKey={request.key} />],
  ];
  return (
    <div className="flex flex-col gap-4 rounded-lg border border-line bg-raised p-5">
      <RequestHeadline request={request} />
      <dl className="grid gap-x-8 gap-y-3 border-t border-line pt-4 text-sm sm:grid-cols-[auto_auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="flex min-w-0 flex-col gap-0.5">
            <dt className="text-xs text-faint">{name}</dt>
            <dd className="min-w-0 text-ink [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
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

/** How the job ended that the request started, because the response says only that it was accepted. */
function JobOutcome({ jobId }: { readonly jobId: string }) {
  const { workspace, environment } = useWorkspaceContext();
  const story = useStory(jobId);
  const brandId = story.data?.brand_id ?? null;
  return (
    <Section
      title={t('request.outcome')}
      actions={
        <>
          <ButtonLink
            to="/w/$workspace/$environment/story/$id"
            params={{ workspace: workspace.id, environment, id: jobId }}
          >
            {story.data?.tone === 'running' ? t('request.followThisJob') : t('request.jobHistory')}
          </ButtonLink>
          {brandId !== null && (
            <ButtonLink
              to="/w/$workspace/$environment/brands/$brand"
              params={{ workspace: workspace.id, environment, brand: brandId }}
            >
              {t('request.openBrand')}
            </ButtonLink>
          )}
        </>
      }
    >
      <Loaded query={story} skeleton={<Skeleton className="h-6 w-64" />}>
        {(data) => <Headline story={data} />}
      </Loaded>
    </Section>
  );
}

/** What else is known, which differs from request to request. */
function createDetails(request: ConsoleRequestDetail): readonly (readonly [string, ReactNode])[] {
  const facts: (readonly [string, ReactNode])[] = [];
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
