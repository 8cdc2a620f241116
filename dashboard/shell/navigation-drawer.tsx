import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '../parts/button.tsx';
import { Sidebar } from './sidebar.tsx';
import { t } from './text.ts';

interface NavigationDrawerProps {
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  readonly onSearch: () => void;
  /** The button that opened the drawer. It gets the focus back when the drawer closes. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The navigation on the phone. */
export function NavigationDrawer({ open, setOpen, onSearch, button }: NavigationDrawerProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={setOpen}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Popup
          finalFocus={button}
          className="fixed inset-y-0 left-0 z-40 w-[min(18rem,calc(100vw-3.5rem))] border-r border-line bg-sunken outline-none transition-transform duration-200 data-ending-style:-translate-x-full data-starting-style:-translate-x-full"
        >
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
  );
}
