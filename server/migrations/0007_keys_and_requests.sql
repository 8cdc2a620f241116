-- Keys made in the dashboard, keys that others found in public, and the log of requests.

ALTER TABLE api_keys
  -- The person who made it in the dashboard; null for a key that an operator made.
  ADD COLUMN created_by    uuid,
  -- When it was reported as found in public, by whom and where.
  ADD COLUMN reported_at   timestamptz,
  ADD COLUMN report_source text CHECK (char_length(report_source) <= 64),
  ADD COLUMN report_url    text CHECK (char_length(report_url) <= 2048),
  -- When somebody should tell the workspace of the report: the outbox of those letters. Null when nobody waits for one.
  ADD COLUMN notice_due_at timestamptz,
  ADD COLUMN notice_tries  smallint NOT NULL DEFAULT 0;

-- Lists of a workspace's keys, newest first: those in use, those that were revoked, those that were found.
CREATE INDEX api_keys_active ON api_keys (workspace_id, environment, id) WHERE revoked_at IS NULL;
CREATE INDEX api_keys_revoked ON api_keys (workspace_id, environment, id) WHERE revoked_at IS NOT NULL;
CREATE INDEX api_keys_reported ON api_keys (workspace_id, environment, id) WHERE reported_at IS NOT NULL;
CREATE INDEX api_keys_notice_due ON api_keys (notice_due_at) WHERE notice_due_at IS NOT NULL;

-- A key is read before a scope is known, and the API notes its last use for many workspaces at once. What the dashboard
-- changes, it changes inside the workspace: its policy is restrictive, for blazon_app's are its own too.
ALTER TABLE api_keys ENABLE ROW LEVEL SECURITY;
CREATE POLICY api_keys_read ON api_keys FOR SELECT TO blazon_app USING (true);
CREATE POLICY api_keys_noted ON api_keys FOR UPDATE TO blazon_app USING (true);
CREATE POLICY api_keys_made ON api_keys FOR INSERT TO blazon_console
  WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid);
CREATE POLICY api_keys_changed ON api_keys AS RESTRICTIVE FOR UPDATE TO blazon_console
  USING (workspace_id = current_setting('blazon.workspace_id')::uuid);
GRANT INSERT (workspace_id, id, environment, label, secret_hash, last_four, created_at, created_by),
  UPDATE (revoked_at, reported_at, report_source, report_url, notice_due_at, notice_tries)
  ON api_keys TO blazon_console;

-- Every request of a known workspace: how it was answered, and nothing of what was said in it. Partitioned by the time
-- inside the request's id. Most requests succeed, so the indexes of failures are small.
CREATE TABLE request_log (
  workspace_id    uuid NOT NULL,
  environment     environment NOT NULL,
  id              uuid NOT NULL,
  -- Method and template of the path.
  operation       text NOT NULL CHECK (char_length(operation) <= 128),
  status          smallint NOT NULL,
  code            text CHECK (char_length(code) <= 64),
  param           text CHECK (char_length(param) <= 128),
  message         text CHECK (char_length(message) <= 500),
  key_id          uuid NOT NULL,
  -- What it was about, when it succeeded.
  project_id      uuid,
  job_id          uuid,
  -- Whether the answer was one stored under an Idempotency-Key.
  is_replay       boolean NOT NULL,
  duration_micros integer NOT NULL,
  PRIMARY KEY (workspace_id, environment, id)
) PARTITION BY RANGE (id);
CREATE INDEX request_log_of_key ON request_log (workspace_id, environment, key_id, id);
CREATE INDEX request_log_failed ON request_log (workspace_id, environment, id) WHERE status >= 400;
CREATE INDEX request_log_broken ON request_log (workspace_id, environment, id) WHERE status >= 500;
CREATE INDEX request_log_by_code ON request_log (workspace_id, environment, code, id) WHERE code IS NOT NULL;

ALTER TABLE request_log ENABLE ROW LEVEL SECURITY;
CREATE POLICY request_log_of_scope ON request_log TO blazon_app
  USING (workspace_id = current_setting('blazon.workspace_id')::uuid
    AND environment = current_setting('blazon.environment'))
  WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid
    AND environment = current_setting('blazon.environment'));
GRANT INSERT ON request_log TO blazon_app;
GRANT SELECT ON request_log TO blazon_console;

-- People ask the audit log for one person or key, or for one thing.
CREATE INDEX audit_log_by_actor ON audit_log (workspace_id, actor, id);
CREATE INDEX audit_log_by_subject ON audit_log (workspace_id, subject, id);
