import type { MemberRole } from '@blazon/contract/console/people.ts';
import { useId } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Badge } from '../../parts/badge.tsx';
import { roleMeanings, roleNames, rolesUpTo } from './role-names.ts';
import { t } from './text.ts';

interface RoleChoiceProps {
  readonly value: MemberRole;
  readonly onChange: (role: MemberRole) => void;
  /** The role that the person has now, if any. */
  readonly current?: MemberRole;
}

/** The roles that the person may grant, each with what it allows. */
export function RoleChoice({ value, onChange, current }: RoleChoiceProps) {
  const { workspace } = useWorkspaceContext();
  const id = useId();
  return (
    <fieldset className="flex flex-col">
      {/* The title of the dialog that changes a role already says so. */}
      <legend className={current === undefined ? 'mb-1.5 text-sm font-medium text-ink' : 'sr-only'}>
        {t('roleChoice.role')}
      </legend>
      <div className="flex flex-col divide-y divide-line rounded-md border border-line-strong">
        {rolesUpTo(workspace.role).map((role) => (
          <label
            key={role}
            className="flex items-start gap-3 px-3.5 py-3 transition-colors first:rounded-t-md last:rounded-b-md hover:bg-hover has-checked:bg-sunken"
          >
            <input
              type="radio"
              name={id}
              value={role}
              checked={role === value}
              aria-labelledby={`${id}-${role}`}
              aria-describedby={`${id}-${role}-meaning`}
              onChange={() => onChange(role)}
              className="mt-0.5 size-4 shrink-0 accent-(--solid)"
            />
            <span className="flex min-w-0 flex-1 flex-col gap-0.5">
              <span className="flex items-center gap-2 text-sm">
                <span id={`${id}-${role}`} className="font-medium text-ink">
                  {roleNames[role]}
                </span>
                {role === current && <Badge>{t('roleChoice.currentRole')}</Badge>}
              </span>
              <span id={`${id}-${role}-meaning`} className="text-xs text-soft">
                {roleMeanings[role]}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
