import { readStored, store } from './device-storage.ts';

/** The workspace and environment that were open last on this device. */
export interface LastWorkspace {
  readonly workspace: string;
  readonly environment: 'live' | 'sandbox';
}

const key = 'blazon.place';

export function readLastWorkspace(): LastWorkspace | undefined {
  const [workspace = '', environment] = (readStored(key) ?? '').split('/');
  if (workspace === '' || (environment !== 'live' && environment !== 'sandbox')) return undefined;
  return { workspace, environment };
}

export function saveLastWorkspace({ workspace, environment }: LastWorkspace): void {
  store(key, `${workspace}/${environment}`);
}
