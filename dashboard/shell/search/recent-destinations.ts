import { readFromDevice, storeOnDevice } from '../../api/device-storage.ts';

export interface RecentDestination {
  readonly title: string;
  readonly href: string;
}

const maxDestinations = 4;
const createStorageKey = (workspaceId: string) => `blazon.recent.${workspaceId}`;

/** What was opened from the search on this device, newest first. */
export function readRecentDestinations(workspaceId: string): readonly RecentDestination[] {
  try {
    const stored: unknown = JSON.parse(readFromDevice(createStorageKey(workspaceId)) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter(createDestinationGuard(workspaceId)).slice(0, maxDestinations)
      : [];
  } catch {
    return [];
  }
}

export function rememberDestination(workspaceId: string, { title, href }: RecentDestination): void {
  const others = readRecentDestinations(workspaceId).filter((one) => one.href !== href);
  storeOnDevice(
    createStorageKey(workspaceId),
    JSON.stringify([{ title, href }, ...others].slice(0, maxDestinations)),
  );
}

/** Accepts only paths of the workspace, because other code may have written to the storage. */
function createDestinationGuard(workspaceId: string) {
  return (one: unknown): one is RecentDestination =>
    typeof one === 'object' &&
    one !== null &&
    'title' in one &&
    typeof one.title === 'string' &&
    'href' in one &&
    typeof one.href === 'string' &&
    one.href.startsWith(`/w/${workspaceId}/`);
}
