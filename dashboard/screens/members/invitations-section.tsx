import type { Invitation, SentInvitation } from '@blazon/contract/console/people.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send, Trash2 } from 'lucide-react';
import { callConsole } from '../../api/call.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useInvitations } from '../../api/use-people.ts';
import { Status } from '../../parts/badge.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Initials } from '../../parts/initials.tsx';
import { MenuItem } from '../../parts/menu.tsx';
import { Section } from '../../parts/page.tsx';
import { RowMenu } from '../../parts/row-menu.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { showToast } from '../../parts/toast.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { roleNames } from './role-names.ts';
import { t } from './text.ts';

export function InvitationsSection() {
  const { workspacePath } = useWorkspaceContext();
  const queryClient = useQueryClient();
  const path = `${workspacePath}/invitations`;
  const invitations = useInvitations(workspacePath, true);
  const onError = (error: unknown) => showToast('danger', describeError(error));
  const refresh = () => queryClient.invalidateQueries({ queryKey: [path] });
  const resend = useMutation({
    mutationFn: ({ id }: Invitation) => callConsole<SentInvitation>('POST', `${path}/${id}/resend`),
    onSuccess: async (sent) => {
      await refresh();
      if (sent.link === null) showToast('good', t('invitationsSection.sentAgain', { email: sent.email }));
    },
    onError,
  });
  const revoke = useMutation({
    mutationFn: ({ id }: Invitation) => callConsole('DELETE', `${path}/${id}`),
    onSuccess: async (_answer, { email }) => {
      await refresh();
      showToast('good', t('invitationsSection.withdrawn', { email }));
    },
    onError,
  });
  const columns = createColumns({ onResend: resend.mutate, onRevoke: revoke.mutate });
  return (
    <Section title={t('invitationsSection.title')} description={t('invitationsSection.description')}>
      <Loaded query={invitations} failureTitle={t('invitationsSection.couldNotLoad')}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="border-t border-line pt-4 text-sm text-faint">
              {t('invitationsSection.noOpenInvitations')}
            </p>
          ) : (
            <Table
              label={t('invitationsSection.invitations')}
              rows={data}
              rowKey={({ id }) => id}
              columns={columns}
            />
          )
        }
      </Loaded>
      {resend.data?.link && (
        <InvitationLink link={resend.data.link} email={resend.data.email} onClose={resend.reset} />
      )}
    </Section>
  );
}

function createColumns(actions: {
  readonly onResend: (invitation: Invitation) => void;
  readonly onRevoke: (invitation: Invitation) => void;
}): readonly Column<Invitation>[] {
  return [
    {
      key: 'email',
      header: t('invitationsSection.address'),
      cell: (invitation) => <Address invitation={invitation} />,
    },
    {
      key: 'role',
      header: t('invitationsSection.role'),
      width: 'medium',
      hideOnPhone: true,
      cell: ({ role }) => roleNames[role],
    },
    {
      key: 'by',
      header: t('invitationsSection.invitedBy'),
      width: 'medium',
      hideOnPhone: true,
      cell: (invitation) => invitation.invited_by,
    },
    {
      key: 'ends',
      header: t('invitationsSection.expires'),
      width: 'medium',
      hideOnPhone: true,
      cell: (invitation) => <Expiry invitation={invitation} />,
    },
    {
      key: 'actions',
      header: t('invitationsSection.actions'),
      isMenu: true,
      cell: (invitation) => (
        <RowMenu label={t('invitationsSection.moreAboutEmail', { email: invitation.email })}>
          <MenuItem icon={Send} onSelect={() => actions.onResend(invitation)}>
            {t('invitationsSection.sendAgain')}
          </MenuItem>
          <MenuItem icon={Trash2} danger onSelect={() => actions.onRevoke(invitation)}>
            {t('invitationsSection.withdraw')}
          </MenuItem>
        </RowMenu>
      ),
    },
  ];
}

interface InvitationProps {
  readonly invitation: Invitation;
}

/** On a phone, the role and the expiry are below the address, beside the initials. */
function Address({ invitation }: InvitationProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Initials name={invitation.email} />
      <span className="flex min-w-0 flex-col">
        <span className="truncate">{invitation.email}</span>
        <span className="flex flex-wrap gap-x-1.5 pt-0.5 text-xs font-normal text-soft md:hidden">
          <span className="after:ml-1.5 after:text-faint after:content-['·']">
            {roleNames[invitation.role]}
          </span>
          <span>
            {!invitation.is_expired && <>{t('invitationsSection.expires')} </>}
            <Expiry invitation={invitation} />
          </span>
        </span>
      </span>
    </span>
  );
}

function Expiry({ invitation }: InvitationProps) {
  if (invitation.is_expired) return <Status kind="off">{t('invitationsSection.expired')}</Status>;
  return <Time at={invitation.expires_at} />;
}
