import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useRouter } from '@tanstack/react-router';
import { ArrowUpRight, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useSearch } from '../../api/use-search.ts';
import { joinClasses } from '../../parts/classes.ts';
import { readRecentDestinations, rememberDestination } from './recent-destinations.ts';
import { type Destination, findDestinations } from './search-results.ts';
import { t } from '../text.ts';

/** Searches and navigates: type a word or paste an id, choose with the arrow keys, press Enter. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const { found, isSearching } = useDestinations(text);
  const go = useOpenDestination(onClose);
  const listId = useId();
  const activeIndex = Math.min(chosen, found.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setChosen((activeIndex + step + found.length) % found.length);
    }
    const target = found[activeIndex];
    if (event.key === 'Enter' && target !== undefined) {
      event.preventDefault();
      go(target);
    }
  };
  return (
    <BaseDialog.Root open onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-veil" />
        <BaseDialog.Popup className="fixed top-[10vh] left-1/2 z-40 flex max-h-[70dvh] w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-lift outline-none">
          <BaseDialog.Title className="sr-only">{t('searchDialog.search')}</BaseDialog.Title>
          <div className="flex items-center gap-3 border-b border-line px-4">
            <Search aria-hidden className="size-4 shrink-0 text-faint" strokeWidth={1.75} />
            <input
              role="combobox"
              aria-label={t('searchDialog.searchProjectsBrandsIdsScreens')}
              aria-expanded={found.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={found.length > 0 ? `${listId}-${activeIndex}` : undefined}
              placeholder={t('searchDialog.searchOrPasteAnId')}
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value);
                setChosen(0);
              }}
              onKeyDown={onKeyDown}
              autoComplete="off"
              spellCheck={false}
              maxLength={2_000}
              className="h-12 min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-faint"
            />
          </div>
          <Results {...{ listId, found, activeIndex }} onChoose={go} />
          {found.length === 0 && (
            <p role="status" className="px-4 py-8 text-center text-sm text-soft">
              {isSearching ? t('searchDialog.searching') : t('searchDialog.nothingMatchesTryAnotherWord')}
            </p>
          )}
          <KeyHints />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** Explains the keys, on devices with a keyboard. */
function KeyHints() {
  const keys = [
    ['↑↓', t('searchDialog.keyToMove')],
    ['↵', t('searchDialog.keyToOpen')],
    [t('searchDialog.esc'), t('searchDialog.keyToClose')],
  ] as const;
  return (
    <div aria-hidden className="flex gap-4 border-t border-line px-4 py-2 text-xs text-faint max-md:hidden">
      {keys.map(([key, meaning]) => (
        <span key={key}>
          <kbd className="font-sans text-soft">{key}</kbd> {meaning}
        </span>
      ))}
    </div>
  );
}

function useDestinations(text: string) {
  const { me, workspace, environment, otherEnvironment, isAtLeast } = useWorkspaceContext();
  const search = useSearch(text);
  const [recent] = useState(() => readRecentDestinations(workspace.id));
  const found = findDestinations(
    text,
    {
      workspaceId: workspace.id,
      environment,
      otherEnvironment,
      docsUrl: me.docs_url,
      isAdmin: isAtLeast('admin'),
      isDeveloper: isAtLeast('developer'),
      recent,
    },
    search.data,
  );
  return { found, isSearching: search.isFetching };
}

function useOpenDestination(onClose: () => void) {
  const router = useRouter();
  const { workspace } = useWorkspaceContext();
  return (destination: Destination) => {
    const { href, isOutside, key, title } = destination;
    onClose();
    if (isOutside) {
      window.open(href, '_blank', 'noopener,noreferrer');
      return;
    }
    // A result for an id is remembered under that id, because titles such as "Open job" are the same for every job.
    if (!key.startsWith('action '))
      rememberDestination(workspace.id, { title: destination.detail === key ? key : title, href });
    router.history.push(href);
  };
}

interface ResultsProps {
  readonly listId: string;
  readonly found: readonly Destination[];
  readonly activeIndex: number;
  readonly onChoose: (destination: Destination) => void;
}

function Results({ listId, found, activeIndex, onChoose }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);
  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      aria-label={t('searchDialog.results')}
      className="max-h-[26.75rem] min-h-0 scroll-py-2 overflow-y-auto p-2 empty:hidden"
    >
      {found.map((destination, index) => (
        <div key={destination.key} className="contents">
          {destination.group !== found[index - 1]?.group && (
            <p aria-hidden className="px-2 pt-3 pb-1 text-xs text-faint first:pt-1">
              {destination.group}
            </p>
          )}
          <Option
            id={`${listId}-${index}`}
            destination={destination}
            isChosen={index === activeIndex}
            onChoose={() => onChoose(destination)}
          />
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly destination: Destination;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** The input keeps the focus and handles the keys. Pressing an option is the same as Enter. */
function Option({ id, destination, isChosen, onChoose }: OptionProps) {
  const { icon: Icon } = destination;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onClick={onChoose}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
      className={joinClasses(
        'flex h-10 cursor-pointer items-center gap-3 rounded-md px-2 text-sm text-ink hover:bg-hover',
        isChosen && 'bg-pressed hover:bg-pressed',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0 text-faint" strokeWidth={1.75} />
      <span className="min-w-0 flex-1 truncate">{destination.title}</span>
      {destination.detail !== undefined && (
        <span className="max-w-[50%] truncate text-xs text-faint">{destination.detail}</span>
      )}
      {destination.isOutside && (
        <ArrowUpRight aria-hidden className="size-4 shrink-0 text-faint" strokeWidth={1.75} />
      )}
    </div>
  );
}
