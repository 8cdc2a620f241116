/** The steps of continuous integration. */

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Whether it runs Vitest, whose tests are counted one by one. Every other step passes or fails as a whole. */
  readonly isTests?: boolean;
  /** Set for steps that kill services. They run their own PostgreSQL, Redis and Temporal, on ports shifted by this. */
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

/** `step` is a program of tools/programs/programs.ts, written as `group:name`. */
function createProgramStep(step: string, ...parameters: string[]): Step {
  const [group = '', name = ''] = step.split(':');
  return { name: step, command: ['npm', 'run', '--silent', group, '--', name, ...parameters] };
}

function createShortProgramStep(step: string): Step {
  return createProgramStep(step, '--short', '--json');
}

/** Each call must pass a different port shift, so far from the others that no two sets of services share a port. */
function addOwnServices(step: Step, portShift: number): Step {
  return { ...step, ownServices: portShift };
}

function createFullProgramStep(step: string): Step {
  return createProgramStep(step, '--json');
}

/** `.ci/run`: the steps that every change must pass. Proofs and benchmarks run with `--short`. */
export const changePhases: readonly Phase[] = [
  // Each of these uses both cores.
  { atOnce: 1, steps: [createNpmStep('check'), createTestsStep('unit')] },
  // These wait more than they compute, so three of them fill two cores. The longest start first.
  {
    atOnce: 3,
    steps: [
      createTestsStep('dashboard', '1/2'),
      createTestsStep('dashboard', '2/2'),
      createTestsStep('journeys-apart', '1/2'),
      createTestsStep('journeys', '1/3'),
      createTestsStep('journeys', '2/3'),
      createTestsStep('journeys', '3/3'),
      createTestsStep('journeys-apart', '2/2'),
      { name: 'sdk-python', command: ['sdk-python/check'] },
      addOwnServices(createShortProgramStep('prove:faults'), 40),
      // This benchmark mostly waits until a rate limit resets.
      createShortProgramStep('bench:sdk'),
      createShortProgramStep('prove:cpu'),
      createShortProgramStep('evaluate:robustness'),
      createShortProgramStep('prove:rotation'),
      addOwnServices(createShortProgramStep('prove:purge'), 80),
      createShortProgramStep('prove:input'),
      createShortProgramStep('prove:idempotency'),
      createShortProgramStep('prove:isolation'),
      createShortProgramStep('prove:migrations'),
      createShortProgramStep('prove:paging'),
      createShortProgramStep('evaluate:drawings'),
      createShortProgramStep('prove:addresses'),
      createNpmStep('site:check', '--short', '--json'),
    ],
  },
  // Programs that measure time or load run alone.
  {
    atOnce: 1,
    steps: [
      createShortProgramStep('bench:studio'),
      createShortProgramStep('prove:limits'),
      createShortProgramStep('prove:growth'),
      createShortProgramStep('prove:deliveries'),
      createShortProgramStep('prove:fairness'),
      createShortProgramStep('prove:listen'),
      createShortProgramStep('bench:api'),
      createShortProgramStep('bench:pipeline'),
    ],
  },
];

/** `.ci/nightly`: the full proofs and benchmarks, and steps that are too slow for every change. */
export const nightlyPhases: readonly Phase[] = [
  {
    atOnce: 1,
    steps: [
      createFullProgramStep('prove:limits'),
      createFullProgramStep('prove:idempotency'),
      createFullProgramStep('prove:isolation'),
      createFullProgramStep('prove:paging'),
      createFullProgramStep('prove:growth'),
      createFullProgramStep('prove:input'),
      createFullProgramStep('prove:cpu'),
      createFullProgramStep('prove:migrations'),
      createFullProgramStep('prove:rotation'),
      createFullProgramStep('prove:purge'),
      createFullProgramStep('prove:addresses'),
      createFullProgramStep('prove:deliveries'),
      createFullProgramStep('prove:fairness'),
      createFullProgramStep('prove:listen'),
      createFullProgramStep('prove:schedule'),
      createFullProgramStep('prove:faults'),
      createFullProgramStep('prove:cells'),
      addOwnServices(createFullProgramStep('prove:drills'), 120),
      createFullProgramStep('bench:api'),
      createFullProgramStep('bench:pipeline'),
      createFullProgramStep('bench:load'),
      createFullProgramStep('bench:dashboard'),
      createFullProgramStep('bench:sdk'),
      createFullProgramStep('bench:row-sizes'),
      createFullProgramStep('bench:directed-jobs'),
      createFullProgramStep('bench:row-level-security'),
      createFullProgramStep('bench:studio'),
      createFullProgramStep('evaluate:robustness'),
      createFullProgramStep('evaluate:drawings'),
      createFullProgramStep('evaluate:determinism'),
      createFullProgramStep('evaluate:locality'),
      createFullProgramStep('evaluate:read'),
      createFullProgramStep('evaluate:coverage'),
      createFullProgramStep('evaluate:breadth'),
      createFullProgramStep('evaluate:fit'),
      createFullProgramStep('evaluate:names'),
      createFullProgramStep('evaluate:recordings'),
      createFullProgramStep('evaluate:chains'),
      createNpmStep('site:check', '--json'),
      {
        name: 'tests:library',
        command: ['env', 'BLAZON_THOROUGH=1', 'vitest', 'run', '--project', 'unit', 'studio/library'],
        isTests: true,
      },
      { name: 'image', command: ['npm', 'run', '--silent', 'try-image'] },
      {
        name: 'screenshots',
        command: ['env', 'BLAZON_SCREENSHOTS=1', 'vitest', 'run', '--project', 'dashboard'],
        isTests: true,
      },
    ],
  },
];
