import type { Member } from '@blazon/contract/console/people.ts';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useMembers } from '../../api/use-people.ts';
import { Button } from '../../parts/button.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { ChangeRole } from './change-role.tsx';
import { InvitationsSection } from './invitations-section.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberTable, MemberTableSkeleton } from './member-table.tsx';
import { RemoveMember } from './remove-member.tsx';
import { t } from './text.ts';

type OpenAction = { readonly what: 'change' | 'remove'; readonly member: Member };

export function MembersScreen() {
  const { workspace, workspacePath, isAtLeast } = useWorkspaceContext();
  const members = useMembers(workspacePath);
  const [isInviting, setIsInviting] = useState(false);
  const [openAction, setOpenAction] = useState<OpenAction>();
  const close = () => setOpenAction(undefined);
  const mayManage = isAtLeast('admin');
  return (
    <Page
      title={t('members.title')}
      description={t('members.description', { name: workspace.name })}
      actions={
        mayManage && (
          <Button variant="primary" icon={UserPlus} onClick={() => setIsInviting(true)}>
            {t('members.invite')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-14">
        <Loaded query={members} failureTitle={t('members.couldNotLoad')} skeleton={<MemberTableSkeleton />}>
          {({ data }) => (
            <MemberTable
              members={data}
              onChange={(member) => setOpenAction({ what: 'change', member })}
              onRemove={(member) => setOpenAction({ what: 'remove', member })}
            />
          )}
        </Loaded>
        {mayManage && <InvitationsSection />}
      </div>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
      {openAction?.what === 'change' && <ChangeRole member={openAction.member} onClose={close} />}
      {openAction?.what === 'remove' && <RemoveMember member={openAction.member} onClose={close} />}
    </Page>
  );
}
