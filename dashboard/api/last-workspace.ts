/** The workspace and environment that were open last on this device. */
export interface LastWorkspace {
  readonly workspace: string;
  readonly environment: 'live' | 'sandbox';
}

const key = 'blazon.place';

export function readLastWorkspace(): LastWorkspace | undefined {
  try {
    const [workspace = '', environment] = (localStorage.getItem(key) ?? '').split('/');
    if (workspace === '' || (environment !== 'live' && environment !== 'sandbox')) return undefined;
    return { workspace, environment };
  } catch {
    // Storage may be unavailable; only a convenience is lost.
    return undefined;
  }
}

export function saveLastWorkspace({ workspace, environment }: LastWorkspace): void {
  try {
    localStorage.setItem(key, `${workspace}/${environment}`);
  } catch {
    // Storage may be unavailable.
  }
}
