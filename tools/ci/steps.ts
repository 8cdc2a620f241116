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

function npmStep(script: string, ...parameters: string[]): Step {
  return {
    name: script,
    command: ['npm', 'run', '--silent', script, '--', ...parameters],
  };
}

/** `part` selects a share of the project's test files: `1/2` is the first half. */
function testsStep(project: string, part?: string): Step {
  return {
    name: part === undefined ? `tests:${project}` : `tests:${project}:${part.replace('/', '-of-')}`,
    command: ['vitest', 'run', '--project', project, ...(part === undefined ? [] : [`--shard=${part}`])],
    isTests: true,
  };
}

/** `step` is a program of tools/programs/programs.ts, written as `group:name`. */
function programStep(step: string, ...parameters: string[]): Step {
  const [group = '', name = ''] = step.split(':');
  return { name: step, command: ['npm', 'run', '--silent', group, '--', name, ...parameters] };
}

function shortProgramStep(step: string): Step {
  return programStep(step, '--short', '--json');
}

/** Each call must pass a different port shift, so far from the others that no two sets of services share a port. */
function withOwnServices(step: Step, portShift: number): Step {
  return { ...step, ownServices: portShift };
}

function fullProgramStep(step: string): Step {
  return programStep(step, '--json');
}

/** `.ci/run`: the steps that every change must pass. Proofs and benchmarks run with `--short`. */
export const everyChange: readonly Phase[] = [
  // Each of these uses both cores.
  { atOnce: 1, steps: [npmStep('check'), testsStep('unit')] },
  // These wait more than they compute, so three of them fill two cores. The longest start first.
  {
    atOnce: 3,
    steps: [
      testsStep('dashboard', '1/2'),
      testsStep('dashboard', '2/2'),
      testsStep('journeys-apart', '1/2'),
      testsStep('journeys', '1/3'),
      testsStep('journeys', '2/3'),
      testsStep('journeys', '3/3'),
      testsStep('journeys-apart', '2/2'),
      { name: 'sdk-python', command: ['sdk-python/check'] },
      withOwnServices(shortProgramStep('prove:faults'), 40),
      // This benchmark mostly waits until a rate limit resets.
      shortProgramStep('bench:sdk'),
      shortProgramStep('prove:cpu'),
      shortProgramStep('evaluate:robustness'),
      shortProgramStep('prove:rotation'),
      withOwnServices(shortProgramStep('prove:purge'), 80),
      shortProgramStep('prove:input'),
      shortProgramStep('prove:idempotency'),
      shortProgramStep('prove:isolation'),
      shortProgramStep('prove:migrations'),
      shortProgramStep('prove:paging'),
      shortProgramStep('evaluate:drawings'),
      shortProgramStep('prove:addresses'),
      npmStep('site:check', '--short', '--json'),
    ],
  },
  // Programs that measure time or load run alone.
  {
    atOnce: 1,
    steps: [
      shortProgramStep('bench:studio'),
      shortProgramStep('prove:limits'),
      shortProgramStep('prove:growth'),
      shortProgramStep('prove:deliveries'),
      shortProgramStep('prove:fairness'),
      shortProgramStep('prove:listen'),
      shortProgramStep('bench:api'),
      shortProgramStep('bench:pipeline'),
    ],
  },
];

/** `.ci/nightly`: the full proofs and benchmarks, and steps that are too slow for every change. */
export const nightly: readonly Phase[] = [
  {
    atOnce: 1,
    steps: [
      fullProgramStep('prove:limits'),
      fullProgramStep('prove:idempotency'),
      fullProgramStep('prove:isolation'),
      fullProgramStep('prove:paging'),
      fullProgramStep('prove:growth'),
      fullProgramStep('prove:input'),
      fullProgramStep('prove:cpu'),
      fullProgramStep('prove:migrations'),
      fullProgramStep('prove:rotation'),
      fullProgramStep('prove:purge'),
      fullProgramStep('prove:addresses'),
      fullProgramStep('prove:deliveries'),
      fullProgramStep('prove:fairness'),
      fullProgramStep('prove:listen'),
      fullProgramStep('prove:schedule'),
      fullProgramStep('prove:faults'),
      fullProgramStep('prove:cells'),
      withOwnServices(fullProgramStep('prove:drills'), 120),
      fullProgramStep('bench:api'),
      fullProgramStep('bench:pipeline'),
      fullProgramStep('bench:load'),
      fullProgramStep('bench:dashboard'),
      fullProgramStep('bench:sdk'),
      fullProgramStep('bench:row-sizes'),
      fullProgramStep('bench:directed-jobs'),
      fullProgramStep('bench:row-level-security'),
      fullProgramStep('bench:studio'),
      fullProgramStep('evaluate:robustness'),
      fullProgramStep('evaluate:drawings'),
      fullProgramStep('evaluate:determinism'),
      fullProgramStep('evaluate:locality'),
      fullProgramStep('evaluate:read'),
      fullProgramStep('evaluate:coverage'),
      fullProgramStep('evaluate:breadth'),
      fullProgramStep('evaluate:fit'),
      fullProgramStep('evaluate:names'),
      fullProgramStep('evaluate:recordings'),
      fullProgramStep('evaluate:chains'),
      npmStep('site:check', '--json'),
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
