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

/**
 * The rules are in .dependency-cruiser.cjs; this reads the result of dependency-cruiser and whether it saw the code
 * at all.
 */
export async function findForbiddenImports(root: string, files: readonly string[]): Promise<ProblemList> {
  const folders = codeFolders.filter((folder) => existsSync(join(root, folder)));
  const parameters = [...folders, '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'];
  const result = await runTool('dependency-cruiser', parameters, root, 'depcruise');
  if (!result.standardOutput.startsWith('{')) return [`dependency-cruiser gave no result: ${result.output}`];

  const { modules, summary } = JSON.parse(result.standardOutput) as CruiseResult;
  const complaints = summary.violations.map(({ rule, from, to, cycle }) => {
    const road = cycle === undefined ? to : cycle.map((step) => step.name).join(' -> ');
    const reason = summary.ruleSetUsed.forbidden.find(({ name }) => name === rule.name)?.comment;
    return `${rule.name}: ${from} -> ${road}${reason === undefined ? '' : `\n  ${reason}`}`;
  });
  return [...complaints, ...findUnseenFiles(modules, files)];
}

/**
 * With a compiler that it cannot load, dependency-cruiser reports success for nothing. So it must have seen every
 * file, and imports between them in any larger tree.
 */
function findUnseenFiles(modules: CruiseResult['modules'], files: readonly string[]): ProblemList {
  const seen = new Set(modules.map((module) => module.source));
  const expected = files.filter(isCode);
  const complaints: string[] = [];
  for (const [folder, inFolder] of Object.entries(Object.groupBy(expected, layerOf))) {
    const unseen = (inFolder ?? []).filter((file) => !seen.has(file));
    if (unseen.length === 0) continue;
    complaints.push(
      `dependency-cruiser did not see ${unseen.length} of ${inFolder?.length} files in ${folder}: ${unseen.join(', ')}`,
    );
  }
  if (expected.length === 0) complaints.push('There is no code to look at.');
  if (expected.length > 10 && modules.every((module) => module.dependencies.length === 0)) {
    complaints.push(`dependency-cruiser saw ${modules.length} files and not one import.`);
  }
  return complaints;
}
