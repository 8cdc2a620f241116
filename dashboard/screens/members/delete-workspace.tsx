import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callConsole } from '../../api/call.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { SettingRow } from '../../parts/setting-row.tsx';
import { t } from './text.ts';

/** Lets owners delete the workspace. */
export function DeleteWorkspace() {
  const { workspace, workspacePath } = useWorkspaceContext();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => callConsole('POST', `${workspacePath}/delete`, { confirm: workspace.name }),
    // Load a new page, so that no data of the workspace stays in memory.
    onSuccess: () => window.location.replace('/'),
  });
  return (
    <SettingRow
      title={t('deleteWorkspace.title')}
      description={t('deleteWorkspace.description')}
      actions={
        <Button variant="danger-outline" onClick={() => setIsAsking(true)}>
          {t('deleteWorkspace.deleteWorkspace')}
        </Button>
      }
    >
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => remove.mutate()}
        title={t('deleteWorkspace.question', { name: workspace.name })}
        action={t('deleteWorkspace.deleteWorkspace')}
        typed={workspace.name}
        pending={remove.isPending || remove.isSuccess}
        error={remove.isError ? describeError(remove.error) : null}
      >
        <div className="flex flex-col gap-2">
          <p>{t('deleteWorkspace.apiKeysStopWorkingAnd')}</p>
          <p>
            {workspace.plan === 'free'
              ? t('deleteWorkspace.thisCantBeUndone')
              : t('deleteWorkspace.theSubscriptionEndsNowWith')}
          </p>
        </div>
      </ConfirmDialog>
    </SettingRow>
  );
}
