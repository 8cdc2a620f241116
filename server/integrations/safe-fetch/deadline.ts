import { FetchError } from './fetch-error.ts';

/** A deadline for a whole exchange, from the first DNS packet to the last byte of the response. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Sets the current phase. */
  enter(phase: string): void;
  /** Registers a resource to destroy at the deadline or when the exchange ends. */
  hold(resource: Destroyable): void;
  /** Creates the error to throw once the deadline has passed. It names the current phase. */
  createTimeoutError(): FetchError;
  end(): void;
}

interface Destroyable {
  destroy(): unknown;
}

export function startDeadline(milliseconds: number): Deadline {
  const controller = new AbortController();
  const resources: Destroyable[] = [];
  let phase = '';
  const destroyAll = () => {
    for (const resource of resources.splice(0)) resource.destroy();
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
    hold(resource) {
      if (controller.signal.aborted) resource.destroy();
      else resources.push(resource);
    },
    createTimeoutError: () =>
      new FetchError('timeout', `Timed out after ${milliseconds / 1000} seconds: ${phase}.`),
    end() {
      clearTimeout(timer);
      destroyAll();
    },
  };
}
