/** Where Helm is installed, it renders the chart with every part enabled. */
import { spawnSync } from 'node:child_process';
import type { Check } from './check.ts';
import { repositoryFiles } from './repository.ts';

const chart = 'deploy/helm/blazon';
const everything = `${chart}/ci/everything-values.yaml`;

export const helmChart: Check = {
  name: 'chart',
  run: async (root) => {
    if (!repositoryFiles(root).includes(everything)) return [];
    const { error, status, stdout, stderr } = spawnSync(
      'helm',
      ['lint', '--strict', '--values', everything, chart],
      { cwd: root, encoding: 'utf8' },
    );
    if (error) return [];
    return status === 0 ? [] : [`helm: ${stdout}${stderr}`.trim()];
  },
};
