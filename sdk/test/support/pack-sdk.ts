import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const sources = join(import.meta.dirname, '../..');
const compiler = join(sources, '../node_modules/.bin/tsc');

/** The package as it would be published. */
export interface PackedSdk {
  /** The folder with the built files. */
  readonly folder: string;
  /** The file that would be uploaded to the registry. */
  readonly tarball: string;
  /** Installs the package for a program in this folder. */
  installInto(program: string): void;
  remove(): void;
}

export function packSdk(): PackedSdk {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-sdk-'));
  for (const name of ['src', 'package.json', 'README.md', 'LICENSE', 'api.md'])
    cpSync(join(sources, name), join(folder, name), { recursive: true });
  execFileSync(compiler, ['-p', join(sources, 'tsconfig.build.json'), '--outDir', join(folder, 'dist')]);
  const [{ filename } = { filename: '' }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString(),
  ) as { filename: string }[];
  const tarball = join(folder, filename);
  return {
    folder,
    tarball,
    installInto: (program) => {
      const target = join(program, 'node_modules/@blazon/sdk');
      mkdirSync(target, { recursive: true });
      execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
