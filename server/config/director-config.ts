import { limits, type Plan, plans } from '@blazon/contract/limits.ts';
import { type Effort, EFFORTS } from '@blazon/studio/director/question.ts';
import type { Reader } from './environment-reader.ts';
import type { TokenPrices } from '../domain/director-budget.ts';

/** Settings of the art director. */
export interface DirectorConfig {
  readonly protocol: Protocol;
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
  /** How much work the art director puts into a new brand: by plan for live brands, and one value for the sandbox. */
  readonly efforts: Readonly<Record<Plan | 'sandbox', Effort | 'none'>>;
  /**
   * The time for all questions of a job, counted from its first claim. When it is used up, the best drawing so far is
   * delivered.
   */
  readonly budgetSeconds: Readonly<Record<Effort, number>>;
  readonly prices: TokenPrices;
  /** Maximum cost per workspace and day, in the currency of the prices; 0 means no limit. */
  readonly dailyCost: number;
  /** The maximum number of concurrent questions per process. */
  readonly concurrent: number;
  /** The maximum number of concurrent questions per process for one workspace. */
  readonly perWorkspace: number;
}

type Protocol = keyof typeof defaultUrls;

/** The default URL of each protocol. */
const defaultUrls = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
} as const;

const defaultBudgetSeconds: Readonly<Record<Effort, number>> = { quick: 60, standard: 150, best: 270 };
/** Providers respond within minutes; a self-hosted model on modest hardware may need an hour or two per job. */
const maxBudgetSeconds = 7_200;
/** The part of the processing window that is reserved for drawing after the last question. */
const reservedDrawingSeconds = 30;

export function readDirector(read: Reader): DirectorConfig | undefined {
  const protocol = read.choice('BLAZON_DIRECTOR_PROTOCOL', Object.keys(defaultUrls) as Protocol[]);
  if (protocol === undefined) return undefined;
  const key = read.optional('BLAZON_DIRECTOR_KEY');
  if (protocol === 'anthropic' && key === undefined) read.problem('BLAZON_DIRECTOR_KEY is not set');
  const concurrent = read.integer('BLAZON_DIRECTOR_CONCURRENT', 64, 1, 1_000);
  return {
    protocol,
    url: read.url('BLAZON_DIRECTOR_URL', defaultUrls[protocol]).replace(/\/+$/, ''),
    model: read.text('BLAZON_DIRECTOR_MODEL'),
    key,
    efforts: readEfforts(read),
    budgetSeconds: readBudgets(read),
    ...readCosts(read),
    concurrent,
    perWorkspace: read.integer('BLAZON_DIRECTOR_PER_WORKSPACE', Math.min(8, concurrent), 1, concurrent),
  };
}

/** Recordings replace a model, so they are ignored if a model is connected. */
export function readRecordings(read: Reader, director: DirectorConfig | undefined): string | undefined {
  const folder = read.optional('BLAZON_DIRECTOR_RECORDINGS');
  return director === undefined ? folder : undefined;
}

function readCosts(read: Reader): Pick<DirectorConfig, 'prices' | 'dailyCost'> {
  const prices = {
    input: read.decimal('BLAZON_DIRECTOR_PRICE_INPUT', 0, 10_000),
    output: read.decimal('BLAZON_DIRECTOR_PRICE_OUTPUT', 0, 10_000),
  };
  const dailyCost = read.decimal('BLAZON_DIRECTOR_DAILY_COST', 0, 1_000_000);
  if (dailyCost > 0 && prices.input + prices.output === 0)
    read.problem(
      'BLAZON_DIRECTOR_DAILY_COST needs BLAZON_DIRECTOR_PRICE_INPUT and BLAZON_DIRECTOR_PRICE_OUTPUT',
    );
  return { prices, dailyCost };
}

function readEfforts(read: Reader): DirectorConfig['efforts'] {
  const effort = (name: string) => read.choice(`BLAZON_DIRECTOR_EFFORT${name}`, [...EFFORTS, 'none']);
  const general = effort('') ?? 'standard';
  // The older setting BLAZON_DIRECTOR_SANDBOX only switches the general effort on or off for the sandbox.
  const inSandbox = read.integer('BLAZON_DIRECTOR_SANDBOX', 0, 0, 1) === 1 ? general : 'none';
  const byPlan = plans.map((plan) => [plan, effort(`_${plan.toUpperCase()}`) ?? general]);
  return {
    ...(Object.fromEntries(byPlan) as Record<Plan, Effort | 'none'>),
    sandbox: effort('_SANDBOX') ?? inSandbox,
  };
}

function readBudgets(read: Reader): DirectorConfig['budgetSeconds'] {
  const budgets = EFFORTS.map((effort) => [
    effort,
    read.integer('BLAZON_DIRECTOR_BUDGET_SECONDS', defaultBudgetSeconds[effort], 3, maxBudgetSeconds),
  ]);
  return Object.fromEntries(budgets) as Record<Effort, number>;
}

/** Returns the budgets of the efforts that some plan or the sandbox uses. */
function listBudgetsInUse({ efforts, budgetSeconds }: DirectorConfig): number[] {
  return Object.values(efforts).flatMap((effort) => (effort === 'none' ? [] : [budgetSeconds[effort]]));
}

/**
 * Returns the shortest budget in use. A timeout counts against the provider only if the question had at least half of
 * this time.
 */
export function findShortestDirectorBudget(director: DirectorConfig): number {
  return Math.min(...listBudgetsInUse(director));
}

/** Reads the processing window. The default is long enough for the questions and drawings of any job. */
export function readWindow(read: Reader, director: DirectorConfig | undefined): number {
  const budget = Math.max(0, ...(director ? listBudgetsInUse(director) : []));
  const window = read.integer(
    'BLAZON_PROCESSING_WINDOW_SECONDS',
    Math.max(limits.processingWindowSeconds, budget + reservedDrawingSeconds),
    1,
    maxBudgetSeconds + reservedDrawingSeconds,
  );
  if (director !== undefined && budget > window - reservedDrawingSeconds)
    read.problem(
      `BLAZON_PROCESSING_WINDOW_SECONDS must be at least ${reservedDrawingSeconds} seconds longer than the largest budget of the art director (${budget} seconds), to leave time to draw. Raise it, or lower BLAZON_DIRECTOR_BUDGET_SECONDS`,
    );
  return window;
}

/** Describes the art director for the log at start. */
export function describeDirector(
  director: DirectorConfig,
  mask: (url: string | undefined) => string | undefined,
): Record<string, unknown> {
  return { ...director, url: mask(director.url), key: director.key && '***' };
}
