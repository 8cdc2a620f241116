import { setTimeout as wait } from 'node:timers/promises';

const pauseMilliseconds = 200;

/**
 * Polls `/readyz` of a process, as a load balancer does. `stop` returns for how many seconds the process was not
 * ready.
 */
export function watchStatus(internalPort: number): { stop(): Promise<number> } {
  const stopping = new AbortController();
  let secondsNotReady = 0;
  const watch = async (): Promise<void> => {
    let previous = performance.now();
    while (!stopping.signal.aborted) {
      const isReady = await fetch(`http://127.0.0.1:${internalPort}/readyz`).then(
        (response) => response.ok,
        () => false,
      );
      const now = performance.now();
      if (!isReady) secondsNotReady += (now - previous) / 1000;
      previous = now;
      await wait(pauseMilliseconds);
    }
  };
  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await watching;
      return Number(secondsNotReady.toFixed(1));
    },
  };
}
