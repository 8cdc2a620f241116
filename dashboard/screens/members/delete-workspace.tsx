import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { usePlace } from '../../api/use-me.ts';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { Section } from '../../parts/page.tsx';

/** For owners: deletes the workspace. */
export function DeleteWorkspace() {
  const { workspace, workspacePath } = usePlace();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => call('POST', `${workspacePath}/delete`, { confirm: workspace.name }),
    // With a page load, so that no data of the workspace stays in memory.
    onSuccess: () => window.location.replace('/'),
  });
  return (
    <Section
      title="Delete workspace"
      description="Erases its projects, brands, API keys, webhooks and logs, and ends its subscription. This can’t be undone."
      actions={
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          Delete workspace
        </Button>
      }
    >
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => remove.mutate()}
        title={`Delete ${workspace.name}?`}
        action="Delete workspace"
        typed={workspace.name}
        pending={remove.isPending || remove.isSuccess}
        error={remove.isError ? messageOf(remove.error) : null}
      >
        <div className="flex flex-col gap-2">
          <p>
            API keys stop working and members lose access right away. We then erase everything in the
            workspace.
          </p>
          <p>
            {workspace.plan !== 'free' &&
              'The subscription ends now, with a final invoice for what was used. '}
            This can’t be undone.
          </p>
        </div>
      </ConfirmDialog>
    </Section>
  );
}
