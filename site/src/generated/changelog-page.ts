import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { errorCodes } from '@blazon/contract/errors.ts';
import type { GeneratedPage } from './generated-page.ts';

/** Packages with a changelog, in the order on the page. */
const packages = [
  { name: '@blazon/sdk', title: 'TypeScript SDK', folder: 'sdk' },
  { name: '@blazon/cli', title: 'Command line and MCP server', folder: 'cli' },
  { name: 'blazon', title: 'Python SDK', folder: 'sdk-python' },
] as const;

interface Changeset {
  /** `major`, `minor` or `patch`, by package name. */
  readonly sizes: ReadonlyMap<string, string>;
  readonly text: string;
}

const headings: Readonly<Record<string, string>> = {
  major: 'Breaking changes',
  minor: 'New',
  patch: 'Fixed',
};

/** Builds the changelog: the next release from the changesets, and earlier ones from the packages' changelogs. */
export function changelogPage(root: URL): GeneratedPage {
  const changesets = readChangesets(new URL('.changeset/', root));
  const sections = packages.flatMap(({ name, title, folder }) => {
    const next = nextRelease(name, changesets);
    const released = readReleases(new URL(`${folder}/CHANGELOG.md`, root));
    if (next === '' && released === '') return [];
    return [`## ${title}\n\n${packageLine(name, folder)}\n\n${next}${released}`.trim()];
  });
  return {
    id: 'product/changelog',
    title: 'Changelog',
    description: 'What changed in the SDKs and the command line, and what the next release brings.',
    sidebar: { order: packages.length * 100 },
    body: `${introduction}\n\n${sections.join('\n\n')}\n`,
  };
}

const introduction =
  'The API itself only grows within `/v1`: [Versions](/docs/guides/versions/) says what may be added without notice. ' +
  'The packages below follow semantic versioning; before 1.0 a minor release may break, and says here how to migrate.';

function packageLine(name: string, folder: string): string {
  const registry = folder === 'sdk-python' ? 'PyPI' : 'npm';
  return `\`${name}\` on ${registry}.`;
}

function nextRelease(name: string, changesets: readonly Changeset[]): string {
  const parts = Object.entries(headings).flatMap(([size, heading]) => {
    const own = changesets.filter(({ sizes }) => sizes.get(name) === size);
    return own.length === 0 ? [] : [`**${heading}**\n\n${own.map(({ text }) => listItem(text)).join('\n')}`];
  });
  return parts.length === 0 ? '' : `### Next release\n\n${parts.join('\n\n')}\n\n`;
}

function listItem(text: string): string {
  return `- ${linkErrors(text.trim()).replaceAll('\n', '\n  ')}`;
}

/** Links the name of an error to its page. */
function linkErrors(text: string): string {
  return text.replaceAll(/`([a-z_]+)`/g, (code, name: string) =>
    errorCodes.some((known) => known === name) ? `[${code}](/docs/errors/${name}/)` : code,
  );
}

function readChangesets(folder: URL): Changeset[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .toSorted()
    .map((file) => parseChangeset(readFileSync(new URL(file, folder), 'utf8'), file));
}

/** Parses a changeset: the packages between two lines of dashes, then the text for the changelog. */
function parseChangeset(source: string, file: string): Changeset {
  const [, head, text] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
  if (head === undefined || text === undefined) throw new Error(`${file} is not a changeset`);
  const sizes = [...head.matchAll(/^['"]?(.+?)['"]?: (major|minor|patch)$/gm)].map(
    ([, name = '', size = '']) => [name, size] as const,
  );
  return { sizes: new Map(sizes), text };
}

/** Reads a changelog without its title and commit hashes, with headings one level deeper. */
function readReleases(file: URL): string {
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8')
    .replace(/^# .*\n+/, '')
    .replaceAll(/^(#{2,3}) /gm, '#$1 ')
    .replaceAll(/^- [0-9a-f]{7,40}: /gm, '- ')
    .trim();
}
