import { readFileSync } from 'node:fs';
import { QUESTION_NUMBERS, type Plan, PLANS } from '@blazon/studio/director/plan.ts';
import { EFFORTS } from '@blazon/studio/director/question.ts';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/config/config.ts';
import { createMetrics } from '../../server/integrations/metrics.ts';

function read(path: string) {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}

const operationsPage = read('docs/operations.md');
const directorPage = read('docs/art-director.md');
const runbooks = read('docs/runbooks.md');
const alerts = read('deploy/alerts.yaml');

function compareNames(one: string, other: string) {
  return one.localeCompare(other);
}

/** Returns the first column of a table. */
function listFirstColumn(pattern: RegExp) {
  return [...operationsPage.matchAll(pattern)].map(([, name]) => name ?? '').toSorted(compareNames);
}

const directorEnvironment: Readonly<Record<string, string>> = {
  BLAZON_DATABASE_URL: 'postgres://a@127.0.0.1/a',
  BLAZON_REDIS_URL: 'redis://127.0.0.1',
  BLAZON_TEMPORAL_ADDRESS: '127.0.0.1:7233',
  BLAZON_LIVE_HOST: 'live.example',
  BLAZON_SANDBOX_HOST: 'sandbox.example',
  BLAZON_HTTP_PORT: '8080',
  BLAZON_DIRECTOR_PROTOCOL: 'openai',
  BLAZON_DIRECTOR_MODEL: 'a-model',
};

async function listMetricNames(): Promise<string[]> {
  const usage = () => ({ open: 0, idle: 0, waiting: 0 });
  const { registry } = createMetrics(
    { usage },
    {
      backlogs: async () => new Map(),
      clockSkew: () => 0,
      partitionDays: async () => new Map(),
      purgeLag: async () => 0,
    },
  );
  const metrics = await registry.getMetricsAsJSON();
  return metrics.map(({ name }) => name).filter((name) => name.startsWith('blazon_'));
}

test('the table of efforts lists the maximum number of questions and the maximum time of each effort', () => {
  const rows = [...directorPage.matchAll(/^\| `(quick|standard|best)` \|[^|]*\| (\d+) \| (\d+) \|$/gm)];
  const questions = ({ drawings, glances, polishes, small }: Plan) =>
    1 +
    (glances ? 3 : 2) * drawings +
    QUESTION_NUMBERS.choose.length +
    polishes * (1 + QUESTION_NUMBERS.prefer[0].length) +
    (small ? 1 : 0);
  const { director: configured } = readConfig(directorEnvironment);
  expect(rows.map(([, effort, most, seconds]) => [effort, Number(most), Number(seconds)])).toEqual(
    EFFORTS.map((effort) => [effort, questions(PLANS[effort]), configured?.budgetSeconds[effort]]),
  );
});

test('the page explains every metric once, and no other metric', async () => {
  expect(listFirstColumn(/^\| `(blazon_\w+)` \|/gm)).toEqual((await listMetricNames()).sort());
});

test('every alert has one runbook and links to it', () => {
  const found = [
    ...alerts.matchAll(/alert: (\w+)(?:\n(?! *- alert).*)*?\n *runbook_url: \S+\/runbooks\/#(\w+)/g),
  ];
  const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name ?? '').toSorted(compareNames);
  expect(names.length).toBeGreaterThan(5);
  expect(found.map(([, name]) => name ?? '').toSorted(compareNames)).toEqual(names);
  for (const [, name, anchor] of found) expect(anchor).toBe(name?.toLowerCase());
  const sections = runbooks.split(/^## /m).slice(1);
  expect(sections.map((section) => section.split('\n', 1)[0] ?? '').toSorted(compareNames)).toEqual(names);
  for (const section of sections) {
    const parts = [...section.matchAll(/^- \*\*(\w+)\.\*\*/gm)].map(([, part]) => part);
    expect(parts).toEqual(['Meaning', 'Impact', 'Check', 'Fix']);
  }
});
