import { setTimeout as wait } from 'node:timers/promises';

const pauseMilliseconds = 200;

/**
 * Polls the readiness of a process like a load balancer. `stop` returns for how many seconds the process was not
 * ready.
 */
export function watchStatus(internalPort: number): { stop(): Promise<number> } {
  const stopping = new AbortController();
  let notReady = 0;
  const watch = async (): Promise<void> => {
    let before = performance.now();
    while (!stopping.signal.aborted) {
      const isReady = await fetch(`http://127.0.0.1:${internalPort}/readyz`).then(
        (response) => response.ok,
        () => false,
      );
      const now = performance.now();
      if (!isReady) notReady += (now - before) / 1000;
      before = now;
      await wait(pauseMilliseconds);
    }
  };
  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await watching;
      return Number(notReady.toFixed(1));
    },
  };
}
