import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useHasHydrated } from '../../parts/use-has-hydrated.ts';
import { t } from '../text.ts';

/** Loaded when first opened. */
const SearchDialog = lazy(() =>
  import('./search-dialog.tsx').then(({ SearchDialog: dialog }) => ({ default: dialog })),
);

const isAppleDevice = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search, like ⌘K or Ctrl+K on every screen. */
export function SearchButton({ onOpen }: { readonly onOpen: () => void }) {
  const isApple = useHasHydrated() && isAppleDevice();
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      className="flex h-8 items-center gap-2.5 rounded-md border border-line bg-raised px-2 text-sm text-faint transition-colors hover:border-line-strong hover:text-soft max-lg:h-10"
    >
      <Search aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      <span className="flex-1 text-left">{t('searchButton.search')}</span>
      <kbd aria-hidden className="font-sans text-xs max-lg:hidden">
        {isApple ? '⌘K' : t('searchButton.ctrlK')}
      </kbd>
    </button>
  );
}

interface SearchHostProps {
  readonly isOpen: boolean;
  readonly setIsOpen: (next: boolean) => void;
}

/** Rendered once in the shell. Listens for the shortcut, and contains the dialog while it is open. */
export function SearchHost({ isOpen, setIsOpen }: SearchHostProps) {
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(isAppleDevice() ? event.metaKey : event.ctrlKey)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, [setIsOpen]);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <SearchDialog onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}
