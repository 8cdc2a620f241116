import { useSyncExternalStore } from 'react';

/** The width below which `sm:` classes do not apply. */
const phoneQuery = '(width < 40rem)';

function subscribe(notify: () => void): () => void {
  const list = matchMedia(phoneQuery);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
}

/** Whether the window is as narrow as a phone, for differences that style sheets alone cannot make. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, isPhoneNow);
}

/** The same at this moment, for what happens once. */
export function isPhoneNow(): boolean {
  return matchMedia(phoneQuery).matches;
}
