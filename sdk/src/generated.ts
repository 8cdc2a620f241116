// Written by `node sdk/write-generated.ts` from the contract. Change nothing here.

/** Top-level container of generated identities and their memory. */
export interface Project {
  /** Id of the project. */
  readonly id: string;
  readonly object: 'project';
  /** The workspace that owns the project. */
  readonly workspace_id: string;
  /** Display label. */
  readonly name: string;
  /** Internal note; null when there is none. */
  readonly description: string | null;
  readonly status: 'active';
  /** When the project was created. Unix time in seconds. */
  readonly created_at: number;
}

/** Confirms that a project and everything in it was deleted. */
export interface DeletedProject {
  /** Id of the deleted project. */
  readonly id: string;
  readonly object: 'project';
  readonly deleted: true;
}

/** One generation. A webhook event reports its end; there is nothing to poll. */
export interface Job {
  /** Id of the job. */
  readonly id: string;
  readonly object: 'job';
  /** The project the job belongs to. */
  readonly project_id: string;
  /** Always `queued` in the response to generate. */
  readonly status: 'queued' | 'processing' | 'succeeded' | 'failed';
  /** When the job was queued. Unix time in seconds. */
  readonly created_at: number;
}

/** A finished identity. Its drawings are delivered by the success event. */
export interface Brand {
  /** Id of the brand. */
  readonly id: string;
  readonly object: 'brand';
  /** The project the brand belongs to. */
  readonly project_id: string;
  /** The job that created it. */
  readonly job_id: string;
  /** The memory node to pass on for a refinement. */
  readonly memory_id: string;
  /** What the brand is called: the name in its logo, until somebody renames it. Null when the logo shows no name. */
  readonly name: string | null;
  readonly prompt: string;
  /** Primary colour. */
  readonly primary_color: string;
  /** Secondary colour. */
  readonly secondary_color: string;
  readonly font_family: string;
  /** When the brand was created. Unix time in seconds. */
  readonly created_at: number;
}

/** The stored result of a successful job, which a later prompt can refine. */
export interface MemoryNode {
  /** Id of the node. */
  readonly id: string;
  readonly object: 'memory_node';
  /** Prompt of the generation that created the node. */
  readonly prompt: string;
  /** Id of the node that this one refines; null for a root. */
  readonly parent_id: string | null;
  /** When the node was created. Unix time in seconds. */
  readonly created_at: number;
}

/** The identity itself. All seven fields are always sent; others may be added. */
export interface Assets {
  /** Logo as SVG markup, for light backgrounds. */
  readonly logo_svg: string;
  /** Logo as SVG markup, for dark backgrounds. */
  readonly logo_svg_dark: string;
  /** Primary colour. */
  readonly primary_color: string;
  /** Secondary colour. */
  readonly secondary_color: string;
  /** Name of the type family. */
  readonly font_family: string;
  /** Weight for headings. */
  readonly font_weight_heading: string;
  /** Weight for running text. */
  readonly font_weight_body: string;
}

/** All assets were compiled. */
export interface GenerationSuccess {
  /** The same in every attempt: use it to recognise a repeat. */
  readonly event_id: string;
  readonly type: 'generation.success';
  /** When the event was created. Unix time in seconds. */
  readonly created_at: number;
  readonly data: {
    /** The job that ended. */
    readonly job_id: string;
    /** Its project. */
    readonly project_id: string;
    /** The new memory node. */
    readonly memory_id: string;
    /** The name in the logo; null when it shows none. Absent in events from before this field was added. */
    readonly name?: string | null | undefined;
    readonly assets: Assets;
    /** Requests in the prompt that the result does not fulfil, one sentence each. Absent if it fulfils all of them. */
    readonly unfulfilled?: readonly string[] | undefined;
    /** Memory nodes of other drawings of the prompt, if somebody asked for several in the dashboard. Absent if there are none. */
    readonly variants?: readonly string[] | undefined;
  };
}

/** The job ended without a result, after all internal retries. */
export interface GenerationFailed {
  /** The same in every attempt: use it to recognise a repeat. */
  readonly event_id: string;
  readonly type: 'generation.failed';
  /** When the event was created. Unix time in seconds. */
  readonly created_at: number;
  readonly data: {
    /** The job that ended. */
    readonly job_id: string;
    /** Its project. */
    readonly project_id: string;
    readonly error: {
      /** One of generation_timeout, generation_failed, prompt_rejected, provider_unavailable, project_deleted. Further codes may be added. */
      readonly code: string;
      readonly message: string;
    };
  };
}

export interface CreateProjectBody {
  /** Display label, 1 to 255 characters after trimming. */
  readonly name: string;
  /** Internal note. */
  readonly description?: string | null | undefined;
}

export interface UpdateProjectBody {
  /** Display label, 1 to 255 characters after trimming. */
  readonly name?: string | undefined;
  /** Internal note; null clears it. */
  readonly description?: string | null | undefined;
}

export interface GenerateBrandBody {
  /** The project the identity belongs to. */
  readonly project_id: string;
  /** The creative brief. It also contains the name of the brand, unless you send `brand_name`. With `memory_id` it describes only the change. */
  readonly prompt: string;
  /** Receives the event of this job instead of the default endpoint. */
  readonly webhook_url?: string | null | undefined;
  /** Refines this earlier result instead of starting from scratch. */
  readonly memory_id?: string | null | undefined;
  /** The name of a new brand, exactly as it should appear in the logo, 1 to 80 characters after trimming. Without it, the name is read from the prompt. Not allowed with `memory_id`: put a new name into the prompt instead. */
  readonly brand_name?: string | null | undefined;
}

export interface ForwardedBody {
  /** The http or https URL that the event was forwarded to. */
  readonly url: string;
  /** The HTTP status of the local response. Send either this or `error`. */
  readonly status?: number | undefined;
  /** Why there was no response. */
  readonly error?: string | undefined;
  /** How long it took, in milliseconds. */
  readonly duration_ms: number;
}

export type ErrorType = 'invalid_request_error' | 'authentication_error' | 'rate_limit_error' | 'api_error';

/** What to do about each error. */
export const advice = {
  missing_required_param: "Send the parameter named in `param`. A required parameter cannot be null.",
  invalid_param: "Correct the parameter named in `param`; the message says what is accepted.",
  param_too_long: "Shorten the parameter named in `param`. Lengths count Unicode code points.",
  unknown_param: "Remove the parameter named in `param`, or check its spelling. Unknown parameters are rejected so that a misspelt one is never ignored.",
  invalid_cursor: "Send the `next_cursor` of the previous page of the same list.",
  invalid_webhook_url: "Use an https URL that is reachable from the internet. Private, loopback and reserved addresses are rejected.",
  malformed_json: "Send one JSON object, encoded in UTF-8.",
  malformed_request: "Use an HTTP client library; this request could not be parsed.",
  https_required: "Change the URL to https. If a key was sent over plain HTTP, revoke it: others may have read it.",
  body_too_large: "Send a smaller body.",
  unsupported_media_type: "Set `Content-Type: application/json` and send the body uncompressed.",
  headers_too_large: "Send fewer or shorter headers.",
  request_timeout: "Send the whole request within 30 seconds; retry on a better connection.",
  resource_not_found: "Check the id, and that the key belongs to the workspace and environment that created it. `param` names the id that was not found.",
  route_not_found: "Check the path against the API reference. Paths are case-sensitive and have no trailing slash.",
  method_not_allowed: "Use one of the methods in the `Allow` header.",
  misdirected_request: "Use the live host or the sandbox host of the service.",
  idempotency_key_reused: "Use a new key for a new request. To repeat a request, send the same method, path and body.",
  missing_api_key: "Send `Authorization: Bearer <API_KEY>` with a single space after Bearer.",
  invalid_api_key: "Check the key for missing characters, or create a new one. A revoked key never works again.",
  expired_api_key: "Create a new key in Workspace Settings and put it in place of the old one. An expired key never works again.",
  wrong_environment: "Use Live keys (`sk_live_`) on the live host and Test keys (`sk_test_`) on the sandbox host.",
  network_not_allowed: "Call from a network that the key allows, or create a key that allows this one. If the call was not yours, revoke the key.",
  insufficient_scope: "Use a key with the scope that the message names. Scopes are chosen when a key is created.",
  test_key_required: "Send a Test key (`sk_test_…`) to the sandbox host.",
  plan_upgrade_required: "Upgrade the workspace to Pro or Agency; its keys then work again.",
  billing_hard_limit: "Pay the open invoice, upgrade the plan, or wait for the next month (UTC).",
  project_budget_exceeded: "Raise the budget of the project in the dashboard, or wait for the next month (UTC). Other projects are not affected.",
  account_suspended: "Wait for the seconds in `Retry-After`. If you do not know the reason, contact us with the `request_id`.",
  rate_limit_exceeded: "Wait for the seconds in `Retry-After`, then retry. Read `X-RateLimit-Remaining` to slow down in time.",
  too_many_connections: "Close a connection, or wait for the seconds in `Retry-After`, after which broken connections are released.",
  internal_error: "Retry with the same Idempotency-Key. If it happens again, tell us the `request_id`.",
  service_unavailable: "Retry after the seconds in `Retry-After`, with the same Idempotency-Key.",
} as const;
export type ErrorCode = keyof typeof advice;

export const hosts = { live: "https://api.blazon.localhost:8443", sandbox: "https://sandbox.blazon.localhost:8443" } as const;
