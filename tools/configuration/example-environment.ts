import type { DocumentedGroup, DocumentedSetting } from './documented-settings.ts';

/** deploy/example.env: every setting with its default, for Docker Compose and systemd. */
export function createExampleEnvironment(groups: readonly DocumentedGroup[]): string {
  return `# Every setting of Blazon, written by \`npm run configuration\`. Remove the # in front of what you set.
# Docker Compose reads a copy as deploy/.env, systemd as /etc/blazon/blazon.env; it holds secrets, so make it mode 0600.
${groups.map(({ title, settings }) => `\n# --- ${title} ---\n${settings.map(formatEntry).join('')}`).join('')}`;
}

function formatEntry(setting: DocumentedSetting): string {
  const { name, meaning, fallback, usually } = setting;
  const fixed = usually === undefined ? fallback : undefined;
  const otherwise = usually === undefined ? '' : ` (default: ${withoutMarkdown(usually)})`;
  return `\n# ${withoutMarkdown(meaning)}${otherwise}\n#${name}=${fixed ?? ''}\n`;
}

/** Without Markdown. */
function withoutMarkdown(text: string) {
  return text.replaceAll('`', '').replaceAll(/\[([^\]]*)\]\(([^)]*)\)/g, '$1 in docs/$2');
}
