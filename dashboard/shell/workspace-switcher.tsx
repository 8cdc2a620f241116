import { ChevronsUpDown } from 'lucide-react';
import { useWorkspaceContext } from '../api/workspace-context.tsx';
import { DeferredMenu } from './deferred-menu.tsx';
import { t } from './text.ts';

async function loadItems() {
  const { WorkspaceMenuItems } = await import('./workspace-menu-items.tsx');
  return WorkspaceMenuItems;
}

export function WorkspaceSwitcher() {
  const { workspace } = useWorkspaceContext();
  return (
    <DeferredMenu
      load={loadItems}
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
    />
  );
}
