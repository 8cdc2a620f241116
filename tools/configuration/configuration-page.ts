import { describeDefault, type DocumentedGroup, type DocumentedSetting } from './documented-settings.ts';

/** Returns the text of docs/configuration.md. */
export function createConfigurationPage(groups: readonly DocumentedGroup[]): string {
  return `# Configuration

<!-- Written by \`npm run configuration\` from server/config/settings.ts and the code that reads the environment. -->

Every process reads its settings once, at start, from the environment. If any are invalid, it lists all of them and exits.
An empty value counts as not set. Keep those that are marked as secret in a secret store. [deploy/example.env](../deploy/example.env) has the
same list as an environment file for Docker Compose and systemd, and
[deploy/configuration.schema.json](../deploy/configuration.schema.json) as a JSON schema.

**If you lose the sealing key, you lose the webhook secrets**: each workspace and its receivers then need a new one. If you lose the
console's secret, everybody is signed out and all second factors are lost: an operator has to restore access for each person who had one. Keep
a copy of both, separate from the database's backups.

${groups.map(formatSection).join('\n')}`;
}

function formatSection({ title, about, settings }: DocumentedGroup): string {
  return `## ${title}

${about}

| variable | meaning |
|---|---|
${settings.map(formatRow).join('\n')}
`;
}

/** The details share a column with the name, because a phone shows only two columns. */
function formatRow(setting: DocumentedSetting): string {
  return `| \`${setting.name}\`<br>${describeDetails(setting)} | ${setting.meaning} |`;
}

function describeDetails(setting: DocumentedSetting): string {
  const fallback = describeDefault(setting);
  const isDefault = fallback !== 'must be set' && fallback !== 'none';
  return [
    describeAllowedValues(setting),
    ...(isDefault ? [`default: ${fallback}`] : []),
    ...(fallback === 'must be set' ? [fallback] : []),
    ...(setting.isSecret ? ['secret'] : []),
  ].join('; ');
}

function describeAllowedValues({ kind, minimum, maximum, choices = [] }: DocumentedSetting): string {
  switch (kind) {
    case 'integer':
      return `${minimum} to ${maximum}`;
    case 'decimal':
      return `number, up to ${maximum}`;
    case 'port':
      return 'port';
    case 'url':
      return 'http or https URL';
    case 'seconds':
      return 'up to ten numbers';
    case 'networks':
      return 'addresses or networks';
    case 'ranges':
      return 'networks';
    case 'key':
      return '32 bytes in base64';
    case 'keys':
      return 'such keys, with commas';
    case 'list':
      return 'list, with commas';
    case 'choice':
    case 'choices':
      return choices.map((choice) => `\`${choice}\``).join(', ');
    case 'text':
    case 'optional':
      return 'text';
    default:
      return kind satisfies never;
  }
}
