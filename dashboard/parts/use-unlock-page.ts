import { useEffect } from 'react';

/**
 * Lets people use a page that the server rendered. Until its own code runs, a screen would ignore clicks, and the browser
 * itself would send its forms, with a password in the address. So this belongs to each screen, not to the app around
 * it, which starts earlier.
 */
export function useUnlockPage(): void {
  useEffect(() => {
    const root = document.getElementById('root');
    for (const name of ['inert', 'aria-disabled']) root?.removeAttribute(name);
  }, []);
}
