import type { ServerResponse } from 'node:http';

/** Writes chunks to a client that may be slow. Each write waits until the client has read the previous chunk. */
export interface FeedWriter {
  /**
   * Returns true once the next chunk may be written. Returns false if the client has disconnected, or was
   * disconnected because it was too slow.
   */
  write(chunk: string): Promise<boolean>;
  /** Writes only if nothing is buffered. */
  writeIfIdle(chunk: string): void;
}

/** If a chunk stays buffered for longer than this, the client has stopped reading. */
const drainMilliseconds = 10_000;

export function createFeedWriter(response: ServerResponse, onCutOff: () => void): FeedWriter {
  const waitForDrain = (): Promise<boolean> =>
    new Promise((resolve) => {
      const settle = (isDrained: boolean) => {
        clearTimeout(timer);
        response.off('drain', onDrain).off('close', onClose);
        resolve(isDrained);
      };
      const onDrain = () => settle(true);
      const onClose = () => settle(false);
      const timer = setTimeout(() => {
        onCutOff();
        response.destroy();
        settle(false);
      }, drainMilliseconds);
      response.on('drain', onDrain).on('close', onClose);
    });
  return {
    async write(chunk) {
      if (response.destroyed) return false;
      return response.write(chunk) || waitForDrain();
    },
    writeIfIdle(chunk) {
      if (!response.destroyed && !response.writableNeedDrain) response.write(chunk);
    },
  };
}
