import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { DefaultLogger, makeTelemetryFilterString, Runtime, Worker } from '@temporalio/worker';
import { beforeAll, expect, test } from 'vitest';
import { workflowOptions } from '../domain/workflow-options.ts';

/**
 * Workflows that started with older code continue with newer code, which must be compatible. This replays saved
 * histories with the current workflows; workflow-histories/record-histories.ts records new ones.
 */

interface SavedHistory {
  readonly workflowId: string;
  readonly history: { readonly events: readonly object[] };
}

const folder = new URL('./workflow-histories/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.json.gz'));
const loadHistory = (file: string) =>
  JSON.parse(gunzipSync(readFileSync(new URL(file, folder))).toString()) as SavedHistory;

beforeAll(() => {
  // Incompatible histories are expected here, so their warnings are hidden.
  const filter = makeTelemetryFilterString({ core: 'ERROR', other: 'ERROR' });
  Runtime.install({
    logger: new DefaultLogger('ERROR'),
    telemetryOptions: { logging: { filter, forward: {} } },
  });
});

/** Returns the replay error of each history; undefined if it is compatible. */
async function replayHistories(workflows: string): Promise<(Error | undefined)[]> {
  const workflowsPath = fileURLToPath(new URL(workflows, import.meta.url));
  const problems: (Error | undefined)[] = [];
  // Results come in the order of the histories.
  for await (const { error } of Worker.runReplayHistories({ workflowsPath }, files.map(loadHistory)))
    problems.push(error);
  return problems;
}

test('there is a saved history of every workflow, and one that continued as new', () => {
  for (const workflow of Object.keys(workflowOptions))
    expect(files.filter((file) => file.startsWith(workflow))).not.toEqual([]);
  const ends = files.map((file) => Object.keys(loadHistory(file).history.events.at(-1) ?? {}).join());
  expect(ends.filter((end) => end.includes('ContinuedAsNew'))).not.toEqual([]);
});

test('the current workflows can replay every saved history', async () => {
  expect(await replayHistories('../workflows/all-workflows.ts')).toEqual(files.map(() => undefined));
});

test('incompatible workflows fail to replay, so the test above can fail', async () => {
  const problems = await replayHistories('./workflow-histories/fixtures/changed-workflows.ts');
  expect(problems.map((problem) => problem?.name)).toEqual(files.map(() => 'DeterminismViolationError'));
});
