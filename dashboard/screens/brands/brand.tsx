import type { BrandDetail, DrawingSource } from '@blazon/contract/console/brands.ts';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { createDraftKey, saveDraft } from '../../api/drafts.ts';
import { useBrand } from '../../api/use-brands.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { LinkedId } from '../../parts/linked-id.tsx';
import { BackLink, ButtonLink } from '../../parts/link.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Facts, Page } from '../../parts/page.tsx';
import { ExactTime } from '../../parts/time.tsx';
import { showToast } from '../../parts/toast.tsx';
import { AtAGlance } from './at-a-glance.tsx';
import { BrandActions } from './brand-actions.tsx';
import { brandTitle } from './brand-title.ts';
import { Downloads } from './downloads.tsx';
import { Editor } from './editor/editor.tsx';
import { Lockups } from './lockups.tsx';
import { MemoryLine } from './memory-line.tsx';
import { MockUps } from './mock-ups/mock-ups.tsx';
import { OtherDrawings } from './other-drawings.tsx';
import { Palette } from './palette.tsx';
import { PendingBrand } from './pending-brand.tsx';
import { type SectionTab, SectionTabs, TabbedSection } from './section-tabs.tsx';
import { Sizes } from './sizes.tsx';
import { t } from './text.ts';
import { TypeSpecimen } from './type-specimen.tsx';
import { Understood } from './understood.tsx';

const route = getRouteApi('/w/$workspace/$environment/brands/$brand');

export function BrandScreen() {
  const { brand: brandId } = route.useParams();
  const brand = useBrand(brandId);
  if (brand.data !== undefined) return <BrandContent key={brand.data.id} brand={brand.data} />;
  return (
    <Page title={t('brand.title')}>
      <Loaded query={brand} skeleton={<PendingBrand />} failureTitle={t('brand.couldNotLoad')}>
        {() => null}
      </Loaded>
    </Page>
  );
}

function BrandContent({ brand }: { readonly brand: BrandDetail }) {
  const { workspace, environment } = useWorkspaceContext();
  const params = { workspace: workspace.id, environment };
  const title = brandTitle(brand);
  return (
    <Page
      title={title}
      about={brand.project_name}
      {...(title !== brand.prompt && {
        description: <p className="[overflow-wrap:anywhere]">{describeOrigin(brand)}</p>,
      })}
      back={
        <BackLink
          to="/w/$workspace/$environment/projects/$project"
          params={{ ...params, project: brand.project_id }}
        >
          {brand.project_name}
        </BackLink>
      }
      actions={<BrandActions brand={brand} />}
    >
      <BrandSections brand={brand} />
    </Page>
  );
}

/** The prompt of a refinement does not describe the brand, so it is labelled as the last change. */
function describeOrigin({ parent_id: parent, prompt }: BrandDetail): string {
  return parent === null ? prompt : t('brand.lastChange', { prompt });
}

const tabs: readonly SectionTab[] = [
  { id: 'in-use', title: t('brand.inUse') },
  { id: 'understood', title: t('brand.understood') },
  { id: 'colours', title: t('brand.colours') },
  { id: 'type', title: t('brand.type') },
  { id: 'sizes', title: t('brand.sizes') },
  { id: 'downloads', title: t('brand.downloads') },
  { id: 'history', title: t('brand.history') },
  { id: 'developers', title: t('brand.forDevelopers') },
];

function BrandSections({ brand }: { readonly brand: BrandDetail }) {
  const { isAtLeast } = useWorkspaceContext();
  const { edit } = route.useSearch();
  const isEdited = edit === true && isAtLeast('developer');
  return (
    <>
      {isEdited ? (
        <OpenEditor brand={brand} />
      ) : (
        <div className="overflow-hidden rounded-lg border border-line bg-raised">
          <Lockups brandId={brand.id} title={brandTitle(brand)} />
          <AtAGlance brand={brand} />
        </div>
      )}
      {!isEdited && brand.variants !== undefined && (
        <OtherDrawings
          jobId={brand.job_id}
          brandId={brand.id}
          title={brandTitle(brand)}
          isChosen={brand.is_favourite}
          others={brand.variants}
        />
      )}
      <SectionTabs tabs={tabs} />
      <div className="flex flex-col gap-16">
        <TabbedSection id="in-use" title={t('brand.inUse')}>
          <MockUps brand={brand} />
        </TabbedSection>
        <UnderstoodSection brand={brand} />
        <TabbedSection id="colours" title={t('brand.colours')}>
          <Palette brand={brand} />
        </TabbedSection>
        <TabbedSection id="type" title={t('brand.type')}>
          <TypeSpecimen brand={brand} />
        </TabbedSection>
        <TabbedSection id="sizes" title={t('brand.sizes')} description={t('brand.aboutSizes')}>
          <Sizes brandId={brand.id} name={brandTitle(brand)} />
        </TabbedSection>
        <TabbedSection id="downloads" title={t('brand.downloads')}>
          <Downloads brandId={brand.id} />
        </TabbedSection>
        <TabbedSection id="history" title={t('brand.history')}>
          <MemoryLine brand={brand} />
        </TabbedSection>
        <DeveloperSection brand={brand} />
      </div>
    </>
  );
}

/** Details that only users of the API need. */
function DeveloperSection({ brand }: { readonly brand: BrandDetail }) {
  const { workspace, environment } = useWorkspaceContext();
  return (
    <TabbedSection
      id="developers"
      title={t('brand.forDevelopers')}
      description={t('brand.idsForTheApi')}
      actions={
        <ButtonLink
          size="small"
          to="/w/$workspace/$environment/story/$id"
          params={{ workspace: workspace.id, environment, id: brand.id }}
        >
          {t('brand.story')}
        </ButtonLink>
      }
    >
      <BrandFacts brand={brand} />
    </TabbedSection>
  );
}

/** Shows the editor, which stays open when the refined version replaces the brand. */
function OpenEditor({ brand }: { readonly brand: BrandDetail }) {
  const { workspace, environment } = useWorkspaceContext();
  const navigate = useNavigate();
  const show = (brandId: string, search: { readonly edit?: true }) =>
    void navigate({
      to: '/w/$workspace/$environment/brands/$brand',
      params: { workspace: workspace.id, environment, brand: brandId },
      search,
      resetScroll: false,
    });
  return (
    <Editor
      brand={brand}
      onClose={() => show(brand.id, {})}
      onRefined={(refined) => {
        showToast('good', t('brand.refined'));
        show(refined, { edit: true });
      }}
    />
  );
}

function UnderstoodSection({ brand }: { readonly brand: BrandDetail }) {
  const { workspace, environment, isAtLeast } = useWorkspaceContext();
  const navigate = useNavigate();
  const correct = (sentence: string) => {
    saveDraft(createDraftKey(workspace.id, brand.id), { prompt: sentence, brandName: '' });
    void navigate({
      to: '/w/$workspace/$environment/projects/$project',
      params: { workspace: workspace.id, environment, project: brand.project_id },
      search: { refine: brand.id },
    });
  };
  return (
    <TabbedSection id="understood" title={t('brand.understood')} description={t('brand.howToCorrect')}>
      <Understood understood={brand.understood} onCorrect={isAtLeast('developer') ? correct : undefined} />
    </TabbedSection>
  );
}

const drawnByLabels: Readonly<Record<DrawingSource, string>> = {
  library: t('brand.drawnByLibrary'),
  model: t('brand.drawnByModel'),
  recording: t('brand.drawnByRecording'),
};

function BrandFacts({ brand }: { readonly brand: BrandDetail }) {
  return (
    <Facts
      facts={[
        [t('brand.created'), <ExactTime key="made" at={brand.created_at} />],
        ...(brand.drawn_by === null ? [] : [[t('brand.drawnBy'), drawnByLabels[brand.drawn_by]] as const]),
        [t('brand.brandId'), <LinkedId key="brand" id={brand.id} label={t('brand.copyBrandId')} />],
        [t('brand.versionId'), <LinkedId key="node" id={brand.memory_id} label={t('brand.copyMemoryId')} />],
        [t('brand.jobId'), <LinkedId key="job" id={brand.job_id} label={t('brand.copyJobId')} />],
      ]}
    />
  );
}
