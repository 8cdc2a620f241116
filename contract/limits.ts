/** All limits that the contract promises. Lengths are in Unicode code points, windows in seconds. */

export const plans = ['free', 'pro', 'agency'] as const;
export type Plan = (typeof plans)[number];

export const rateCategories = ['generation', 'standard'] as const;
export type RateCategory = (typeof rateCategories)[number];

/** Requests per minute and workspace. */
export const rateLimits: Record<Plan, Record<RateCategory, number>> = {
  free: { generation: 10, standard: 100 },
  pro: { generation: 60, standard: 1_000 },
  agency: { generation: 300, standard: 5_000 },
};

/** Live generations per calendar month (UTC). Free has no API access, so its quota is never reached. */
export const monthlyQuotas: Record<Plan, number> = { free: 0, pro: 1_000, agency: 20_000 };

export const limits = {
  nameLength: 255,
  descriptionLength: 500,
  promptLength: 2_000,
  brandNameLength: 80,
  /** The number of drawings of one prompt that a person can request at once. */
  variants: 3,
  webhookUrlLength: 2_048,
  idempotencyKeyLength: 255,
  /** The largest monthly budget of a project, in live generations. */
  projectBudget: 1_000_000,
  /** The number of networks that an API key may be restricted to. */
  keyNetworks: 50,
  idempotencyWindowSeconds: 24 * 60 * 60,
  pageSizeDefault: 10,
  pageSizeMaximum: 100,
  bodyBytes: 64 * 1024,
  rateWindowSeconds: 60,
  processingWindowSeconds: 120,
  webhookResponseSeconds: 5,
  /** The delay before each delivery attempt, counted from the failure of the previous attempt. */
  webhookAttemptDelaysSeconds: [0, 60, 300, 1_800],
  webhookResponseBytes: 16 * 1024,
  secretOverlapSeconds: 24 * 60 * 60,
  historyDays: 30,
  /** The number of active API keys in one workspace, over both environments. */
  activeApiKeys: 100,
  /**
   * The number of API keys created in one workspace within 24 hours, including revoked ones. Without this limit, a
   * script could fill the table.
   */
  apiKeysCreatedPerDay: 1_000,
  /** The number of open connections to the live feed per workspace. */
  feedConnections: 5,
  feedHeartbeatSeconds: 15,
  /** The number of past events sent to a connection that resumes. */
  feedReplayEvents: 1_000,
  feedReplaySeconds: 24 * 60 * 60,
  localUrlLength: 2_048,
  localErrorLength: 500,
  localDurationMilliseconds: 600_000,
  /** The number of local responses stored in the history of one event. */
  localAnswers: 100,
  /** How long a finished export is kept; it is created again on demand. */
  exportDays: 7,
  /** How long a CLI login lasts. */
  cliTokenDays: 90,
  /** How long a code can be approved. */
  deviceCodeSeconds: 10 * 60,
  /** How often the CLI may poll. */
  devicePollSeconds: 5,
  /** How long jobs, brands and memory nodes of the sandbox are kept. */
  sandboxDays: 90,
} as const;
