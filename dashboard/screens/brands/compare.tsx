import type { BrandDetail } from '@blazon/contract/console/brands.ts';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useBrand } from '../../api/use-brands.ts';
import { usePlace } from '../../api/use-me.ts';
import { TextLink } from '../../parts/link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { brandTitle } from './brand-title.ts';
import { colourValues, contrastOf, contrastText } from './colour-values.ts';
import { Ground, Logo } from './logo.tsx';

const route = getRouteApi('/w/$workspace/$environment/brands/$brand/compare/$other');

/** Two brands side by side, aligned row by row. */
export function CompareScreen() {
  const { workspace, environment, brand, other } = route.useParams();
  return (
    <Page
      title="Compare"
      back={
        <TextLink to="/w/$workspace/$environment/brands/$brand" params={{ workspace, environment, brand }}>
          Brand
        </TextLink>
      }
    >
      <div className="grid gap-x-5 gap-y-14 md:grid-cols-2">
        {[brand, other].map((id) => (
          <Side key={id} brandId={id} />
        ))}
      </div>
    </Page>
  );
}

function Side({ brandId }: { readonly brandId: string }) {
  const brand = useBrand(brandId);
  return (
    <Loaded query={brand} skeleton={<Skeleton className="aspect-[4/5] w-full" />}>
      {(data) => <Column brand={data} />}
    </Loaded>
  );
}

function Column({ brand }: { readonly brand: BrandDetail }) {
  const { workspace, environment } = usePlace();
  return (
    <article className="flex flex-col gap-5">
      <h2 className="min-h-11 text-sm font-medium text-ink [overflow-wrap:anywhere]">
        <Link
          to="/w/$workspace/$environment/brands/$brand"
          params={{ workspace: workspace.id, environment, brand: brand.id }}
          className="line-clamp-2 hover:underline hover:underline-offset-4"
        >
          {brandTitle(brand)}
        </Link>
        <p className="line-clamp-1 text-xs font-normal text-soft">{brand.prompt}</p>
      </h2>
      <div className="overflow-hidden rounded-lg">
        {(['light', 'dark'] as const).map((ground) => (
          <Ground key={ground} ground={ground} className="aspect-[16/9]">
            <Logo
              brandId={brand.id}
              ground={ground}
              alt={`Logo of ${brandTitle(brand)} on a ${ground} ground`}
              className="h-[46%] w-[60%]"
              eager
            />
          </Ground>
        ))}
      </div>
      <SmallSizes brandId={brand.id} />
      <dl className="flex flex-col gap-3 text-sm">
        <Colour name="Primary" hex={brand.primary_color} />
        <Colour name="Secondary" hex={brand.secondary_color} />
        <div className="flex items-center gap-4">
          <dt className="w-20 text-xs text-faint">Type</dt>
          <dd className="text-ink">
            {brand.font_family}, {brand.font_weight_heading} and {brand.font_weight_body}
          </dd>
        </div>
      </dl>
    </article>
  );
}

function SmallSizes({ brandId }: { readonly brandId: string }) {
  return (
    <div className="grid grid-cols-2 overflow-hidden rounded-lg">
      {(['light', 'dark'] as const).map((ground) => (
        <Ground key={ground} ground={ground} className="h-24 gap-6">
          <Logo brandId={brandId} ground={ground} part="mark" alt="" className="size-[48px]" />
          <Logo brandId={brandId} ground={ground} part="mark" alt="" className="size-[32px]" />
          <Logo brandId={brandId} ground={ground} part="mark" alt="" className="size-[16px]" />
        </Ground>
      ))}
    </div>
  );
}

function Colour({ name, hex }: { readonly name: string; readonly hex: string }) {
  return (
    <div className="flex items-center gap-4">
      <dt className="w-20 text-xs text-faint">{name}</dt>
      <dd className="flex items-center gap-3 text-ink">
        <span aria-hidden className="size-6 rounded-sm" style={{ backgroundColor: hex }} />
        <code className="font-mono text-xs">{colourValues(hex).hex}</code>
        <span className="text-xs text-faint tabular-nums">
          {contrastText(contrastOf(hex, '#ffffff'))} on white, {contrastText(contrastOf(hex, '#000000'))} on
          black
        </span>
      </dd>
    </div>
  );
}
