/**
 * npm run site:check: builds the documentation site, then checks links, script size and accessibility. `--short`
 * checks the accessibility of a sample of pages; `--no-build` uses the last build; `--pictures <folder>` saves a
 * screenshot of each page.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { findAccessibilityProblems } from './site/accessibility.ts';
import { findBrokenLinks } from './site/broken-links.ts';
import { type BuiltPage, readPages } from './site/built-site.ts';
import { findHeaviestFirstLoad } from './site/first-load.ts';

/** The limit for the compressed JavaScript that a first visit to a page loads. */
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
const linkCheck = findBrokenLinks(pages);
const heaviestFirstLoad = findHeaviestFirstLoad(pages);
const accessibility = await findAccessibilityProblems(options.short ? chooseSamplePages(pages) : pages, {
  isShort: options.short,
  pictures: options.pictures,
});

const problems = [
  ...(pages.length === 0 ? ['nothing was built'] : []),
  ...linkCheck.broken.map((link) => `dead link: ${link}`),
  ...(heaviestFirstLoad.bytes > maxScriptBytes
    ? [`${heaviestFirstLoad.path}: ${heaviestFirstLoad.bytes} bytes of script`]
    : []),
  ...accessibility.problems,
];
const report = {
  pages: pages.length,
  links: linkCheck.checked,
  heaviest_first_load: heaviestFirstLoad,
  looks: accessibility.looked,
  problems,
};
if (options.json) console.log(JSON.stringify(report));
else {
  for (const problem of problems) console.log(problem);
  console.log(
    `${report.pages} pages, ${report.links} links, ${(heaviestFirstLoad.bytes / 1024).toFixed(1)} KB of script at most (${heaviestFirstLoad.path}), ` +
      `${report.looks} examined with axe: ${problems.length} problems`,
  );
}
process.exitCode = problems.length === 0 ? 0 : 1;

/** Returns every top-level page and the first and last page of each folder; other pages use the same components. */
function chooseSamplePages(all: readonly BuiltPage[]): BuiltPage[] {
  const groups = Object.values(Object.groupBy(all, ({ path }) => path.split('/').slice(0, 3).join('/')));
  return groups.flatMap((group = []) => {
    const first = group[0];
    const last = group.at(-1);
    return first === undefined || last === undefined || first === last ? group : [first, last];
  });
}
