/**
 * `npm run bench -- api --json`: compares the API with bare Fastify routes that do the same work in the database.
 * Rounds of both alternate, so that other load on the machine affects both alike. The figures are medians.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiHosts } from '../../tools/services/server-environment.ts';
import { isShort, numberOption, reportFigures } from '../proofs/figures.ts';
import { createClient } from '../test/support/client.ts';
import { startServer } from '../test/support/server-process.ts';
import { createStage, openOwner } from '../test/support/stage.ts';
import { createWorkspace } from '../test/support/workspaces.ts';

const rounds = numberOption('rounds', isShort ? 3 : 7);
const seconds = numberOption('seconds', isShort ? 3 : 8);
const connections = 64;

const stage = await createStage('bench');
const unlimitedSettings = { BLAZON_RATE_LIMIT_AGENCY_STANDARD: '1000000000', BLAZON_LOG_LEVEL: 'info' };
const api = await startServer('api', { ...stage.environment, ...unlimitedSettings });
const baseline = await startServer('bench/baseline-server', stage.environment);
const folder = mkdtempSync(join(tmpdir(), 'blazon-bench-'));
try {
  const owner = openOwner(stage.environment);
  const { keys } = await createWorkspace(owner);
  await owner.close();
  const client = createClient(api.httpsPort);
  const created = await client.call({
    method: 'POST',
    path: '/v1/projects',
    key: keys.live,
    body: { name: 'Bench' },
  });
  await client.close();

  const read = await compareWithBaseline('read', (port) => [
    `https://127.0.0.1:${port}/v1/projects/${created.body.id}`,
    createReadScript(keys.live),
  ]);
  const create = await compareWithBaseline('create', (port) => [
    `https://127.0.0.1:${port}/v1/projects`,
    createWriteScript(keys.live),
  ]);
  // A short run has low goals, because a few short rounds on a busy machine vary widely.
  reportFigures('bench:api', [
    { name: 'read_ratio', value: read.ratio, goal: isShort ? '>=0.35' : '>=0.60' },
    { name: 'create_ratio', value: create.ratio, goal: isShort ? '>=0.30' : '>=0.50' },
    { name: 'read_per_second', value: read.perSecond, goal: '>0' },
    { name: 'create_per_second', value: create.perSecond, goal: '>0' },
    { name: 'errors', value: read.errors + create.errors, goal: '=0' },
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
  await Promise.all([api.stop(), baseline.stop()]);
  await stage.close();
}

async function compareWithBaseline(name: string, target: (port: number) => [string, string]) {
  const apiRates: number[] = [];
  const baselineRates: number[] = [];
  let errors = 0;
  for (let round = 0; round <= rounds; round += 1) {
    for (const [port, results] of [
      [api.httpsPort, apiRates],
      [baseline.httpsPort, baselineRates],
    ] as const) {
      const result = await runWrk(...target(port), round === 0 ? 2 : seconds);
      errors += result.errors;
      // The first round warms up compilers, pools and prepared statements.
      if (round > 0) results.push(result.perSecond);
    }
    if (round > 0)
      console.log(
        `${name} round ${round}: ${Math.round(apiRates.at(-1) ?? 0)}/s against ${Math.round(baselineRates.at(-1) ?? 0)}/s`,
      );
  }
  const ratios = apiRates.map((value, index) => value / (baselineRates[index] ?? Number.NaN));
  return {
    ratio: roundToHundredth(computeMedian(ratios)),
    perSecond: Math.round(computeMedian(apiRates)),
    errors,
  };
}

async function runWrk(
  url: string,
  script: string,
  duration: number,
): Promise<{ perSecond: number; errors: number }> {
  const file = join(folder, 'request.lua');
  writeFileSync(file, script);
  const child = spawn('wrk', ['-t1', `-c${connections}`, `-d${duration}s`, '-s', file, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  if (code !== 0 || !Number.isFinite(perSecond)) throw new Error(`wrk failed: ${output}`);
  const errorResponses = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
  return { perSecond, errors: errorResponses };
}

function createReadScript(key: string): string {
  return `wrk.headers["Authorization"] = "Bearer ${key}"\nwrk.headers["Host"] = "${apiHosts.live}"\n`;
}

function createWriteScript(key: string): string {
  return `${createReadScript(key)}
wrk.method = "POST"
wrk.headers["Content-Type"] = "application/json"
local count = 0
local run = tostring(os.time()) .. tostring(math.random(1e9))
request = function()
  count = count + 1
  wrk.headers["Idempotency-Key"] = run .. "-" .. count
  return wrk.format(nil, nil, nil, '{"name":"Bench"}')
end
init = function() math.randomseed(os.time()) run = run .. tostring({}) end
`;
}

function computeMedian(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function roundToHundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
