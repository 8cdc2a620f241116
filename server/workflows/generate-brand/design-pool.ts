import { fileURLToPath } from 'node:url';
import type { DrawingSource } from '@blazon/contract/console/brands.ts';
import type { Assets } from '@blazon/contract/resources.ts';
import type { Answers, Effort } from '@blazon/studio/director/question.ts';
import type { Sibling } from '@blazon/studio/record/studio.ts';
import { Piscina } from 'piscina';
import type { ModelRequest } from '../../integrations/language-model.ts';
import type { ExportKind } from '@blazon/contract/console/exports.ts';
import { workflowOptions } from '../../domain/workflow-options.ts';
import { createTaskStart, type TaskStart, watchCpuTime } from './cpu-watchdog.ts';

/** What a design thread has to draw. Variables of this type are called `order`. */
export type DesignTaskInput =
  | ({ readonly kind: 'new' } & NewBrand)
  | ({ readonly kind: 'direct' } & DirectionState & NewBrand)
  | {
      readonly kind: 'refine';
      readonly prompt: string;
      /** The art director's answers so far; undefined if the art director is not consulted. */
      readonly answers?: Answers | undefined;
      /** The stored decisions of all ancestors, oldest first. The parent is the last. */
      readonly lineage: readonly unknown[];
      readonly sandbox: boolean;
    }
  /** Draws a stored record again, without new decisions. */
  | {
      readonly kind: 'dress';
      readonly prompt: string;
      readonly decisions: unknown;
      /** The wishes that were unfulfilled when the record was created. */
      readonly unfulfilled: readonly string[];
      readonly sandbox: boolean;
    };

export interface DirectionState {
  readonly effort: Effort;
  /** The art director's answers so far. */
  readonly answers: Answers;
  /** Whether the answers were recorded from another job with the same prompt. */
  readonly isRecorded?: boolean;
}

interface NewBrand {
  readonly prompt: string;
  /** The name to draw, given by the customer. */
  readonly brandName?: string | undefined;
  /** The project's name, which is only a hint for finding the brand's name. */
  readonly projectName?: string | undefined;
  readonly seed: number;
  readonly sandbox: boolean;
  /** The visual fingerprints of brands that the workspace already has, as returned in `Drawing.likeness`. */
  readonly likenesses: readonly unknown[];
  /** Drawings of the same prompt that this drawing is an alternative to. */
  readonly siblings?: readonly Sibling[];
  /** The mark to draw instead of the best one, as returned in `Drawing.mark`. */
  readonly mark?: string;
  /** The maximum number of the art director's other drawings to return with the best one. */
  readonly maxFinalists?: number;
}

/** A drawing and what is stored with it. */
export interface Drawing {
  readonly assets: Assets;
  /** Stored in the memory node. A refinement starts from these decisions. */
  readonly decisions: unknown;
  /** Stored with the brand. Later brands of the workspace must differ from this visual fingerprint. */
  readonly likeness: unknown;
  readonly drawnBy: DrawingSource;
  /** The id of the library's mark that the logo shows. */
  readonly mark: string;
  /** The name in the logo; null if the logo shows no name. */
  readonly name: string | null;
  /** The wishes in the prompt that were not followed, one sentence each. */
  readonly unfulfilled: readonly string[];
  /** Whether this is a refinement that changed nothing. */
  readonly isUnchanged: boolean;
  /** The duration in the thread, excluding the wait for a thread. */
  readonly milliseconds: number;
  /** Present if the art director was consulted. */
  readonly direction?: NextDirection;
  /** The art director's other drawings, best first, if the order requested them. */
  readonly finalists?: readonly Drawing[];
}

export interface NextDirection {
  /** The next questions to the art director, to be asked in parallel. Empty when the consultation is finished. */
  readonly next: readonly NextQuestion[];
  /** One line on the outcome of each answer, by the question's number. */
  readonly notes: ReadonlyMap<number, string>;
}

export interface NextQuestion {
  /** The same question of a job always has the same number, even if the activity runs again. */
  readonly number: number;
  readonly call: ModelRequest;
}

export interface ExportTaskInput {
  readonly kind: ExportKind;
  /** The prompt that the brand was created from. */
  readonly prompt: string;
  /** The stored decisions of the brand's memory node. */
  readonly decisions: unknown;
  /**
   * When the brand was created, in milliseconds since 1970. No other time may appear in a file, so that exports are
   * reproducible.
   */
  readonly madeAt: number;
  readonly sandbox: boolean;
}

export interface ExportedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** The duration in the thread, excluding the wait for a thread. */
  readonly milliseconds: number;
}

/** The argument of every function in the thread. The function first records in `start` that the task has begun. */
export interface Task<Order> {
  readonly order: Order;
  readonly start: TaskStart;
}

export interface DesignPool {
  /**
   * Rejects with the signal's reason if the signal is aborted, with a TimeoutError if the design used too much CPU
   * time, or with an error that explains why nothing could be drawn.
   */
  design(order: DesignTaskInput, signal: AbortSignal): Promise<Drawing>;
  /** Creates a downloadable file of an existing brand. Rejects like `design`. */
  makeExport(order: ExportTaskInput, signal: AbortSignal): Promise<ExportedFile>;
  close(): Promise<void>;
}

export interface DesignerOptions {
  readonly threads: number;
  /** The folder with the embedding model, as created by `tools/bootstrap`. */
  readonly meaningModel?: string | undefined;
  /** A file that replaces the studio's thread, for tests and benchmarks. */
  readonly threadFile?: URL;
  /** The CPU time after which a design is stopped. Tests set a different value. */
  readonly designCpuMilliseconds?: number;
}

/** A busy thread holds about 150 MB. A thread that exceeds this limit is killed, without affecting the others. */
const threadHeapMegabytes = 512;

/**
 * Starts threads that each draw one design at a time. A design is pure computation that no timer can interrupt, so an
 * abort kills its thread, and the pool starts another.
 */
export async function createDesignPool({
  threads,
  meaningModel,
  threadFile,
  designCpuMilliseconds = workflowOptions['generate-brand'].designCpuMilliseconds,
}: DesignerOptions): Promise<DesignPool> {
  const pool = new Piscina<Task<DesignTaskInput | ExportTaskInput> | undefined, unknown>({
    filename: fileURLToPath(threadFile ?? new URL('./design-thread.ts', import.meta.url)),
    name: 'design',
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    // With atomics, an idle thread sleeps on a lock and never runs its event loop, which is needed to free the memory
    // of unused fonts.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: threadHeapMegabytes },
    // Design threads get no environment variables, so that they never see a secret.
    env: {},
    workerData: { meaningModel },
  });
  // A thread that dies between two designs is replaced. No job is affected, so the error is ignored.
  pool.on('error', () => undefined);
  try {
    // The pool gives one task to each new thread. A thread answers once it is warm.
    await Promise.all(Array.from({ length: threads }, () => pool.run(undefined, { name: 'ready' })));
  } catch (error) {
    await pool.destroy();
    throw new Error('The studio threads did not start', { cause: error });
  }
  const run = async (
    name: string,
    order: DesignTaskInput | ExportTaskInput,
    callerSignal: AbortSignal,
    maxCpuMilliseconds = Infinity,
  ): Promise<unknown> => {
    callerSignal.throwIfAborted();
    const start = createTaskStart();
    const limit = new AbortController();
    const signal = AbortSignal.any([callerSignal, limit.signal]);
    const endWatch = watchCpuTime(
      start,
      () => pool.threads,
      maxCpuMilliseconds,
      () =>
        limit.abort(
          new DOMException(`The design used more than ${maxCpuMilliseconds} ms of CPU time`, 'TimeoutError'),
        ),
    );
    try {
      return await pool.run({ order, start }, { name, signal });
    } catch (error) {
      // If the signal was aborted, throw its reason instead of the pool's own error.
      signal.throwIfAborted();
      // An error thrown in a thread may arrive without its message.
      if (error instanceof Error && error.message !== '') throw error;
      throw new Error('A studio thread failed without reporting the reason', { cause: error });
    } finally {
      endWatch();
    }
  };
  // These casts are safe, because the threads run our own functions from design-thread.ts.
  return {
    design: async (order, signal) => (await run('design', order, signal, designCpuMilliseconds)) as Drawing,
    makeExport: async (order, signal) => (await run('makeExport', order, signal)) as ExportedFile,
    close: () => pool.destroy(),
  };
}
