import { ChevronsUpDown } from 'lucide-react';
import { useWorkspaceContext } from '../api/workspace-context.tsx';
import { DeferredMenu } from './deferred-menu.tsx';
import { t } from './text.ts';

async function loadItems() {
  const { AccountMenuItems } = await import('./account-menu-items.tsx');
  return AccountMenuItems;
}

export function AccountMenu() {
  const { me } = useWorkspaceContext();
  return (
    <DeferredMenu
      load={loadItems}
      trigger={
        <button
          type="button"
          className="flex w-full items-center gap-2 rounded-md px-2 py-1.5 text-left hover:bg-hover"
        >
          <span className="min-w-0 flex-1">
            <span className="sr-only">{t('accountMenu.accountOf')} </span>
            <span className="block truncate text-sm text-ink">{me.person.name}</span>
            <span className="block truncate text-xs text-faint">{me.person.email}</span>
          </span>
          <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-faint" strokeWidth={1.75} />
        </button>
      }
    />
  );
}
