import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** What the receiver process stores about a webhook request. */
export interface ReceivedDelivery {
  readonly at: number;
  readonly path: string;
  readonly eventId: string;
  readonly attempt: number;
  /** The time in the signature, in seconds since 1970. */
  readonly signedAt: number;
  readonly jobId: string;
  readonly projectId: string;
  /** Empty if the job failed. */
  readonly memoryId: string;
  readonly bytes: number;
  /** A hash of the raw body. */
  readonly digest: string;
}

export interface LoadReceiver {
  readonly processId: number;
  url(path: string): string;
  count(): Promise<number>;
  /** Returns the requests from this position on, in order. */
  deliveries(from?: number): Promise<ReceivedDelivery[]>;
  close(): Promise<void>;
}

/** Starts a receiver in its own process, so that it does not use the CPU time of the program that measures. */
export async function startLoadReceiver(seed = 1): Promise<LoadReceiver> {
  const script = fileURLToPath(new URL('./receiver-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script, String(seed)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const ports = JSON.parse(line) as { receiver: number; control: number };
  const fetchControl = async (path: string) => fetch(`http://127.0.0.1:${ports.control}${path}`);
  return {
    processId: child.pid ?? 0,
    url: (path) => `https://127.0.0.1:${ports.receiver}/${path}`,
    count: async () => Number(await (await fetchControl('/count')).text()),
    async deliveries(from = 0) {
      const all: ReceivedDelivery[] = [];
      for (;;) {
        const page = (await (
          await fetchControl(`/requests?from=${from + all.length}`)
        ).json()) as ReceivedDelivery[];
        if (page.length === 0) return all;
        all.push(...page);
      }
    },
    async close() {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}
