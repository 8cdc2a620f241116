import type { DocumentedGroup, DocumentedSetting } from './documented-settings.ts';

type Json = Readonly<Record<string, unknown>>;

/** deploy/configuration.schema.json: an environment that some process of ours can start with. */
export function configurationSchema(groups: readonly DocumentedGroup[]): Json {
  const settings = groups.flatMap((group) => group.settings);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Settings of Blazon',
    description: 'Environment variables of its processes. Written by `npm run configuration`.',
    ...propertiesOf(settings),
    required: settings.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
}

/** What the chart's `settings` may hold: no secrets, which come from a Secret. */
export function chartSettingsSchema(groups: readonly DocumentedGroup[]): Json {
  return propertiesOf(groups.flatMap((group) => group.settings).filter(({ isSecret }) => !isSecret));
}

function propertiesOf(settings: readonly DocumentedSetting[]): Json {
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(settings.map((setting) => [setting.name, propertyOf(setting)])),
  };
}

function propertyOf(setting: DocumentedSetting): Json {
  const { meaning, isSecret, fallback, usually } = setting;
  return {
    description: meaning,
    ...formOf(setting),
    ...(fallback !== undefined && usually === undefined && { default: fallback }),
    ...(isSecret && { writeOnly: true }),
  };
}

/** Environments hold text; files that are made into one may hold numbers. */
function formOf({ kind, minimum, maximum, choices = [] }: DocumentedSetting): Json {
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
