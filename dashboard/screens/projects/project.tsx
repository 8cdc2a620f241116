import type { ProjectView } from '@blazon/contract/console/projects.ts';
import { getRouteApi } from '@tanstack/react-router';
import { ImagePlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useBrands } from '../../api/use-brands.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useProject } from '../../api/use-projects.ts';
import { Empty } from '../../parts/empty.tsx';
import { BackLink } from '../../parts/link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { Pager } from '../../parts/pager.tsx';
import { Skeleton, SkeletonRows } from '../../parts/skeleton.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { Gallery, GallerySkeleton } from '../brands/gallery.tsx';
import { GroundSwitch, useGround } from '../brands/use-ground.tsx';
import { Playground } from './playground.tsx';
import { describeBrandCount } from './project-cards.tsx';
import { ProjectMenu } from './project-menu.tsx';
import { t } from './text.ts';

/** The graph's library loads only when the graph is opened. */
const MemoryView = lazy(() =>
  import('../graph/memory-view.tsx').then(({ MemoryView: view }) => ({ default: view })),
);

const route = getRouteApi('/w/$workspace/$environment/projects/$project');

export function ProjectScreen() {
  const { project: projectId } = route.useParams();
  const project = useProject(projectId);
  if (project.data !== undefined) return <ProjectContent key={project.data.id} project={project.data} />;
  return (
    <Page title={t('project.title')}>
      <Loaded query={project} skeleton={<PendingProject />} failureTitle={t('project.couldNotLoad')}>
        {() => null}
      </Loaded>
    </Page>
  );
}

function ProjectContent({ project }: { readonly project: ProjectView }) {
  const { workspace, environment, isAtLeast } = useWorkspaceContext();
  const { view = 'brands', refine } = route.useSearch();
  const navigate = route.useNavigate();
  const mayWrite = isAtLeast('developer');
  const setRefine = (brandId: string | undefined) => {
    void navigate({
      search: ({ refine: _before, ...rest }) => (brandId === undefined ? rest : { ...rest, refine: brandId }),
      replace: true,
    });
    if (brandId !== undefined) window.scrollTo({ top: 0, behavior: 'smooth' });
  };
  return (
    <Page
      title={project.name}
      {...(project.description !== null && { description: project.description })}
      back={
        <BackLink to="/w/$workspace/$environment/projects" params={{ workspace: workspace.id, environment }}>
          {t('project.projects')}
        </BackLink>
      }
      menu={mayWrite && <ProjectMenu project={project} />}
    >
      {mayWrite && (
        <Playground
          projectId={project.id}
          isEmpty={project.brands === 0}
          refine={refine}
          onRefine={setRefine}
        />
      )}
      {/* Without brands, both views are empty, so the tabs are left out. */}
      {project.brands === 0 && view === 'brands' ? (
        <ProjectGallery project={project} />
      ) : (
        <ProjectViews project={project} view={view} onRefine={setRefine} />
      )}
    </Page>
  );
}

interface ProjectViewsProps {
  readonly project: ProjectView;
  readonly view: 'brands' | 'memory';
  readonly onRefine: (brandId: string | undefined) => void;
}

function ProjectViews({ project, view, onRefine }: ProjectViewsProps) {
  const navigate = route.useNavigate();
  const isCounted = project.brands > 0 && !project.has_more_brands;
  return (
    <Tabs
      label={t('project.viewsOfTheProject')}
      value={view}
      onChange={(next) =>
        void navigate({
          search: ({ view: _before, ...rest }) => (next === 'memory' ? { ...rest, view: next } : rest),
          replace: true,
        })
      }
      tabs={[
        {
          value: 'brands',
          label: isCounted ? describeBrandCount(project) : t('project.brands'),
          content: <ProjectGallery project={project} />,
        },
        {
          value: 'memory',
          label: t('project.memory'),
          content: (
            <Suspense fallback={<SkeletonRows label={t('project.loadingTheMemory')} />}>
              <MemoryView projectId={project.id} onRefine={onRefine} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}

function ProjectGallery({ project }: { readonly project: ProjectView }) {
  const [ground, setGround] = useGround();
  const list = useBrands({ projectId: project.id });
  const { isAtLeast } = useWorkspaceContext();
  return (
    <Loaded
      query={list}
      // A project without brands has nothing to load.
      skeleton={project.brands === 0 ? null : <GallerySkeleton />}
      failureTitle={t('project.couldNotLoadBrands')}
    >
      {(brands) =>
        brands.length === 0 ? (
          // For developers, the composer above says what to do.
          !isAtLeast('developer') && <NoBrands />
        ) : (
          <div className="relative flex flex-col gap-6">
            <div className="sm:absolute sm:-top-15 sm:right-0">
              <GroundSwitch ground={ground} onChange={setGround} />
            </div>
            <Gallery brands={brands} ground={ground} isStale={list.isStale} />
            <Pager {...list} count={brands.length} describeRows={(count) => t('rows.brands', { count })} />
          </div>
        )
      }
    </Loaded>
  );
}

function NoBrands() {
  return (
    <Empty icon={ImagePlus} title={t('project.noBrandsYet')}>
      {t('project.brandsOfYourTeam')}
    </Empty>
  );
}

/** The placeholder of a project: the composer, and the gallery below. */
function PendingProject() {
  return (
    <div className="flex flex-col gap-8">
      <Skeleton className="h-28 w-full rounded-lg" />
      <GallerySkeleton />
    </div>
  );
}
