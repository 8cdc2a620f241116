import { useEffect, useState } from 'react';
import { forget, readStored, store } from '../api/device-storage.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

const key = 'blazon.theme';
const dark = window.matchMedia('(prefers-color-scheme: dark)');

/** Reads the chosen theme. apply-theme.js does the same before the first paint. */
function readChoice(): ThemeChoice {
  const stored = readStored(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function apply(choice: ThemeChoice): void {
  const isDark = choice === 'dark' || (choice === 'system' && dark.matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}

export function useThemeChoice(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState(readChoice);
  const choose = (next: ThemeChoice) => {
    if (next === 'system') forget(key);
    else store(key, next);
    apply(next);
    setChoice(next);
  };
  return [choice, choose];
}

/** Follows the system until a theme is chosen. */
export function useSystemTheme(): void {
  useEffect(() => {
    const follow = () => apply(readChoice());
    dark.addEventListener('change', follow);
    return () => dark.removeEventListener('change', follow);
  }, []);
}
