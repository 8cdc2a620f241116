import type { Story } from '@blazon/contract/console/stories.ts';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useStory } from '../../api/use-story.ts';
import { Status, type StatusKind } from '../../parts/badge.tsx';
import { CopyableId } from '../../parts/copy.tsx';
import { TextLink } from '../../parts/link.tsx';
import { LinkedId } from '../../parts/linked-id.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Facts, Page, Section } from '../../parts/page.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import { Ground, Logo } from '../brands/logo.tsx';
import { FindStory } from './find-story.tsx';
import { Timeline } from './timeline.tsx';
import { t } from './text.ts';

const route = getRouteApi('/w/$workspace/$environment/story/$id');

const statusKindByTone: Record<Story['tone'], StatusKind> = {
  good: 'good',
  bad: 'failed',
  kept: 'warning',
  running: 'waiting',
  plain: 'info',
};

/** Shows everything that happened, from the request to the last attempt. */
export function StoryScreen() {
  const { id } = route.useParams();
  const story = useStory(id);
  return (
    <Page title={t('story.title')} about={id} description={<CopyableId id={id} />} narrow>
      <Loaded
        query={story}
        skeleton={<SkeletonRows rows={6} label={t('story.loadingTheStory')} />}
        failureTitle={t('story.couldNotLoad')}
      >
        {(data) => <StoryDetails story={data} />}
      </Loaded>
      <Section title={t('story.anotherId')}>
        <FindStory key={id} />
      </Section>
    </Page>
  );
}

function StoryDetails({ story }: { readonly story: Story }) {
  const { brand_id: brandId } = story;
  return (
    <>
      <div className="text-base">
        <Status kind={statusKindByTone[story.tone]}>
          <span className="whitespace-normal text-ink">{story.headline}</span>
        </Status>
      </div>
      {brandId !== null && (
        <div className="grid overflow-hidden rounded-lg sm:grid-cols-2">
          {(['light', 'dark'] as const).map((ground) => (
            <Ground key={ground} ground={ground} className="aspect-[2/1]">
              <Logo
                brandId={brandId}
                ground={ground}
                alt={t('story.logo', { ground })}
                className="h-1/2 w-3/5"
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
  facts.push([t('story.sentTo'), story.webhook_url ?? t('story.theDefaultEndpoint')]);
  return facts;
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
