import { basename, posix } from 'node:path';
import ts from 'typescript';
import type { ProblemList } from '../check.ts';
import { readText } from '../repository.ts';

/**
 * Temporal replays workflows, so everything that a workflow loads must be deterministic. The first two packages are
 * made for workflows; the others neither read the clock nor do I/O.
 */
const allowedPackages = new Set(['@temporalio/workflow', '@temporalio/common', 'typebox', 'ipaddr.js']);
const allowedFolders = /^(contract|server\/(domain|workflows))\//;

/**
 * Follows the imports of all workflows and reports packages and files that may not be loaded. `import type` is allowed
 * everywhere, because it loads nothing: workflows import the types of their activities.
 */
export function findNondeterministicImports(root: string, files: readonly string[]): ProblemList {
  const ourFiles = new Set(files);
  const entries = files.filter(isWorkflowCode);
  const importChains = new Map(entries.map((entry) => [entry, entry]));
  const problems: string[] = [];

  for (const [file, chain] of importChains) {
    for (const specifier of findLoadedModules(file, readText(root, file))) {
      const target = resolveOurFile(file, specifier);
      const longerChain = `${chain} -> ${target ?? specifier}`;
      if (target === undefined) {
        if (!allowedPackages.has(packageNameOf(specifier)))
          problems.push(`a workflow loads ${specifier}: ${longerChain}`);
      } else if (!allowedFolders.test(target) || basename(target) === 'activities.ts') {
        problems.push(`a workflow loads code that is not deterministic: ${longerChain}`);
      } else if (ourFiles.has(target) && !importChains.has(target)) {
        // A loop over a Map also visits entries that are added during the loop, so it reaches every module.
        importChains.set(target, longerChain);
      }
    }
  }
  return problems;
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

/** Returns the modules that a file loads at run time: all imports and exports except types, and `import('...')`. */
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
