import type { BrandDetail, DrawnBy } from '@blazon/contract/console/brands.ts';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Columns2, GitBranch } from 'lucide-react';
import { useState } from 'react';
import { draftSlot, saveDraft } from '../../api/drafts.ts';
import { useBrand } from '../../api/use-brands.ts';
import { usePlace } from '../../api/use-me.ts';
import { Button } from '../../parts/button.tsx';
import { CopyableId } from '../../parts/copy.tsx';
import { ButtonLink, TextLink } from '../../parts/link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Facts, Page, Section } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { ExactTime } from '../../parts/time.tsx';
import { BrandMenu } from './brand-menu.tsx';
import { brandTitle } from './brand-title.ts';
import { CompareDialog } from './compare-dialog.tsx';
import { Downloads } from './downloads.tsx';
import { Lockups } from './lockups.tsx';
import { MakeLive } from './make-live.tsx';
import { MemoryLine } from './memory-line.tsx';
import { Palette } from './palette.tsx';
import { Sizes } from './sizes.tsx';
import { TypeSpecimen } from './type-specimen.tsx';
import { Understood } from './understood.tsx';

const route = getRouteApi('/w/$workspace/$environment/brands/$brand');

export function BrandScreen() {
  const { brand: brandId } = route.useParams();
  const brand = useBrand(brandId);
  if (brand.data !== undefined) return <OpenBrand key={brand.data.id} brand={brand.data} />;
  return (
    <Page title="Brand">
      <Loaded query={brand} skeleton={<Skeleton className="aspect-[5/2] w-full" />}>
        {() => null}
      </Loaded>
    </Page>
  );
}

function OpenBrand({ brand }: { readonly brand: BrandDetail }) {
  const { workspace, environment } = usePlace();
  const params = { workspace: workspace.id, environment };
  const title = brandTitle(brand);
  return (
    <Page
      title={title}
      about={brand.project_name}
      {...(title !== brand.prompt && {
        description: <p className="[overflow-wrap:anywhere]">{brand.prompt}</p>,
      })}
      back={
        <TextLink
          to="/w/$workspace/$environment/projects/$project"
          params={{ ...params, project: brand.project_id }}
        >
          {brand.project_name}
        </TextLink>
      }
      actions={<BrandActions brand={brand} />}
    >
      <Lockups brandId={brand.id} title={title} />
      <div className="flex flex-col gap-16 pt-6">
        <Section
          title="Sizes"
          description="The mark alone, to the pixel; from 32 pixels down in its small form."
        >
          <Sizes brandId={brand.id} name={title} />
        </Section>
        <BrandReading brand={brand} />
        <Section title="Colours">
          <Palette brand={brand} />
        </Section>
        <Section title="Type">
          <TypeSpecimen brand={brand} />
        </Section>
        <Section title="Downloads">
          <Downloads brandId={brand.id} />
        </Section>
        <Section title="How it came to be">
          <MemoryLine brand={brand} />
        </Section>
        <Section
          title="Record"
          actions={
            <ButtonLink
              size="small"
              to="/w/$workspace/$environment/story/$id"
              params={{ ...params, id: brand.id }}
            >
              From request to delivery
            </ButtonLink>
          }
        >
          <Record brand={brand} />
        </Section>
      </div>
    </Page>
  );
}

function BrandActions({ brand }: { readonly brand: BrandDetail }) {
  const { workspace, environment, isAtLeast } = usePlace();
  const [isComparing, setIsComparing] = useState(false);
  return (
    <>
      <Button icon={Columns2} onClick={() => setIsComparing(true)}>
        Compare
      </Button>
      {isAtLeast('developer') && (
        <ButtonLink
          variant="primary"
          to="/w/$workspace/$environment/projects/$project"
          params={{ workspace: workspace.id, environment, project: brand.project_id }}
          search={{ refine: brand.id }}
        >
          <GitBranch aria-hidden className="size-4" strokeWidth={1.75} />
          Refine
        </ButtonLink>
      )}
      {environment === 'sandbox' && <MakeLive brandId={brand.id} title={brandTitle(brand)} />}
      {isAtLeast('developer') && <BrandMenu brand={brand} />}
      {isComparing && <CompareDialog brand={brand} onClose={() => setIsComparing(false)} />}
    </>
  );
}

function BrandReading({ brand }: { readonly brand: BrandDetail }) {
  const { workspace, environment, isAtLeast } = usePlace();
  const navigate = useNavigate();
  const correct = (sentence: string) => {
    saveDraft(draftSlot(workspace.id, brand.id), { prompt: sentence, brandName: '' });
    void navigate({
      to: '/w/$workspace/$environment/projects/$project',
      params: { workspace: workspace.id, environment, project: brand.project_id },
      search: { refine: brand.id },
    });
  };
  return (
    <Section title="What we understood" description="Click anything that is wrong to refine the brand.">
      <Understood understood={brand.understood} onCorrect={isAtLeast('developer') ? correct : undefined} />
    </Section>
  );
}

const drawers: Readonly<Record<DrawnBy, string>> = {
  library: 'The library',
  model: 'A language model',
  recording: 'A language model, in a recorded conversation',
};

function Record({ brand }: { readonly brand: BrandDetail }) {
  return (
    <Facts
      facts={[
        ['Made', <ExactTime key="made" at={brand.created_at} />],
        ...(brand.drawn_by === null ? [] : [['Drawn by', drawers[brand.drawn_by]] as const]),
        ['Brand', <CopyableId key="brand" id={brand.id} label="Copy brand id" />],
        ['Memory node', <CopyableId key="node" id={brand.memory_id} label="Copy memory id" />],
        ['Job', <CopyableId key="job" id={brand.job_id} label="Copy job id" />],
      ]}
    />
  );
}
