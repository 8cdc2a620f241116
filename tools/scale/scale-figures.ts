/** What the model of docs/scale.md reads, and what it computes. */

export interface StoredBytes {
  readonly row: number;
  readonly toast: number;
  readonly indexes: number;
  readonly kept: string;
}

interface Measured<Values> {
  /** What produced the values. */
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
    readonly cpuMilliseconds: Measured<Readonly<Record<CpuPart, number>>>;
    readonly storedBytes: Measured<Readonly<Record<string, StoredBytes>>>;
    readonly temporalBytes: Measured<{ readonly workflow: number }>;
    readonly directedJob: Measured<{
      readonly questions: number;
      readonly batches: number;
      readonly answerBytes: number;
      readonly studioMilliseconds: number;
    }>;
    readonly conversation: Measured<{ readonly seconds: number; readonly price: number }>;
  };
  readonly assumed: Readonly<Record<Assumption, { readonly value: number; readonly why: string }>>;
  /** Of one cell, without design workers: those follow from the CPU of a job. */
  readonly machines: readonly {
    readonly part: string;
    readonly count: number;
    readonly cores: number;
    readonly note: string;
  }[];
  readonly target: { readonly jobsPerSecond: number; readonly workspaces: number; readonly nodes: number };
  /** Shares of jobs that an art director draws; each is a column of the tables. */
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
  readonly cpuMilliseconds: number;
  /** All cores at the peak, with headroom. */
  readonly coresAtPeak: number;
  readonly walKilobytes: number;
  readonly jobsPerSecondOfCell: number;
  readonly cells: number;
  readonly cellsWithSpare: number;
  readonly designCoresOfCell: number;
  readonly coresOfCell: number;
  readonly workspacesOfCell: number;
  /** Questions that wait for an answer at the peak, over all cells. */
  readonly openQuestions: number;
  /** Bytes a day of one cell, at the average rate. */
  readonly daily: {
    readonly events: number;
    readonly results: number;
    readonly answers: number;
    readonly temporal: number;
  };
  /** Bytes of one cell on disk after `drawingsMonths`. */
  readonly heldBytes: number;
  readonly nodeBytes: { readonly withDrawings: number; readonly withoutDrawings: number };
  /** A month, in the currency of the prices. */
  readonly cost: { readonly cores: number; readonly disk: number; readonly model: number };
  /** Its share of all cores and one month of its disk, and what the model costs. */
  readonly costOfThousandJobs: { readonly service: number; readonly model: number };
}
