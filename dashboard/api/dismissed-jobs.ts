import { readStored, storeOnDevice } from './device-storage.ts';

const storageKey = 'blazon.dismissed-jobs';

/** More than a project shows at once. Older ones are not shown anyway. */
const maxJobs = 100;

/** The failed generations that were dismissed on this device. */
export function readDismissedJobs(): readonly string[] {
  return (readStored(storageKey) ?? '').split(' ').filter((id) => id !== '');
}

export function saveDismissedJob(id: string): void {
  storeOnDevice(storageKey, [...readDismissedJobs(), id].slice(-maxJobs).join(' '));
}
