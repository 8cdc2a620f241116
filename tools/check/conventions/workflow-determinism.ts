import { basename, posix } from 'node:path';
import ts from 'typescript';
import type { ProblemList } from '../check.ts';
import { readText } from '../repository.ts';

/**
 * A workflow is replayed, so everything it loads must be deterministic. These packages are made for that, or are
 * plain data.
 */
const allowedPackages = new Set(['@temporalio/workflow', '@temporalio/common', 'typebox', 'ipaddr.js']);
const allowedFolders = /^(contract|server\/(domain|workflows))\//;

/** Follows run-time imports of workflows. `import type` does not load: that is how a workflow names its steps. */
export function findNondeterministicImports(root: string, files: readonly string[]): ProblemList {
  const known = new Set(files);
  const entries = files.filter(isWorkflowCode);
  const roads = new Map(entries.map((entry) => [entry, entry]));
  const complaints: string[] = [];

  for (const [file, road] of roads) {
    for (const specifier of findLoadedModules(file, readText(root, file))) {
      const target = resolveOurFile(file, specifier);
      const next = `${road} -> ${target ?? specifier}`;
      if (target === undefined) {
        if (!allowedPackages.has(packageNameOf(specifier)))
          complaints.push(`a workflow loads ${specifier}: ${next}`);
      } else if (!allowedFolders.test(target) || basename(target) === 'activities.ts') {
        complaints.push(`a workflow loads code that is not repeatable: ${next}`);
      } else if (known.has(target) && !roads.has(target)) {
        // Iterating a Map includes entries added meanwhile, so this loop visits every module.
        roads.set(target, next);
      }
    }
  }
  return complaints;
}

function isWorkflowCode(file: string): boolean {
  return /^server\/workflows\/(.*\/workflow|all-workflows)\.ts$/.test(file);
}

function resolveOurFile(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return specifier.startsWith('@blazon/') ? specifier.slice('@blazon/'.length) : undefined;
}

function packageNameOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** The imports that remain once types are stripped, plus `import('...')` with a literal name. */
function findLoadedModules(file: string, text: string): string[] {
  const loaded: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword) {
      loaded.push(readStringLiteral(node.moduleSpecifier));
    }
    if (ts.isExportDeclaration(node) && !node.isTypeOnly && node.moduleSpecifier !== undefined) {
      loaded.push(readStringLiteral(node.moduleSpecifier));
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      loaded.push(readStringLiteral(node.arguments[0]));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return loaded;
}

function readStringLiteral(node: ts.Node | undefined): string {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : 'a module whose name is computed';
}
