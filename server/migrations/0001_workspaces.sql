-- Workspaces, their keys and the audit log.
--
-- Two roles: the owner of the schema (migrations, the operator's tool, upkeep) and blazon_app (API and worker steps).
-- blazon_app is not the owner, so row-level security binds it, and it is granted only what it needs.

-- Text, not an enum: equality of text is leakproof, so it stays an index condition under row-level security.
CREATE DOMAIN environment AS text COLLATE "C" CHECK (VALUE IN ('live', 'sandbox'));
CREATE TYPE plan AS ENUM ('free', 'pro', 'agency');

CREATE TABLE workspaces (
  id              uuid PRIMARY KEY,
  name            text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 255),
  plan            plan NOT NULL,
  suspended_until timestamptz,
  created_at      timestamptz NOT NULL
);

CREATE TABLE api_keys (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  id           uuid NOT NULL,
  environment  environment NOT NULL,
  label        text NOT NULL CHECK (char_length(label) BETWEEN 1 AND 255),
  secret_hash  bytea NOT NULL CHECK (octet_length(secret_hash) = 32),
  last_four    text NOT NULL CHECK (char_length(last_four) = 4),
  created_at   timestamptz NOT NULL,
  last_used_at timestamptz,
  revoked_at   timestamptz,
  -- First time the key was seen over plain HTTP.
  exposed_at   timestamptz,
  PRIMARY KEY (workspace_id, id)
);
-- The one read that starts without a workspace: whoever holds the secret proves which one it is.
CREATE UNIQUE INDEX api_keys_by_secret ON api_keys (secret_hash);

-- Who did what. Partitioned by month, so that retention drops a partition instead of deleting rows.
CREATE TABLE audit_log (
  workspace_id uuid NOT NULL,
  id           uuid NOT NULL,
  environment  environment,
  created_at   timestamptz NOT NULL,
  actor        text NOT NULL CHECK (char_length(actor) <= 255),
  action       text NOT NULL CHECK (char_length(action) <= 100),
  subject      text NOT NULL CHECK (char_length(subject) <= 255),
  request_id   text CHECK (char_length(request_id) <= 64),
  details      jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (workspace_id, id, created_at)
) PARTITION BY RANGE (created_at);

ALTER TABLE audit_log ENABLE ROW LEVEL SECURITY;
CREATE POLICY audit_log_of_workspace ON audit_log TO blazon_app
  USING (workspace_id = current_setting('blazon.workspace_id')::uuid)
  WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid);

GRANT SELECT ON workspaces TO blazon_app;
GRANT SELECT, UPDATE (last_used_at, exposed_at) ON api_keys TO blazon_app;
GRANT SELECT, INSERT ON audit_log TO blazon_app;
