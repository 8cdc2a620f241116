import { readStored, store } from './device-storage.ts';

const key = 'blazon.dismissed-jobs';

/** More than a project shows at once. Older ones are not shown anyway. */
const maxJobs = 100;

/** The failed generations that were dismissed on this device. */
export function readDismissedJobs(): readonly string[] {
  return (readStored(key) ?? '').split(' ').filter((id) => id !== '');
}

export function saveDismissedJob(id: string): void {
  store(key, [...readDismissedJobs(), id].slice(-maxJobs).join(' '));
}
