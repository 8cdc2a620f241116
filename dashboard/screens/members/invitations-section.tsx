import type { Invitation, SentInvitation } from '@blazon/contract/console/people.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailPlus, Send, Trash2 } from 'lucide-react';
import { call } from '../../api/call.ts';
import { usePlace } from '../../api/use-me.ts';
import { useInvitations } from '../../api/use-people.ts';
import { Status } from '../../parts/badge.tsx';
import { Empty } from '../../parts/empty.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Menu, MenuItem } from '../../parts/menu.tsx';
import { Section } from '../../parts/page.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { showToast } from '../../parts/toast.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { RowMenuButton } from './row-menu-button.tsx';
import { roleNames } from './role-names.ts';

export function InvitationsSection() {
  const { workspacePath } = usePlace();
  const queryClient = useQueryClient();
  const path = `${workspacePath}/invitations`;
  const invitations = useInvitations(workspacePath, true);
  const onError = (error: unknown) => showToast('danger', messageOf(error));
  const refresh = () => queryClient.invalidateQueries({ queryKey: [path] });
  const resend = useMutation({
    mutationFn: ({ id }: Invitation) => call<SentInvitation>('POST', `${path}/${id}/resend`),
    onSuccess: async (sent) => {
      await refresh();
      if (sent.link === null) showToast('good', `Another e-mail is on its way to ${sent.email}.`);
    },
    onError,
  });
  const revoke = useMutation({
    mutationFn: ({ id }: Invitation) => call('DELETE', `${path}/${id}`),
    onSuccess: async (_answer, { email }) => {
      await refresh();
      showToast('good', `The invitation of ${email} is withdrawn.`);
    },
    onError,
  });
  const columns = columnsFor({ onResend: resend.mutate, onRevoke: revoke.mutate });
  return (
    <Section title="Invitations" description="Sent, and not yet accepted.">
      <Loaded query={invitations}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty icon={MailPlus} title="No open invitations">
              Invite the people that you work with: each gets a role.
            </Empty>
          ) : (
            <Table label="Invitations" rows={data} rowKey={({ id }) => id} columns={columns} />
          )
        }
      </Loaded>
      {resend.data?.link && (
        <InvitationLink link={resend.data.link} email={resend.data.email} onClose={resend.reset} />
      )}
    </Section>
  );
}

function columnsFor(actions: {
  readonly onResend: (invitation: Invitation) => void;
  readonly onRevoke: (invitation: Invitation) => void;
}): readonly Column<Invitation>[] {
  return [
    { key: 'email', header: 'Address', grows: true, cell: ({ email }) => email },
    { key: 'role', header: 'Role', cell: ({ role }) => roleNames[role] },
    { key: 'by', header: 'Invited by', cell: (invitation) => invitation.invited_by },
    {
      key: 'ends',
      header: 'Ends',
      cell: (invitation) =>
        invitation.is_expired ? <Status kind="off">Ended</Status> : <Time at={invitation.expires_at} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: (invitation) => (
        <Menu trigger={<RowMenuButton label={`More about ${invitation.email}`} />}>
          <MenuItem icon={Send} onSelect={() => actions.onResend(invitation)}>
            Send again
          </MenuItem>
          <MenuItem icon={Trash2} danger onSelect={() => actions.onRevoke(invitation)}>
            Withdraw
          </MenuItem>
        </Menu>
      ),
    },
  ];
}
