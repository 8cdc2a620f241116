import { defaultOf, type DocumentedGroup, type DocumentedSetting } from './documented-settings.ts';

/** docs/configuration.md */
export function configurationPage(groups: readonly DocumentedGroup[]): string {
  return `# Configuration

<!-- Written by \`npm run configuration\` from server/config/settings.ts and the code that reads the environment. -->

Every process reads its settings once, at start, from the environment. A mistake ends the process, with all mistakes listed.
An empty value counts as not set. Secrets are marked with 🔒: keep them in a secret store. [deploy/example.env](../deploy/example.env) holds the
same list as an environment file for Docker Compose and systemd, and
[deploy/configuration.schema.json](../deploy/configuration.schema.json) as a JSON schema.

**Whoever loses the sealing key loses the webhook secrets**: each workspace then needs a new one, and its receivers with it. Whoever
loses the console's secret signs everybody out and loses all second factors: an operator has to let in each person who has one. Keep
both with a copy apart from the database's backups.

${groups.map(section).join('\n')}`;
}

function section({ title, about, settings }: DocumentedGroup): string {
  return `## ${title}

${about}

| variable | value | default | meaning |
|---|---|---|---|
${settings.map(row).join('\n')}
`;
}

function row(setting: DocumentedSetting): string {
  const lock = setting.isSecret ? ' 🔒' : '';
  return `| \`${setting.name}\`${lock} | ${valueOf(setting)} | ${defaultOf(setting)} | ${setting.meaning} |`;
}

/** What may be written there. */
function valueOf({ kind, minimum, maximum, choices = [] }: DocumentedSetting): string {
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
