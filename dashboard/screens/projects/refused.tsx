import { ApiFailure } from '../../api/call.ts';
import { useCounterpart } from '../../api/use-counterpart.ts';
import { usePlace } from '../../api/use-me.ts';
import { Button } from '../../parts/button.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { TextLink } from '../../parts/link.tsx';
import { showToast } from '../../parts/toast.tsx';
import { t } from './text.ts';

/** Explains why a request was rejected, with a link to what helps. */
export function Refused({ error, projectId }: { readonly error: Error; readonly projectId: string }) {
  const { workspace } = usePlace();
  const counterpart = useCounterpart();
  const code = error instanceof ApiFailure ? error.code : '';
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-danger-soft px-4 py-3"
    >
      <p className="text-sm text-ink">{describeError(error)}</p>
      {code === 'generation_needs_plan' && (
        <Button
          size="small"
          pending={counterpart.isPending}
          onClick={() =>
            counterpart.mutate(
              { projectId, create: true },
              { onError: (reason) => showToast('danger', describeError(reason)) },
            )
          }
        >
          {t('refused.drawItInTheSandbox')}
        </Button>
      )}
      {code === 'budget_used_up' && (
        <TextLink to="/w/$workspace/settings/usage" params={{ workspace: workspace.id }} search={{}}>
          {t('refused.seeUsage')}
        </TextLink>
      )}
      {(code === 'generation_needs_plan' || code === 'quota_used_up') && (
        <TextLink to="/w/$workspace/settings/plan" params={{ workspace: workspace.id }}>
          {t('refused.seePlans')}
        </TextLink>
      )}
    </div>
  );
}
