import type { DocumentedGroup, DocumentedSetting } from './documented-settings.ts';

/** Returns the text of deploy/example.env: every setting, commented out, with its default. */
export function createExampleEnvironment(groups: readonly DocumentedGroup[]): string {
  return `# Every setting of Blazon, written by \`npm run configuration\`. Remove the # in front of what you set.
# Docker Compose reads a copy as deploy/.env, systemd as /etc/blazon/blazon.env; it holds secrets, so make it mode 0600.
${groups.map(({ title, settings }) => `\n# --- ${title} ---\n${settings.map(formatEntry).join('')}`).join('')}`;
}

function formatEntry(setting: DocumentedSetting): string {
  const { name, meaning, fallback, usually } = setting;
  const constantDefault = usually === undefined ? fallback : undefined;
  const computedDefault = usually === undefined ? '' : ` (default: ${removeMarkdown(usually)})`;
  return `\n# ${removeMarkdown(meaning)}${computedDefault}\n#${name}=${constantDefault ?? ''}\n`;
}

function removeMarkdown(text: string) {
  return text.replaceAll('`', '').replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, '$1 in docs/$2');
}
