import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { Segmented } from '../../parts/segmented.tsx';
import type { GroundName } from './logo.tsx';

/** Logos are first shown on the ground that matches the theme. */
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
      label="Ground"
      value={ground}
      onChange={onChange}
      options={[
        { value: 'light', label: <Option icon={Sun}>Light</Option> },
        { value: 'dark', label: <Option icon={Moon}>Dark</Option> },
      ]}
    />
  );
}

function Option({ icon: Icon, children }: { readonly icon: typeof Sun; readonly children: string }) {
  return (
    <>
      <Icon aria-hidden className="size-3.5" strokeWidth={1.75} />
      {children}
    </>
  );
}
