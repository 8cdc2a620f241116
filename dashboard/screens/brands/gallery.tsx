import type { BrandCard } from '@blazon/contract/console/brands.ts';
import { Link } from '@tanstack/react-router';
import { GitBranch, Star } from 'lucide-react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { Skeleton } from '../../parts/skeleton.tsx';
import { Time } from '../../parts/time.tsx';
import { brandTitle } from './brand-title.ts';
import { Ground, type GroundName, Logo } from './logo.tsx';
import { SandboxPattern } from './sandbox-pattern.tsx';
import { rich, t } from './text.ts';

const gridClasses = 'grid grid-cols-1 gap-x-5 gap-y-8 min-[480px]:grid-cols-2 xl:grid-cols-3';

interface GalleryProps {
  readonly brands: readonly BrandCard[];
  readonly ground: GroundName;
  readonly isStale?: boolean;
}

export function Gallery({ brands, ground, isStale = false }: GalleryProps) {
  return (
    <ul aria-label={t('gallery.brands')} className={joinClasses(gridClasses, isStale && 'opacity-60')}>
      {brands.map((brand) => (
        <li key={brand.id}>
          <Card brand={brand} ground={ground} />
        </li>
      ))}
    </ul>
  );
}

function Card({ brand, ground }: { readonly brand: BrandCard; readonly ground: GroundName }) {
  const { workspace, environment, isAtLeast } = useWorkspaceContext();
  const params = { workspace: workspace.id, environment };
  return (
    <article className="group relative flex flex-col gap-3">
      <Ground ground={ground} className="aspect-[4/3] rounded-lg">
        <SandboxPattern ground={ground} />
        <Logo brandId={brand.id} ground={ground} alt="" className="relative h-[66%] w-[78%]" />
      </Ground>
      <div className="flex flex-col gap-1">
        <Link
          to="/w/$workspace/$environment/brands/$brand"
          params={{ ...params, brand: brand.id }}
          className="flex items-center gap-1.5 text-sm font-medium text-ink [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-lg hover:underline hover:underline-offset-4"
        >
          <span className="line-clamp-1">{brandTitle(brand)}</span>
          {brand.is_favourite && (
            <Star
              role="img"
              aria-label={t('gallery.favourite')}
              className="size-3.5 shrink-0 fill-current text-warning"
              strokeWidth={1.75}
            />
          )}
        </Link>
        {brand.name !== null && (
          <p className="line-clamp-1 text-xs text-soft [overflow-wrap:anywhere]">{brand.prompt}</p>
        )}
        <div className="flex h-7 items-center justify-between gap-3 text-xs text-faint">
          <span>{rich('gallery.created', { time: () => <Time at={brand.created_at} /> })}</span>
          {isAtLeast('developer') && (
            <Link
              to="/w/$workspace/$environment/projects/$project"
              params={{ ...params, project: brand.project_id }}
              search={{ refine: brand.id }}
              aria-label={t('gallery.refineBrand', { brandTitle: brandTitle(brand) })}
              className="relative z-10 inline-flex h-7 items-center gap-1.5 rounded-md px-2 font-medium text-soft transition-opacity hover:bg-hover hover:text-ink focus-visible:opacity-100 group-hover:opacity-100 [@media(hover:hover)]:opacity-0"
            >
              <GitBranch aria-hidden className="size-3.5" strokeWidth={1.75} />
              {t('gallery.refine')}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}

export function GallerySkeleton({ count = 6 }: { readonly count?: number }) {
  return (
    <div role="status" className={gridClasses}>
      <span className="sr-only">{t('gallery.loadingBrands')}</span>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex flex-col gap-3">
          <Skeleton className="aspect-[4/3] w-full rounded-lg" />
          <Skeleton className="h-3.5 w-3/4" />
        </div>
      ))}
    </div>
  );
}
