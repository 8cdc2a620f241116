import type { Member } from '@blazon/contract/console/people.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { usePlace } from '../../api/use-me.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { showToast } from '../../parts/toast.tsx';
import { LeaveWorkspace } from './leave-workspace.tsx';

export function RemoveMember({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) {
  const { me, workspace, workspacePath } = usePlace();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call('DELETE', `${workspacePath}/members/${member.person_id}`),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: [`${workspacePath}/members`] });
      showToast('good', `${member.name} is no member any more.`);
      onClose();
    },
  });
  if (member.person_id === me.person.id) return <LeaveWorkspace onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => remove.mutate()}
      title={`Remove ${member.name}?`}
      action="Remove member"
      pending={remove.isPending}
      error={remove.isError ? messageOf(remove.error) : null}
    >
      They lose access to {workspace.name} at once; API keys that they made go on working until you revoke
      them.
    </ConfirmDialog>
  );
}
