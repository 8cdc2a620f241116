import type { MemberRole } from '@blazon/contract/console/people.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Select } from '../../parts/select.tsx';
import { roleMeanings, roleNames, rolesUpTo } from './role-names.ts';
import { t } from './text.ts';

interface RoleSelectProps {
  readonly value: MemberRole;
  readonly onChange: (role: MemberRole) => void;
}

export function RoleSelect({ value, onChange }: RoleSelectProps) {
  const { workspace } = useWorkspaceContext();
  return (
    <Select
      label={t('roleSelect.role')}
      hint={roleMeanings[value]}
      value={value}
      onChange={onChange}
      options={rolesUpTo(workspace.role).map((role) => ({ value: role, label: roleNames[role] }))}
    />
  );
}
