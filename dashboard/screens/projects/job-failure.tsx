import type { JobView } from '@blazon/contract/console/generations.ts';
import { PencilLine, RotateCw } from 'lucide-react';
import { createDraftKey, saveDraft } from '../../api/drafts.ts';
import { useBrands } from '../../api/use-brands.ts';
import { useGenerate } from '../../api/use-jobs.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Button } from '../../parts/button.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { FieldError } from '../../parts/field.tsx';
import { Notice } from '../../parts/notice.tsx';
import { t } from './text.ts';

interface FailureProps {
  readonly job: JobView;
  readonly failure: NonNullable<JobView['failure']>;
  readonly onRetried: (job: JobView) => void;
  /**
   * Called after the prompt was put back into the composer, with the brand that it refines. Absent if there is no
   * composer.
   */
  readonly onEdit?: (refine: string | undefined) => void;
}

/** Explains why a generation failed, with the action that can help. */
export function Failure({ job, failure, onRetried, onEdit }: FailureProps) {
  const { isAtLeast } = useWorkspaceContext();
  const { prompt } = job;
  const help = isAtLeast('developer') && prompt !== null ? chooseHelp(failure.code) : 'none';
  return (
    <Notice
      tone="danger"
      action={
        <>
          {help === 'edit' && onEdit !== undefined && (
            <EditPromptButton job={job} prompt={prompt ?? ''} onEdit={onEdit} />
          )}
          {(help === 'retry' || (help === 'edit' && onEdit === undefined)) && (
            <RetryButton job={job} prompt={prompt ?? ''} onRetried={onRetried} />
          )}
        </>
      }
    >
      <p>
        {failure.message} <code className="font-mono text-xs text-soft">{failure.code}</code>
      </p>
      <p className="text-soft">{failure.advice}</p>
    </Notice>
  );
}

/** A rejected prompt must be changed, because it would be rejected again. In a deleted project, nothing helps. */
function chooseHelp(code: string): 'edit' | 'retry' | 'none' {
  if (code === 'prompt_rejected' || code === 'generation_failed') return 'edit';
  return code === 'project_deleted' ? 'none' : 'retry';
}

interface HelpProps extends Pick<FailureProps, 'job'> {
  readonly prompt: string;
}

function EditPromptButton({ job, prompt, onEdit }: HelpProps & Required<Pick<FailureProps, 'onEdit'>>) {
  const { workspace } = useWorkspaceContext();
  const brands = useBrands({ projectId: job.project_id });
  const edit = () => {
    const parent = brands.data?.find(({ memory_id: node }) => node === job.parent_id);
    saveDraft(createDraftKey(workspace.id, parent?.id), { prompt, brandName: job.brand_name ?? '' });
    onEdit(parent?.id);
  };
  return (
    <Button size="small" icon={PencilLine} onClick={edit}>
      {t('jobFailure.editPrompt')}
    </Button>
  );
}

function RetryButton({ job, prompt, onRetried }: HelpProps & Pick<FailureProps, 'onRetried'>) {
  const generate = useGenerate(job.project_id);
  const repeatedRequest = {
    prompt,
    memoryId: job.parent_id ?? undefined,
    brandName: job.brand_name ?? undefined,
    variants: job.requested_variants ?? 1,
  };
  return (
    <div className="flex flex-col items-end gap-1">
      <Button
        size="small"
        icon={RotateCw}
        pending={generate.isPending}
        onClick={() => generate.send(repeatedRequest, onRetried)}
      >
        {t('jobFailure.tryAgain')}
      </Button>
      {generate.error !== null && <FieldError>{describeError(generate.error)}</FieldError>}
    </div>
  );
}
