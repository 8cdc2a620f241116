import type { ProjectView } from '@blazon/contract/console/projects.ts';
import { Link } from '@tanstack/react-router';
import { Shapes } from 'lucide-react';
import { useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { Skeleton } from '../../parts/skeleton.tsx';
import { Time } from '../../parts/time.tsx';
import { Ground, type GroundName, Logo } from '../brands/logo.tsx';
import { rich, t } from './text.ts';

const gridClasses = 'grid grid-cols-1 gap-x-5 gap-y-8 min-[480px]:grid-cols-2 xl:grid-cols-3';

interface ProjectCardsProps {
  readonly projects: readonly ProjectView[];
  readonly ground: GroundName;
  readonly isStale: boolean;
}

/** Projects, each shown by its newest brand. */
export function ProjectCards({ projects, ground, isStale }: ProjectCardsProps) {
  return (
    <ul aria-label={t('projectCards.projects')} className={joinClasses(gridClasses, isStale && 'opacity-60')}>
      {projects.map((project) => (
        <li key={project.id}>
          <Card project={project} ground={ground} />
        </li>
      ))}
    </ul>
  );
}

function Card({ project, ground }: { readonly project: ProjectView; readonly ground: GroundName }) {
  const { workspace, environment } = useWorkspaceContext();
  const { latest_brand: latest } = project;
  const [isShown, setShown] = useState(latest === null);
  return (
    <article className="relative flex flex-col gap-3">
      <Ground ground={ground} className="relative aspect-[16/10] rounded-lg">
        {latest === null ? (
          // The caption below says that the project has no brands.
          <Shapes
            aria-hidden
            className={joinClasses('size-6', ground === 'light' ? 'text-[#6b687e]' : 'text-[#928fa2]')}
            strokeWidth={1.25}
          />
        ) : (
          <Logo
            brandId={latest.id}
            ground={ground}
            alt=""
            className="h-[64%] w-[74%]"
            onLoad={() => setShown(true)}
          />
        )}
        {/* An empty light tile would glare on a dark page. */}
        {!isShown && <span aria-hidden className="absolute inset-0 animate-pulse bg-pressed" />}
      </Ground>
      <div className="flex flex-col gap-0.5">
        <Link
          to="/w/$workspace/$environment/projects/$project"
          params={{ workspace: workspace.id, environment, project: project.id }}
          className="line-clamp-1 text-base font-medium text-ink [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-lg hover:underline hover:underline-offset-4"
        >
          {project.name}
        </Link>
        {project.description !== null && project.description !== '' && (
          <p className="line-clamp-1 text-sm text-soft [overflow-wrap:anywhere]">{project.description}</p>
        )}
        <p className="flex flex-wrap gap-x-1.5 text-xs text-faint">
          <span className="font-medium text-soft after:ml-1.5 after:text-faint after:content-['·']">
            {describeBrandCount(project)}
          </span>
          <span>
            {rich(latest === null ? 'projectCards.created' : 'projectCards.lastDrawn', {
              time: () => <Time at={latest?.created_at ?? project.created_at} />,
            })}
          </span>
        </p>
      </div>
    </article>
  );
}

export function describeBrandCount({ brands, has_more_brands: hasMore }: ProjectView): string {
  return hasMore
    ? t('projectCards.countOrMore', { count: brands })
    : t('projectCards.countOfBrands', { count: brands });
}

export function ProjectCardsSkeleton() {
  return (
    <div role="status" className={gridClasses}>
      <span className="sr-only">{t('projectCards.loadingProjects')}</span>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="flex flex-col gap-3">
          <Skeleton className="aspect-[16/10] w-full rounded-lg" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3 w-1/3" />
        </div>
      ))}
    </div>
  );
}
