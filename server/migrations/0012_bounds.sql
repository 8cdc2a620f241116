-- What keeps tables from growing without end, and what lets many workspaces share one statement.

-- Everything of this sandbox project that is older has been deleted for its age; null before the first time.
ALTER TABLE projects ADD COLUMN swept_until timestamptz;

-- The project that a stored answer tells of: its data goes with the project. Null for answers stored before this migration.
ALTER TABLE idempotency_keys ADD COLUMN project_id uuid;
GRANT UPDATE (body) ON idempotency_keys TO blazon_app;

-- What the payment provider is told: successes of one workspace and minute, as one event. The number never changes once it
-- is written, so a repeated call is the same call. Ledger rows are assigned in the transaction that writes it.
CREATE TABLE usage_reports (
  workspace_id  uuid NOT NULL,
  minute        timestamptz NOT NULL,
  -- 0, unless rows of the minute came after it was closed.
  part          smallint NOT NULL CHECK (part >= 0),
  -- By which the provider recognises a repetition.
  identifier    text NOT NULL CHECK (char_length(identifier) BETWEEN 1 AND 100),
  quantity      integer NOT NULL CHECK (quantity > 0),
  -- The newest of its rows: the time that the provider is told.
  happened_at   timestamptz NOT NULL,
  -- When to tell the provider; null once it was told.
  report_due_at timestamptz,
  reported_at   timestamptz,
  PRIMARY KEY (workspace_id, minute, part),
  CHECK ((report_due_at IS NULL) = (reported_at IS NOT NULL))
) PARTITION BY RANGE (minute);
CREATE INDEX usage_reports_due ON usage_reports (report_due_at) WHERE report_due_at IS NOT NULL;
CREATE INDEX usage_reports_unreported ON usage_reports (workspace_id, report_due_at) WHERE report_due_at IS NOT NULL;
CREATE INDEX usage_reports_oldest ON usage_reports (happened_at) WHERE report_due_at IS NOT NULL;
-- Written by upkeep; the console reads them for the story of a job, and lets them be told at once when a customer was mended.
ALTER TABLE usage_reports ENABLE ROW LEVEL SECURITY;
CREATE POLICY usage_reports_of_workspace ON usage_reports TO blazon_app
  USING (workspace_id = current_setting('blazon.workspace_id')::uuid)
  WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid);
GRANT SELECT, UPDATE (report_due_at) ON usage_reports TO blazon_app;

-- The report that a ledger row is part of. From now on `report_due_at` says that the row waits for one.
ALTER TABLE usage_ledger ADD COLUMN report_minute timestamptz, ADD COLUMN report_part smallint;

-- One statement writes requests of many workspaces, so no scope is set. What the database holds instead: a row belongs to
-- the workspace and environment of the key that it names. Reading is bound to the scope as before.
DROP POLICY request_log_of_scope ON request_log;
CREATE POLICY request_log_read ON request_log FOR SELECT TO blazon_app
  USING (workspace_id = current_setting('blazon.workspace_id')::uuid
    AND environment = current_setting('blazon.environment'));
CREATE POLICY request_log_written ON request_log FOR INSERT TO blazon_app
  WITH CHECK (EXISTS (SELECT FROM api_keys k WHERE k.workspace_id = request_log.workspace_id
    AND k.id = request_log.key_id AND k.environment = request_log.environment));
