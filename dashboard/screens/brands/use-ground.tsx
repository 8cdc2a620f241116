import { Moon, Sun } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Segmented } from '../../parts/segmented.tsx';
import type { GroundName } from './logo.tsx';
import { t } from './text.ts';

/** The ground that logos are shown on. Follows the theme until one is chosen. */
export function useGround(): [GroundName, (ground: GroundName) => void] {
  const theme = useSyncExternalStore(observeTheme, readTheme);
  const [chosen, setChosen] = useState<GroundName>();
  return [chosen ?? theme, setChosen];
}

function readTheme(): GroundName {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

function observeTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

export function GroundSwitch({
  ground,
  onChange,
}: {
  readonly ground: GroundName;
  readonly onChange: (ground: GroundName) => void;
}) {
  return (
    <div className="flex items-center gap-2">
      {/* Without it, the switch could be taken for the theme of the page. */}
      <span aria-hidden className="text-xs whitespace-nowrap text-soft max-[23rem]:hidden">
        {t('useGround.ground')}
      </span>
      <Segmented
        label={t('useGround.ground')}
        value={ground}
        onChange={onChange}
        options={[
          { value: 'light', label: <Option icon={Sun}>{t('useGround.light')}</Option> },
          { value: 'dark', label: <Option icon={Moon}>{t('useGround.dark')}</Option> },
        ]}
      />
    </div>
  );
}

function Option({ icon: Icon, children }: { readonly icon: typeof Sun; readonly children: string }) {
  return (
    <>
      <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
      {/* The narrowest phones have no room for it beside tabs. */}
      <span className="max-[23rem]:sr-only">{children}</span>
    </>
  );
}
