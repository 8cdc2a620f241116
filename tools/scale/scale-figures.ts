/** The input and the result of the capacity model behind docs/scale.md. */

/** Bytes that one job adds to a table. */
export interface StoredBytes {
  readonly row: number;
  readonly toast: number;
  readonly indexes: number;
  /** For how long the row is kept, in words. */
  readonly kept: string;
}

interface Measurement<Values> {
  /** The command that produced the values. */
  readonly command: string;
  readonly values: Values;
}

export type Assumption =
  | 'headroom'
  | 'walKilobytesPerActivity'
  | 'walMegabytesPerSecond'
  | 'averageShare'
  | 'spareCells'
  | 'drawingsMonths'
  | 'copies'
  | 'coreHour'
  | 'gigabyteMonth';

export interface ScaleFigures {
  readonly measured: {
    readonly cpuMilliseconds: Measurement<Readonly<Record<CpuPart, number>>>;
    readonly storedBytes: Measurement<Readonly<Record<string, StoredBytes>>>;
    readonly temporalBytes: Measurement<{ readonly workflow: number }>;
    readonly directedJob: Measurement<{
      readonly questions: number;
      readonly batches: number;
      readonly answerBytes: number;
      readonly studioMilliseconds: number;
    }>;
    readonly conversation: Measurement<{ readonly seconds: number; readonly price: number }>;
  };
  readonly assumed: Readonly<Record<Assumption, { readonly value: number; readonly why: string }>>;
  /** The machines of one cell, except design workers: the model computes those from the CPU time of a job. */
  readonly machines: readonly {
    readonly part: string;
    readonly count: number;
    readonly cores: number;
    readonly note: string;
  }[];
  readonly target: { readonly jobsPerSecond: number; readonly workspaces: number; readonly nodes: number };
  /** Shares of jobs, from 0 to 1, that an art director draws. Each is a column of the tables. */
  readonly directedShares: readonly number[];
}

export const cpuParts = [
  'studio',
  'worker',
  'api',
  'temporal',
  'temporalPostgres',
  'servicePostgres',
] as const;
export type CpuPart = (typeof cpuParts)[number];

export interface ScalePlan {
  readonly directedShare: number;
  /** CPU time of one job in all processes. */
  readonly cpuMilliseconds: number;
  /** Cores of all cells together at the peak, with headroom. */
  readonly coresAtPeak: number;
  readonly walKilobytes: number;
  readonly jobsPerSecondOfCell: number;
  readonly cells: number;
  readonly cellsWithSpare: number;
  readonly designCoresOfCell: number;
  readonly coresOfCell: number;
  readonly workspacesOfCell: number;
  /** Questions to the art director that wait for an answer at the peak, in all cells. */
  readonly openQuestions: number;
  /** Bytes that one cell stores per day at the average rate. */
  readonly daily: {
    readonly events: number;
    readonly results: number;
    readonly answers: number;
    readonly temporal: number;
  };
  /** Bytes that one cell has on disk after `drawingsMonths` months. */
  readonly heldBytes: number;
  readonly nodeBytes: { readonly withDrawings: number; readonly withoutDrawings: number };
  /** Cost per month of all cells, in the currency of the assumed prices. */
  readonly cost: { readonly cores: number; readonly disk: number; readonly model: number };
  /** `service`: the jobs' share of all cores and one month of their disk. `model`: the price of the language model. */
  readonly costOfThousandJobs: { readonly service: number; readonly model: number };
}
