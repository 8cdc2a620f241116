import { fileURLToPath } from 'node:url';
import type { DrawnBy } from '@blazon/contract/console/brands.ts';
import type { Assets } from '@blazon/contract/resources.ts';
import type { Answers, Effort } from '@blazon/studio/director/question.ts';
import type { Sibling } from '@blazon/studio/record/studio.ts';
import { Piscina } from 'piscina';
import type { ModelRequest } from '../../integrations/language-model.ts';
import type { ExportKind } from '@blazon/contract/console/exports.ts';
import { workflowOptions } from '../../domain/workflow-options.ts';
import { createTaskStart, type TaskStart, watchProcessorTime } from './cpu-watchdog.ts';

export type DesignTaskInput =
  | ({ readonly kind: 'new' } & NewBrand)
  | ({ readonly kind: 'direct' } & DirectionState & NewBrand)
  | {
      readonly kind: 'refine';
      readonly prompt: string;
      /** The art director's answers so far; undefined without an art director. */
      readonly answers?: Answers | undefined;
      /** Stored decisions, oldest first; the parent is the last. */
      readonly lineage: readonly unknown[];
      readonly sandbox: boolean;
    }
  /** Draws a stored record again; nothing is decided. */
  | {
      readonly kind: 'dress';
      readonly prompt: string;
      readonly decisions: unknown;
      /** As recorded when the record was created. */
      readonly unfulfilled: readonly string[];
      readonly sandbox: boolean;
    };

export interface DirectionState {
  readonly effort: Effort;
  /** The art director's answers so far. */
  readonly answers: Answers;
  /** Whether the answers come from another job with the same prompt. */
  readonly isRecorded?: boolean;
}

interface NewBrand {
  readonly prompt: string;
  /** Decides the name. */
  readonly brandName?: string | undefined;
  /** Only evidence for it. */
  readonly projectName?: string | undefined;
  readonly seed: number;
  readonly sandbox: boolean;
  /** Of brands that the workspace already has, as `Drawing.likeness` gave them. */
  readonly likenesses: readonly unknown[];
  /** Drawings of the same prompt that it is an alternative to. */
  readonly siblings?: readonly Sibling[];
  /** The mark to take, as `Drawing.mark` gave it, in place of the best one. */
  readonly mark?: string;
  /** How many of the art director's other drawings to return with it. */
  readonly maxFinalists?: number;
}

/** A drawing and what is stored with it. */
export interface Drawing {
  readonly assets: Assets;
  /** For the memory node: what a refinement starts from. */
  readonly decisions: unknown;
  /** For the brand: what later brands of the workspace keep their distance from. */
  readonly likeness: unknown;
  readonly drawnBy: DrawnBy;
  /** Which mark of the library it shows. */
  readonly mark: string;
  /** The name in the logo; null when it shows none. */
  readonly name: string | null;
  /** What of the prompt was not followed, a sentence each. */
  readonly unfulfilled: readonly string[];
  /** Of a refinement that changed nothing. */
  readonly isUnchanged: boolean;
  /** In the thread, without the wait for it. */
  readonly milliseconds: number;
  /** Of an order that was directed. */
  readonly direction?: NextDirection;
  /** The art director's other drawings, best first, if they were asked for. */
  readonly finalists?: readonly Drawing[];
}

export interface NextDirection {
  /** The next questions to the art director, asked in parallel; none when it is finished. */
  readonly next: readonly NextQuestion[];
  /** What came of each answer, in a line. */
  readonly notes: ReadonlyMap<number, string>;
}

export interface NextQuestion {
  /** The same question of a job always has the same number. */
  readonly number: number;
  readonly call: ModelRequest;
}

export interface ExportTaskInput {
  readonly kind: ExportKind;
  /** The brand's own words. */
  readonly prompt: string;
  /** Stored decisions of its memory node. */
  readonly decisions: unknown;
  /** When the brand was created, in milliseconds: the only time that a file may contain. */
  readonly madeAt: number;
  readonly sandbox: boolean;
}

export interface ExportedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  /** In the thread, without the wait for it. */
  readonly milliseconds: number;
}

/** What a function of the thread is given; it marks its start first. */
export interface Task<Order> {
  readonly order: Order;
  readonly start: TaskStart;
}

export interface DesignPool {
  /**
   * Rejects with the signal's reason when it is aborted, with a TimeoutError when it took too much processor time, with an
   * error that says why when nothing could be drawn.
   */
  design(order: DesignTaskInput, signal: AbortSignal): Promise<Drawing>;
  /** As above, for what people take away of a brand that is there already. */
  makeExport(order: ExportTaskInput, signal: AbortSignal): Promise<ExportedFile>;
  close(): Promise<void>;
}

export interface DesignerOptions {
  readonly threads: number;
  /** Folder of the model that says what a prompt means, as `tools/bootstrap` makes it. */
  readonly meaningModel?: string | undefined;
  /** Another file in place of the studio's, for tests and measurements. */
  readonly threadFile?: URL;
  /** Processor time of one design after which it is stopped; another one for tests. */
  readonly designCpuMilliseconds?: number;
}

/** A thread at work holds about 150 MB of objects; one that wants so much more has lost its way, and dies alone. */
const THREAD_HEAP_MEGABYTES = 512;

/**
 * Threads in which the studio designs and nothing else runs, one design at a time each. A design is pure computation
 * that no timer can interrupt, so an abort ends its thread; the pool opens another one in its place.
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
    // A thread that sleeps on a lock between two designs never turns its event loop, and the memory of fonts that it
    // let go is given back only then.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MEGABYTES },
    // Designing needs no secrets, and no setting but this.
    env: {},
    workerData: { meaningModel },
  });
  // A thread that dies between two designs: it is replaced, and no job is affected.
  pool.on('error', () => undefined);
  try {
    // The pool hands one task to each of its first threads, and a thread answers once it is warm.
    await Promise.all(Array.from({ length: threads }, () => pool.run(undefined, { name: 'ready' })));
  } catch (error) {
    await pool.destroy();
    throw new Error('The studio threads did not start', { cause: error });
  }
  const run = async (
    name: string,
    order: DesignTaskInput | ExportTaskInput,
    given: AbortSignal,
    maxCpuMilliseconds = Infinity,
  ): Promise<unknown> => {
    given.throwIfAborted();
    const start = createTaskStart();
    const limit = new AbortController();
    const signal = AbortSignal.any([given, limit.signal]);
    const endWatch = watchProcessorTime(
      start,
      () => pool.threads,
      maxCpuMilliseconds,
      () =>
        limit.abort(
          new DOMException(`It took more than ${maxCpuMilliseconds} ms of processor time`, 'TimeoutError'),
        ),
    );
    try {
      return await pool.run({ order, start }, { name, signal });
    } catch (error) {
      // The pool has its own error for this.
      signal.throwIfAborted();
      // An error thrown in a thread may have lost its message.
      if (error instanceof Error && error.message !== '') throw error;
      throw new Error('A studio thread failed without reporting the reason', { cause: error });
    } finally {
      endWatch();
    }
  };
  // The threads are ours: what a function of design-thread.ts returns is what it says.
  return {
    design: async (order, signal) => (await run('design', order, signal, designCpuMilliseconds)) as Drawing,
    makeExport: async (order, signal) => (await run('makeExport', order, signal)) as ExportedFile,
    close: () => pool.destroy(),
  };
}
