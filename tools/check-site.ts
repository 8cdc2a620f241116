/**
 * npm run site:check: builds the documentation site, then checks links, script size and accessibility. `--short`
 * checks one page of each kind; `--no-build` uses the last build; `--pictures <folder>` saves a picture of each page.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { findInaccessible } from './site/accessibility.ts';
import { findBrokenLinks } from './site/broken-links.ts';
import { type BuiltPage, readPages } from './site/built-site.ts';
import { findHeaviestFirstLoad } from './site/first-load.ts';

/** Compressed script of a first visit. */
const maxScriptBytes = 200 * 1024;

const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    pictures: { type: 'string' },
  },
});

if (!options['no-build'])
  execFileSync('npm', ['run', '--silent', 'site', '--', 'build'], { stdio: 'ignore' });
const pages = readPages();
const links = findBrokenLinks(pages);
const heaviest = findHeaviestFirstLoad(pages);
const looks = await findInaccessible(options.short ? chooseOneOfEachKind(pages) : pages, {
  isShort: options.short,
  pictures: options.pictures,
});

const problems = [
  ...(pages.length === 0 ? ['nothing was built'] : []),
  ...links.broken.map((link) => `dead link: ${link}`),
  ...(heaviest.bytes > maxScriptBytes ? [`${heaviest.path}: ${heaviest.bytes} bytes of script`] : []),
  ...looks.problems,
];
const report = {
  pages: pages.length,
  links: links.checked,
  heaviest_first_load: heaviest,
  looks: looks.looked,
  problems,
};
if (options.json) console.log(JSON.stringify(report));
else {
  for (const problem of problems) console.log(problem);
  console.log(
    `${report.pages} pages, ${report.links} links, ${(heaviest.bytes / 1024).toFixed(1)} KB of script at most (${heaviest.path}), ` +
      `${report.looks} examined with axe: ${problems.length} problems`,
  );
}
process.exitCode = problems.length === 0 ? 0 : 1;

/** The first and the last page of each folder, and every top-level page: they share their components with the rest. */
function chooseOneOfEachKind(all: readonly BuiltPage[]): BuiltPage[] {
  const groups = Object.values(Object.groupBy(all, ({ path }) => path.split('/').slice(0, 3).join('/')));
  return groups.flatMap((group = []) => {
    const first = group[0];
    const last = group.at(-1);
    return first === undefined || last === undefined || first === last ? group : [first, last];
  });
}
