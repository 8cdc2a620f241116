import { BlazonError } from './errors.ts';
import { hosts } from './generated.ts';
import type {
  Brand,
  CreateProjectBody,
  DeletedProject,
  ForwardedBody,
  GenerateBrandBody,
  Job,
  MemoryNode,
  Project,
  UpdateProjectBody,
} from './generated.ts';
import { type Page, Pages } from './pages.ts';
import { type RequestOptions, Transport } from './transport.ts';

export interface BlazonOptions {
  /** `sk_live_…` or `sk_test_…`. Default: the environment variable `BLAZON_API_KEY`. */
  readonly apiKey?: string;
  /**
   * URL of the API. Default: the environment variable `BLAZON_BASE_URL`, otherwise the host of the key's
   * environment.
   */
  readonly baseUrl?: string;
  /** The timeout of one attempt in milliseconds. Default: 30,000. */
  readonly timeout?: number;
  /** How many times a failed attempt is retried. Default: 3. */
  readonly maxRetries?: number;
  /** Replaces the runtime's own `fetch`. */
  readonly fetch?: typeof fetch;
}

export interface ListOptions extends RequestOptions {
  /** Items per page, 1 to 100. */
  readonly limit?: number;
  /** The `next_cursor` of an earlier page, after which to start. */
  readonly starting_after?: string;
}

/** A client of the Blazon API. Use one client per process: it paces its requests by the rate limit. */
export class Blazon {
  readonly projects: Projects;
  readonly brands: Brands;
  readonly memory: Memory;
  readonly events: Events;

  constructor(options: BlazonOptions = {}) {
    const apiKey = options.apiKey ?? readVariable('BLAZON_API_KEY');
    if (!apiKey)
      throw new BlazonError('No API key: pass { apiKey } or set BLAZON_API_KEY. The dashboard creates one.');
    const transport = new Transport({
      apiKey,
      baseUrl: (options.baseUrl ?? readVariable('BLAZON_BASE_URL') ?? chooseHost(apiKey)).replace(/\/$/, ''),
      timeout: options.timeout ?? 30_000,
      maxRetries: options.maxRetries ?? 3,
      // Some runtimes reject a `fetch` that is called as a method.
      fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    });
    this.projects = new Projects(transport);
    this.brands = new Brands(transport);
    this.memory = new Memory(transport);
    this.events = new Events(transport);
  }
}

export class Projects {
  readonly #transport: Transport;
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Creates an empty project. */
  create(body: CreateProjectBody, options?: RequestOptions): Promise<Project> {
    return this.#transport.send({ method: 'POST', path: '/v1/projects', body }, options);
  }

  /** Lists all projects, newest first. */
  list({ limit, starting_after, ...options }: ListOptions = {}): Pages<Project> {
    return createPages(this.#transport, '/v1/projects', { limit, starting_after }, options);
  }

  get(projectId: string, options?: RequestOptions): Promise<Project> {
    return this.#transport.send({ method: 'GET', path: createProjectPath(projectId) }, options);
  }

  /** Changes only the fields that are given. */
  update(projectId: string, body: UpdateProjectBody, options?: RequestOptions): Promise<Project> {
    return this.#transport.send({ method: 'PATCH', path: createProjectPath(projectId), body }, options);
  }

  /** Permanently deletes the project and everything in it. */
  delete(projectId: string, options?: RequestOptions): Promise<DeletedProject> {
    return this.#transport.send({ method: 'DELETE', path: createProjectPath(projectId) }, options);
  }
}

export class Brands {
  readonly #transport: Transport;
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Queues a brand identity. The result arrives as a webhook: `generation.success` or `generation.failed`. With
   * `memory_id` the prompt refines an earlier result.
   */
  generate(body: GenerateBrandBody, options?: RequestOptions): Promise<Job> {
    return this.#transport.send(
      { method: 'POST', path: '/v1/brands/generate', body, isGeneration: true },
      options,
    );
  }

  /** Lists finished identities, newest first, without their drawings. */
  list({
    limit,
    starting_after,
    project_id,
    ...options
  }: ListOptions & { readonly project_id?: string } = {}): Pages<Brand> {
    return createPages(this.#transport, '/v1/brands', { limit, starting_after, project_id }, options);
  }
}

export class Memory {
  readonly #transport: Transport;
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the memory nodes of a project, newest first. */
  list(projectId: string, { limit, starting_after, ...options }: ListOptions = {}): Pages<MemoryNode> {
    return createPages(
      this.#transport,
      `${createProjectPath(projectId)}/memory`,
      { limit, starting_after },
      options,
    );
  }
}

export class Events {
  readonly #transport: Transport;
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Records the response of a local receiver to an event of the live feed. Needs a Test key. */
  forwarded(eventId: string, body: ForwardedBody, options?: RequestOptions): Promise<void> {
    if (!eventId) throw new BlazonError('The id of the event is empty.');
    const path = `/v1/events/${encodeURIComponent(eventId)}/forwarded`;
    return this.#transport.send({ method: 'POST', path, body }, options);
  }
}

function createPages<Item>(
  transport: Transport,
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
  options: RequestOptions,
): Pages<Item> {
  return new Pages((cursor) =>
    transport.send<Page<Item>>(
      { method: 'GET', path, query: { ...query, ...(cursor !== undefined && { starting_after: cursor }) } },
      options,
    ),
  );
}

function createProjectPath(projectId: string): string {
  // An empty id would address the list, and one with a slash would address something else.
  if (!projectId) throw new BlazonError('The id of the project is empty.');
  return `/v1/projects/${encodeURIComponent(projectId)}`;
}

function chooseHost(apiKey: string): string {
  if (apiKey.startsWith('sk_live_')) return hosts.live;
  if (apiKey.startsWith('sk_test_')) return hosts.sandbox;
  throw new BlazonError('This is not an API key: keys begin with sk_live_ or sk_test_.');
}

/** Reads an environment variable. Edge runtimes have no `process`, so it may be missing. */
function readVariable(name: string): string | undefined {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  return process?.env?.[name] || undefined;
}
