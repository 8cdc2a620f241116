/**
 * `node tools/write-python-models.ts` writes the generated parts of the Python SDK: the models of all resources and
 * events, all error codes with advice, and the hosts. With --check it only reports whether the committed files are up
 * to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { errors, errorTypes } from '@blazon/contract/errors.ts';
import { buildOpenApi } from '@blazon/contract/openapi.ts';

interface Schema {
  readonly type?: string;
  readonly const?: string | boolean;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly $ref?: string;
}

interface OpenApiDocument {
  readonly servers: readonly { readonly url: string }[];
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const openApiDocument = buildOpenApi() as unknown as OpenApiDocument;
const generatedNote =
  '# Written by `node tools/write-python-models.ts` from the contract. Change nothing here.';

/** Names of classes for nested objects, which have no name in the OpenAPI document. */
const namesOfInnerObjects: Readonly<Record<string, string>> = {
  'GenerationSuccess.data': 'GenerationSuccessData',
  'GenerationFailed.data': 'GenerationFailedData',
  'GenerationFailedData.error': 'GenerationFailure',
};

/**
 * The value of these fields identifies the kind of an object, so it never changes. Any other constant may become one of
 * several values in a later version of the API, so its type also allows other strings.
 */
const identifyingFields = new Set(['object', 'type', 'deleted']);

/** Returns the source of a class, preceded by the classes of its nested objects. */
function createClasses(name: string, schema: Schema): string[] {
  const inner: string[] = [];
  const fields = Object.entries(schema.properties ?? {}).map(([field, each]) => {
    const isRequired = schema.required?.includes(field) ?? false;
    const described = each.description === undefined ? '' : `    ${formatDocstring(each.description)}\n`;
    return `    ${field}: ${createType(each, `${name}.${field}`, inner)}${isRequired && !isNullable(each) ? '' : createDefault(each)}\n${described}`;
  });
  const described = schema.description === undefined ? '' : `    ${formatDocstring(schema.description)}\n\n`;
  return [...inner, `class ${name}(Model):\n${described}${fields.join('')}`];
}

function createType(schema: Schema, fieldPath: string, inner: string[]): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) {
    const isOpen = !identifyingFields.has(fieldPath.split('.').at(-1) ?? '');
    return `Literal[${formatLiteral(schema.const)}]${isOpen ? ' | str' : ''}`;
  }
  if (schema.enum) return `Literal[${schema.enum.map(formatLiteral).join(', ')}] | str`;
  if (schema.anyOf) return schema.anyOf.map((each) => createType(each, fieldPath, inner)).join(' | ');
  switch (schema.type) {
    case 'object': {
      const name = namesOfInnerObjects[fieldPath];
      if (name === undefined) throw new Error(`The object ${fieldPath} needs a name here.`);
      inner.push(...createClasses(name, schema));
      return name;
    }
    case 'array':
      return `tuple[${createType(schema.items ?? {}, fieldPath, inner)}, ...]`;
    case 'integer':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'str';
    case 'boolean':
      return 'bool';
    case 'null':
      return 'None';
    default:
      throw new Error(`There is no type for this schema: ${JSON.stringify(schema)}`);
  }
}

/** A nullable field gets a default: an older service may not send it at all. */
function isNullable(schema: Schema): boolean {
  return schema.anyOf?.some(({ type }) => type === 'null') ?? false;
}

function createDefault(schema: Schema): string {
  if (schema.type === 'array') return ' = ()';
  return isNullable(schema) ? ' = None' : ' | None = None';
}

function formatLiteral(value: string | boolean): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return value ? 'True' : 'False';
}

function formatDocstring(text: string): string {
  return `"""${text}"""`;
}

const modelNames = ['Project', 'DeletedProject', 'Job', 'Brand', 'MemoryNode', 'Assets'];
const eventNames = ['GenerationSuccess', 'GenerationFailed'];
const modelsSource = `"""What the API and its webhooks send."""

${generatedNote}

from typing import Literal

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """Fields that a later version of the API adds are kept."""

    model_config = ConfigDict(extra="allow", frozen=True)


${[...modelNames, ...eventNames].flatMap((name) => createClasses(name, openApiDocument.components.schemas[name] ?? {})).join('\n\n')}`;

const [live, sandbox] = openApiDocument.servers;
const contractSource = `${generatedNote}

from typing import Final, Literal

ErrorType = Literal[${errorTypes.map(formatLiteral).join(', ')}]
ErrorCode = Literal[
${Object.keys(errors)
  .map((code) => `    ${formatLiteral(code)},\n`)
  .join('')}]

ADVICE: Final[dict[str, str]] = {
${Object.entries(errors)
  .map(([code, row]) => `    ${formatLiteral(code)}: ${JSON.stringify(row.advice)},\n`)
  .join('')}}

LIVE_URL: Final = ${JSON.stringify(live?.url)}
SANDBOX_URL: Final = ${JSON.stringify(sandbox?.url)}
`;

const packageFolder = new URL('../sdk-python/src/blazon/', import.meta.url);
for (const [name, text] of [
  ['models.py', modelsSource],
  ['_contract.py', contractSource],
] as const) {
  const file = new URL(name, packageFolder);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(
      `sdk-python/src/blazon/${name} is out of date: run \`node tools/write-python-models.ts\` and commit the result.`,
    );
    process.exitCode = 1;
  }
}
