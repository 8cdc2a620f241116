import { useMutation } from '@tanstack/react-query';
import { callConsole } from '../../api/call.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { t } from './text.ts';

export function LeaveWorkspace({ onClose }: { readonly onClose: () => void }) {
  const { workspace, workspacePath } = useWorkspaceContext();
  const leave = useMutation({
    mutationFn: () => callConsole('POST', `${workspacePath}/leave`),
    // Load a new page, so that no data of the workspace stays in memory.
    onSuccess: () => window.location.replace('/'),
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => leave.mutate()}
      title={t('leaveWorkspace.question', { name: workspace.name })}
      action={t('leaveWorkspace.leaveWorkspace')}
      pending={leave.isPending || leave.isSuccess}
      error={leave.isError ? describeError(leave.error) : null}
    >
      {t('leaveWorkspace.youllLoseAccessImmediatelyAnd')}
    </ConfirmDialog>
  );
}
