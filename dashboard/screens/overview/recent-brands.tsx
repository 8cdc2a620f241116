import type { BrandCard } from '@blazon/contract/console/brands.ts';
import { Link } from '@tanstack/react-router';
import { Shapes } from 'lucide-react';
import {
  createTileUrl,
  eagerTileCount,
  readShownTheme,
  type Theme,
  useRecentBrands,
} from '../../api/use-overview.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Empty } from '../../parts/empty.tsx';
import { ButtonLink, TextLink } from '../../parts/link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Section } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { useHasHydrated } from '../../parts/use-has-hydrated.ts';
import { brandTitle } from '../brands/brand-title.ts';
import { t } from './text.ts';

const gridClasses = 'grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4';

export function RecentBrands({ maxBrands }: { readonly maxBrands?: number }) {
  const { workspace, environment } = useWorkspaceContext();
  const params = { workspace: workspace.id, environment };
  return (
    <Section
      title={t('recentBrands.title')}
      actions={
        <TextLink to="/w/$workspace/$environment/projects" params={params}>
          {t('recentBrands.allProjects')}
        </TextLink>
      }
    >
      <Loaded
        query={useRecentBrands()}
        skeleton={<PendingBrands />}
        failureTitle={t('recentBrands.couldNotLoad')}
      >
        {({ data }) =>
          data.length === 0 ? (
            <Empty
              icon={Shapes}
              title={t('recentBrands.noBrandsYet')}
              action={
                <ButtonLink to="/w/$workspace/$environment/projects" params={params}>
                  {t('recentBrands.openProjects')}
                </ButtonLink>
              }
            >
              {t('recentBrands.generateOneWithAnApi')}
            </Empty>
          ) : (
            <ul className={gridClasses}>
              {data.slice(0, maxBrands).map((brand, index) => (
                <li key={brand.id}>
                  <BrandTile brand={brand} isEager={index < eagerTileCount} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

const drawingClasses = 'absolute inset-0 size-full object-contain p-5';

function BrandTile({ brand, isEager }: { readonly brand: BrandCard; readonly isEager: boolean }) {
  const { workspace, environment, environmentPath } = useWorkspaceContext();
  const file = (theme: Theme) => createTileUrl(environmentPath, brand.id, theme);
  // The drawing for the other theme loads when the theme changes.
  const chooseLoading = (theme: Theme) => (isEager && readShownTheme() === theme ? 'eager' : 'lazy');
  return (
    <Link
      to="/w/$workspace/$environment/brands/$brand"
      params={{ workspace: workspace.id, environment, brand: brand.id }}
      className="group flex flex-col gap-2"
    >
      {isEager && <TilePreloads file={file} />}
      {/* The drawing is positioned over the tile, which has a fixed aspect ratio, so that a tall drawing does not make the tile taller. */}
      <span className="relative aspect-4/3 rounded-lg border border-line bg-page transition-colors group-hover:border-line-strong">
        <img
          src={file('light')}
          alt=""
          loading={chooseLoading('light')}
          className={`${drawingClasses} dark:hidden`}
        />
        <img
          src={file('dark')}
          alt=""
          loading={chooseLoading('dark')}
          className={`${drawingClasses} hidden dark:block`}
        />
      </span>
      <span className="line-clamp-2 text-sm text-soft group-hover:text-ink">{brandTitle(brand)}</span>
    </Link>
  );
}

/**
 * The server does not know the theme, so in its page no drawing is eager. The browser preloads those of the system's
 * theme, which is nearly always the chosen one.
 */
function TilePreloads({ file }: { readonly file: (theme: Theme) => string }) {
  if (useHasHydrated()) return null;
  return (
    <>
      <link rel="preload" as="image" href={file('light')} media="not (prefers-color-scheme: dark)" />
      <link rel="preload" as="image" href={file('dark')} media="(prefers-color-scheme: dark)" />
    </>
  );
}

export function PendingBrands() {
  return (
    <div role="status" className={gridClasses}>
      <span className="sr-only">{t('recentBrands.loading')}</span>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="flex flex-col gap-3">
          <Skeleton className="aspect-4/3 w-full rounded-lg" />
          <Skeleton className="h-4 w-24" />
        </div>
      ))}
    </div>
  );
}
