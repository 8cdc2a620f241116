import Type, { type Static, type TSchema, type TSchemaOptions } from 'typebox';
import type { ErrorCode } from './errors.ts';
import { FeedStream, ListenHeaders } from './feed.ts';
import { idPrefixes } from './ids.ts';
import type { KeyScope } from './key-scopes.ts';
import { limits, type RateCategory } from './limits.ts';
import {
  Brand,
  DeletedProject,
  examples,
  Id,
  Job,
  List,
  MemoryNode,
  Nullable,
  Project,
  Reference,
} from './resources.ts';

/**
 * One operation of V1. The schema of a parameter may have extra keywords: `x-error-code` is the error code for an
 * invalid value (default: `invalid_param`). `x-trimmed` means that leading and trailing white space is removed. `x-null-is-absent` means that
 * null counts as absent, because typed clients send null for omitted values.
 */
export interface Operation {
  readonly summary: string;
  readonly description: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly tag: 'Projects' | 'Brands' | 'Memory' | 'Events';
  readonly category: RateCategory;
  /** The scope that a restricted key needs. */
  readonly scope: KeyScope;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly headers?: TSchema;
  readonly body?: TSchema;
  /** The error message for a Live key, if the operation accepts only Test keys. */
  readonly sandboxOnly?: string;
  /** Whether an Idempotency-Key is accepted, as on every POST. */
  readonly idempotent?: boolean;
  readonly success: {
    readonly status: 200 | 201 | 202 | 204;
    /** Absent if the response has no body. */
    readonly schema?: TSchema;
    /** Absent if the body is JSON. */
    readonly mediaType?: 'text/event-stream';
    readonly description: string;
  };
  /** Error codes in addition to those of every request. */
  readonly errors: readonly ErrorCode[];
}

/** PostgreSQL cannot store NUL, so it is rejected everywhere. */
const textWithoutNulPattern = '^[^\\u0000]*$';
/** The white space that JavaScript trims, spelled out because `\s` differs between languages. */
const whiteSpace = '\\t-\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff';
/** Optional white space, then at least one other character. The match is unambiguous and never backtracks. */
const nonBlankTextPattern = `^[${whiteSpace}]*[^${whiteSpace}\\u0000][^\\u0000]*$`;

const Name = Type.String({
  minLength: 1,
  maxLength: limits.nameLength,
  pattern: nonBlankTextPattern,
  'x-trimmed': true,
  description: `Display label, 1 to ${limits.nameLength} characters after trimming.`,
  examples: ['Harbour Coffee'],
});
const Description = Type.String({
  maxLength: limits.descriptionLength,
  pattern: textWithoutNulPattern,
  examples: ['Roastery by the old harbour'],
});

const projectIdSchema = Reference('project', 'Id of the project.', examples.project);
export const ProjectParams = Type.Object({ project_id: projectIdSchema }, { additionalProperties: false });

/** A parameter that may be omitted. Null means the same. */
function OptionalOrNull<T extends TSchema>(schema: T, options: TSchemaOptions) {
  return Type.Optional(Type.Union([schema, Type.Null()], { ...options, 'x-null-is-absent': true }));
}

const pageSizeSchema = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: limits.pageSizeMaximum,
    default: limits.pageSizeDefault,
    description: 'Items per page.',
    examples: [limits.pageSizeDefault],
  }),
);
function createCursorSchema(kind: 'project' | 'memoryNode' | 'brand', value: string) {
  return Type.Optional({
    ...Id(kind, 'The `next_cursor` of the previous page.', value),
    'x-error-code': 'invalid_cursor',
  });
}

export const CreateProjectBody = Type.Object(
  {
    name: Name,
    description: Type.Optional(Nullable(Description, 'Internal note.')),
  },
  { additionalProperties: false },
);
export type CreateProjectBody = Static<typeof CreateProjectBody>;

export const UpdateProjectBody = Type.Object(
  {
    name: Type.Optional(Name),
    description: Type.Optional(Nullable(Description, 'Internal note; null clears it.')),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type UpdateProjectBody = Static<typeof UpdateProjectBody>;

export const ListProjectsQuery = Type.Object(
  { limit: pageSizeSchema, starting_after: createCursorSchema('project', examples.project) },
  { additionalProperties: false },
);
export type ListProjectsQuery = Static<typeof ListProjectsQuery>;

export const GenerateBrandBody = Type.Object(
  {
    project_id: Reference('project', 'The project the identity belongs to.', examples.project),
    prompt: Type.String({
      minLength: 1,
      maxLength: limits.promptLength,
      pattern: nonBlankTextPattern,
      description:
        'The creative brief. It also contains the name of the brand, unless you send `brand_name`. With `memory_id` it describes only the change.',
      examples: ['A coffee roastery by the old harbour, calm and warm'],
    }),
    webhook_url: OptionalOrNull(
      Type.String({
        maxLength: limits.webhookUrlLength,
        pattern: `^https://[^${whiteSpace}\\u0000]+$`,
        examples: ['https://hooks.example.com/blazon'],
      }),
      {
        description: 'Receives the event of this job instead of the default endpoint.',
        'x-error-code': 'invalid_webhook_url',
      },
    ),
    memory_id: OptionalOrNull(Id('memoryNode', 'Id of the memory node.', examples.parentNode), {
      description: 'Refines this earlier result instead of starting from scratch.',
      'x-id-prefix': `${idPrefixes.memoryNode}_`,
      'x-error-code': 'resource_not_found',
    }),
    brand_name: OptionalOrNull(
      Type.String({
        minLength: 1,
        maxLength: limits.brandNameLength,
        pattern: nonBlankTextPattern,
        examples: ['Harbour Coffee'],
      }),
      {
        description: `The name of a new brand, exactly as it should appear in the logo, 1 to ${limits.brandNameLength} characters after trimming. Without it, the name is read from the prompt. Not allowed with \`memory_id\`: put a new name into the prompt instead.`,
        'x-trimmed': true,
      },
    ),
  },
  { additionalProperties: false },
);
export type GenerateBrandBody = Static<typeof GenerateBrandBody>;

export const ListMemoryQuery = Type.Object(
  { limit: pageSizeSchema, starting_after: createCursorSchema('memoryNode', examples.memoryNode) },
  { additionalProperties: false },
);
export const ListBrandsQuery = Type.Object(
  {
    limit: pageSizeSchema,
    starting_after: createCursorSchema('brand', examples.brand),
    project_id: Type.Optional(Reference('project', 'Only brands of this project.', examples.project)),
  },
  { additionalProperties: false },
);

const EventParams = Type.Object(
  { event_id: Reference('event', 'Id of the event.', examples.event) },
  { additionalProperties: false },
);
const ForwardedBody = Type.Object(
  {
    url: Type.String({
      maxLength: limits.localUrlLength,
      pattern: `^https?://[^${whiteSpace}\\u0000]+$`,
      description: 'The http or https URL that the event was forwarded to.',
      examples: ['http://localhost:3000/hook'],
    }),
    status: Type.Optional(
      Type.Integer({
        minimum: 100,
        maximum: 599,
        description: 'The HTTP status of the local response. Send either this or `error`.',
        examples: [200],
      }),
    ),
    error: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: limits.localErrorLength,
        pattern: nonBlankTextPattern,
        'x-trimmed': true,
        description: 'Why there was no response.',
      }),
    ),
    duration_ms: Type.Integer({
      minimum: 0,
      maximum: limits.localDurationMilliseconds,
      description: 'How long it took, in milliseconds.',
      examples: [12],
    }),
  },
  {
    additionalProperties: false,
    examples: [{ url: 'http://localhost:3000/hook', status: 200, duration_ms: 12 }],
  },
);

const bodyErrors = [
  'missing_required_param',
  'invalid_param',
  'param_too_long',
  'unknown_param',
  'malformed_json',
  'body_too_large',
  'unsupported_media_type',
] as const satisfies readonly ErrorCode[];
const listErrors = [
  'invalid_param',
  'unknown_param',
  'invalid_cursor',
] as const satisfies readonly ErrorCode[];

export const operations = {
  createProject: {
    summary: 'Create a project',
    description: 'Creates an empty project in the workspace and environment of the key.',
    method: 'POST',
    path: '/v1/projects',
    tag: 'Projects',
    category: 'standard',
    scope: 'write',
    body: CreateProjectBody,
    idempotent: true,
    success: { status: 201, schema: Project, description: 'The new project.' },
    // `resource_not_found` is for a replay whose project has since been deleted.
    errors: [...bodyErrors, 'idempotency_key_reused', 'resource_not_found'],
  },
  listProjects: {
    summary: 'List projects',
    description: 'Lists the projects of this environment, newest first.',
    method: 'GET',
    path: '/v1/projects',
    tag: 'Projects',
    category: 'standard',
    scope: 'read',
    query: ListProjectsQuery,
    success: {
      status: 200,
      schema: List(Project, 'ProjectList', examples.project),
      description: 'One page of projects.',
    },
    errors: listErrors,
  },
  getProject: {
    summary: 'Get a project',
    description: 'Returns one project.',
    method: 'GET',
    path: '/v1/projects/{project_id}',
    tag: 'Projects',
    category: 'standard',
    scope: 'read',
    params: ProjectParams,
    success: { status: 200, schema: Project, description: 'The project.' },
    errors: ['resource_not_found', 'unknown_param'],
  },
  updateProject: {
    summary: 'Update a project',
    description: 'Changes only the fields sent; at least one.',
    method: 'PATCH',
    path: '/v1/projects/{project_id}',
    tag: 'Projects',
    category: 'standard',
    scope: 'write',
    params: ProjectParams,
    body: UpdateProjectBody,
    success: { status: 200, schema: Project, description: 'The project as it is now.' },
    errors: [...bodyErrors, 'resource_not_found'],
  },
  deleteProject: {
    summary: 'Delete a project',
    description:
      'Permanently deletes the project with its jobs, assets, memory nodes and exports. It disappears immediately; its data is erased in the background.',
    method: 'DELETE',
    path: '/v1/projects/{project_id}',
    tag: 'Projects',
    category: 'standard',
    scope: 'write',
    params: ProjectParams,
    success: { status: 200, schema: DeletedProject, description: 'The project was deleted.' },
    // The body is ignored, but it must be valid HTTP.
    errors: ['resource_not_found', 'unknown_param', 'body_too_large', 'unsupported_media_type'],
  },
  generateBrand: {
    summary: 'Generate a brand identity',
    description:
      'Queues a job and returns it immediately. The result is delivered by a `generation.success` or `generation.failed` event. With `memory_id` the prompt refines an earlier result.',
    method: 'POST',
    path: '/v1/brands/generate',
    tag: 'Brands',
    category: 'generation',
    scope: 'generate',
    body: GenerateBrandBody,
    idempotent: true,
    success: { status: 202, schema: Job, description: 'The queued job.' },
    errors: [
      ...bodyErrors,
      'invalid_webhook_url',
      'idempotency_key_reused',
      'resource_not_found',
      'billing_hard_limit',
      'project_budget_exceeded',
    ],
  },
  listBrands: {
    summary: 'List brands',
    description: 'Lists finished identities of this environment, newest first, without their drawings.',
    method: 'GET',
    path: '/v1/brands',
    tag: 'Brands',
    category: 'standard',
    scope: 'read',
    query: ListBrandsQuery,
    success: {
      status: 200,
      schema: List(Brand, 'BrandList', examples.brand),
      description: 'One page of brands.',
    },
    errors: [...listErrors, 'resource_not_found'],
  },
  listMemory: {
    summary: 'List the memory of a project',
    description: 'Lists the memory nodes of a project, newest first.',
    method: 'GET',
    path: '/v1/projects/{project_id}/memory',
    tag: 'Memory',
    category: 'standard',
    scope: 'read',
    params: ProjectParams,
    query: ListMemoryQuery,
    success: {
      status: 200,
      schema: List(MemoryNode, 'MemoryNodeList', examples.memoryNode),
      description: 'One page of nodes.',
    },
    errors: [...listErrors, 'resource_not_found'],
  },
  listenToEvents: {
    summary: 'Listen to sandbox events',
    description:
      'The live feed: every sandbox event as it is created, as server-sent events, whether or not a webhook can reach you. Needs a Test key.',
    method: 'GET',
    path: '/v1/listen',
    tag: 'Events',
    category: 'standard',
    scope: 'read',
    headers: ListenHeaders,
    sandboxOnly: 'The live feed carries sandbox events and needs a Test key (`sk_test_…`).',
    success: {
      status: 200,
      schema: FeedStream,
      mediaType: 'text/event-stream',
      description: 'A stream that stays open.',
    },
    errors: ['invalid_cursor', 'unknown_param', 'test_key_required', 'too_many_connections'],
  },
  recordForwarded: {
    summary: 'Record a local response',
    description: `Records how a receiver on your machine responded to an event of the live feed. It appears in the delivery history, marked as local, and does not affect the delivery of the event. The first ${limits.localAnswers} responses to an event are kept. Needs a Test key.`,
    method: 'POST',
    path: '/v1/events/{event_id}/forwarded',
    tag: 'Events',
    category: 'standard',
    scope: 'read',
    params: EventParams,
    body: ForwardedBody,
    sandboxOnly: 'The live feed carries sandbox events: recording a response needs a Test key (`sk_test_…`).',
    idempotent: true,
    success: { status: 204, description: 'The response was recorded.' },
    errors: [...bodyErrors, 'idempotency_key_reused', 'resource_not_found', 'test_key_required'],
  },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;
