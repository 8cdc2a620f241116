/** What continuous integration runs, as data. */

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Vitest steps count their tests one by one; every other step passes or fails as a whole. */
  readonly isTests?: boolean;
  /** Kills services, so it runs its own set, with ports shifted by this number. */
  readonly ownServices?: number;
}

/** Starts its steps in order, at most `atOnce` at a time. Phases run one after the other. */
export interface Phase {
  readonly atOnce: number;
  readonly steps: readonly Step[];
}

function npm(script: string, ...parameters: string[]): Step {
  return {
    name: script,
    command: ['npm', 'run', '--silent', script, '--', ...parameters],
  };
}

/** A part such as `1/2` runs that half of the project's files, in its own processes. */
function tests(project: string, part?: string): Step {
  return {
    name: part === undefined ? `tests:${project}` : `tests:${project}:${part.replace('/', '-of-')}`,
    command: ['vitest', 'run', '--project', project, ...(part === undefined ? [] : [`--shard=${part}`])],
    isTests: true,
  };
}

/** A program of tools/programs/programs.ts, as `group:name`. */
function program(step: string, ...parameters: string[]): Step {
  const [group = '', name = ''] = step.split(':');
  return { name: step, command: ['npm', 'run', '--silent', group, '--', name, ...parameters] };
}

function short(step: string): Step {
  return program(step, '--short', '--json');
}

/** Shifts are far enough apart that no two sets share a port. */
function killing(step: Step, ownServices: number): Step {
  return { ...step, ownServices };
}

function full(step: string): Step {
  return program(step, '--json');
}

/** `.ci/run`: what every change must pass, with proofs and benchmarks in their short form. */
export const everyChange: readonly Phase[] = [
  // Each of them uses both cores.
  { atOnce: 1, steps: [npm('check'), tests('unit')] },
  // These wait more than they compute, so three of them fill two cores. The longest start first.
  {
    atOnce: 3,
    steps: [
      tests('dashboard', '1/2'),
      tests('dashboard', '2/2'),
      tests('journeys-apart', '1/2'),
      tests('journeys', '1/3'),
      tests('journeys', '2/3'),
      tests('journeys', '3/3'),
      tests('journeys-apart', '2/2'),
      { name: 'sdk-python', command: ['sdk-python/check'] },
      killing(short('prove:faults'), 40),
      // Mostly waits for the next minute of a rate limit.
      short('bench:sdk'),
      short('prove:cpu'),
      short('evaluate:robustness'),
      short('prove:rotation'),
      killing(short('prove:purge'), 80),
      short('prove:input'),
      short('prove:idempotency'),
      short('prove:isolation'),
      short('prove:migrations'),
      short('prove:paging'),
      short('evaluate:drawings'),
      short('prove:addresses'),
      npm('site:check', '--short', '--json'),
    ],
  },
  // Programs that measure time or load run alone.
  {
    atOnce: 1,
    steps: [
      short('bench:studio'),
      short('prove:limits'),
      short('prove:growth'),
      short('prove:deliveries'),
      short('prove:fairness'),
      short('prove:listen'),
      short('bench:api'),
      short('bench:pipeline'),
    ],
  },
];

/** `.ci/nightly`: the long forms, and what is too slow for every change. */
export const nightly: readonly Phase[] = [
  {
    atOnce: 1,
    steps: [
      full('prove:limits'),
      full('prove:idempotency'),
      full('prove:isolation'),
      full('prove:paging'),
      full('prove:growth'),
      full('prove:input'),
      full('prove:cpu'),
      full('prove:migrations'),
      full('prove:rotation'),
      full('prove:purge'),
      full('prove:addresses'),
      full('prove:deliveries'),
      full('prove:fairness'),
      full('prove:listen'),
      full('prove:schedule'),
      full('prove:faults'),
      full('prove:cells'),
      killing(full('prove:drills'), 120),
      full('bench:api'),
      full('bench:pipeline'),
      full('bench:load'),
      full('bench:dashboard'),
      full('bench:sdk'),
      full('bench:row-sizes'),
      full('bench:directed-jobs'),
      full('bench:row-level-security'),
      full('bench:studio'),
      full('evaluate:robustness'),
      full('evaluate:drawings'),
      full('evaluate:determinism'),
      full('evaluate:locality'),
      full('evaluate:read'),
      full('evaluate:coverage'),
      full('evaluate:breadth'),
      full('evaluate:fit'),
      full('evaluate:names'),
      full('evaluate:recordings'),
      full('evaluate:chains'),
      npm('site:check', '--json'),
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
