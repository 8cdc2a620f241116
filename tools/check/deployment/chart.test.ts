import { describe, expect, it } from 'vitest';
import { type FileChange, createChangedDeployment } from './changed-deployment.ts';
import { findChartProblems, checkChart } from './chart.ts';
import { findTool, findToolPath } from './external-tool.ts';
import { readImageCommands } from './image-commands.ts';
import { renderChart } from './render-chart.ts';

function ignore() {
  return undefined;
}

const templates = 'deploy/helm/blazon/templates';
const mistakes: readonly { file: string; change: readonly [string | RegExp, string]; finding: string }[] = [
  {
    file: '_workload.tpl',
    change: [/(readyz, port: )internal/, '$1health'],
    finding: 'a probe asks the port health',
  },
  {
    file: '_service.tpl',
    change: ['targetPort: public', 'targetPort: https'],
    finding: 'no container behind it has the port https',
  },
  {
    file: '_service.tpl',
    change: ['number: {{ $port }}', 'number: 80'],
    finding: 'no Service blazon-api has the port 80',
  },
  {
    file: '_autoscaler.tpl',
    change: [/(kind: Deployment, name: ){{ .name }}/, '$1api'],
    finding: 'it scales Deployment/api',
  },
  {
    file: '_environment.tpl',
    change: [/(INTERNAL_PORT\n {2}value: )'9464'/, "$1'9465'"],
    finding: 'nothing listens on its port internal',
  },
  {
    file: '_environment.tpl',
    change: [/OWNER_DATABASE_URL: r/, 'OWNER_URL: r'],
    finding: 'no process reads BLAZON_OWNER_URL',
  },
  {
    file: '_environment.tpl',
    change: ['"console" "worker-deliver"', '"console"'],
    finding: 'worker-deliver: it would not start: sealingKey',
  },
  {
    file: '_names.tpl',
    change: ['"deliver" "upkeep"', '"deliver"'],
    finding: 'no worker serves the queue upkeep',
  },
  {
    file: 'network-policies.yaml',
    change: ['"api" "migrations"', '"api"'],
    finding: 'Job/blazon-migrations: no network policy',
  },
  {
    file: 'api.yaml',
    change: ['"command" "api"', '"command" "serve"'],
    finding: 'the image has no command serve',
  },
];

describe.skipIf(findToolPath('helm') === undefined)('checkChart', () => {
  it('finds mistakes that no schema covers', async () => {
    const root = createChangedDeployment(
      ...mistakes.map(({ file, change }): FileChange => [`${templates}/${file}`, ...change]),
    );
    const helm = findTool('helm', '', ignore);
    const [chart] = helm === undefined ? [] : await renderChart(helm, root);
    expect(chart?.problems).toEqual([]);
    const found = chart && findChartProblems(chart, readImageCommands(root)).join('\n');
    for (const { finding } of mistakes) expect.soft(found).toContain(finding);
  });

  it.skipIf(findToolPath('kubernetes-validate') === undefined)(
    'finds a field that Kubernetes does not know',
    async () => {
      const root = createChangedDeployment([`${templates}/_pod.tpl`, 'enableServiceLinks', 'serviceLinks']);
      const found = await checkChart(root, readImageCommands(root), ignore);
      expect(found.join('\n')).toContain('serviceLinks');
    },
  );

  it('finds examples in the documentation whose values the chart rejects', async () => {
    const page = '```yaml\nsettings:\n  BLAZON_LIVE_HOSTS: api.example.com\n```\n';
    const root = createChangedDeployment(['docs/self-hosting.md', '', page]);
    expect((await checkChart(root, readImageCommands(root), ignore)).join('\n')).toContain(
      'BLAZON_LIVE_HOSTS',
    );
  });
});
