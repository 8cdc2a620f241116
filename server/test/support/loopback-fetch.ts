import { readFileSync } from 'node:fs';
import { Agent, fetch as undiciFetch } from 'undici';
import { certificateFiles } from '../../../tools/certificates.ts';
import { lookUpLoopback } from './client.ts';

/** A `fetch` that resolves every host to this machine and trusts its certificates. */
export interface LocalFetch {
  readonly fetch: typeof fetch;
  close(): Promise<void>;
}

export function openLocalFetch(): LocalFetch {
  const agent = new Agent({
    connect: { ca: readFileSync(certificateFiles.authority), lookup: lookUpLoopback },
  });
  return {
    // The types of the undici package differ from those of the copy inside Node.js.
    fetch: ((input: string | URL, init: object) =>
      undiciFetch(input, { ...init, dispatcher: agent })) as never,
    close: () => agent.close(),
  };
}
