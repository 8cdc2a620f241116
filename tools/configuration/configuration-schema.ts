import type { DocumentedGroup, DocumentedSetting } from './documented-settings.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** Returns deploy/configuration.schema.json. `required` lists the settings without which no process starts. */
export function createConfigurationSchema(groups: readonly DocumentedGroup[]): JsonSchema {
  const settings = groups.flatMap((group) => group.settings);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Settings of Blazon',
    description: 'Environment variables of its processes. Written by `npm run configuration`.',
    ...createPropertiesSchema(settings),
    required: settings.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
}

/** The chart or the image sets these. They are not chart values, so that nobody can contradict them. */
const settingsSetByChart = [
  'BLAZON_DESIGN_THREADS',
  'BLAZON_HTTPS_PORT',
  'BLAZON_HTTP_PORT',
  'BLAZON_INTERNAL_ADDRESS',
  'BLAZON_INTERNAL_PORT',
  'BLAZON_LISTEN_ADDRESS',
  'BLAZON_TLS_CERT_FILE',
  'BLAZON_TLS_KEY_FILE',
  'BLAZON_WORKER_QUEUES',
  'BLAZON_WORKFLOW_BUNDLE',
];

/** Returns the schema of `settings` in the chart's values. Secrets are not among them: they come from a Secret. */
export function createChartSettingsSchema(groups: readonly DocumentedGroup[]): JsonSchema {
  return createPropertiesSchema(groups.flatMap((group) => group.settings).filter(isValueOfChart));
}

export function isValueOfChart({ name, isSecret }: DocumentedSetting): boolean {
  return isSecret !== true && !settingsSetByChart.includes(name);
}

function createPropertiesSchema(settings: readonly DocumentedSetting[]): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(settings.map((setting) => [setting.name, createPropertySchema(setting)])),
  };
}

function createPropertySchema(setting: DocumentedSetting): JsonSchema {
  const { meaning, isSecret, fallback, usually } = setting;
  return {
    description: meaning,
    ...createValueSchema(setting),
    ...(fallback !== undefined && usually === undefined && { default: fallback }),
    ...(isSecret && { writeOnly: true }),
  };
}

/** Numbers are also allowed as strings: environment variables are strings, but chart values may be numbers. */
function createValueSchema({ kind, minimum, maximum, choices = [] }: DocumentedSetting): JsonSchema {
  switch (kind) {
    case 'integer':
    case 'port':
      return { type: ['integer', 'string'], pattern: '^\\d*$', minimum, maximum };
    case 'decimal':
      return { type: ['number', 'string'], pattern: '^(\\d+(\\.\\d+)?)?$', minimum, maximum };
    case 'choice':
      return { type: 'string', enum: ['', ...choices] };
    case 'choices': {
      const one = `\\s*(${choices.join('|')})\\s*`;
      return { type: 'string', pattern: `^(${one}(,${one})*)?$` };
    }
    case 'key':
      return { type: 'string', pattern: '^([A-Za-z0-9+/_-]{43}=?)?$' };
    case 'url':
      return { type: 'string', pattern: '^(https?://.*)?$' };
    case 'seconds':
      return { type: ['integer', 'string'], pattern: '^[\\d., ]*$' };
    case 'text':
    case 'optional':
    case 'list':
    case 'networks':
    case 'ranges':
    case 'keys':
      return { type: 'string' };
    default:
      return kind satisfies never;
  }
}
