-- From a generate request to a delivered event: jobs, brands, events, attempts, webhooks and metering.
--
-- Events, attempts and the usage ledger are partitioned by the time inside their ids (UUIDv7), so that a look-up by id
-- reads one partition, keys stay unique without a time beside them, and retention drops a partition.

ALTER TABLE workspaces
  -- Set while an invoice is open: live generations are refused.
  ADD COLUMN unpaid_since timestamptz,
  -- What the payment provider calls this workspace; usage is reported only where there is one.
  ADD COLUMN billing_customer text CHECK (char_length(billing_customer) BETWEEN 1 AND 255);

-- The first node of the line, so that going back to it needs no walk through a chain of any length; null for a root.
ALTER TABLE memory_nodes ADD COLUMN root_id uuid, ADD CHECK (parent_id <> id);
-- A node never changes: its parent was there before it, so no line of parents leads back to where it began.
REVOKE UPDATE ON memory_nodes FROM blazon_app;
-- Lists over all projects of a workspace ask which of them are out of sight: mostly none.
CREATE INDEX projects_hidden ON projects (workspace_id, environment, id) WHERE deleted_at IS NOT NULL;

CREATE TABLE jobs (
  workspace_id    uuid NOT NULL,
  environment     environment NOT NULL,
  project_id      uuid NOT NULL,
  id              uuid NOT NULL,
  status          text NOT NULL CHECK (status IN ('queued', 'processing', 'succeeded', 'failed')),
  -- Null once the project is deleted.
  prompt          text CHECK (char_length(prompt) BETWEEN 1 AND 2000),
  -- The memory node that the prompt refines.
  parent_id       uuid,
  webhook_url     text CHECK (char_length(webhook_url) <= 2048),
  request_id      text NOT NULL CHECK (char_length(request_id) <= 64),
  -- W3C trace context of the request.
  trace_parent    text CHECK (char_length(trace_parent) <= 64),
  created_at      timestamptz NOT NULL,
  -- First claim: the processing window counts from here.
  started_at      timestamptz,
  design_attempts smallint NOT NULL DEFAULT 0,
  finished_at     timestamptz,
  failure_code    text CHECK (char_length(failure_code) <= 64),
  -- The terminal event, set together with the terminal state.
  event_id        uuid,
  -- The month whose quota the job reserved; null in the sandbox.
  quota_month     date,
  -- When the dispatcher should see to the flow of this job; null once the job has ended.
  dispatch_due_at timestamptz,
  PRIMARY KEY (workspace_id, environment, project_id, id),
  FOREIGN KEY (workspace_id, environment, project_id) REFERENCES projects (workspace_id, environment, id),
  CHECK ((status IN ('succeeded', 'failed')) = (finished_at IS NOT NULL)),
  CHECK ((status IN ('succeeded', 'failed')) = (event_id IS NOT NULL)),
  CHECK (finished_at IS NULL OR dispatch_due_at IS NULL)
);
-- The dispatcher's question: which jobs has nobody started?
CREATE INDEX jobs_dispatch_due ON jobs (dispatch_due_at) WHERE dispatch_due_at IS NOT NULL;
-- Whoever deletes a project asks what of it is still under way.
CREATE INDEX jobs_under_way ON jobs (workspace_id, environment, project_id) WHERE finished_at IS NULL;
-- An operator holds an id and nothing else.
CREATE INDEX jobs_by_id ON jobs (id);

CREATE TABLE brands (
  workspace_id        uuid NOT NULL,
  environment         environment NOT NULL,
  id                  uuid NOT NULL,
  project_id          uuid NOT NULL,
  job_id              uuid NOT NULL,
  memory_id           uuid NOT NULL,
  prompt              text NOT NULL CHECK (char_length(prompt) BETWEEN 1 AND 2000),
  primary_color       text NOT NULL,
  secondary_color     text NOT NULL,
  font_family         text NOT NULL,
  font_weight_heading text NOT NULL,
  font_weight_body    text NOT NULL,
  -- Both drawings, packed together: they differ in little more than colours (server/store/packed.ts).
  drawings            bytea NOT NULL,
  -- As much of the drawing as the next one of this workspace needs to keep its distance.
  likeness            jsonb NOT NULL,
  created_at          timestamptz NOT NULL,
  PRIMARY KEY (workspace_id, environment, id),
  FOREIGN KEY (workspace_id, environment, project_id) REFERENCES projects (workspace_id, environment, id)
);
-- Compressed already: PostgreSQL need not try.
ALTER TABLE brands ALTER drawings SET STORAGE EXTERNAL;
CREATE INDEX brands_of_project ON brands (workspace_id, environment, project_id, id);

CREATE TABLE webhook_endpoints (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  environment  environment NOT NULL,
  id           uuid NOT NULL,
  url          text NOT NULL CHECK (char_length(url) BETWEEN 1 AND 2048),
  is_default   boolean NOT NULL,
  created_at   timestamptz NOT NULL,
  PRIMARY KEY (workspace_id, environment, id)
);
CREATE UNIQUE INDEX webhook_endpoints_default ON webhook_endpoints (workspace_id, environment) WHERE is_default;

-- The secret that signs webhooks is needed in the clear, so it is encrypted, not hashed.
CREATE TABLE webhook_secrets (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  id           uuid NOT NULL,
  sealed       bytea NOT NULL CHECK (octet_length(sealed) BETWEEN 1 AND 512),
  created_at   timestamptz NOT NULL,
  -- Null for the newest; an older one signs beside it until this time.
  expires_at   timestamptz,
  PRIMARY KEY (workspace_id, id)
);
CREATE UNIQUE INDEX webhook_secrets_newest ON webhook_secrets (workspace_id) WHERE expires_at IS NULL;

CREATE TABLE events (
  workspace_id uuid NOT NULL,
  environment  environment NOT NULL,
  id           uuid NOT NULL,
  project_id   uuid NOT NULL,
  job_id       uuid NOT NULL,
  memory_id    uuid,
  type         text NOT NULL CHECK (type IN ('generation.success', 'generation.failed')),
  -- Sent from the dashboard to try an endpoint: belongs to no real job.
  is_test      boolean NOT NULL DEFAULT false,
  -- Packed (server/store/packed.ts): to the byte what every attempt sends.
  body         bytea NOT NULL,
  -- Where to: given with the job, or the endpoint under test, or else the default endpoint at the time of the attempt.
  webhook_url  text CHECK (char_length(webhook_url) <= 2048),
  endpoint_id  uuid,
  state        text NOT NULL CHECK (state IN ('pending', 'delivered', 'undeliverable', 'stopped')),
  reason       text CHECK (reason IN ('no_endpoint', 'attempts_exhausted', 'project_deleted')),
  -- Each resend is a run of its own with the whole schedule.
  run          smallint NOT NULL DEFAULT 1,
  -- Attempts made in this run.
  attempts     smallint NOT NULL DEFAULT 0,
  -- When the next attempt is planned; null when none is. The sweep sees to what is long overdue.
  due_at       timestamptz,
  trace_parent text CHECK (char_length(trace_parent) <= 64),
  created_at   timestamptz NOT NULL,
  ended_at     timestamptz,
  PRIMARY KEY (workspace_id, environment, id),
  CHECK ((state = 'pending') = (due_at IS NOT NULL))
) PARTITION BY RANGE (id);
ALTER TABLE events ALTER body SET STORAGE EXTERNAL;
CREATE INDEX events_of_project ON events (workspace_id, environment, project_id, id);
CREATE INDEX events_due ON events (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX events_undeliverable ON events (workspace_id, environment, id) WHERE state = 'undeliverable';
CREATE INDEX events_by_id ON events (id);

CREATE TABLE delivery_attempts (
  workspace_id     uuid NOT NULL,
  environment      environment NOT NULL,
  event_id         uuid NOT NULL,
  run              smallint NOT NULL,
  number           smallint NOT NULL,
  url              text NOT NULL,
  started_at       timestamptz NOT NULL,
  duration_ms      integer NOT NULL,
  request_headers  jsonb NOT NULL,
  -- 'delivered', or why not.
  outcome          text NOT NULL CHECK (char_length(outcome) <= 64),
  status           smallint,
  response_headers jsonb,
  response_body    bytea CHECK (octet_length(response_body) <= 16384),
  -- A network error in plain words.
  error            text CHECK (char_length(error) <= 500),
  PRIMARY KEY (workspace_id, environment, event_id, run, number)
) PARTITION BY RANGE (event_id);

-- Live generations that count against a month: reserved when accepted, given back when the job fails.
CREATE TABLE usage_months (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  month        date NOT NULL,
  used         integer NOT NULL CHECK (used >= 0),
  PRIMARY KEY (workspace_id, month)
);

-- One row for each live success: what is billed. It stays when the project goes.
CREATE TABLE usage_ledger (
  workspace_id  uuid NOT NULL,
  job_id        uuid NOT NULL,
  month         date NOT NULL,
  created_at    timestamptz NOT NULL,
  -- When to tell the payment provider; null where nobody is to be told, or was told.
  report_due_at timestamptz,
  reported_at   timestamptz,
  PRIMARY KEY (workspace_id, job_id)
) PARTITION BY RANGE (job_id);
CREATE INDEX usage_ledger_report_due ON usage_ledger (report_due_at) WHERE report_due_at IS NOT NULL;
-- What else of one workspace waits, when its customer is refused or mended.
CREATE INDEX usage_ledger_unreported ON usage_ledger (workspace_id, report_due_at) WHERE report_due_at IS NOT NULL;

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['jobs', 'brands', 'webhook_endpoints', 'events', 'delivery_attempts'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY %I ON %I TO blazon_app
      USING (workspace_id = current_setting('blazon.workspace_id')::uuid
        AND environment = current_setting('blazon.environment'))
      WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid
        AND environment = current_setting('blazon.environment'))$policy$, name || '_of_scope', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['webhook_secrets', 'usage_months', 'usage_ledger'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format($policy$CREATE POLICY %I ON %I TO blazon_app
      USING (workspace_id = current_setting('blazon.workspace_id')::uuid)
      WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid)$policy$, name || '_of_workspace', name);
  END LOOP;
END $$;

GRANT SELECT, INSERT, UPDATE, DELETE ON jobs, brands, webhook_endpoints, events, delivery_attempts TO blazon_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON webhook_secrets TO blazon_app;
GRANT SELECT, INSERT, UPDATE ON usage_months, usage_ledger TO blazon_app;
-- Who a key belongs to is read before a scope is known; a suspension is set only inside one.
ALTER TABLE workspaces ENABLE ROW LEVEL SECURITY;
CREATE POLICY workspaces_read ON workspaces FOR SELECT TO blazon_app USING (true);
CREATE POLICY workspaces_suspended ON workspaces FOR UPDATE TO blazon_app
  USING (id = current_setting('blazon.workspace_id')::uuid);
GRANT UPDATE (suspended_until) ON workspaces TO blazon_app;
