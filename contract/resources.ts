import Type, { type Static, type TSchema } from 'typebox';
import { errorCodes, errorTypes } from './errors.ts';
import { type IdKind, idPattern, idPrefixes } from './ids.ts';
import { limits } from './limits.ts';

/** Shared example values, so that the examples of all operations are consistent. */
export const examples = {
  workspace: 'ws_01k9z3m4qpe0rtn3h5v8yc2d7f',
  project: 'proj_01k9z3nq5vfa8sx2w4g6m1b0ke',
  job: 'job_01k9z3pc3mea9v7d5q2r8t4hnj',
  memoryNode: 'mem_01k9z3pwz4f0b8n6c3k1x7y5ms',
  parentNode: 'mem_01k9z3n9d2e5fr4t6v8w0x1y2z',
  variantNode: 'mem_01k9z3pwz4f0b8n6c2h5r9t4qd',
  brand: 'brand_01k9z3pwz4f0b9g2s4h6j8k0mn',
  event: 'evt_01k9z3px8me3zt5r7q9v1w3x5y',
  feedCursor: 'AAAAAAAAAu4Bmn8bdQ5wf5U4tw6Hx90-',
  request: 'req_01k9z3q2c8fb7s9d1f3g5h7j9k',
  time: 1_763_164_800,
} as const;

function toExamples<T>(value: T) {
  return { examples: [value] };
}

export function Id(kind: IdKind, description: string, value: string) {
  return Type.String({ pattern: idPattern(kind), description, ...toExamples(value) });
}

/** An id sent by a caller. A malformed id gets `resource_not_found`, like an unknown one. */
export function Reference(kind: IdKind, description: string, value: string) {
  return Type.String({
    ...Id(kind, description, value),
    'x-id-prefix': `${idPrefixes[kind]}_`,
    'x-error-code': 'resource_not_found',
  });
}

export function Timestamp(description: string) {
  return Type.Integer({
    minimum: 0,
    description: `${description} Unix time in seconds.`,
    ...toExamples(examples.time),
  });
}

export function Nullable<T extends TSchema>(schema: T, description: string) {
  return Type.Union([schema, Type.Null()], { description });
}

function HexColour(description: string, value: string) {
  return Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description, ...toExamples(value) });
}

function FontWeight(description: string, value: string) {
  return Type.String({ pattern: '^[1-9]00$', description, ...toExamples(value) });
}

export const Project = Type.Object(
  {
    id: Id('project', 'Id of the project.', examples.project),
    object: Type.Literal('project'),
    workspace_id: Id('workspace', 'The workspace that owns the project.', examples.workspace),
    name: Type.String({
      minLength: 1,
      maxLength: limits.nameLength,
      description: 'Display label.',
      ...toExamples('Harbour Coffee'),
    }),
    description: Nullable(
      Type.String({ maxLength: limits.descriptionLength, ...toExamples('Roastery by the old harbour') }),
      'Internal note; null when there is none.',
    ),
    status: Type.Literal('active'),
    created_at: Timestamp('When the project was created.'),
  },
  { $id: 'Project', description: 'Top-level container of generated identities and their memory.' },
);
export type Project = Static<typeof Project>;

export const DeletedProject = Type.Object(
  {
    id: Id('project', 'Id of the deleted project.', examples.project),
    object: Type.Literal('project'),
    deleted: Type.Literal(true),
  },
  { $id: 'DeletedProject', description: 'Confirms that a project and everything in it was deleted.' },
);
export type DeletedProject = Static<typeof DeletedProject>;

export const jobStatuses = ['queued', 'processing', 'succeeded', 'failed'] as const;

export const Job = Type.Object(
  {
    id: Id('job', 'Id of the job.', examples.job),
    object: Type.Literal('job'),
    project_id: Id('project', 'The project the job belongs to.', examples.project),
    status: Type.Enum([...jobStatuses], {
      description: 'Always `queued` in the response to generate.',
      ...toExamples('queued'),
    }),
    created_at: Timestamp('When the job was queued.'),
  },
  {
    $id: 'Job',
    description: 'One generation. A webhook event reports its end; there is nothing to poll.',
  },
);
export type Job = Static<typeof Job>;

export const MemoryNode = Type.Object(
  {
    id: Id('memoryNode', 'Id of the node.', examples.memoryNode),
    object: Type.Literal('memory_node'),
    prompt: Type.String({
      maxLength: limits.promptLength,
      description: 'Prompt of the generation that created the node.',
      ...toExamples('Make the blue deeper and the letters lighter'),
    }),
    parent_id: Nullable(
      Id('memoryNode', 'Id of the node that this one refines.', examples.parentNode),
      'Id of the node that this one refines; null for a root.',
    ),
    created_at: Timestamp('When the node was created.'),
  },
  {
    $id: 'MemoryNode',
    description: 'The stored result of a successful job, which a later prompt can refine.',
  },
);
export type MemoryNode = Static<typeof MemoryNode>;

export const Brand = Type.Object(
  {
    id: Id('brand', 'Id of the brand.', examples.brand),
    object: Type.Literal('brand'),
    project_id: Id('project', 'The project the brand belongs to.', examples.project),
    job_id: Id('job', 'The job that created it.', examples.job),
    memory_id: Id('memoryNode', 'The memory node to pass on for a refinement.', examples.memoryNode),
    name: Nullable(
      Type.String({ minLength: 1, maxLength: limits.nameLength, ...toExamples('Harbour Coffee') }),
      'What the brand is called: the name in its logo, until somebody renames it. Null when the logo shows no name.',
    ),
    prompt: Type.String({
      maxLength: limits.promptLength,
      ...toExamples('A coffee roastery by the old harbour, calm and warm'),
    }),
    primary_color: HexColour('Primary colour.', '#12304a'),
    secondary_color: HexColour('Secondary colour.', '#e2a76f'),
    font_family: Type.String({ ...toExamples('Fraunces') }),
    created_at: Timestamp('When the brand was created.'),
  },
  { $id: 'Brand', description: 'A finished identity. Its drawings are delivered by the success event.' },
);
export type Brand = Static<typeof Brand>;

export const Assets = Type.Object(
  {
    logo_svg: Type.String({
      description: 'Logo as SVG markup, for light backgrounds.',
      ...toExamples('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 96">…</svg>'),
    }),
    logo_svg_dark: Type.String({
      description: 'Logo as SVG markup, for dark backgrounds.',
      ...toExamples('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 96">…</svg>'),
    }),
    primary_color: HexColour('Primary colour.', '#12304a'),
    secondary_color: HexColour('Secondary colour.', '#e2a76f'),
    font_family: Type.String({ description: 'Name of the type family.', ...toExamples('Fraunces') }),
    font_weight_heading: FontWeight('Weight for headings.', '600'),
    font_weight_body: FontWeight('Weight for running text.', '400'),
  },
  {
    $id: 'Assets',
    description: 'The identity itself. All seven fields are always sent; others may be added.',
  },
);
export type Assets = Static<typeof Assets>;

/** The envelope of every list. */
export function List<T extends TSchema>(item: T, name: string, cursor: string) {
  return Type.Object(
    {
      object: Type.Literal('list'),
      data: Type.Array(item, { maxItems: limits.pageSizeMaximum, description: 'This page, newest first.' }),
      has_more: Type.Boolean({ description: 'Whether more pages follow.' }),
      next_cursor: Nullable(
        Type.String({ ...toExamples(cursor) }),
        'Pass as `starting_after` for the next page; null on the last page.',
      ),
    },
    { $id: name },
  );
}

export const ErrorBody = Type.Object(
  {
    error: Type.Object({
      type: Type.Enum([...errorTypes], { description: 'Kind of error.' }),
      code: Type.Enum([...errorCodes], {
        description: 'What happened, as a stable code that programs can branch on.',
      }),
      message: Type.String({ description: 'What happened, for people.' }),
      param: Nullable(Type.String(), 'The parameter at fault; null when there is none.'),
      request_id: Id('request', 'Tell us this id when you ask about the request.', examples.request),
      doc_url: Type.String({ description: 'Where this code is explained.' }),
    }),
  },
  { $id: 'Error', description: 'The body of every error response.' },
);
export type ErrorBody = Static<typeof ErrorBody>;
