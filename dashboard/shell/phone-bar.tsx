import { Link } from '@tanstack/react-router';
import { Menu as MenuIcon, Search } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useWorkspaceContext } from '../api/workspace-context.tsx';
import { Badge } from '../parts/badge.tsx';
import { IconButton } from '../parts/button.tsx';
import { Mark } from '../parts/mark.tsx';
import { t } from './text.ts';

const loadDrawer = () => import('./navigation-drawer.tsx');

/** Loaded when the button is touched: the page can be read without it. */
const NavigationDrawer = lazy(async () => {
  const { NavigationDrawer: drawer } = await loadDrawer();
  return { default: drawer };
});

/** Below tablet width: a bar, and the navigation in a drawer. */
export function PhoneBar({ onSearch }: { readonly onSearch: () => void }) {
  const { workspace, environment } = useWorkspaceContext();
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-3 border-b border-line bg-page pr-2 pl-5 lg:hidden">
      <Link to="/" aria-label={t('phoneBar.blazonOverview')} className="shrink-0">
        <Mark className="h-6 w-auto" />
      </Link>
      <span className="min-w-0 truncate text-sm font-semibold text-ink">{workspace.name}</span>
      {environment === 'sandbox' && <Badge tone="sandbox">{t('phoneBar.sandbox')}</Badge>}
      <IconButton icon={Search} label={t('phoneBar.search')} onClick={onSearch} className="ml-auto size-10" />
      <IconButton
        ref={button}
        icon={MenuIcon}
        label={t('phoneBar.openNavigation')}
        aria-haspopup="dialog"
        aria-expanded={open}
        className="size-10"
        onPointerDown={() => void loadDrawer()}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <NavigationDrawer open={open} setOpen={setOpen} onSearch={onSearch} button={button} />
        </Suspense>
      )}
    </header>
  );
}
