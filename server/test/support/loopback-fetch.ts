import { readFileSync } from 'node:fs';
import { Agent, fetch as undiciFetch } from 'undici';
import { certificateFiles } from '../../../tools/certificates.ts';
import { toLoopback } from './client.ts';

/** `fetch` as a program elsewhere has it; only names and certificates are this machine's. */
export interface LocalFetch {
  readonly fetch: typeof fetch;
  close(): Promise<void>;
}

export function openLocalFetch(): LocalFetch {
  const agent = new Agent({ connect: { ca: readFileSync(certificateFiles.authority), lookup: toLoopback } });
  return {
    // The types of the package and of Node.js' own copy of it are not the same.
    fetch: ((input: string | URL, init: object) =>
      undiciFetch(input, { ...init, dispatcher: agent })) as never,
    close: () => agent.close(),
  };
}
