import type { ServerResponse } from 'node:http';

/** Writes to a reader that may be slow: one piece at a time, so that no more than one ever waits in memory. */
export interface FeedWriter {
  /** True once the piece has left; false when the reader is gone or took too long, and was cut off. */
  write(piece: string): Promise<boolean>;
  /** Only if nothing waits. */
  writeIfIdle(piece: string): void;
}

/** What waits longer in our buffers than this belongs to a reader that does not read. */
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
