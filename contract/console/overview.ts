import type { DeliverySummary } from './webhooks.ts';

/** The progress of onboarding in an environment, from sign-up to the first verified webhook. */
export interface FirstSteps {
  /** The base URL of the API, such as `https://api.blazon.example`. */
  readonly api_url: string;
  readonly docs_url: string;
  /** Whether the plan includes API access. */
  readonly may_use_api: boolean;
  readonly steps: FirstStepsProgress;
  /** The newest project, so that the code samples can be run unchanged. */
  readonly project: { readonly id: string; readonly name: string } | null;
  /** The URL of the default endpoint. */
  readonly endpoint_url: string | null;
  /** The latest API call, if it failed. */
  readonly refused_call: RefusedCall | null;
  /** The latest event, as long as none has been delivered. */
  readonly newest_delivery: DeliverySummary | null;
}

export interface FirstStepsProgress {
  readonly key: boolean;
  readonly call: boolean;
  readonly endpoint: boolean;
  /** Whether a receiver answered a brand's event with 2xx. Test events do not count. */
  readonly webhook: boolean;
}

export interface RefusedCall {
  readonly request_id: string;
  readonly operation: string;
  readonly status: number;
  readonly code: string | null;
  readonly message: string | null;
}

/** Outcomes of the latest generations of an environment. */
export interface Health {
  /** The start of the period. */
  readonly since: number;
  /** Whether there were more generations; only the newest are counted. */
  readonly is_cut: boolean;
  readonly succeeded: number;
  readonly failed: number;
  readonly delivered: number;
  readonly waiting: number;
  readonly undeliverable: number;
  /**
   * The median time from the request to the receiver's 2xx response. Only events delivered at the first attempt
   * count; null if there are none.
   */
  readonly median_seconds: number | null;
}

const overviewBrandCount = 8;

/** The paths that the overview loads first, below `/api/workspaces/ws_.../live`. */
export function overviewPaths(root: string) {
  return {
    firstSteps: `${root}/first-steps`,
    health: `${root}/health`,
    recentBrands: `${root}/brands?limit=${overviewBrandCount}`,
  } as const;
}
