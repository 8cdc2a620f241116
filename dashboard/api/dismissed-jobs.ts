const key = 'blazon.dismissed-jobs';

/** More than a project shows at once; older ones are no longer shown anyway. */
const most = 100;

/** Failed generations that were dismissed on this device. */
export function readDismissedJobs(): readonly string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ').filter((id) => id !== '');
  } catch {
    // Storage may be unavailable: then they are shown again after a reload.
    return [];
  }
}

export function saveDismissedJob(id: string): void {
  try {
    localStorage.setItem(key, [...readDismissedJobs(), id].slice(-most).join(' '));
  } catch {
    // Storage may be unavailable.
  }
}
