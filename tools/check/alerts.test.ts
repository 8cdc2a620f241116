import { expect, it } from 'vitest';
import { alerts } from './alerts.ts';
import { repositoryRoot } from './repository.ts';
import { createFixtureRepository } from './fixture-repository.ts';

const metrics = `
new Counter({
  name: 'blazon_emails_total',
  labelNames: ['outcome'],
  registers,
}),
new Histogram({ name: 'blazon_wait_seconds', help: 'A wait.', registers }),
measure(registry, { name: 'blazon_backlog', help, label: 'queue', read });
`;

const rule = (name: string, expr: string) => `  - alert: ${name}\n    expr: ${expr}\n`;
const check = (...rules: string[]) =>
  alerts.run(
    createFixtureRepository({
      'server/integrations/metrics.ts': metrics,
      'deploy/alerts.yaml': `groups:\n- name: blazon\n  rules:\n${rules.join('')}`,
    }),
  );

it('accepts metrics and labels that are registered', async () => {
  const complaints = await check(
    rule('A', 'rate(blazon_emails_total{outcome="failed"}[5m]) > 0'),
    rule('B', 'rate(blazon_wait_seconds_bucket{le="5", job=~"blazon.*"}[5m]) > 0'),
    rule('C', 'blazon_backlog{queue!="design"} > 5'),
    '  # blazon_gone is no metric any more.\n',
  );
  expect(complaints).toEqual([]);
});

it('finds a metric that nobody registers, a histogram without its suffix, and a label that is not there', async () => {
  const complaints = await check(
    rule('A', 'rate(blazon_email_total[5m]) > 0'),
    rule('B', 'rate(blazon_wait_seconds[5m]) > 0'),
    rule('C', 'rate(blazon_emails_total{outcom="failed"}[5m]) > 0'),
    rule('D', 'blazon_backlog_count > 0'),
  );
  expect(complaints.filter((one) => one.startsWith('deploy'))).toEqual([
    'deploy/alerts.yaml:5: no code registers the metric blazon_email_total',
    'deploy/alerts.yaml:7: no code registers the metric blazon_wait_seconds',
    'deploy/alerts.yaml:9: blazon_emails_total has no label outcom',
    'deploy/alerts.yaml:11: no code registers the metric blazon_backlog_count',
  ]);
});

it('holds for the alerts of this repository', async () => {
  expect(await alerts.run(repositoryRoot)).toEqual([]);
});
