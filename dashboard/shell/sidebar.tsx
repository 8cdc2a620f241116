import { Link } from '@tanstack/react-router';
import { AccountMenu } from './account-menu.tsx';
import { EnvironmentSwitch } from './environment-switch.tsx';
import { Mark } from '../parts/mark.tsx';
import { Navigation } from './navigation.tsx';
import { SearchButton } from './search/search-button.tsx';
import { WorkspaceSwitcher } from './workspace-switcher.tsx';
import { t } from './text.ts';

interface SidebarProps {
  readonly onSearch: () => void;
  readonly onNavigate?: () => void;
}

/** The sidebar on a desktop, and the content of the drawer on a phone. */
export function Sidebar({ onSearch, onNavigate }: SidebarProps) {
  return (
    <div className="flex h-full flex-col gap-4 overflow-y-auto px-3 py-4">
      <div className="flex items-center gap-1 pl-2">
        <Link to="/" aria-label={t('sidebar.blazonOverview')} className="shrink-0">
          <Mark className="h-6 w-auto" />
        </Link>
        <WorkspaceSwitcher />
      </div>
      <SearchButton onOpen={onSearch} />
      <EnvironmentSwitch {...(onNavigate && { onNavigate })} />
      <Navigation {...(onNavigate && { onNavigate })} />
      <div className="mt-auto border-t border-line pt-3">
        <AccountMenu />
      </div>
    </div>
  );
}
