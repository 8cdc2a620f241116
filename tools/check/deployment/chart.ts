/**
 * Checks the Helm chart: it passes `helm lint` and the schemas of the oldest and the newest supported Kubernetes, its
 * objects refer only to existing objects, and every process has the settings that it needs.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { NoticeReporter, ProblemList } from '../check.ts';
import { readText } from '../repository.ts';
import { readToolProblems } from '../run-tool.ts';
import { findChartReferenceProblems } from './chart-references.ts';
import { type DeployedProcess, findMissingProcesses, findProcessProblems } from './deployed-process.ts';
import { findTool } from './external-tool.ts';
import type { ImageCommands } from './image-commands.ts';
import { type Manifest, nameOf, type Variable, listWorkloads } from './manifest.ts';
import { chartFolder, renderChart, type RenderedChart } from './render-chart.ts';
import { findSampleValue } from './sample-settings.ts';

export async function checkChart(
  root: string,
  commands: ImageCommands,
  notice: NoticeReporter,
): Promise<ProblemList> {
  const helm = findTool('helm', 'the chart was neither linted nor rendered', notice);
  if (helm === undefined) return [];
  const charts = await renderChart(helm, root);
  return [
    ...charts.flatMap(({ problems }) => problems),
    ...(await findSchemaProblems(root, charts, notice)),
    ...charts.flatMap((one) => findChartProblems(one, commands)),
  ];
}

/** kubernetes-validate uses the newest version unless told otherwise. `--strict` rejects unknown fields. */
async function findSchemaProblems(
  root: string,
  charts: readonly RenderedChart[],
  notice: NoticeReporter,
): Promise<ProblemList> {
  const validate = findTool(
    'kubernetes-validate',
    'the chart was not compared with the schemas of Kubernetes',
    notice,
  );
  if (validate === undefined) return [];
  const { kubeVersion } = parse(readText(root, `${chartFolder}/Chart.yaml`)) as { kubeVersion: string };
  const oldest = /\d+\.\d+/.exec(kubeVersion)?.[0] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'blazon-chart-'));
  try {
    const names = charts.map(({ title }) => `${title.replaceAll('/', '-')}.yaml`);
    for (const [index, { text }] of charts.entries()) writeFileSync(join(folder, names[index] ?? ''), text);
    const results = await Promise.all(
      [['--kubernetes-version', oldest], []].map((version) =>
        validate(['--strict', '--quiet', '--no-warn', ...version, ...names], folder),
      ),
    );
    return results.flatMap((result) => readToolProblems(result, 'kubernetes-validate'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function findChartProblems({ title, manifests }: RenderedChart, commands: ImageCommands): ProblemList {
  if (manifests.length === 0) return [];
  const hasEverything = title.includes('everything');
  const processes = listChartProcesses(title, manifests, hasEverything);
  return [
    ...findChartReferenceProblems(manifests).map((problem) => `${title}: ${problem}`),
    ...processes
      .filter(({ command }) => !commands.all.includes(command))
      .map(({ location, command }) => `${location}: the image has no command ${command}`),
    ...processes.flatMap(findProcessProblems),
    ...(hasEverything ? findMissingProcesses(title, processes, commands.processes) : []),
  ];
}

/** A process must be able to start with and without optional secrets, so the caller chooses whether they are set. */
function listChartProcesses(
  title: string,
  manifests: readonly Manifest[],
  withOptionalSecrets: boolean,
): DeployedProcess[] {
  const valueOf = ({ name, value, valueFrom }: Variable): string | undefined => {
    const secret = valueFrom?.secretKeyRef;
    if (secret === undefined) return value;
    // A key that is not a setting gets an arbitrary value here: findProcessProblems reports the unknown variable.
    return secret.optional === true && !withOptionalSecrets
      ? undefined
      : (findSampleValue(secret.key) ?? name);
  };
  return listWorkloads(manifests).flatMap(({ manifest, template }) =>
    template.spec.containers.map(({ args, env = [] }) => ({
      location: `${title}: ${nameOf(manifest)}`,
      command: args[0] ?? '',
      environment: Object.fromEntries(
        env.flatMap((variable): [string, string][] => {
          const value = valueOf(variable);
          return value === undefined ? [] : [[variable.name, value]];
        }),
      ),
    })),
  );
}
