import { ApiFailure } from '../../api/call.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Button } from '../../parts/button.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { TextLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useSandboxOnly } from './sandbox-only.tsx';
import { t } from './text.ts';

/** These codes report a limit of the plan, not a fault, so they are not shown as an error. */
const planCodes: readonly string[] = ['generation_needs_plan', 'quota_used_up', 'budget_used_up'];

/** Explains why a request was rejected, with a link to what helps. */
export function Refused({ error, projectId }: { readonly error: Error; readonly projectId: string }) {
  const { workspace } = useWorkspaceContext();
  const sandbox = useSandboxOnly(projectId);
  const code = error instanceof ApiFailure ? error.code : '';
  return (
    <Notice
      tone={planCodes.includes(code) ? 'info' : 'danger'}
      announce
      action={
        <>
          {code === 'generation_needs_plan' && (
            <Button size="small" pending={sandbox.isPending} onClick={sandbox.open}>
              {t('composer.drawInTheSandbox')}
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
        </>
      }
    >
      {describeError(error)}
    </Notice>
  );
}
