import type { DrawingSource } from '@blazon/contract/console/brands.ts';
import type { JobView } from '@blazon/contract/console/generations.ts';
import { useEffect, useRef } from 'react';
import { createDraftKey, saveDraft } from '../../api/drafts.ts';
import { useBrand } from '../../api/use-brands.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Button } from '../../parts/button.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { brandTitle } from '../brands/brand-title.ts';
import { MakeLive } from '../brands/make-live.tsx';
import { OtherDrawings } from '../brands/other-drawings.tsx';
import { Understood } from '../brands/understood.tsx';
import { Stage } from './job-stage.tsx';
import { t } from './text.ts';

interface ResultProps {
  readonly job: JobView;
  readonly brand: NonNullable<JobView['brand']>;
  readonly onRefine: (brandId: string) => void;
  /** Called when the drawing is on the screen. */
  readonly onPainted: () => void;
  /** Whether to move the focus here, because the person just chose this drawing with a button that is gone now. */
  readonly takesFocus?: boolean;
}

const resultClasses = 'grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_18rem]';

/** Shows the drawing, and what was understood from the prompt. */
export function Result({ job, brand, onRefine, onPainted, takesFocus = false }: ResultProps) {
  const title = brandTitle({ name: brand.name, prompt: job.prompt ?? '' });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="flex flex-col gap-4">
      <h2
        ref={heading}
        tabIndex={-1}
        // Without a name, the title would repeat the prompt above.
        className={
          brand.name === null
            ? 'sr-only'
            : 'text-lg font-semibold text-ink outline-none [overflow-wrap:anywhere]'
        }
      >
        {title}
      </h2>
      <div className={resultClasses}>
        <Stage drawing={{ brandId: brand.id, title }} onPainted={onPainted} />
        <UnderstoodPrompt brandId={brand.id} onRefine={onRefine} />
      </div>
      <DrawnByHint drawnBy={brand.drawn_by} />
      <Actions job={job} title={title} brandId={brand.id} onRefine={onRefine} />
      {job.variants !== undefined && (
        <OtherDrawings jobId={job.id} brandId={brand.id} title={title} isChosen others={job.variants} />
      )}
    </div>
  );
}

/** Widths of the words in the list of what was understood. */
const understoodWidths = ['w-36', 'w-28', 'w-44', 'w-32'] as const;

/** Has the shape of the result, so that nothing moves when it arrives. */
export function PendingResult() {
  return (
    <div aria-hidden className="flex flex-col gap-4">
      <Skeleton className="h-6 w-40" />
      <div className={resultClasses}>
        <Stage />
        <div className="flex flex-col gap-3">
          {understoodWidths.map((width) => (
            <div key={width} className="flex items-center gap-5">
              <Skeleton className="h-3.5 w-14" />
              <Skeleton className={`h-7 ${width}`} />
            </div>
          ))}
        </div>
      </div>
      <div className="flex gap-2">
        <Skeleton className="h-9 w-28 rounded-md" />
        <Skeleton className="h-9 w-24 rounded-md" />
      </div>
    </div>
  );
}

function UnderstoodPrompt({
  brandId,
  onRefine,
}: { readonly brandId: string } & Pick<ResultProps, 'onRefine'>) {
  const { workspace, isAtLeast } = useWorkspaceContext();
  const brand = useBrand(brandId);
  if (brand.data === undefined) return null;
  const correct = (sentence: string) => {
    saveDraft(createDraftKey(workspace.id, brandId), { prompt: sentence, brandName: '' });
    onRefine(brandId);
  };
  return (
    <Understood understood={brand.data.understood} onCorrect={isAtLeast('developer') ? correct : undefined} />
  );
}

interface ActionsProps {
  readonly job: JobView;
  readonly title: string;
  readonly brandId: string;
  readonly onRefine: (brandId: string) => void;
}

function Actions({ job, title, brandId, onRefine }: ActionsProps) {
  const { workspace, environment } = useWorkspaceContext();
  const params = { workspace: workspace.id, environment };
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink
        variant="primary"
        to="/w/$workspace/$environment/brands/$brand"
        params={{ ...params, brand: brandId }}
      >
        {t('jobResult.openBrand')}
      </ButtonLink>
      <Button onClick={() => onRefine(brandId)}>{t('jobResult.refine')}</Button>
      {environment === 'sandbox' && <MakeLive brandId={brandId} title={title} />}
      <ButtonLink
        variant="quiet"
        to="/w/$workspace/$environment/story/$id"
        params={{ ...params, id: job.id }}
      >
        {t('jobResult.history')}
      </ButtonLink>
    </div>
  );
}

/** Explains where the drawing came from if no model is connected. */
function DrawnByHint({ drawnBy }: { readonly drawnBy: DrawingSource | null }) {
  const { me } = useWorkspaceContext();
  if (drawnBy === 'recording') return <p className="text-sm text-soft">{t('jobResult.drawnByRecording')}</p>;
  if (drawnBy !== 'library' || me.art_director !== 'recordings') return null;
  return <p className="max-w-prose text-sm text-soft">{t('jobResult.drawnByLibrary')}</p>;
}
