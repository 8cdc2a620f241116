import { type Call, type Client, createClient, type Reply } from './client.ts';

/** Callers that constantly send requests over keep-alive connections, as clients behind a load balancer do. */
export interface KeepAliveLoad {
  /** The number of responses so far from the first process, which the test will stop. */
  answeredByFirst(): number;
  stop(): Promise<LoadReport>;
}

export interface LoadReport {
  readonly answered: number;
  /** The number of callers that moved to the second process. */
  readonly moved: number;
  /** Descriptions of requests without a complete, correct response. */
  readonly problems: readonly string[];
}

export interface LoadOptions {
  readonly callers: number;
  /** All callers start at the first process. A caller that receives `Connection: close` continues at the second. */
  readonly ports: readonly [number, number];
  readonly nextCall: (count: number) => Call;
  readonly isRight: (reply: Reply) => boolean;
}

export function startLoad(options: LoadOptions): KeepAliveLoad {
  const end = new AbortController();
  let answered = 0;
  let answeredByFirst = 0;
  let moved = 0;
  const problems: string[] = [];

  const sendCall = async (client: Client, call: Call): Promise<Reply | undefined> => {
    try {
      const reply = await client.call(call);
      answered += 1;
      if (!options.isRight(reply))
        problems.push(`${call.method} ${reply.status} ${reply.text.slice(0, 200)}`);
      return reply;
    } catch (error) {
      problems.push(`${call.method} ${String(error)}`);
      return undefined;
    }
  };
  const caller = async (): Promise<void> => {
    const [first, second] = options.ports.map((port) => createClient(port, { connections: 1 }));
    if (!first || !second) throw new Error('A load needs two processes.');
    let current = first;
    for (let count = 0; !end.signal.aborted; count += 1) {
      const reply = await sendCall(current, options.nextCall(count));
      if (current === first) answeredByFirst += 1;
      if (current === first && (reply === undefined || reply.headers['connection'] === 'close')) {
        moved += 1;
        current = second;
      }
    }
    await Promise.all([first.close(), second.close()]);
  };
  const callers = Array.from({ length: options.callers }, caller);

  return {
    answeredByFirst: () => answeredByFirst,
    async stop() {
      end.abort();
      await Promise.all(callers);
      return { answered, moved, problems };
    },
  };
}
