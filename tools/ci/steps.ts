/** The steps of continuous integration. */

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Whether it runs Vitest, whose tests are counted one by one. Every other step passes or fails as a whole. */
  readonly isTests?: boolean;
  /**
   * Set for steps that kill services. They run their own PostgreSQL, Redis and Temporal, on ports shifted by this, so far
   * from the others that no two sets of services share a port.
   */
  readonly ownServices?: number;
}

/** Steps that run at most `atOnce` at a time, started in order. Phases run one after the other. */
export interface Phase {
  readonly atOnce: number;
  readonly steps: readonly Step[];
}

function createNpmStep(script: string, ...parameters: string[]): Step {
  return {
    name: script,
    command: ['npm', 'run', '--silent', script, '--', ...parameters],
  };
}

/** `part` selects a share of the project's test files: `1/2` is the first half. */
function createTestsStep(project: string, part?: string): Step {
  return {
    name: part === undefined ? `tests:${project}` : `tests:${project}:${part.replace('/', '-of-')}`,
    command: ['vitest', 'run', '--project', project, ...(part === undefined ? [] : [`--shard=${part}`])],
    isTests: true,
  };
}

/** Proofs that kill services, with the port shift of their own ones. */
const ownServices: Readonly<Record<string, number>> = {
  'prove:faults': 40,
  'prove:purge': 80,
  'prove:drills': 120,
};

/** `step` is a program of tools/programs/programs.ts, written as `group:name`. */
function createProgramStep(step: string, ...parameters: string[]): Step {
  const [group = '', name = ''] = step.split(':');
  const portShift = ownServices[step];
  return {
    name: step,
    command: ['npm', 'run', '--silent', group, '--', name, ...parameters, '--json'],
    ...(portShift !== undefined && { ownServices: portShift }),
  };
}

/** `.ci/run`: the steps that every change must pass. Its proofs run with `--short`. */
export const changePhases: readonly Phase[] = [
  // Three at once keep two cores busy, because most of these wait more than they compute. Checks and unit
  // tests start first, then the longest of the others.
  {
    atOnce: 3,
    steps: [
      createNpmStep('check'),
      createTestsStep('unit'),
      createTestsStep('journeys', '1/2'),
      createTestsStep('journeys', '2/2'),
      createTestsStep('journeys-apart'),
      createTestsStep('dashboard', '1/2'),
      createTestsStep('dashboard', '2/2'),
      createProgramStep('prove:faults', '--short'),
      { name: 'sdk-python', command: ['sdk-python/check'] },
      createProgramStep('evaluate:robustness', '--short'),
      createProgramStep('prove:idempotency', '--short'),
      createProgramStep('prove:isolation', '--short'),
      createProgramStep('prove:input', '--short'),
      createProgramStep('evaluate:drawings', '--short'),
      createProgramStep('prove:addresses', '--short'),
      createNpmStep('site:check', '--short', '--json'),
    ],
  },
  // Measures time, so it runs alone.
  { atOnce: 1, steps: [createProgramStep('bench:studio', '--short')] },
];

const nightlyPrograms = [
  'prove:limits',
  'prove:idempotency',
  'prove:isolation',
  'prove:paging',
  'prove:growth',
  'prove:input',
  'prove:cpu',
  'prove:migrations',
  'prove:rotation',
  'prove:purge',
  'prove:addresses',
  'prove:deliveries',
  'prove:fairness',
  'prove:listen',
  'prove:schedule',
  'prove:faults',
  'prove:cells',
  'prove:drills',
  'bench:api',
  'bench:pipeline',
  'bench:load',
  'bench:dashboard',
  'bench:sdk',
  'bench:row-sizes',
  'bench:directed-jobs',
  'bench:row-level-security',
  'bench:studio',
  'evaluate:robustness',
  'evaluate:drawings',
  'evaluate:determinism',
  'evaluate:locality',
  'evaluate:read',
  'evaluate:coverage',
  'evaluate:breadth',
  'evaluate:fit',
  'evaluate:names',
  'evaluate:recordings',
  'evaluate:chains',
];

/** `.ci/nightly`: the full proofs and benchmarks, and steps that are too slow for every change. */
export const nightlyPhases: readonly Phase[] = [
  {
    atOnce: 1,
    steps: [
      ...nightlyPrograms.map((step) => createProgramStep(step)),
      createNpmStep('site:check', '--json'),
      {
        name: 'tests:library',
        command: ['env', 'BLAZON_THOROUGH=1', 'vitest', 'run', '--project', 'unit', 'studio/library'],
        isTests: true,
      },
      {
        name: 'tests:examples',
        command: [
          'env',
          'BLAZON_THOROUGH=1',
          'vitest',
          'run',
          '--project',
          'journeys',
          'server/test/examples.test.ts',
        ],
        isTests: true,
      },
      { name: 'image', command: ['npm', 'run', '--silent', 'try-image'] },
      {
        name: 'screenshots',
        command: [
          'env',
          'BLAZON_SCREENSHOTS=1',
          'BLAZON_THOROUGH=1',
          'vitest',
          'run',
          '--project',
          'dashboard',
        ],
        isTests: true,
      },
    ],
  },
];

/** `.ci/nightly --short`: the same programs with fewer rows, requests or prompts, to try a change that concerns them. */
export const shortNightlyPhases: readonly Phase[] = [
  { atOnce: 1, steps: nightlyPrograms.map((step) => createProgramStep(step, '--short')) },
];
