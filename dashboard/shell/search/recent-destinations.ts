import { readStored, storeOnDevice } from '../../api/device-storage.ts';

export interface RecentDestination {
  readonly title: string;
  readonly href: string;
}

const maxDestinations = 4;
const storageKey = (workspaceId: string) => `blazon.recent.${workspaceId}`;

/** What was opened from the search on this device, newest first. */
export function readRecentDestinations(workspaceId: string): readonly RecentDestination[] {
  try {
    const stored: unknown = JSON.parse(readStored(storageKey(workspaceId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentOf(workspaceId)).slice(0, maxDestinations) : [];
  } catch {
    return [];
  }
}

export function rememberDestination(workspaceId: string, { title, href }: RecentDestination): void {
  const others = readRecentDestinations(workspaceId).filter((one) => one.href !== href);
  storeOnDevice(
    storageKey(workspaceId),
    JSON.stringify([{ title, href }, ...others].slice(0, maxDestinations)),
  );
}

/** Accepts only paths of the workspace, because other code may have written to the storage. */
function isRecentOf(workspaceId: string) {
  return (one: unknown): one is RecentDestination =>
    typeof one === 'object' &&
    one !== null &&
    'title' in one &&
    typeof one.title === 'string' &&
    'href' in one &&
    typeof one.href === 'string' &&
    one.href.startsWith(`/w/${workspaceId}/`);
}
