/**
 * Proves that no input breaks the API or its contract. schemathesis sends tens of thousands of generated requests,
 * valid and invalid, to both environments, and validates every response against the served OpenAPI document. Each
 * request may use at most 250 ms of CPU. `npm run prove -- input --json [--short] [--seed n]`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environments } from '../domain/environment.ts';
import { createClient } from '../test/support/client.ts';
import { readMetric } from '../test/support/internal-port.ts';
import { startServer } from '../test/support/server-process.ts';
import { createStage, openOwner } from '../test/support/stage.ts';
import { createWorkspace } from '../test/support/workspaces.ts';
import { costFileEnv, maxCpuMilliseconds, readCosts } from './request-cpu/cpu-report.ts';
import { isShort, numberOption, readSeed, reportFigures } from './figures.ts';
import { type SchemathesisReport, runSchemathesis } from './fuzz-input/schemathesis.ts';
import { type OpenApi, removeIdempotencyKeys } from './fuzz-input/strip-idempotency-keys.ts';

const seed = readSeed();
const examplesPerOperation = numberOption('examples', isShort ? 30 : 7_000);
console.log(`seed ${seed}, up to ${examplesPerOperation} examples for each operation and phase`);

const stage = await createStage('input');
const folder = mkdtempSync(join(tmpdir(), 'blazon-input-'));
const costsFile = join(folder, 'costs.jsonl');
const owner = openOwner(stage.environment);
let reports: SchemathesisReport[];
let requestCount = 0;
let serverErrorCount = 0;
let slowestRequests: ReturnType<typeof readCosts> = [];
try {
  const server = await startServer('api', {
    ...stage.environment,
    ...costFileEnv(costsFile),
    // Rate limits would hide other responses, so they are raised. Other proofs cover them.
    BLAZON_RATE_LIMIT_AGENCY_STANDARD: '1000000000',
    BLAZON_RATE_LIMIT_AGENCY_GENERATION: '1000000000',
    BLAZON_UNAUTHENTICATED_LIMIT: '1000000000',
  });
  reports = await proveInput(server.httpsPort);
  const metric = (name: string, labels = {}) => readMetric(server.internalPort, name, labels);
  requestCount = await metric('blazon_http_request_seconds_count');
  for (const code of ['internal_error', 'service_unavailable'])
    serverErrorCount += await metric('blazon_http_failures_total', { code });
  if (server.output() !== '') console.log(server.output());
  if (!server.isRunning()) serverErrorCount += 1;
  await server.stop();
  slowestRequests = readCosts(costsFile);
} finally {
  await owner.close();
  await stage.close();
  rmSync(folder, { recursive: true, force: true });
}

async function proveInput(port: number): Promise<SchemathesisReport[]> {
  const client = createClient(port);
  const document = (await client.call({ path: '/openapi.json' })).body as OpenApi;
  await client.close();
  const [workspace, neighbour] = [await createWorkspace(owner), await createWorkspace(owner)];
  const runs = environments.map(async (environment) => {
    const common = {
      folder,
      port,
      environment,
      keys: [workspace.keys[environment], neighbour.keys[environment]] as const,
      examplesPerOperation,
      seed,
    };
    const phases = 'examples,coverage,fuzzing';
    const singleRequests = await runSchemathesis({
      ...common,
      name: `${environment}-single`,
      document,
      phases,
    });
    const withoutKeys = removeIdempotencyKeys(document);
    const chainOptions = { name: `${environment}-chained`, document: withoutKeys, phases: 'stateful' };
    // A chain consists of several requests, so fewer chains suffice.
    const chains = Math.ceil(examplesPerOperation / 3);
    return [
      singleRequests,
      await runSchemathesis({ ...common, ...chainOptions, examplesPerOperation: chains }),
    ];
  });
  return (await Promise.all(runs)).flat();
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}

const failures = reports.flatMap((report) => report.failures);
/**
 * Counts failures whose schemathesis code matches: 101 and 102 are server errors, 103 to 111 are responses that the
 * OpenAPI document does not describe.
 */
function countFailures(codes: RegExp) {
  return sum(failures.filter(({ code }) => codes.test(code)).map((failure) => failure.count));
}

const exampleCount = sum(reports.map((report) => report.test_cases.generated));
const incompleteReportCount = reports.filter((report) => !report.complete || report.errors.length > 0).length;
for (const { milliseconds, what } of slowestRequests.slice(0, 5))
  console.log(`${milliseconds.toFixed(1).padStart(8)} ms  ${what}`);
reportFigures('input', [
  { name: 'examples', value: exampleCount, goal: isShort ? '>=600' : '>=100000' },
  { name: 'requests', value: requestCount, goal: `>=${exampleCount}` },
  {
    name: 'slowest_cpu_ms',
    value: Math.round(slowestRequests[0]?.milliseconds ?? 0),
    goal: `<=${maxCpuMilliseconds}`,
  },
  { name: 'server_errors', value: Math.max(serverErrorCount, countFailures(/^ST10[12]$/)), goal: '=0' },
  { name: 'schema_violations', value: countFailures(/^ST(10[3-9]|11[01])$/), goal: '=0' },
  { name: 'failures', value: sum(failures.map((failure) => failure.count)), goal: '=0' },
  { name: 'incomplete_runs', value: incompleteReportCount, goal: '=0' },
]);
