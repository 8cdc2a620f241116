import { FetchError } from './fetch-error.ts';

/** One end for a whole exchange, from the name server's first packet to the last byte of the answer. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Says what is being waited for, so that a message can tell. */
  enter(phase: string): void;
  /** Whatever is held is destroyed when the time is over, and when the exchange ends in any other way. */
  hold(thing: Destroyable): void;
  /** The time was over. */
  trouble(): FetchError;
  end(): void;
}

interface Destroyable {
  destroy(): unknown;
}

export function startDeadline(milliseconds: number): Deadline {
  const controller = new AbortController();
  const held: Destroyable[] = [];
  let phase = '';
  const destroyAll = () => {
    for (const thing of held.splice(0)) thing.destroy();
  };
  const timer = setTimeout(() => {
    controller.abort();
    destroyAll();
  }, milliseconds);
  return {
    signal: controller.signal,
    enter(next) {
      phase = next;
    },
    hold(thing) {
      if (controller.signal.aborted) thing.destroy();
      else held.push(thing);
    },
    trouble: () => new FetchError('timeout', `Not done within ${milliseconds / 1000} seconds: ${phase}.`),
    end() {
      clearTimeout(timer);
      destroyAll();
    },
  };
}
