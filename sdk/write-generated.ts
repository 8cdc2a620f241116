/**
 * `node sdk/write-generated.ts` writes src/generated.ts: the types of all bodies, resources and events, all error
 * codes with advice, and the hosts. A test checks that the file is up to date.
 */
import { writeFileSync } from 'node:fs';
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

interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const document = buildOpenApi() as unknown as Document;
const file = new URL('src/generated.ts', import.meta.url);

function writeComment(text: string | undefined, indent: string): string {
  return text === undefined ? '' : `${indent}/** ${text} */\n`;
}

function writeType(schema: Schema, indent: string): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return quote(schema.const);
  if (schema.enum) return schema.enum.map(quote).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((each) => writeType(each, indent)).join(' | ');
  switch (schema.type) {
    case 'object':
      return `{\n${writeFields(schema, `${indent}  `)}${indent}}`;
    case 'array':
      return `readonly ${writeType(schema.items ?? {}, indent)}[]`;
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    default:
      throw new Error(`There is no type for this schema: ${JSON.stringify(schema)}`);
  }
}

function quote(value: string | boolean): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function writeFields({ properties = {}, required = [] }: Schema, indent: string): string {
  return Object.entries(properties)
    .map(([name, schema]) => {
      const mark = required.includes(name) ? '' : '?';
      const optional = mark === '?' ? ' | undefined' : '';
      return `${writeComment(schema.description, indent)}${indent}readonly ${name}${mark}: ${writeType(schema, indent)}${optional};\n`;
    })
    .join('');
}

function writeInterface(name: string, schema: Schema): string {
  return `${writeComment(schema.description, '')}export interface ${name} {\n${writeFields(schema, '  ')}}\n`;
}

function findRequestBody(path: string, method: string): Schema {
  const operation = document.paths[path]?.[method] as {
    readonly requestBody: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
  };
  return operation.requestBody.content['application/json'].schema;
}

const resources = ['Project', 'DeletedProject', 'Job', 'Brand', 'MemoryNode', 'Assets'];
const events = ['GenerationSuccess', 'GenerationFailed'];
const [live, sandbox] = document.servers;
export const generated = `// Written by \`node sdk/write-generated.ts\` from the contract. Change nothing here.

${[...resources, ...events].map((name) => writeInterface(name, document.components.schemas[name] ?? {})).join('\n')}
${writeInterface('CreateProjectBody', findRequestBody('/v1/projects', 'post'))}
${writeInterface('UpdateProjectBody', findRequestBody('/v1/projects/{project_id}', 'patch'))}
${writeInterface('GenerateBrandBody', findRequestBody('/v1/brands/generate', 'post'))}
${writeInterface('ForwardedBody', findRequestBody('/v1/events/{event_id}/forwarded', 'post'))}
export type ErrorType = ${errorTypes.map(quote).join(' | ')};

/** What to do about each error. */
export const advice = {
${Object.entries(errors)
  .map(([code, row]) => `  ${code}: ${JSON.stringify(row.advice)},\n`)
  .join('')}} as const;
export type ErrorCode = keyof typeof advice;

export const hosts = { live: ${JSON.stringify(live?.url)}, sandbox: ${JSON.stringify(sandbox?.url)} } as const;
`;

if (import.meta.main) writeFileSync(file, generated);
