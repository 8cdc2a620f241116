import type { BrandSort } from '@blazon/contract/console/brands.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Palette, SearchX } from 'lucide-react';
import { useBrands } from '../../api/use-brands.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Button } from '../../parts/button.tsx';
import { Empty } from '../../parts/empty.tsx';
import { BackLink, ButtonLink } from '../../parts/link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { Pager } from '../../parts/pager.tsx';
import { ExactTime } from '../../parts/time.tsx';
import { BrandFilters } from './brand-filters.tsx';
import { Gallery, GallerySkeleton } from './gallery.tsx';
import { GroundSwitch, useGround } from './use-ground.tsx';
import { rich, t } from './text.ts';

const route = getRouteApi('/w/$workspace/$environment/brands');

const orders: Readonly<Record<BrandSort, string>> = {
  newest: t('brands.sortedByNewest'),
  oldest: t('brands.sortedByOldest'),
  name: t('brands.sortedByName'),
};

/** All brands of this environment, across projects. */
export function BrandsScreen() {
  const { workspace, environment } = useWorkspaceContext();
  const [ground, setGround] = useGround();
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const list = useBrands(filter);
  const isFiltered = filter.search !== undefined || filter.favourites === true;
  const params = { workspace: workspace.id, environment };
  return (
    <Page
      title={t('brands.title')}
      back={
        <BackLink to="/w/$workspace/$environment/projects" params={params}>
          {t('brands.projects')}
        </BackLink>
      }
      actions={<GroundSwitch ground={ground} onChange={setGround} />}
    >
      <BrandFilters value={filter} onChange={(search) => void navigate({ search, replace: true })} />
      <Loaded query={list} skeleton={<GallerySkeleton />} failureTitle={t('brands.couldNotLoad')}>
        {(brands) =>
          brands.length === 0 ? (
            <NoBrands isFiltered={isFiltered} onClear={() => void navigate({ search: {}, replace: true })} />
          ) : (
            <>
              <div className="flex flex-col gap-3">
                <p className="text-xs text-faint">{orders[filter.sort ?? 'newest']}</p>
                <Gallery brands={brands} ground={ground} isStale={list.isStale} />
              </div>
              <Pager {...list} count={brands.length} describeRows={(count) => t('rows.brands', { count })} />
              {list.searchedUntil !== null && <CoverageNote at={list.searchedUntil} />}
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

interface NoBrandsProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

function NoBrands({ isFiltered, onClear }: NoBrandsProps) {
  const { workspace, environment } = useWorkspaceContext();
  if (isFiltered)
    return (
      <Empty
        icon={SearchX}
        title={t('brands.noBrandsFound')}
        action={
          <Button size="small" onClick={onClear}>
            {t('brands.clearFilters')}
          </Button>
        }
      >
        {t('brands.tryAnotherWordOrClear')}
      </Empty>
    );
  return (
    <Empty
      icon={Palette}
      title={t('brands.noBrandsYet')}
      action={
        <ButtonLink
          to="/w/$workspace/$environment/projects"
          params={{ workspace: workspace.id, environment }}
          variant="primary"
        >
          {t('brands.openAProject')}
        </ButtonLink>
      }
    >
      {t('brands.openAProjectAndDescribe')}
    </Empty>
  );
}

function CoverageNote({ at }: { readonly at: number }) {
  return (
    <p className="text-xs text-faint">
      {rich('brands.coversBrandsCreatedSince', { time: () => <ExactTime at={at} /> })}
    </p>
  );
}
