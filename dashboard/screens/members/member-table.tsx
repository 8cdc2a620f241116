import type { Member } from '@blazon/contract/console/people.ts';
import { ShieldCheck, UserCog, UserMinus } from 'lucide-react';
import { type Place, usePlace } from '../../api/use-me.ts';
import { Badge } from '../../parts/badge.tsx';
import { Menu, MenuItem } from '../../parts/menu.tsx';
import { type Column, Table } from '../../parts/table.tsx';
import { Time } from '../../parts/time.tsx';
import { roleNames, rolesUpTo } from './role-names.ts';
import { RowMenuButton } from './row-menu-button.tsx';

interface MemberTableProps {
  readonly members: readonly Member[];
  readonly onChange: (member: Member) => void;
  readonly onRemove: (member: Member) => void;
}

export function MemberTable({ members, ...actions }: MemberTableProps) {
  const columns = columnsFor(usePlace(), actions);
  return <Table label="Members" rows={members} rowKey={({ person_id: id }) => id} columns={columns} />;
}

type Actions = Pick<MemberTableProps, 'onChange' | 'onRemove'>;

function columnsFor(place: Place, actions: Actions): readonly Column<Member>[] {
  const isMe = (member: Member) => member.person_id === place.me.person.id;
  return [
    {
      key: 'person',
      header: 'Person',
      grows: true,
      cell: (member) => <Who member={member} isMe={isMe(member)} />,
    },
    { key: 'role', header: 'Role', cell: ({ role }) => roleNames[role] },
    { key: 'second-factor', header: 'Second factor', cell: (member) => <SecondFactor member={member} /> },
    { key: 'since', header: 'Joined', cell: (member) => <Time at={member.created_at} /> },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: (member) => (
        <MemberMenu
          member={member}
          isMe={isMe(member)}
          mayChange={place.isAtLeast('admin') && rolesUpTo(place.workspace.role).includes(member.role)}
          {...actions}
        />
      ),
    },
  ];
}

function Who({ member, isMe }: { readonly member: Member; readonly isMe: boolean }) {
  return (
    <span className="flex min-w-0 flex-col py-2 max-sm:py-0">
      <span className="flex items-center gap-2">
        <span className="truncate text-ink">{member.name}</span>
        {isMe && <Badge>You</Badge>}
      </span>
      <span className="truncate text-xs font-normal text-faint">{member.email}</span>
    </span>
  );
}

function SecondFactor({ member }: { readonly member: Member }) {
  if (!member.second_factor) return <span className="text-faint">Off</span>;
  return (
    <span className="inline-flex items-center gap-1.5">
      <ShieldCheck aria-hidden className="size-4 text-good" strokeWidth={1.75} />
      On
    </span>
  );
}

interface MemberMenuProps extends Actions {
  readonly member: Member;
  readonly isMe: boolean;
  readonly mayChange: boolean;
}

function MemberMenu({ member, isMe, mayChange, onChange, onRemove }: MemberMenuProps) {
  if (!mayChange && !isMe) return null;
  return (
    <Menu trigger={<RowMenuButton label={`More about ${member.name}`} />}>
      {mayChange && (
        <MenuItem icon={UserCog} onSelect={() => onChange(member)}>
          Change role
        </MenuItem>
      )}
      <MenuItem icon={UserMinus} danger onSelect={() => onRemove(member)}>
        {isMe ? 'Leave workspace' : 'Remove'}
      </MenuItem>
    </Menu>
  );
}
