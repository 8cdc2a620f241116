import type { Operation } from '@blazon/contract/operations.ts';

export type Schema = NonNullable<Operation['body']>;

interface Field {
  readonly type?: string;
  readonly const?: string | number | boolean;
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly default?: string | number | boolean;
  readonly anyOf?: readonly Field[];
  readonly items?: Field;
  readonly properties?: Readonly<Record<string, Field>>;
  readonly required?: readonly string[];
}

/** Returns one row per field: name, type, meaning. Fields of nested objects follow below. */
export function fieldRows(schema: Schema | Field, prefix = ''): string[][] {
  const { properties = {}, required = [] } = schema as Field;
  return Object.entries(properties).flatMap(([name, field]) => {
    const isRequired = required.includes(name);
    const row = [
      `\`${prefix}${name}\`${isRequired ? '' : '<br>optional'}`,
      typeOf(field),
      [field.description ?? variantOf(field).description ?? '', bounds(variantOf(field))]
        .filter(Boolean)
        .join(' '),
    ];
    const nested = field.properties ? fieldRows(field, `${prefix}${name}.`) : [];
    return [row, ...nested];
  });
}

/** For a nullable field, returns the type other than null. */
function variantOf(field: Field): Field {
  return field.anyOf?.find(({ type }) => type !== 'null') ?? field;
}

function typeOf(field: Field): string {
  if (field.const !== undefined) return `\`${field.const}\``;
  if (field.enum) return field.enum.map((value) => `\`${value}\``).join(', ');
  if (field.anyOf) return field.anyOf.map(typeOf).join(' or ');
  if (field.type === 'array') return `list of ${typeOf(field.items ?? {})}`;
  return field.type ?? 'object';
}

function bounds({ minimum, maximum, maxLength, default: usual }: Field): string {
  const parts = [
    minimum !== undefined && maximum !== undefined ? `${minimum} to ${maximum.toLocaleString('en-GB')}.` : '',
    maxLength === undefined ? '' : `At most ${maxLength.toLocaleString('en-GB')} characters.`,
    usual === undefined ? '' : `Default ${usual}.`,
  ];
  return parts.filter(Boolean).join(' ');
}
