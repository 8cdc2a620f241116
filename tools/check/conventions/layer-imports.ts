import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ProblemList } from '../check.ts';
import { runTool } from '../run-tool.ts';
import { codeFolders, isCode, layerOf } from './layers.ts';

interface CruiseResult {
  readonly modules: readonly { readonly source: string; readonly dependencies: readonly unknown[] }[];
  readonly summary: {
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string };
      readonly cycle?: readonly { readonly name: string }[];
    }[];
    readonly ruleSetUsed: {
      readonly forbidden: readonly { readonly name: string; readonly comment?: string }[];
    };
  };
}

/** Runs dependency-cruiser with the rules of .dependency-cruiser.cjs, and checks that it examined every file. */
export async function findForbiddenImports(root: string, files: readonly string[]): Promise<ProblemList> {
  const folders = codeFolders.filter((folder) => existsSync(join(root, folder)));
  const parameters = [...folders, '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'];
  const result = await runTool('dependency-cruiser', parameters, root, 'depcruise');
  if (!result.standardOutput.startsWith('{')) return [`dependency-cruiser gave no result: ${result.output}`];

  const { modules, summary } = JSON.parse(result.standardOutput) as CruiseResult;
  const problems = summary.violations.map(({ rule, from, to, cycle }) => {
    const importPath = cycle === undefined ? to : cycle.map((step) => step.name).join(' -> ');
    const reason = summary.ruleSetUsed.forbidden.find(({ name }) => name === rule.name)?.comment;
    return `${rule.name}: ${from} -> ${importPath}${reason === undefined ? '' : `\n  ${reason}`}`;
  });
  return [...problems, ...findUnseenFiles(modules, files)];
}

/**
 * Finds files that dependency-cruiser did not examine. It reports success for an empty list of files if it cannot load
 * the TypeScript compiler. A repository with more than ten files must also have imports.
 */
function findUnseenFiles(modules: CruiseResult['modules'], files: readonly string[]): ProblemList {
  const seen = new Set(modules.map((module) => module.source));
  const expected = files.filter(isCode);
  const problems: string[] = [];
  for (const [folder, inFolder] of Object.entries(Object.groupBy(expected, layerOf))) {
    const unseen = (inFolder ?? []).filter((file) => !seen.has(file));
    if (unseen.length === 0) continue;
    problems.push(
      `dependency-cruiser did not see ${unseen.length} of ${inFolder?.length} files in ${folder}: ${unseen.join(', ')}`,
    );
  }
  if (expected.length === 0) problems.push('There is no code to examine.');
  if (expected.length > 10 && modules.every((module) => module.dependencies.length === 0)) {
    problems.push(`dependency-cruiser saw ${modules.length} files but no imports.`);
  }
  return problems;
}
