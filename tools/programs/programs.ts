/**
 * Lists the programs of `npm run prove`, `npm run bench` and `npm run evaluate`. `npm run check -- ci-tiers` compares
 * the list with the steps of continuous integration.
 */

export interface Program {
  readonly file: string;
  /** One line for `--help`. */
  readonly about: string;
  /** Arguments that precede those from the command line. */
  readonly parameters?: readonly string[];
  readonly nodeOptions?: readonly string[];
  /** The program draws pictures, writes files or collects people's judgements. It cannot fail, so no tier runs it. */
  readonly isManual?: true;
}

export const programGroups = ['prove', 'bench', 'evaluate'] as const;
export type ProgramGroup = (typeof programGroups)[number];

export const programs: Readonly<Record<ProgramGroup, Readonly<Record<string, Program>>>> = {
  prove: {
    limits: { file: 'server/proofs/rate-limits.ts', about: 'rate limits are exact across processes' },
    idempotency: {
      file: 'server/proofs/idempotency.ts',
      about: 'a repeated request runs once, also after crashes',
    },
    isolation: {
      file: 'server/proofs/tenant-isolation.ts',
      about: 'no workspace sees or changes data of another',
    },
    paging: { file: 'server/proofs/paging.ts', about: 'lists lose and repeat nothing while rows change' },
    input: { file: 'server/proofs/fuzz-input.ts', about: 'no generated or hostile request causes a 5xx' },
    cpu: { file: 'server/proofs/request-cpu.ts', about: 'no request costs more CPU than its limit' },
    purge: {
      file: 'server/proofs/purge.ts',
      about: 'a deleted project is erased completely, also after crashes',
    },
    addresses: { file: 'server/proofs/ssrf.ts', about: 'webhooks never reach a private address' },
    growth: { file: 'server/proofs/large-lists.ts', about: 'reads stay fast with a million rows' },
    fairness: { file: 'server/proofs/fairness.ts', about: 'one busy workspace does not delay the others' },
    schedule: {
      file: 'server/proofs/schedule.ts',
      about: 'deliveries are retried after 1, 5 and 30 real minutes',
    },
    deliveries: {
      file: 'server/proofs/delivery-history.ts',
      about: 'the delivery history stays fast with millions of attempts',
    },
    migrations: {
      file: 'server/proofs/migrations.ts',
      about: 'migrations of large tables do not block customers',
    },
    rotation: {
      file: 'server/proofs/key-rotation.ts',
      about: 'keys and certificates rotate without downtime',
    },
    listen: { file: 'server/proofs/listen.ts', about: 'the live feed loses and repeats no event' },
    faults: {
      file: 'server/proofs/fault-injection.ts',
      about: 'killing each process and service in turn loses and duplicates nothing',
    },
    cells: {
      file: 'server/proofs/cells.ts',
      about: 'a workspace moves between two cells under load: no job lost, no event doubled',
    },
    drills: {
      file: 'server/proofs/drills.ts',
      about: 'rolling upgrade, restore from a backup, failover, a full disk and clocks that jump, under load',
    },
  },
  bench: {
    api: { file: 'server/bench/api.ts', about: 'cost of the API compared with bare routes' },
    pipeline: {
      file: 'server/bench/pipeline.ts',
      about: 'from the call to the webhook, alone and in a burst',
    },
    load: { file: 'server/bench/load.ts', about: 'background work under sustained load' },
    'row-sizes': { file: 'server/bench/row-sizes.ts', about: 'stored bytes per job' },
    'directed-jobs': {
      file: 'server/bench/directed-jobs.ts',
      about: 'what an art director adds to a job: CPU, questions, stored bytes',
    },
    'row-level-security': {
      file: 'server/bench/row-level-security.ts',
      about: 'cost of row-level security',
    },
    dashboard: { file: 'dashboard/bench/first-load.ts', about: "the dashboard's first load" },
    sdk: {
      file: 'sdk/bench/measure.ts',
      about: 'the SDK during failures, in a burst and on five runtimes',
      nodeOptions: ['--disable-warning=ExperimentalWarning'],
    },
    studio: {
      file: 'evaluation/bench.ts',
      about: 'the drawing engine: quality gates, refinement, determinism, time and memory',
    },
  },
  evaluate: {
    robustness: { file: 'evaluation/robustness.ts', about: 'hostile and meaningless prompts' },
    drawings: { file: 'evaluation/drawings.ts', about: 'broken and hostile SVG drawings' },
    determinism: { file: 'evaluation/determinism.ts', about: 'equal prompts and seeds give equal bytes' },
    locality: { file: 'evaluation/locality.ts', about: 'a refinement changes only what it names' },
    read: { file: 'evaluation/read.ts', about: 'how well prompts are read: names, trades, moods, colours' },
    coverage: {
      file: 'evaluation/coverage.ts',
      about: 'for how many trades and nouns there is a fitting drawing',
    },
    breadth: { file: 'evaluation/breadth.ts', about: 'how varied the answers are over all industries' },
    fit: {
      file: 'evaluation/fit.ts',
      about: 'how far the critic agrees with people; --write fits it anew',
    },
    names: {
      file: 'evaluation/names.ts',
      about: 'how often the scorer of names is right; --write fits it anew',
    },
    recordings: { file: 'evaluation/direct.ts', about: 'replays recorded conversations with a model' },
    chains: { file: 'evaluation/chains.ts', about: 'replays recorded chains of refinements' },
    direct: {
      file: 'server/bench/evaluate.ts',
      parameters: ['direct'],
      about: 'compares the art director with other designers: run | pairs | take | chains | report',
      isManual: true,
    },
    library: {
      file: 'server/bench/evaluate.ts',
      parameters: ['library'],
      about: 'compares the library with other drawings: run | sheets | pairs | report',
      isManual: true,
    },
    meanings: {
      file: 'evaluation/meanings.ts',
      about: 'how often the first picture is right, with and without the embedding model',
      isManual: true,
    },
    pairs: { file: 'evaluation/pairs.ts', about: 'blind judgements of our own candidates', isManual: true },
    blind: {
      file: 'evaluation/blind.ts',
      about: 'blind comparison with drawings made by hand',
      isManual: true,
    },
    draw: { file: 'evaluation/draw.ts', about: 'draws marks and concepts to look at', isManual: true },
    sheet: { file: 'evaluation/sheet.ts', about: 'contact sheets of all briefs', isManual: true },
    golden: {
      file: 'evaluation/write-golden.ts',
      about: 'writes the stored identities anew',
      isManual: true,
    },
    'library-sheets': {
      file: 'evaluation/library-sheet.ts',
      about: 'draws the pictures of docs/library.md',
      isManual: true,
    },
    gallery: {
      file: 'evaluation/gallery.ts',
      about: 'draws the pictures of docs/gallery.md and the README',
      isManual: true,
    },
    identity: { file: 'evaluation/identity.ts', about: 'draws our own logo', isManual: true },
    'language-pictures': {
      file: 'evaluation/language-pictures.ts',
      about: 'draws the pictures of docs/blazon.md',
      isManual: true,
    },
  },
};

/** Scripts of package.json with older names, which other tools still call, and the commands that they run. */
export const scriptAliases: Readonly<Record<string, string>> = {
  faults: 'prove faults',
  'prove:input': 'prove input',
  'prove:cpu': 'prove cpu',
  'prove:migrations': 'prove migrations',
  'prove:listen': 'prove listen',
  'bench:api': 'bench api',
  'bench:pipeline': 'bench pipeline',
  'bench:load': 'bench load',
  'bench:sdk': 'bench sdk',
  'bench:dashboard': 'bench dashboard',
  'studio:bench': 'bench studio',
  'studio:robustness': 'evaluate robustness',
  'studio:drawings': 'evaluate drawings',
};
