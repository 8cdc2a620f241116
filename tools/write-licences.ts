// `npm run licences` prints every production package with its version and licence, as a Markdown table.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from './services/paths.ts';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const { packages } = JSON.parse(readFileSync(join(checkoutFolder, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
const rows = Object.entries(packages)
  .filter(([path, { dev, devOptional }]) => path.includes('node_modules/') && !dev && !devOptional)
  .filter(([path]) => !path.startsWith('node_modules/@blazon/'))
  .map(([path, { version = '', license = 'see docs/dependencies.md' }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return `| ${name} | ${version} | ${license} |`;
  });
console.log(['| package | version | licence |', '|---|---|---|', ...new Set(rows.toSorted())].join('\n'));
