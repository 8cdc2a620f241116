import type { MemberRole, SentInvitation } from '@blazon/contract/console/people.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callConsole } from '../../api/call.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useSignInOptions } from '../../api/use-people.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeErrorOfParam, describeError } from '../../parts/error-state.tsx';
import { FieldError, Input } from '../../parts/field.tsx';
import { showToast } from '../../parts/toast.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { RoleChoice } from './role-choice.tsx';
import { t } from './text.ts';

export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { workspace, workspacePath } = useWorkspaceContext();
  const queryClient = useQueryClient();
  const hasEmail = useSignInOptions().data?.email !== false;
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('developer');
  const invite = useMutation({
    mutationFn: () => callConsole<SentInvitation>('POST', `${workspacePath}/invitations`, { email, role }),
    onSuccess: async (sent) => {
      await queryClient.invalidateQueries({ queryKey: [`${workspacePath}/invitations`] });
      if (sent.link !== null) return;
      showToast('good', t('inviteDialog.sent', { email: sent.email }));
      onClose();
    },
  });
  if (invite.data?.link) return <InvitationLink link={invite.data.link} email={email} onClose={onClose} />;
  const addressError = describeErrorOfParam(invite.error, 'email');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('inviteDialog.inviteToName', { name: workspace.name })}
      description={hasEmail ? t('inviteDialog.theyllGetAnEmailWith') : t('inviteDialog.youllGetALinkTo')}
      onSubmit={() => invite.mutate()}
      actions={
        <>
          <Button onClick={onClose}>{t('inviteDialog.cancel')}</Button>
          <Button type="submit" variant="primary" pending={invite.isPending}>
            {hasEmail ? t('inviteDialog.sendInvitation') : t('inviteDialog.createInvitation')}
          </Button>
        </>
      }
    >
      <Input
        label={t('inviteDialog.email')}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        value={email}
        error={addressError}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <RoleChoice value={role} onChange={setRole} />
      {invite.isError && addressError === null && <FieldError>{describeError(invite.error)}</FieldError>}
    </Dialog>
  );
}
