import type { ServerResponse } from 'node:http';

/** Writes to a client that may be slow: one chunk at a time, so that at most one chunk is buffered. */
export interface FeedWriter {
  /**
   * Returns true after the chunk was sent, and false if the client has disconnected or was disconnected because it
   * was too slow.
   */
  write(piece: string): Promise<boolean>;
  /** Writes only if nothing is buffered. */
  writeIfIdle(piece: string): void;
}

/** If a chunk stays buffered for longer than this, the client has stopped reading. */
const drainMilliseconds = 10_000;

export function createFeedWriter(response: ServerResponse, onCutOff: () => void): FeedWriter {
  const drained = (): Promise<boolean> =>
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
    async write(piece) {
      if (response.destroyed) return false;
      return response.write(piece) || drained();
    },
    writeIfIdle(piece) {
      if (!response.destroyed && !response.writableNeedDrain) response.write(piece);
    },
  };
}
