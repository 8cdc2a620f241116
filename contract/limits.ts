/** Every limit that the contract promises. Lengths are in Unicode code points, windows in seconds. */

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
  /** Drawings of one prompt that a person can ask for at once. */
  variants: 3,
  webhookUrlLength: 2_048,
  idempotencyKeyLength: 255,
  /** Largest monthly budget of a project, in live generations. */
  projectBudget: 1_000_000,
  /** Networks that an API key may be restricted to. */
  keyNetworks: 50,
  idempotencyWindowSeconds: 24 * 60 * 60,
  pageSizeDefault: 10,
  pageSizeMaximum: 100,
  bodyBytes: 64 * 1024,
  rateWindowSeconds: 60,
  processingWindowSeconds: 120,
  webhookResponseSeconds: 5,
  /** Delay before each delivery attempt, from the failure of the previous one. */
  webhookAttemptDelaysSeconds: [0, 60, 300, 1_800],
  webhookResponseBytes: 16 * 1024,
  secretOverlapSeconds: 24 * 60 * 60,
  historyDays: 30,
  /** API keys in use at once in one workspace, over both environments. */
  activeApiKeys: 100,
  /**
   * API keys created in one workspace within 24 hours, including revoked ones, so that no script can fill the table.
   */
  apiKeysCreatedPerDay: 1_000,
  /** Open connections to the live feed, for one workspace. */
  feedConnections: 5,
  feedHeartbeatSeconds: 15,
  /** Maximum number of past events sent to a connection that resumes. */
  feedReplayEvents: 1_000,
  feedReplaySeconds: 24 * 60 * 60,
  localUrlLength: 2_048,
  localErrorLength: 500,
  localDurationMilliseconds: 600_000,
  /** Local responses kept in the history of one event. */
  localAnswers: 100,
  /** How long a finished export is kept; it is created again on demand. */
  exportDays: 7,
  /** How long a CLI login lasts. */
  cliTokenDays: 90,
  /** How long a code can be approved, and how often the CLI may poll. */
  deviceCodeSeconds: 10 * 60,
  devicePollSeconds: 5,
  /** How long jobs, brands and memory nodes of the sandbox are kept. */
  sandboxDays: 90,
} as const;
