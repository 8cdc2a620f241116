import { Link } from '@tanstack/react-router';
import { Check, Plus } from 'lucide-react';
import { useWorkspaceContext } from '../api/workspace-context.tsx';
import { Badge } from '../parts/badge.tsx';
import { Menu, MenuItem, MenuLine } from '../parts/menu.tsx';
import type { LoadedMenuProps } from './deferred-menu.tsx';
import { t } from './text.ts';

export function WorkspaceMenuItems(props: LoadedMenuProps) {
  const { me, workspace, environment } = useWorkspaceContext();
  const { unreachable_workspaces: unreachable = 0 } = me;
  return (
    <Menu align="start" className="w-64" {...props}>
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
