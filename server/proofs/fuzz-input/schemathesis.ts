import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@blazon/contract/limits.ts';
import { apiHosts } from '../../../tools/services/server-environment.ts';
import { certificateFiles } from '../../../tools/certificates.ts';
import type { Environment } from '../../domain/environment.ts';

/** The settings of one run of schemathesis (https://schemathesis.io) against an API process. */
export interface SchemathesisRun {
  readonly folder: string;
  readonly name: string;
  readonly port: number;
  readonly environment: Environment;
  /** A key of the calling workspace, and a key of a workspace that must never see its data. */
  readonly keys: readonly [string, string];
  readonly document: unknown;
  readonly phases: string;
  readonly examplesPerOperation: number;
  readonly seed: number;
}

export interface SchemathesisReport {
  readonly complete: boolean;
  readonly test_cases: {
    readonly generated: number;
    readonly with_failures: number;
    readonly errored: number;
  };
  readonly failures: readonly { readonly code: string; readonly title: string; readonly count: number }[];
  readonly errors: readonly unknown[];
}

const maxMinutes = 90;

/** Runs all of schemathesis' checks, with requests that match the OpenAPI document and requests that do not. */
export async function runSchemathesis(run: SchemathesisRun): Promise<SchemathesisReport> {
  const file = (kind: string) => join(run.folder, `${run.name}.${kind}`);
  writeFileSync(file('openapi.json'), JSON.stringify(run.document));
  writeFileSync(file('keys.json'), JSON.stringify({ auth: run.keys.map(describeCaller) }));
  writeFileSync(file('toml'), formatConfiguration(run, file('keys.json')));
  const child = spawn(
    findSchemathesis(),
    [
      ['--config-file', file('toml'), '--no-color', 'run', file('openapi.json')],
      // Python may fail to resolve *.localhost names. The certificate also covers 127.0.0.1.
      ['--url', `https://127.0.0.1:${run.port}`, '--tls-verify', certificateFiles.authority],
      ['--checks', 'all', '--mode', 'all', '--phases', run.phases],
      ['--max-examples', String(run.examplesPerOperation), '--seed', String(run.seed)],
      // This path streams without end. server/test/listen.test.ts sends it invalid requests.
      ['--exclude-path', '/v1/listen'],
      ['--continue-on-failure', '--generation-database', 'none'],
      ['--report', 'json', '--report-json-path', file('report.json')],
    ].flat(),
    {
      cwd: run.folder,
      env: {
        ...process.env,
        BLAZON_NAME_LENGTH: String(limits.nameLength),
        BLAZON_BRAND_NAME_LENGTH: String(limits.brandNameLength),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: maxMinutes * 60_000,
    },
  );
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = await once(child, 'close');
  process.removeListener('exit', kill);
  if (code !== 0) console.log(output);
  if (!existsSync(file('report.json'))) throw new Error(`schemathesis ended with ${code} and no report`);
  return JSON.parse(readFileSync(file('report.json'), 'utf8')) as SchemathesisReport;
}

const callerNames = ['owner', 'neighbour'];
function describeCaller(key: string, index: number) {
  return {
    name: callerNames[index],
    fixedHeaders: [{ name: 'Authorization', value: `Bearer ${key}` }],
  };
}

/**
 * Returns the configuration. A request that matches the OpenAPI document must succeed. The listed statuses are the
 * exceptions, because the document cannot express these rules:
 * - 404: the project does not exist, or the Idempotency-Key belongs to a project that was deleted.
 * - 422: the Idempotency-Key was already used with another body.
 * - 400: a webhook address is not public, a refinement has a brand name, or a local receiver's result has neither a
 *   status nor an error.
 * - 403: a local receiver's result is sent with a Live key.
 */
function formatConfiguration(run: SchemathesisRun, keysFile: string): string {
  return `
hooks = ${JSON.stringify(join(import.meta.dirname, 'hooks.py'))}
headers = { Host = "${apiHosts[run.environment]}" }

[auth.wfc]
path = ${JSON.stringify(keysFile)}
user = "${callerNames[0]}"
peers = ${JSON.stringify(callerNames)}

[checks.positive_data_acceptance]
expected-statuses = ["2xx", "404"]

[[operations]]
include-name = "POST /v1/projects"
checks.positive_data_acceptance.expected-statuses = ["2xx", "404", "422"]

[[operations]]
include-name = "POST /v1/events/{event_id}/forwarded"
checks.positive_data_acceptance.expected-statuses = ["2xx", "400", "403", "404", "422"]

[[operations]]
include-name = "POST /v1/brands/generate"
checks.positive_data_acceptance.expected-statuses = ["2xx", "400", "404", "422"]
`;
}

/** Returns the path where tools/bootstrap installs schemathesis. */
function findSchemathesis(): string {
  const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  const path = join(process.env['BLAZON_TOOLS'] || join(cache, 'blazon'), 'schemathesis');
  if (!existsSync(path))
    throw new Error(`schemathesis is not installed (${path} is missing): run tools/bootstrap`);
  return path;
}
