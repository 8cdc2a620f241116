import { readFromDevice, storeOnDevice } from './device-storage.ts';

const storageKey = 'blazon.dismissed-jobs';

/** Larger than the number of jobs that a project shows, so that only ids of jobs no longer shown are dropped. */
const maxStoredIds = 100;

/** The failed generations that were dismissed on this device. */
export function readDismissedJobs(): readonly string[] {
  return (readFromDevice(storageKey) ?? '').split(' ').filter((id) => id !== '');
}

export function saveDismissedJob(id: string): void {
  storeOnDevice(storageKey, [...readDismissedJobs(), id].slice(-maxStoredIds).join(' '));
}
