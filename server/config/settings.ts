/**
 * What each setting means, in the order of the reference. Kinds, bounds and defaults are not repeated here: `npm run
 * configuration` takes them from the code that reads the environment, and writes docs/configuration.md, the JSON
 * schema, the example and the Helm chart's schema.
 */
export interface Setting {
  readonly meaning: string;
  /**
   * Whether the setting belongs in a secret store. Secrets must never appear in a ConfigMap, a log or a command line.
   */
  readonly isSecret?: true;
  /** Describes a default that is computed. */
  readonly usually?: string;
}

export interface SettingGroup {
  readonly title: string;
  readonly about: string;
  readonly settings: Readonly<Record<string, Setting>>;
}

function createPlanSettings(name: string) {
  return {
    [`BLAZON_RATE_LIMIT_${name.toUpperCase()}_GENERATION`]: {
      meaning: `generate requests per minute and workspace on ${name}`,
    },
    [`BLAZON_RATE_LIMIT_${name.toUpperCase()}_STANDARD`]: {
      meaning: `other requests per minute and workspace on ${name}`,
    },
  };
}

export const settingGroups: readonly SettingGroup[] = [
  {
    title: 'PostgreSQL, Redis and Temporal',
    about: 'Every process connects to all three.',
    settings: {
      BLAZON_DATABASE_URL: {
        meaning: 'PostgreSQL as `blazon_app`, the role that row-level security binds',
        isSecret: true,
      },
      BLAZON_DATABASE_POOL_SIZE: { meaning: 'connections of one process' },
      BLAZON_OWNER_DATABASE_URL: {
        meaning: "PostgreSQL as the schema's owner; only for `upkeep` workers, `admin` and `migrate`",
        isSecret: true,
      },
      BLAZON_DATABASE_CA_FILE: {
        meaning:
          'turns on TLS to PostgreSQL and verifies its certificate and host against these authorities: a file, or `system` for those that Node.js trusts; the URLs then carry no `sslmode`',
      },
      BLAZON_REDIS_URL: {
        meaning:
          'counts requests, and carries notifications of new sandbox events from workers to API processes; `rediss://` uses TLS and verifies the server',
        isSecret: true,
      },
      BLAZON_REDIS_CA_FILE: {
        meaning:
          "certificate authorities that verify Redis's certificate, with `rediss://`: a file, or `system`",
      },
      BLAZON_TEMPORAL_ADDRESS: { meaning: "host and port of Temporal's front end" },
      BLAZON_TEMPORAL_NAMESPACE: { meaning: 'its namespace' },
      BLAZON_TEMPORAL_CA_FILE: {
        meaning:
          'turns on TLS to Temporal and verifies its certificate against these authorities: a file, or `system`, which is also the default when any of the next four is set',
      },
      BLAZON_TEMPORAL_SERVER_NAME: {
        meaning: "the name in Temporal's certificate",
        usually: "the address's host",
      },
      BLAZON_TEMPORAL_CERT_FILE: {
        meaning: 'client certificate, if Temporal requires one; set it together with the key',
      },
      BLAZON_TEMPORAL_KEY_FILE: { meaning: 'private key of the client certificate' },
      BLAZON_TEMPORAL_API_KEY: { meaning: 'API key, if Temporal requires one', isSecret: true },
    },
  },
  {
    title: 'Addresses and TLS',
    about:
      'The API and the console terminate TLS themselves, or listen on a plain port behind a proxy that does. Every process has an internal port for health and metrics.',
    settings: {
      BLAZON_LIVE_HOST: { meaning: 'host name of the live API' },
      BLAZON_SANDBOX_HOST: { meaning: 'host name of the sandbox API' },
      BLAZON_LISTEN_ADDRESS: { meaning: 'where the API and the console listen' },
      BLAZON_TLS_CERT_FILE: {
        meaning: 'certificate chain; set it together with the key; reloaded when the file changes',
      },
      BLAZON_TLS_KEY_FILE: { meaning: 'private key of the certificate' },
      BLAZON_HTTPS_PORT: { meaning: 'port for HTTPS' },
      BLAZON_HTTP_PORT: {
        meaning: 'with TLS: a port that rejects plain HTTP; without: the port for a trusted proxy',
        usually: 'none',
      },
      BLAZON_TRUSTED_PROXIES: {
        meaning: 'addresses or networks whose `X-Forwarded-*` headers are trusted',
      },
      BLAZON_INTERNAL_ADDRESS: { meaning: 'address for health and metrics; never expose it to the internet' },
      BLAZON_INTERNAL_PORT: { meaning: 'port for health and metrics' },
      BLAZON_DOCS_URL: {
        meaning:
          'documentation that errors link to; set it for the console too if the API is not on port 443',
        usually: '`/docs` of the live host',
      },
      BLAZON_SITE_FOLDER: {
        meaning:
          'folder of the built documentation site, served at `/docs/`; errors then point to their own pages. Set it for the console too',
        usually: 'none: `/docs` is the reference',
      },
      BLAZON_DRAIN_MILLISECONDS: { meaning: 'how long a stopping process keeps serving' },
    },
  },
  {
    title: 'Limits and quotas',
    about: 'Use the same values for the API and the console.',
    settings: {
      ...createPlanSettings('Free'),
      ...createPlanSettings('Pro'),
      ...createPlanSettings('Agency'),
      BLAZON_UNAUTHENTICATED_LIMIT: {
        meaning:
          'unauthenticated requests per minute and network: without a valid key, or in the console without a session',
      },
      BLAZON_MONTHLY_QUOTA_FREE: { meaning: 'live generations per month (UTC) on Free' },
      BLAZON_MONTHLY_QUOTA_PRO: { meaning: 'live generations per month (UTC) on Pro' },
      BLAZON_MONTHLY_QUOTA_AGENCY: { meaning: 'live generations per month (UTC) on Agency' },
      BLAZON_SUSPEND_AFTER_MINUTES: {
        meaning:
          'a workspace that exceeded its rate limit in this many of the last ten minutes is suspended; 0 disables suspension',
      },
      BLAZON_SUSPENSION_MINUTES: { meaning: 'how long a suspension lasts' },
    },
  },
  {
    title: 'Workers',
    about: '[Running the service](operations.md#processes) lists what each queue needs.',
    settings: {
      BLAZON_WORKER_QUEUES: {
        meaning: 'which of `design`, `direct`, `deliver`, `upkeep` a worker serves, separated by commas',
        usually: 'all of them',
      },
      BLAZON_WORKFLOW_BUNDLE: {
        meaning:
          'the file written by `npm run build:workflows -- <file>`; without it, each worker bundles the workflows at start, which takes 2 to 3 s of CPU. The container image sets it',
      },
      BLAZON_DESIGN_THREADS: { meaning: 'drawing threads', usually: 'number of cores' },
      BLAZON_MEANING_MODEL: {
        meaning:
          'folder of the embedding model that matches prompts to pictures; `tools/bootstrap` installs it in `~/.cache/blazon/meaning` if it can',
      },
      BLAZON_PROCESSING_WINDOW_SECONDS: {
        meaning:
          'a job fails if it has no result this long after its first claim. With an art director: at least 30 more than the largest budget in use, which is also the default if that is more than 120',
        usually: '120, or what the art director needs',
      },
    },
  },
  {
    title: 'Webhooks',
    about:
      'Read by `deliver` workers; the networks also by the API, the console and `admin`, which check new addresses.',
    settings: {
      BLAZON_WEBHOOK_DELAYS_SECONDS: {
        meaning: 'delay before each delivery attempt; one number per attempt',
      },
      BLAZON_ALLOWED_NETWORKS: {
        meaning:
          'private networks that webhooks may reach, for self-hosting; this also allows private names (`*.internal`, single labels), unless only loopback is listed',
      },
      BLAZON_WEBHOOK_NAME_SERVERS: {
        meaning: 'name servers for webhook addresses',
        usually: "the system's",
      },
      BLAZON_SEALING_KEY: {
        meaning:
          '32 bytes in base64 that encrypt webhook secrets (`openssl rand -base64 32`). Needed by the API, which signs events of the live feed; by `deliver` workers; by the console, which also encrypts queued e-mails with it; and by `admin`',
        isSecret: true,
      },
      BLAZON_SEALING_KEYS_FOR_READING: {
        meaning: 'further keys, for decryption only: see [rotation](operations.md#rotation)',
        isSecret: true,
      },
    },
  },
  {
    title: 'The dashboard',
    about: 'Only the console reads these, and only when `BLAZON_CONSOLE_ORIGIN` is set.',
    settings: {
      BLAZON_CONSOLE_ORIGIN: {
        meaning: 'origin of the dashboard, such as `https://dashboard.example`',
        usually: 'none',
      },
      BLAZON_CONSOLE_DATABASE_URL: {
        meaning:
          'PostgreSQL as `blazon_console`: the rights of `blazon_app`, and people, sessions, keys and plans; required with the origin',
        isSecret: true,
      },
      BLAZON_CONSOLE_SECRET: {
        meaning:
          '32 bytes in base64 that sign cookies and single-use links and encrypt second factors (`openssl rand -base64 32`); required with the origin',
        isSecret: true,
      },
      BLAZON_CONSOLE_SECRETS_FOR_READING: {
        meaning:
          'further secrets whose signatures and second factors are accepted: see [rotation](operations.md#rotation)',
        isSecret: true,
      },
      BLAZON_DASHBOARD_FOLDER: { meaning: 'the built dashboard', usually: '`dist` in `dashboard`' },
      BLAZON_SIGN_IN_LIMIT: { meaning: 'sign-in attempts per minute and network' },
      BLAZON_CONSOLE_PERSON_LIMIT: {
        meaning: 'dashboard requests per minute and person; a page that follows a job makes about 120',
      },
      BLAZON_CONSOLE_WORKSPACE_LIMIT: {
        meaning: 'dashboard requests per minute and workspace, for all members together',
      },
      BLAZON_RECENT_SIGN_IN_MINUTES: {
        meaning:
          'maximum age of a sign-in before the dashboard asks for it again, to show the signing secret or to do something irreversible',
      },
      BLAZON_MAIL_URL: {
        meaning:
          'SMTP server, such as `smtps://user:password@mail.example`; without it there are no magic links and no invitations by e-mail',
        isSecret: true,
      },
      BLAZON_MAIL_FROM: {
        meaning: 'sender of e-mails, such as `Blazon <hello@example.com>`; required with the mail server',
      },
      BLAZON_LEAK_REPORT_KEYS_URL: {
        meaning: 'where to fetch the public keys of services that report leaked keys',
        usually: "GitHub's",
      },
    },
  },
  {
    title: 'The art director',
    about:
      'The language model that draws: see [the art director](art-director.md). Use the same values for `design` and `direct` workers. Without a protocol the library draws alone, and the other settings have no effect.',
    settings: {
      BLAZON_DIRECTOR_PROTOCOL: { meaning: '`openai` (any compatible server) or `anthropic`' },
      BLAZON_DIRECTOR_RECORDINGS: {
        meaning:
          'folder of recorded conversations that replace a model, each for exactly the prompt it was recorded with; ignored if a model is connected',
      },
      BLAZON_DIRECTOR_URL: {
        meaning: 'base URL including the version, such as `https://models.internal/v1`',
        usually: "the protocol's own",
      },
      BLAZON_DIRECTOR_MODEL: {
        meaning: 'name of a model that accepts images; required with the protocol',
      },
      BLAZON_DIRECTOR_KEY: { meaning: "the provider's key; required with `anthropic`", isSecret: true },
      BLAZON_DIRECTOR_EFFORT: {
        meaning: 'effort for a new brand: `quick`, `standard` or `best`; with `none` the library draws alone',
        usually: '`standard`',
      },
      BLAZON_DIRECTOR_EFFORT_FREE: {
        meaning: 'effort for live brands of workspaces on Free',
        usually: 'the general one',
      },
      BLAZON_DIRECTOR_EFFORT_PRO: {
        meaning: 'effort for live brands of workspaces on Pro',
        usually: 'the general one',
      },
      BLAZON_DIRECTOR_EFFORT_AGENCY: {
        meaning: 'effort for live brands of workspaces on Agency',
        usually: 'the general one',
      },
      BLAZON_DIRECTOR_EFFORT_SANDBOX: {
        meaning: 'effort for brands of the sandbox, which is free',
        usually: '`none`',
      },
      BLAZON_DIRECTOR_SANDBOX: { meaning: 'older form of the sandbox effort: 1 means the general effort' },
      BLAZON_DIRECTOR_BUDGET_SECONDS: {
        meaning: 'time for all questions of one job, from its first claim; a self-hosted model may need more',
        usually: '60 for `quick`, 150 for `standard`, 270 for `best`',
      },
      BLAZON_DIRECTOR_PRICE_INPUT: {
        meaning: 'price of a million input tokens, in any currency; used to record the cost of each job',
      },
      BLAZON_DIRECTOR_PRICE_OUTPUT: { meaning: 'price of a million output tokens' },
      BLAZON_DIRECTOR_DAILY_COST: {
        meaning:
          'maximum cost per workspace, environment and day (UTC), in the currency of the prices; the library draws jobs that start after that. 0 means no limit',
      },
      BLAZON_DIRECTOR_CONCURRENT: { meaning: 'concurrent questions per process' },
      BLAZON_DIRECTOR_PER_WORKSPACE: { meaning: 'concurrent questions per workspace within a process' },
    },
  },
  {
    title: 'Payment',
    about:
      'Read by `upkeep` workers and the console: see [plans and payment](operations.md#plans-and-payment). Without a key nothing is billed.',
    settings: {
      BLAZON_STRIPE_SECRET_KEY: { meaning: 'usage is reported to Stripe with this key', isSecret: true },
      BLAZON_STRIPE_URL: { meaning: 'overrides the address, for tests', usually: "Stripe's" },
      BLAZON_STRIPE_METER: { meaning: "name of the meter's events" },
      BLAZON_STRIPE_PRICE_PRO: {
        meaning:
          'id of the recurring price of Pro; owners can change plans themselves if this and the next two are set',
      },
      BLAZON_STRIPE_PRICE_AGENCY: { meaning: 'id of the recurring price of Agency' },
      BLAZON_STRIPE_WEBHOOK_SECRET: {
        meaning: 'signing secret of the endpoint `https://<console>/reports/stripe`',
        isSecret: true,
      },
    },
  },
  {
    title: 'Cells',
    about:
      'Only for installations of several cells ([decision 22](decisions/0022-cells.md)). Set the first two for every process of a cell, or none.',
    settings: {
      BLAZON_CELL: { meaning: 'the name of this cell, such as `one`; not set if there is only one' },
      BLAZON_CELLS: {
        meaning:
          'the other cells with the addresses of their APIs, such as `two=https://10.0.0.2:8443`; each must name this one in `BLAZON_TRUSTED_PROXIES`',
      },
      BLAZON_CELL_CONSOLES: {
        meaning:
          'the same for the consoles: reports of leaked keys are sent on to the cells where their workspaces live, and with `BLAZON_HOME_CELL` requests of people too',
      },
      BLAZON_HOME_CELL: {
        meaning:
          'the cell with the accounts of all people, such as `one`: they sign in once, at any console, and open their workspaces in all cells. Set it for consoles and workers of every cell; all consoles then have the same origin and secret. Not set: each cell has its own accounts',
      },
      BLAZON_HOME_DATABASE_URL: {
        meaning:
          'PostgreSQL of the home cell, as `blazon_app`, in every cell including the home: the API looks up keys there that its own database does not have; without it, only requests of workspaces that once lived here are forwarded',
        isSecret: true,
      },
      BLAZON_HOME_CONSOLE_DATABASE_URL: {
        meaning:
          'PostgreSQL of the home cell, as `blazon_console`: the console and `admin` enter new keys and moved workspaces there',
        isSecret: true,
      },
    },
  },
  {
    title: 'Retention, in days',
    about:
      '`upkeep` workers delete expired data, and the console shows how long data is kept: use the same values for both.',
    settings: {
      BLAZON_AUDIT_DAYS: { meaning: 'the audit log' },
      BLAZON_HISTORY_DAYS: { meaning: 'events and delivery attempts' },
      BLAZON_LEDGER_DAYS: { meaning: 'the usage ledger' },
      BLAZON_REQUEST_LOG_DAYS: { meaning: 'the request log' },
      BLAZON_EXPORT_DAYS: { meaning: 'finished kits and guidelines; they are created again on demand' },
      BLAZON_SANDBOX_DAYS: { meaning: 'jobs, brands, memory nodes, events and exports of the sandbox' },
      BLAZON_DIRECTOR_DAYS: { meaning: 'questions to the art director, their answers and costs' },
    },
  },
  {
    title: 'Logs and traces',
    about: 'Read by every process.',
    settings: {
      BLAZON_LOG_LEVEL: { meaning: '`debug`, `info`, `warn` or `error`' },
      BLAZON_TRACES_URL: {
        meaning: 'OTLP over HTTP, such as `http://collector:4318/v1/traces`',
      },
    },
  },
];
