import { readFromDevice, storeOnDevice } from './device-storage.ts';

/** The workspace and environment that were open last on this device. */
export interface LastWorkspace {
  readonly workspace: string;
  readonly environment: 'live' | 'sandbox';
}

const storageKey = 'blazon.place';

export function readLastWorkspace(): LastWorkspace | undefined {
  const [workspace = '', environment] = (readFromDevice(storageKey) ?? '').split('/');
  if (workspace === '' || (environment !== 'live' && environment !== 'sandbox')) return undefined;
  return { workspace, environment };
}

export function saveLastWorkspace({ workspace, environment }: LastWorkspace): void {
  storeOnDevice(storageKey, `${workspace}/${environment}`);
}
