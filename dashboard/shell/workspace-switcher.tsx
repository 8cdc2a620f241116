import { Link } from '@tanstack/react-router';
import { Check, ChevronsUpDown, Plus } from 'lucide-react';
import { usePlace } from '../api/use-me.ts';
import { Badge } from '../parts/badge.tsx';
import { Menu, MenuItem, MenuLine } from '../parts/menu.tsx';
import { t } from './text.ts';

export function WorkspaceSwitcher() {
  const { me, workspace, environment } = usePlace();
  const { unreachable_workspaces: unreachable = 0 } = me;
  return (
    <Menu
      align="start"
      className="w-64"
      trigger={
        <button
          type="button"
          className="flex min-w-0 flex-1 items-center gap-2 rounded-md px-2 py-1.5 text-left hover:bg-hover"
        >
          <span className="sr-only">{t('workspaceSwitcher.workspace')} </span>
          <span className="truncate text-sm font-semibold text-ink">{workspace.name}</span>
          <ChevronsUpDown aria-hidden className="ml-auto size-3.5 shrink-0 text-faint" strokeWidth={1.75} />
        </button>
      }
    >
      {me.workspaces.map(({ id, name, plan }) => (
        <MenuItem
          key={id}
          render={<Link to="/w/$workspace/$environment/overview" params={{ workspace: id, environment }} />}
        >
          <Check
            aria-hidden
            className={id === workspace.id ? 'size-4 shrink-0' : 'invisible size-4 shrink-0'}
            strokeWidth={1.75}
          />
          <span className="min-w-0 flex-1 truncate">{name}</span>
          <Badge>{t(planNames[plan])}</Badge>
        </MenuItem>
      ))}
      {unreachable > 0 && (
        <MenuItem disabled>{t('workspaceSwitcher.unreachable', { count: unreachable })}</MenuItem>
      )}
      <MenuLine />
      <MenuItem icon={Plus} render={<Link to="/new-workspace" />}>
        {t('workspaceSwitcher.newWorkspace')}
      </MenuItem>
    </Menu>
  );
}

const planNames = {
  free: 'workspaceSwitcher.free',
  pro: 'workspaceSwitcher.pro',
  agency: 'workspaceSwitcher.agency',
} as const;
