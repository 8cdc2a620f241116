import type { BrandDetail, DrawnBy } from '@blazon/contract/console/brands.ts';
import { getRouteApi } from '@tanstack/react-router';
import { Columns2, GitBranch } from 'lucide-react';
import { useState } from 'react';
import { useBrand } from '../../api/use-brands.ts';
import { usePlace } from '../../api/use-me.ts';
import { Button } from '../../parts/button.tsx';
import { CopyableId } from '../../parts/copy.tsx';
import { ButtonLink, TextLink } from '../../parts/link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Facts, Page, Section } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { ExactTime } from '../../parts/time.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { Downloads } from './downloads.tsx';
import { Lockups } from './lockups.tsx';
import { MemoryLine } from './memory-line.tsx';
import { Palette } from './palette.tsx';
import { Sizes } from './sizes.tsx';
import { TypeSpecimen } from './type-specimen.tsx';

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
  const title = shortened(brand.prompt);
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
      <Lockups brandId={brand.id} prompt={brand.prompt} />
      <div className="flex flex-col gap-16 pt-6">
        <Section
          title="Sizes"
          description="The mark alone, to the pixel; from 32 pixels down in its small form."
        >
          <Sizes brandId={brand.id} name={brand.project_name} />
        </Section>
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

/** A sentence may be long; a heading may not. */
function shortened(prompt: string): string {
  const most = 72;
  if (prompt.length <= most) return prompt;
  const cut = prompt.slice(0, most).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`;
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
      {isComparing && <CompareDialog brand={brand} onClose={() => setIsComparing(false)} />}
    </>
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
