import { useOpenCounterpart } from '../../api/use-counterpart.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { TextLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { showToast } from '../../parts/toast.tsx';
import { t } from './text.ts';

/**
 * On the Free plan, only the sandbox can draw brands. `open` opens the same project there, with the prompt typed
 * here.
 */
export function useSandboxOnly(projectId: string) {
  const { workspace, environment } = useWorkspaceContext();
  const counterpart = useOpenCounterpart();
  const open = () => {
    if (counterpart.isPending) return;
    counterpart.mutate(
      { projectId, create: true },
      { onError: (reason) => showToast('danger', describeError(reason)) },
    );
  };
  return {
    isSandboxOnly: environment === 'live' && workspace.plan === 'free',
    open,
    isPending: counterpart.isPending,
  };
}

/** Explains the limit of the plan before the person sends a prompt that would be rejected. */
export function SandboxOnly() {
  const { workspace } = useWorkspaceContext();
  return (
    <Notice
      action={
        <TextLink to="/w/$workspace/settings/plan" params={{ workspace: workspace.id }}>
          {t('sandboxOnly.seePlans')}
        </TextLink>
      }
    >
      {t('sandboxOnly.theFreePlanDraws')}
    </Notice>
  );
}
