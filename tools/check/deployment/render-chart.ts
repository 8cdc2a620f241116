/** Renders the chart once for each values file in its `ci` folder and each example in docs/self-hosting.md. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { ProblemList } from '../check.ts';
import { readMarkdown } from '../markdown.ts';
import { readText, listRepositoryFiles } from '../repository.ts';
import { readToolProblems } from '../run-tool.ts';
import type { ToolRunner } from './external-tool.ts';
import type { Manifest } from './manifest.ts';

export const chartFolder = 'deploy/helm/blazon';
const selfHostingPage = 'docs/self-hosting.md';

export interface RenderedChart {
  /** Where its values come from: a file, or a line of the documentation. */
  readonly title: string;
  readonly problems: ProblemList;
  readonly text: string;
  readonly manifests: readonly Manifest[];
}

export async function renderChart(helm: ToolRunner, root: string): Promise<RenderedChart[]> {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-values-'));
  try {
    return await Promise.all(
      findChartValues(root).map(async ({ title, text }, index) => {
        const file = join(folder, `${index}.yaml`);
        writeFileSync(file, text);
        return renderChartWithValues(helm, root, title, file);
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function findChartValues(root: string): { readonly title: string; readonly text: string }[] {
  const files = listRepositoryFiles(root).filter((file) => file.startsWith(`${chartFolder}/ci/`));
  const shown = readMarkdown(readText(root, selfHostingPage)).fences.filter(
    ({ language, text }) => language === 'yaml' && /^settings:/m.test(text),
  );
  return [
    ...files.map((file) => ({ title: file, text: readText(root, file) })),
    ...shown.map(({ line, text }) => ({ title: `${selfHostingPage}:${line}`, text })),
  ];
}

async function renderChartWithValues(
  helm: ToolRunner,
  root: string,
  title: string,
  values: string,
): Promise<RenderedChart> {
  const linted = await helm(['lint', '--strict', '--quiet', '--values', values, chartFolder], root);
  const result = await helm(['template', 'blazon', chartFolder, '--values', values], root);
  const problems = [linted, result].flatMap((one) => readToolProblems(one, `helm with ${title}`));
  if (problems.length > 0) return { title, problems, text: '', manifests: [] };
  const text = result.standardOutput;
  const documents = parseAllDocuments(text).map((document) => document.toJS() as Manifest | null);
  return { title, problems, text, manifests: documents.filter((manifest) => manifest !== null) };
}
