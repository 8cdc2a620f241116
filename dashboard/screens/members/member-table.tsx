import type { Member } from '@blazon/contract/console/people.ts';
import { ShieldCheck, UserCog, UserMinus } from 'lucide-react';
import { type WorkspaceContext, useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Badge } from '../../parts/badge.tsx';
import { Initials } from '../../parts/initials.tsx';
import { MenuItem } from '../../parts/menu.tsx';
import { RowMenu } from '../../parts/row-menu.tsx';
import { TableSkeleton } from '../../parts/table-skeleton.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { roleNames, rolesUpTo } from './role-names.ts';
import { t } from './text.ts';

interface MemberTableProps {
  readonly members: readonly Member[];
  readonly onChange: (member: Member) => void;
  readonly onRemove: (member: Member) => void;
}

export function MemberTable({ members, ...actions }: MemberTableProps) {
  const owners = members.filter(({ role }) => role === 'owner').length;
  const columns = createColumns(useWorkspaceContext(), owners, actions);
  return (
    <Table
      label={t('memberTable.members')}
      rows={members}
      rowKey={({ person_id: id }) => id}
      columns={columns}
    />
  );
}

/** Shown in place of the table while it loads. */
export function MemberTableSkeleton() {
  const ignore = () => undefined;
  const columns = createColumns(useWorkspaceContext(), 0, { onChange: ignore, onRemove: ignore });
  return <TableSkeleton rows={3} columns={columns} secondLine="everywhere" />;
}

type MemberActions = Pick<MemberTableProps, 'onChange' | 'onRemove'>;

function createColumns(
  context: WorkspaceContext,
  owners: number,
  actions: MemberActions,
): readonly Column<Member>[] {
  const isMe = (member: Member) => member.person_id === context.me.person.id;
  return [
    {
      key: 'person',
      header: t('memberTable.person'),
      cell: (member) => <MemberName member={member} isMe={isMe(member)} />,
    },
    {
      key: 'role',
      header: t('memberTable.role'),
      width: 'medium',
      hideOnPhone: true,
      cell: ({ role }) => roleNames[role],
    },
    {
      key: 'second-factor',
      header: t('memberTable.secondFactor'),
      width: 'medium',
      hideOnPhone: true,
      cell: (member) => <SecondFactor member={member} />,
    },
    {
      key: 'since',
      header: t('memberTable.joined'),
      width: 'medium',
      hideOnPhone: true,
      cell: (member) => <Time at={member.created_at} />,
    },
    {
      key: 'actions',
      header: t('memberTable.actions'),
      isMenu: true,
      cell: (member) => (
        <MemberMenu
          member={member}
          isMe={isMe(member)}
          mayChange={context.isAtLeast('admin') && rolesUpTo(context.workspace.role).includes(member.role)}
          isLastOwner={member.role === 'owner' && owners === 1}
          {...actions}
        />
      ),
    },
  ];
}

/** On a phone, the role and the second factor are below the name, beside the initials. */
function MemberName({ member, isMe }: { readonly member: Member; readonly isMe: boolean }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Initials name={member.name} />
      <span className="flex min-w-0 flex-col">
        <span className="flex items-center gap-2">
          <span className="truncate text-ink">{member.name}</span>
          {isMe && <Badge>{t('memberTable.you')}</Badge>}
        </span>
        <span className="truncate text-xs font-normal text-faint">{member.email}</span>
        <span className="flex flex-wrap gap-x-1.5 pt-0.5 text-xs font-normal text-soft md:hidden">
          <span className="after:ml-1.5 after:text-faint after:content-['·']">{roleNames[member.role]}</span>
          {member.second_factor ? t('memberTable.secondFactorOn') : t('memberTable.secondFactorOff')}
        </span>
      </span>
    </span>
  );
}

function SecondFactor({ member }: { readonly member: Member }) {
  if (!member.second_factor) return <span className="text-faint">{t('memberTable.off')}</span>;
  return (
    <span className="inline-flex items-center gap-1.5">
      <ShieldCheck aria-hidden className="size-4 text-good" strokeWidth={1.75} />
      {t('memberTable.on')}
    </span>
  );
}

interface MemberMenuProps extends MemberActions {
  readonly member: Member;
  readonly isMe: boolean;
  readonly mayChange: boolean;
  /** The last owner cannot be removed, because a workspace needs an owner. */
  readonly isLastOwner: boolean;
}

function MemberMenu({ member, isMe, mayChange, isLastOwner, onChange, onRemove }: MemberMenuProps) {
  if (!mayChange && !isMe) return null;
  return (
    <RowMenu label={t('memberTable.moreAboutName', { name: member.name })}>
      {mayChange && (
        <MenuItem icon={UserCog} onSelect={() => onChange(member)}>
          {t('memberTable.changeRole')}
        </MenuItem>
      )}
      <MenuItem icon={UserMinus} danger disabled={isLastOwner} onSelect={() => onRemove(member)}>
        {isMe ? t('memberTable.leaveWorkspace') : t('memberTable.remove')}
      </MenuItem>
    </RowMenu>
  );
}
