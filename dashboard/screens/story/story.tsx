import type { Story } from '@blazon/contract/console/stories.ts';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiFailure } from '../../api/call.ts';
import { useBrand } from '../../api/use-brands.ts';
import { useStory } from '../../api/use-story.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { CopyableId } from '../../parts/copy.tsx';
import { BackLink, TextLink } from '../../parts/link.tsx';
import { LinkedId } from '../../parts/linked-id.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Facts, Page, Section } from '../../parts/page.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import { brandTitle } from '../brands/brand-title.ts';
import { Ground, Logo } from '../brands/logo.tsx';
import { FindStory } from './find-story.tsx';
import { Headline, isWithoutEndpoint } from './headline.tsx';
import { Timeline } from './timeline.tsx';
import { UnknownId } from './unknown-id.tsx';
import { t } from './text.ts';

const route = getRouteApi('/w/$workspace/$environment/story/$id');

/** Shows everything that happened, from the request to the last attempt. */
export function StoryScreen() {
  const { id } = route.useParams();
  const query = useStory(id);
  const story = query.data;
  // The id of a brand is known before its story, so both load at once.
  const brandId = story === undefined && id.startsWith('brand_') ? id : (story?.brand_id ?? undefined);
  const brand = useBrand(brandId).data;
  const isUnknown = story === undefined && query.error instanceof ApiFailure && query.error.status === 404;
  return (
    <Page
      title={brand === undefined ? t('story.title') : brandTitle(brand)}
      about={brand === undefined ? id : t('story.title')}
      back={<StoryBackLink brandId={brand?.id} project={story?.project ?? null} />}
      description={
        <div className="flex flex-wrap items-center gap-x-3">
          {brand !== undefined && t('story.title')}
          <CopyableId id={id} />
        </div>
      }
      narrow
    >
      {isUnknown ? (
        <UnknownId id={id} />
      ) : (
        <Loaded
          query={query}
          skeleton={<SkeletonRows rows={6} label={t('story.loadingTheStory')} />}
          failureTitle={t('story.couldNotLoad')}
        >
          {(data) => <StoryDetails story={data} />}
        </Loaded>
      )}
      <Section title={t('story.anotherId')}>
        <FindStory key={id} />
      </Section>
    </Page>
  );
}

interface StoryBackLinkProps {
  readonly brandId: string | undefined;
  readonly project: Story['project'];
}

/** Leads to the brand, or to what else the story belongs to. */
function StoryBackLink({ brandId, project }: StoryBackLinkProps) {
  const { workspace, environment } = useWorkspaceContext();
  const params = { workspace: workspace.id, environment };
  if (brandId !== undefined)
    return (
      <BackLink to="/w/$workspace/$environment/brands/$brand" params={{ ...params, brand: brandId }}>
        {t('story.brand')}
      </BackLink>
    );
  if (project !== null && project.name !== null)
    return (
      <BackLink to="/w/$workspace/$environment/projects/$project" params={{ ...params, project: project.id }}>
        {project.name}
      </BackLink>
    );
  return (
    <BackLink to="/w/$workspace/$environment/requests" params={params} search={{}}>
      {t('story.requests')}
    </BackLink>
  );
}

function StoryDetails({ story }: { readonly story: Story }) {
  const { brand_id: brandId } = story;
  return (
    <>
      <Headline story={story} />
      {brandId !== null && (
        <div className="grid grid-cols-2 overflow-hidden rounded-lg">
          {(['light', 'dark'] as const).map((ground) => (
            <Ground key={ground} ground={ground} className="aspect-[3/2] sm:aspect-[2/1]">
              <Logo
                brandId={brandId}
                ground={ground}
                alt={t('story.logo', { ground })}
                className="h-1/2 w-3/4 sm:w-3/5"
              />
            </Ground>
          ))}
        </div>
      )}
      <Timeline moments={story.moments} lookedUpId={story.id} />
      <Section title={t('story.related')}>
        <Facts facts={createFacts(story)} />
      </Section>
    </>
  );
}

function createFacts(story: Story): (readonly [string, ReactNode])[] {
  const facts: (readonly [string, ReactNode])[] = [];
  if (story.prompt !== null) facts.push([t('story.prompt'), story.prompt]);
  if (story.project !== null)
    facts.push([t('story.project'), <ProjectFact key="project" project={story.project} />]);
  if (story.brand_id !== null) facts.push([t('story.brand'), <LinkedId key="brand" id={story.brand_id} />]);
  const ids = [
    [t('story.request'), story.request_id],
    [t('story.job'), story.job_id],
    [t('story.memoryNode'), story.memory_id],
    [t('story.refines'), story.parent_id],
    [t('story.event'), story.event_id],
  ] as const;
  for (const [name, id] of ids) if (id !== null) facts.push([name, <LinkedId key={name} id={id} />]);
  facts.push([t('story.sentTo'), describeTarget(story)]);
  return facts;
}

function describeTarget(story: Story): string {
  if (isWithoutEndpoint(story)) return t('story.notSent');
  return story.webhook_url ?? t('story.theDefaultEndpoint');
}

function ProjectFact({ project }: { readonly project: NonNullable<Story['project']> }) {
  const { workspace, environment } = useWorkspaceContext();
  if (project.name === null) return t('story.deleted');
  return (
    <TextLink
      to="/w/$workspace/$environment/projects/$project"
      params={{ workspace: workspace.id, environment, project: project.id }}
    >
      {project.name}
    </TextLink>
  );
}
