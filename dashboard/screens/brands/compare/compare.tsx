import type { BrandDetail } from '@blazon/contract/console/brands.ts';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useBrand } from '../../../api/use-brands.ts';
import { useWorkspaceContext } from '../../../api/workspace-context.tsx';
import { joinClasses } from '../../../parts/classes.ts';
import { BackLink, ButtonLink } from '../../../parts/link.tsx';
import { Loaded } from '../../../parts/loaded.tsx';
import { Page, Section } from '../../../parts/page.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { TextButton } from '../../../parts/text-button.tsx';
import { Time } from '../../../parts/time.tsx';
import { brandTitle } from '../brand-title.ts';
import { Ground, Logo } from '../logo.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { t } from '../text.ts';

const route = getRouteApi('/w/$workspace/$environment/brands/$brand/compare/$other');

/** Shows two versions side by side, the earlier one first, and how they differ. */
export function CompareScreen() {
  const { workspace, environment, brand, other } = route.useParams();
  const { data } = useBrand(brand);
  const { data: otherData } = useBrand(other);
  const title = data && brandTitle(data);
  const isOtherName = title !== undefined && otherData !== undefined && title !== brandTitle(otherData);
  return (
    <Page
      title={isOtherName ? t('compare.brands') : t('compare.versions')}
      {...(title !== undefined && { about: title })}
      back={
        <BackLink to="/w/$workspace/$environment/brands/$brand" params={{ workspace, environment, brand }}>
          <span className="line-clamp-1 [overflow-wrap:anywhere]">{title ?? t('compare.brand')}</span>
        </BackLink>
      }
    >
      <BothBrands brandId={brand} otherId={other} />
    </Page>
  );
}

function BothBrands({ brandId, otherId }: { readonly brandId: string; readonly otherId: string }) {
  const [one, other] = [useBrand(brandId), useBrand(otherId)];
  return (
    <Loaded query={one} skeleton={<Skeleton className="aspect-[2/1] w-full" />}>
      {(first) => (
        <Loaded query={other} skeleton={<Skeleton className="aspect-[2/1] w-full" />}>
          {(second) => <Comparison brands={sortByAge(first, second)} />}
        </Loaded>
      )}
    </Loaded>
  );
}

/** Returns the older brand first. Ids sort by creation time, even within a second. */
function sortByAge(one: BrandDetail, other: BrandDetail): readonly [BrandDetail, BrandDetail] {
  return one.id < other.id ? [one, other] : [other, one];
}

function Comparison({ brands }: { readonly brands: readonly [BrandDetail, BrandDetail] }) {
  const [before, after] = brands;
  return (
    <div className="flex flex-col gap-12">
      <div className="grid gap-x-5 gap-y-10 md:grid-cols-2">
        <ComparedVersion brand={before} />
        <ComparedVersion brand={after} isLater />
      </div>
      <Section title={t('compare.differences')}>
        <DifferenceTable before={before} after={after} />
      </Section>
    </div>
  );
}

function ComparedVersion({
  brand,
  isLater = false,
}: {
  readonly brand: BrandDetail;
  readonly isLater?: boolean;
}) {
  const { workspace, environment } = useWorkspaceContext();
  const title = brandTitle(brand);
  const when = isLater ? t('compare.later') : t('compare.earlier');
  return (
    <article
      aria-label={`${when}: ${title}`}
      className="flex flex-col gap-4 md:row-span-3 md:grid md:grid-rows-subgrid"
    >
      <div className="flex flex-col gap-0.5 text-sm">
        <p className="text-xs text-faint">
          {when}
          {'\u00a0· '}
          <Time at={brand.created_at} />
        </p>
        <h2 className="line-clamp-1 font-medium text-ink [overflow-wrap:anywhere]">{title}</h2>
        <Request prompt={brand.prompt} />
      </div>
      <div className="grid grid-cols-2 overflow-hidden rounded-lg md:grid-cols-1 lg:grid-cols-2">
        {(['light', 'dark'] as const).map((ground) => (
          <Ground key={ground} ground={ground} className="aspect-[5/4]">
            <Logo
              brandId={brand.id}
              ground={ground}
              alt={t(isLater ? 'compare.laterLogo' : 'compare.earlierLogo', { title, ground })}
              className="h-[78%] w-[82%]"
              eager
            />
          </Ground>
        ))}
        {(['light', 'dark'] as const).map((ground) => (
          <ComparedSmallSizes key={ground} brandId={brand.id} ground={ground} />
        ))}
      </div>
      <ButtonLink
        to="/w/$workspace/$environment/brands/$brand"
        params={{ workspace: workspace.id, environment, brand: brand.id }}
        aria-label={t(isLater ? 'compare.openLater' : 'compare.openEarlier')}
        className="self-start"
      >
        {t('compare.open')}
      </ButtonLink>
    </article>
  );
}

/** Longer requests, of up to 2,000 characters, would push both drawings out of view. */
const maxRequestLength = 280;

function Request({ prompt }: { readonly prompt: string }) {
  const [isOpen, setOpen] = useState(false);
  const isCut = !isOpen && prompt.length > maxRequestLength;
  return (
    <div className="text-xs text-soft">
      <p className={joinClasses('[overflow-wrap:anywhere]', isCut && 'line-clamp-4')}>{prompt}</p>
      {isCut && (
        <TextButton className="mt-1 leading-6" onClick={() => setOpen(true)}>
          {t('compare.showAll')}
        </TextButton>
      )}
    </div>
  );
}

function ComparedSmallSizes({
  brandId,
  ground,
}: {
  readonly brandId: string;
  readonly ground: 'light' | 'dark';
}) {
  return (
    <Ground ground={ground} className="h-20 gap-5">
      <Logo brandId={brandId} ground={ground} part="mark" alt="" className="size-[48px]" />
      <Logo brandId={brandId} ground={ground} part="mark" alt="" className="size-[32px]" />
      <Logo brandId={brandId} ground={ground} part="mark" alt="" className="size-[16px]" />
    </Ground>
  );
}
