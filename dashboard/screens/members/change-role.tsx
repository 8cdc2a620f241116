import type { Member } from '@blazon/contract/console/people.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callConsole } from '../../api/call.ts';
import { meQuery } from '../../api/use-me.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { FieldError } from '../../parts/field.tsx';
import { showToast } from '../../parts/toast.tsx';
import { RoleChoice } from './role-choice.tsx';
import { t } from './text.ts';

export function ChangeRole({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) {
  const { workspacePath } = useWorkspaceContext();
  const queryClient = useQueryClient();
  const [role, setRole] = useState(member.role);
  const change = useMutation({
    mutationFn: () => callConsole('PATCH', `${workspacePath}/members/${member.person_id}`, { role }),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [`${workspacePath}/members`] }),
        queryClient.invalidateQueries({ queryKey: meQuery.queryKey }),
      ]);
      showToast('good', t('changeRole.roleChanged', { name: member.name, role }));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('changeRole.roleOfName', { name: member.name })}
      onSubmit={() => role !== member.role && !change.isPending && change.mutate()}
      actions={
        <>
          <Button onClick={onClose}>{t('changeRole.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={role === member.role} pending={change.isPending}>
            {t('changeRole.changeRole')}
          </Button>
        </>
      }
    >
      <RoleChoice value={role} onChange={setRole} current={member.role} />
      {change.isError && <FieldError>{describeError(change.error)}</FieldError>}
    </Dialog>
  );
}
