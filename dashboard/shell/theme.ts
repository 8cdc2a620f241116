import { useEffect, useState } from 'react';
import { removeFromDevice, readFromDevice, storeOnDevice } from '../api/device-storage.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

const storageKey = 'blazon.theme';
const matchDarkMode = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Reads the chosen theme. apply-theme.js does the same before the first paint. */
function readChoice(): ThemeChoice {
  const stored = readFromDevice(storageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function applyTheme(choice: ThemeChoice): void {
  const isDark = choice === 'dark' || (choice === 'system' && matchDarkMode().matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}

export function useThemeChoice(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState(readChoice);
  const choose = (next: ThemeChoice) => {
    if (next === 'system') removeFromDevice(storageKey);
    else storeOnDevice(storageKey, next);
    applyTheme(next);
    setChoice(next);
  };
  return [choice, choose];
}

/** Follows the system until a theme is chosen. */
export function useSystemTheme(): void {
  useEffect(() => {
    const darkMode = matchDarkMode();
    const follow = () => applyTheme(readChoice());
    darkMode.addEventListener('change', follow);
    return () => darkMode.removeEventListener('change', follow);
  }, []);
}
