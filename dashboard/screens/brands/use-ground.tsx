import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { Segmented } from '../../parts/segmented.tsx';
import type { GroundName } from './logo.tsx';
import { t } from './text.ts';

/** The ground that logos are shown on. Starts with the one that matches the theme. */
export function useGround(): [GroundName, (ground: GroundName) => void] {
  return useState<GroundName>(() =>
    document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light',
  );
}

export function GroundSwitch({
  ground,
  onChange,
}: {
  readonly ground: GroundName;
  readonly onChange: (ground: GroundName) => void;
}) {
  return (
    <Segmented
      label={t('useGround.ground')}
      value={ground}
      onChange={onChange}
      options={[
        { value: 'light', label: <Option icon={Sun}>{t('useGround.light')}</Option> },
        { value: 'dark', label: <Option icon={Moon}>{t('useGround.dark')}</Option> },
      ]}
    />
  );
}

function Option({ icon: Icon, children }: { readonly icon: typeof Sun; readonly children: string }) {
  return (
    <>
      <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
      <span className="max-sm:sr-only">{children}</span>
    </>
  );
}
