import type { Reader } from './environment-reader.ts';
import type { TokenPrices } from './rules/director-turns.ts';

/** The art director as the operator set it up. */
export interface DirectorConfig {
  readonly protocol: Protocol;
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
  /** From the first claim of a job: after it the best drawing so far is delivered. */
  readonly budgetSeconds: number;
  readonly prices: TokenPrices;
  /** Questions under way at once in one process, and those of one workspace among them. */
  readonly concurrent: number;
  readonly perWorkspace: number;
  /** Whether brands of the sandbox are directed too: nobody pays for them. */
  readonly sandbox: boolean;
}

type Protocol = keyof typeof addresses;

/** Where each protocol is at home. */
const addresses = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com/v1' } as const;

/** Of the processing window, what is left to the drawings themselves. */
const drawingSeconds = 30;
const longestBudgetSeconds = 90;

export function readDirector(read: Reader, windowSeconds: number): DirectorConfig | undefined {
  const protocol = read.choice('BLAZON_DIRECTOR_PROTOCOL', Object.keys(addresses) as Protocol[]);
  if (protocol === undefined) return undefined;
  const key = read.optional('BLAZON_DIRECTOR_KEY');
  if (protocol === 'anthropic' && key === undefined) read.problem('BLAZON_DIRECTOR_KEY is not set');
  const concurrent = read.integer('BLAZON_DIRECTOR_CONCURRENT', 64, 1, 1_000);
  const director = {
    protocol,
    url: read.url('BLAZON_DIRECTOR_URL', addresses[protocol]).replace(/\/+$/, ''),
    model: read.text('BLAZON_DIRECTOR_MODEL'),
    key,
    budgetSeconds: read.integer('BLAZON_DIRECTOR_BUDGET_SECONDS', 20, 3, longestBudgetSeconds),
    prices: {
      input: read.decimal('BLAZON_DIRECTOR_PRICE_INPUT', 0, 10_000),
      output: read.decimal('BLAZON_DIRECTOR_PRICE_OUTPUT', 0, 10_000),
    },
    concurrent,
    perWorkspace: read.integer('BLAZON_DIRECTOR_PER_WORKSPACE', Math.min(8, concurrent), 1, concurrent),
    sandbox: read.integer('BLAZON_DIRECTOR_SANDBOX', 0, 0, 1) === 1,
  };
  if (director.budgetSeconds > windowSeconds - drawingSeconds)
    read.problem(
      `BLAZON_DIRECTOR_BUDGET_SECONDS must leave ${drawingSeconds} seconds of BLAZON_PROCESSING_WINDOW_SECONDS to draw`,
    );
  return director;
}

/** For the log at start. */
export function describeDirector(
  director: DirectorConfig,
  mask: (url: string | undefined) => string | undefined,
): Record<string, unknown> {
  return { ...director, url: mask(director.url), key: director.key && '***' };
}
