import { readStored, storeOnDevice } from './device-storage.ts';

const storageKey = 'blazon.dismissed-jobs';

/** More ids than a project shows jobs, so a dropped id belongs to a job that is no longer shown. */
const maxStoredIds = 100;

/** The failed generations that were dismissed on this device. */
export function readDismissedJobs(): readonly string[] {
  return (readStored(storageKey) ?? '').split(' ').filter((id) => id !== '');
}

export function saveDismissedJob(id: string): void {
  storeOnDevice(storageKey, [...readDismissedJobs(), id].slice(-maxStoredIds).join(' '));
}
