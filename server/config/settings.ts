/**
 * What each setting means, in the order of the reference. Kind, bounds and defaults are not repeated here: `npm run
 * configuration` takes them from the code that reads the environment, and writes docs/configuration.md, the JSON schema,
 * the example and the Helm chart's schema.
 */
export interface Setting {
  readonly meaning: string;
  /** Belongs in a secret store: never in a ConfigMap, a log or a command line. */
  readonly isSecret?: true;
  /** Where the default is computed. */
  readonly usually?: string;
}

export interface SettingGroup {
  readonly title: string;
  readonly about: string;
  readonly settings: Readonly<Record<string, Setting>>;
}

const plan = (name: string) => ({
  [`BLAZON_RATE_LIMIT_${name.toUpperCase()}_GENERATION`]: {
    meaning: `generate requests a minute and workspace on ${name}`,
  },
  [`BLAZON_RATE_LIMIT_${name.toUpperCase()}_STANDARD`]: {
    meaning: `other requests a minute and workspace on ${name}`,
  },
});

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
          'where requests are counted, and over which workers tell API processes of new sandbox events; `rediss://` uses TLS and verifies the server',
        isSecret: true,
      },
      BLAZON_REDIS_CA_FILE: {
        meaning: 'authorities of its certificate, with `rediss://`: a file, or `system`',
      },
      BLAZON_TEMPORAL_ADDRESS: { meaning: "host and port of Temporal's front end" },
      BLAZON_TEMPORAL_NAMESPACE: { meaning: 'its namespace' },
      BLAZON_TEMPORAL_CA_FILE: {
        meaning:
          'turns on TLS to Temporal and verifies its certificate against these authorities: a file, or `system`, which is also the default when any of the next four is set',
      },
      BLAZON_TEMPORAL_SERVER_NAME: {
        meaning: 'the name in its certificate',
        usually: "the address's host",
      },
      BLAZON_TEMPORAL_CERT_FILE: {
        meaning: 'client certificate, where Temporal asks for one; set it with the key',
      },
      BLAZON_TEMPORAL_KEY_FILE: { meaning: 'private key of the client certificate' },
      BLAZON_TEMPORAL_API_KEY: { meaning: 'API key, where Temporal asks for one', isSecret: true },
    },
  },
  {
    title: 'Addresses and TLS',
    about:
      'API and console end TLS themselves, or listen on a plain port for a proxy that does. Every process has an internal port for health and metrics.',
    settings: {
      BLAZON_LIVE_HOST: { meaning: 'host name of the live API' },
      BLAZON_SANDBOX_HOST: { meaning: 'host name of the sandbox API' },
      BLAZON_LISTEN_ADDRESS: { meaning: 'where the API and the console listen' },
      BLAZON_TLS_CERT_FILE: {
        meaning: 'certificate chain; set it with the key; read again when the file changes',
      },
      BLAZON_TLS_KEY_FILE: { meaning: 'private key of the certificate' },
      BLAZON_HTTPS_PORT: { meaning: 'port for HTTPS' },
      BLAZON_HTTP_PORT: {
        meaning: 'with TLS: a port that refuses plain HTTP; without: the port for a trusted proxy',
        usually: 'none',
      },
      BLAZON_TRUSTED_PROXIES: {
        meaning: 'addresses or networks whose `X-Forwarded-*` headers are believed',
      },
      BLAZON_INTERNAL_ADDRESS: { meaning: 'where health and metrics are served; never in public' },
      BLAZON_INTERNAL_PORT: { meaning: 'port of health and metrics' },
      BLAZON_DOCS_URL: {
        meaning: 'where errors point to for more; set it for the console too when the API is not on port 443',
        usually: '`/docs` of the live host',
      },
      BLAZON_DRAIN_MILLISECONDS: { meaning: 'how long a stopping process goes on serving' },
    },
  },
  {
    title: 'Limits and quotas',
    about: 'Set the same on the API and the console.',
    settings: {
      ...plan('Free'),
      ...plan('Pro'),
      ...plan('Agency'),
      BLAZON_STRANGER_LIMIT: {
        meaning: 'requests a minute and network without a known key; in the console, without a session',
      },
      BLAZON_MONTHLY_QUOTA_FREE: { meaning: 'live generations a month (UTC) on Free' },
      BLAZON_MONTHLY_QUOTA_PRO: { meaning: 'live generations a month (UTC) on Pro' },
      BLAZON_MONTHLY_QUOTA_AGENCY: { meaning: 'live generations a month (UTC) on Agency' },
      BLAZON_SUSPEND_AFTER_MINUTES: {
        meaning: 'a workspace refused in so many of the last ten minutes is suspended; 0 never suspends',
      },
      BLAZON_SUSPENSION_MINUTES: { meaning: 'how long a suspension lasts' },
    },
  },
  {
    title: 'Workers',
    about: 'Which queue needs what is in [running the service](operations.md#processes).',
    settings: {
      BLAZON_WORKER_QUEUES: {
        meaning: 'which of `design`, `direct`, `deliver`, `upkeep` a worker serves, separated by commas',
        usually: 'all of them',
      },
      BLAZON_WORKFLOW_BUNDLE: {
        meaning:
          'the file that `npm run build:workflows -- <file>` wrote; without it each worker bundles its flows at start, which costs 2 to 3 s of CPU. The container image sets it',
      },
      BLAZON_DESIGN_THREADS: { meaning: 'threads that draw', usually: 'number of cores' },
      BLAZON_MEANING_MODEL: {
        meaning:
          'folder with the model that tells the library what a prompt means; `tools/bootstrap` puts it into `~/.cache/blazon/meaning` where it can',
      },
      BLAZON_PROCESSING_WINDOW_SECONDS: {
        meaning:
          'a job without a result so long after its first claim fails. With an art director at least 30 more than the largest budget in use, which is also the default where that is more than 120',
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
        meaning: 'wait before each delivery attempt; as many attempts as numbers',
      },
      BLAZON_ALLOWED_NETWORKS: {
        meaning:
          'private networks that webhooks may reach all the same, for self-hosting; private names (`*.internal`, single labels) with them, unless only loopback is opened',
      },
      BLAZON_WEBHOOK_NAME_SERVERS: {
        meaning: 'name servers for webhook addresses',
        usually: "the system's",
      },
      BLAZON_SEALING_KEY: {
        meaning:
          '32 bytes in base64 that encrypt webhook secrets (`openssl rand -base64 32`); needed by API processes, which sign what the live feed carries, by `deliver` workers, by the console, which also encrypts waiting e-mails with it, and by `admin`',
        isSecret: true,
      },
      BLAZON_SEALING_KEYS_FOR_READING: {
        meaning: 'further keys that open what they sealed: see [rotation](operations.md#rotation)',
        isSecret: true,
      },
    },
  },
  {
    title: 'The dashboard',
    about: 'Only the console reads these, and only when `BLAZON_CONSOLE_ORIGIN` is set.',
    settings: {
      BLAZON_CONSOLE_ORIGIN: {
        meaning: 'where people open the dashboard, such as `https://dashboard.example`',
        usually: 'none',
      },
      BLAZON_CONSOLE_DATABASE_URL: {
        meaning:
          'PostgreSQL as `blazon_console`: what `blazon_app` may, and people, sessions, keys and plans; must be set with the origin',
        isSecret: true,
      },
      BLAZON_CONSOLE_SECRET: {
        meaning:
          '32 bytes in base64 that sign cookies and single-use links and encrypt second factors (`openssl rand -base64 32`); must be set with the origin',
        isSecret: true,
      },
      BLAZON_CONSOLE_SECRETS_FOR_READING: {
        meaning:
          'further secrets whose signatures and second factors are accepted: see [rotation](operations.md#rotation)',
        isSecret: true,
      },
      BLAZON_DASHBOARD_FOLDER: { meaning: 'the built dashboard', usually: '`dist` in `dashboard`' },
      BLAZON_SIGN_IN_LIMIT: { meaning: 'attempts to sign in, a minute and network' },
      BLAZON_CONSOLE_PERSON_LIMIT: {
        meaning: 'dashboard requests a minute and person; a page that follows a job makes about 120',
      },
      BLAZON_CONSOLE_WORKSPACE_LIMIT: {
        meaning: 'dashboard requests a minute and workspace, all members together',
      },
      BLAZON_RECENT_SIGN_IN_MINUTES: {
        meaning:
          'how old a sign-in may be before the dashboard asks again: before it shows the signing secret, and before what cannot be undone',
      },
      BLAZON_MAIL_URL: {
        meaning:
          'how e-mails leave, such as `smtps://user:password@mail.example`; without it nobody signs in by link or is invited by e-mail',
        isSecret: true,
      },
      BLAZON_MAIL_FROM: {
        meaning: 'sender of e-mails, such as `Blazon <hello@example.com>`; must be set with the mail server',
      },
      BLAZON_LEAK_REPORT_KEYS_URL: {
        meaning: 'where the public keys of those who report leaked keys are found',
        usually: "GitHub's",
      },
    },
  },
  {
    title: 'The art director',
    about:
      'The language model that draws: see [the art director](operations.md#the-art-director). Set the same on `design` and `direct` workers; without a protocol the library draws alone and the rest is not read.',
    settings: {
      BLAZON_DIRECTOR_PROTOCOL: { meaning: '`openai` (any server that speaks it) or `anthropic`' },
      BLAZON_DIRECTOR_RECORDINGS: {
        meaning:
          'folder of recorded conversations that answer in place of a model, each for exactly the prompt it was recorded with; ignored where a model is connected',
      },
      BLAZON_DIRECTOR_URL: {
        meaning: 'address up to and including the version, such as `https://models.internal/v1`',
        usually: "the protocol's own",
      },
      BLAZON_DIRECTOR_MODEL: {
        meaning: 'name of a model that sees pictures; must be set with the protocol',
      },
      BLAZON_DIRECTOR_KEY: { meaning: "the provider's key; must be set with `anthropic`", isSecret: true },
      BLAZON_DIRECTOR_EFFORT: {
        meaning:
          'how much is asked for a new brand: `quick`, `standard`, `best`, or `none`, and then the library draws alone',
        usually: '`standard`',
      },
      BLAZON_DIRECTOR_EFFORT_FREE: {
        meaning: 'the same for live brands of workspaces on Free',
        usually: 'the general one',
      },
      BLAZON_DIRECTOR_EFFORT_PRO: {
        meaning: 'the same for live brands of workspaces on Pro',
        usually: 'the general one',
      },
      BLAZON_DIRECTOR_EFFORT_AGENCY: {
        meaning: 'the same for live brands of workspaces on Agency',
        usually: 'the general one',
      },
      BLAZON_DIRECTOR_EFFORT_SANDBOX: {
        meaning: 'the same for brands of the sandbox, which nobody pays for',
        usually: '`none`',
      },
      BLAZON_DIRECTOR_SANDBOX: { meaning: 'older form of the line above: 1 is the general effort' },
      BLAZON_DIRECTOR_BUDGET_SECONDS: {
        meaning:
          'time for all questions of one job, from its first claim; a model on hardware of your own may need more',
        usually: '60 for `quick`, 150 for `standard`, 270 for `best`',
      },
      BLAZON_DIRECTOR_PRICE_INPUT: {
        meaning:
          'price of a million tokens asked, in a currency of yours; the cost of each job is recorded with it',
      },
      BLAZON_DIRECTOR_PRICE_OUTPUT: { meaning: 'price of a million tokens answered' },
      BLAZON_DIRECTOR_DAILY_COST: {
        meaning:
          'what answers may cost a workspace and environment in a day (UTC), in the currency of the prices; jobs that begin after that are drawn by the library. 0 is no bound',
      },
      BLAZON_DIRECTOR_CONCURRENT: { meaning: 'questions under way at once in one process' },
      BLAZON_DIRECTOR_PER_WORKSPACE: { meaning: 'those of one workspace among them' },
    },
  },
  {
    title: 'Payment',
    about:
      'Read by `upkeep` workers and the console: see [plans and payment](operations.md#plans-and-payment). Without a key nothing is billed.',
    settings: {
      BLAZON_STRIPE_SECRET_KEY: { meaning: 'usage is reported to Stripe with this key', isSecret: true },
      BLAZON_STRIPE_URL: { meaning: 'another address, for tests', usually: "Stripe's" },
      BLAZON_STRIPE_METER: { meaning: "name of the meter's events" },
      BLAZON_STRIPE_PRICE_PRO: {
        meaning:
          'id of the recurring price of Pro; owners change plans themselves when this and the next two are set',
      },
      BLAZON_STRIPE_PRICE_AGENCY: { meaning: 'id of the recurring price of Agency' },
      BLAZON_STRIPE_WEBHOOK_SECRET: {
        meaning: 'signing secret of the endpoint `https://<console>/reports/stripe`',
        isSecret: true,
      },
    },
  },
  {
    title: 'Retention, in days',
    about: '`upkeep` workers delete; the console says how long things are kept, so set these on both.',
    settings: {
      BLAZON_AUDIT_DAYS: { meaning: 'the audit log' },
      BLAZON_HISTORY_DAYS: { meaning: 'events and delivery attempts' },
      BLAZON_LEDGER_DAYS: { meaning: 'the usage ledger' },
      BLAZON_REQUEST_LOG_DAYS: { meaning: 'the log of requests' },
      BLAZON_EXPORT_DAYS: { meaning: 'finished kits and guidelines; they are made again on demand' },
      BLAZON_SANDBOX_DAYS: { meaning: 'jobs, brands, memory nodes, events and exports of the sandbox' },
      BLAZON_DIRECTOR_DAYS: { meaning: 'questions to the art director, their answers and costs' },
    },
  },
  {
    title: 'Logs and traces',
    about: 'For every process.',
    settings: {
      BLAZON_LOG_LEVEL: { meaning: '`debug`, `info`, `warn` or `error`' },
      BLAZON_TRACES_URL: {
        meaning: 'OTLP over HTTP, such as `http://collector:4318/v1/traces`',
      },
    },
  },
];
