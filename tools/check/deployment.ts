/** Checks the files that operators deploy: the chart, Compose, the Containerfile and the systemd units. */
import type { Check } from './check.ts';
import { checkChart } from './deployment/chart.ts';
import { checkCompose } from './deployment/compose.ts';
import { checkContainerfile } from './deployment/containerfile.ts';
import { readImageCommands } from './deployment/image-commands.ts';
import { checkUnits } from './deployment/systemd.ts';
import { listRepositoryFiles } from './repository.ts';

export const deployment: Check = {
  name: 'deployment',
  run: async (root, notice = () => undefined) => {
    if (!listRepositoryFiles(root).includes('deploy/container/blazon')) return [];
    const commands = readImageCommands(root);
    const problems = await Promise.all([
      checkChart(root, commands, notice),
      checkCompose(root, commands, notice),
      checkContainerfile(root, notice),
      checkUnits(root, commands, notice),
    ]);
    return problems.flat();
  },
};
