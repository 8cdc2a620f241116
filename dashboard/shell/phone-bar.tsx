import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { Link } from '@tanstack/react-router';
import { Menu as MenuIcon, Search, X } from 'lucide-react';
import { useState } from 'react';
import { usePlace } from '../api/use-me.ts';
import { Badge } from '../parts/badge.tsx';
import { IconButton } from '../parts/button.tsx';
import { Mark } from '../parts/mark.tsx';
import { Sidebar } from './sidebar.tsx';
import { t } from './text.ts';

/** Below tablet width, shows a bar and puts the navigation in a drawer. */
export function PhoneBar({ onSearch }: { readonly onSearch: () => void }) {
  const { workspace, environment } = usePlace();
  const [open, setOpen] = useState(false);
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-3 border-b border-line bg-page pr-2 pl-5 lg:hidden">
      <Link to="/" aria-label={t('phoneBar.blazonOverview')} className="shrink-0">
        <Mark className="h-6 w-auto" />
      </Link>
      <span className="min-w-0 truncate text-sm font-semibold text-ink">{workspace.name}</span>
      {environment === 'sandbox' && <Badge tone="sandbox">{t('phoneBar.sandbox')}</Badge>}
      <IconButton icon={Search} label={t('phoneBar.search')} onClick={onSearch} className="ml-auto size-10" />
      <BaseDialog.Root open={open} onOpenChange={setOpen}>
        <BaseDialog.Trigger
          render={<IconButton icon={MenuIcon} label={t('phoneBar.openNavigation')} className="size-10" />}
        />
        <BaseDialog.Portal>
          <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
          <BaseDialog.Popup className="fixed inset-y-0 left-0 z-40 w-[min(18rem,calc(100vw-3.5rem))] border-r border-line bg-sunken outline-none transition-transform duration-200 data-ending-style:-translate-x-full data-starting-style:-translate-x-full">
            <BaseDialog.Title className="sr-only">{t('phoneBar.navigation')}</BaseDialog.Title>
            <Sidebar
              onNavigate={() => setOpen(false)}
              onSearch={() => {
                setOpen(false);
                onSearch();
              }}
            />
            <BaseDialog.Close
              render={
                <IconButton
                  icon={X}
                  label={t('phoneBar.closeNavigation')}
                  className="absolute! top-4 -right-12 size-10 bg-raised!"
                />
              }
            />
          </BaseDialog.Popup>
        </BaseDialog.Portal>
      </BaseDialog.Root>
    </header>
  );
}
