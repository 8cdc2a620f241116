import { expect, it } from 'vitest';
import { alerts } from './alerts.ts';
import { findToolPath } from './deployment/external-tool.ts';
import { copyFromRepository, createFixtureRepository } from './fixture-repository.ts';
import { readText, repositoryRoot } from './repository.ts';

const metrics = `
new Counter({
  name: 'blazon_emails_total',
  labelNames: ['outcome'],
  registers,
}),
new Histogram({ name: 'blazon_wait_seconds', help: 'A wait.', registers }),
measure(registry, { name: 'blazon_backlog', help, label: 'queue', read });
`;

function writeRule(name: string, expr: string) {
  return `  - alert: ${name}\n    expr: ${expr}\n`;
}

/** Writes a promtool test file that mentions each alert in a comment and contains no tests. */
function writeEmptyTests(rules: string) {
  const names = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => `# alertname="${name}"`);
  return ['rule_files: [alerts.yaml]', 'tests: []', ...names].join('\n');
}

function check(...rules: string[]) {
  return checkWithDashboards({}, ...rules);
}

function checkWithDashboards(dashboards: Record<string, string>, ...rules: string[]) {
  return alerts.run(
    createFixtureRepository({
      ...dashboards,
      'server/integrations/metrics.ts': metrics,
      'deploy/alerts.yaml': `groups:\n- name: blazon\n  rules:\n${rules.join('')}`,
      'deploy/alerts.test.yaml': writeEmptyTests(rules.join('')),
    }),
  );
}

it('the alerts check accepts registered metrics and labels, and ignores comments', async () => {
  const problems = await check(
    writeRule('A', 'rate(blazon_emails_total{outcome="failed"}[5m]) > 0'),
    writeRule('B', 'rate(blazon_wait_seconds_bucket{le="5", job=~"blazon.*"}[5m]) > 0'),
    writeRule('C', 'blazon_backlog{queue!="design"} > 5'),
    '  # blazon_gone is no metric any more.\n',
  );
  expect(problems).toEqual([]);
});

it('the alerts check finds an unregistered metric, a histogram without its suffix, and an unknown label', async () => {
  const problems = await check(
    writeRule('A', 'rate(blazon_email_total[5m]) > 0'),
    writeRule('B', 'rate(blazon_wait_seconds[5m]) > 0'),
    writeRule('C', 'rate(blazon_emails_total{outcom="failed"}[5m]) > 0'),
    writeRule('D', 'blazon_backlog_count > 0'),
  );
  expect(problems.filter((one) => one.startsWith('deploy'))).toEqual([
    'deploy/alerts.yaml:5: no code registers the metric blazon_email_total',
    'deploy/alerts.yaml:7: no code registers the metric blazon_wait_seconds',
    'deploy/alerts.yaml:9: blazon_emails_total has no label outcom',
    'deploy/alerts.yaml:11: no code registers the metric blazon_backlog_count',
  ]);
});

it('the alerts check finds an alert without a test', async () => {
  const root = createFixtureRepository({
    'server/integrations/metrics.ts': metrics,
    'deploy/alerts.yaml': `groups:\n- name: blazon\n  rules:\n${writeRule('Lonely', 'blazon_backlog > 5')}`,
  });
  expect(await alerts.run(root)).toEqual(['deploy/alerts.test.yaml: no test expects Lonely to fire']);
});

it.skipIf(findToolPath('promtool') === undefined)(
  'the alerts check finds an alert that does not fire although its test expects it to',
  async () => {
    const root = createFixtureRepository({
      ...copyFromRepository('deploy/alerts.test.yaml', 'server/integrations/metrics.ts'),
      'deploy/alerts.yaml': readText(repositoryRoot, 'deploy/alerts.yaml').replace(
        '_seconds)) > 5',
        '_seconds)) > 50',
      ),
    });
    expect((await alerts.run(root)).join('\n')).toMatch(/FAILED[^]*BlazonClockSkew/);
  },
);

function createPanel(expr: string, id = 1, x = 0) {
  return {
    id,
    type: 'stat',
    title: `Panel ${id}`,
    description: 'What it shows.',
    gridPos: { x, y: 0, w: 8, h: 4 },
    targets: [{ expr }],
  };
}

function createDashboard(...panels: object[]) {
  return { 'deploy/grafana/a.json': JSON.stringify({ panels }, null, 1) };
}

async function checkPanels(...panels: object[]) {
  const problems = await checkWithDashboards(
    createDashboard(...panels),
    '  - record: blazon:wait:mean\n    expr: 1\n',
  );
  return problems.map((one) => one.replace(/^deploy\/grafana\/a\.json(:\d+)?: /, ''));
}

it('the alerts check accepts a dashboard that uses registered metrics, their labels and recording rules', async () => {
  const problems = await checkPanels(
    createPanel('sum by (outcome, job) (rate(blazon_emails_total{outcome="failed"}[5m]))', 1),
    createPanel('1 - blazon:wait:mean', 2, 8),
  );
  expect(problems.filter((one) => !one.startsWith('promtool'))).toEqual([]);
});

it('the alerts check finds panels with unknown names, duplicate ids, overlaps or no description', async () => {
  expect(await checkPanels(createPanel('rate(blazon_email_total[5m])'))).toContain(
    'no code registers the metric blazon_email_total',
  );
  expect(await checkPanels(createPanel('blazon_backlog{queu="design"}'))).toContain(
    'blazon_backlog has no label queu',
  );
  expect(await checkPanels(createPanel('max by (queu) (blazon_backlog)'))).toContain(
    'no metric on this line has a label queu to group by',
  );
  expect(await checkPanels(createPanel('blazon:wait:median'))).toContain(
    'no rule records blazon:wait:median',
  );
  expect(await checkPanels(createPanel('1', 1), createPanel('1', 1, 8))).toContain(
    'two panels have the same id',
  );
  expect(await checkPanels(createPanel('1', 1), createPanel('1', 2, 7))).toContain(
    'the panel "Panel 1" overlaps another',
  );
  expect(await checkPanels({ ...createPanel('1'), description: '' })).toContain(
    'the panel "Panel 1" lacks a description or a query',
  );
});

it('the alerts check passes for this repository', async () => {
  expect(await alerts.run(repositoryRoot)).toEqual([]);
});
