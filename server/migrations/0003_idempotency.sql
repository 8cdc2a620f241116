-- Stored answers of POST requests, for 24 hours. Partitioned by day: retention drops a partition.
-- The key's uniqueness inside 24 hours is held by an advisory lock, since no unique index spans partitions.

CREATE TABLE idempotency_keys (
  workspace_id uuid NOT NULL,
  environment  environment NOT NULL,
  key          text NOT NULL CHECK (char_length(key) BETWEEN 1 AND 255),
  created_at   timestamptz NOT NULL DEFAULT now(),
  -- SHA-256 of method, path and canonical body.
  fingerprint  bytea NOT NULL CHECK (octet_length(fingerprint) = 32),
  status       smallint NOT NULL,
  -- The answer to the byte.
  body         text NOT NULL,
  PRIMARY KEY (workspace_id, environment, key, created_at)
) PARTITION BY RANGE (created_at);

ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
CREATE POLICY idempotency_keys_of_scope ON idempotency_keys TO blazon_app
  USING (workspace_id = current_setting('blazon.workspace_id')::uuid
    AND environment = current_setting('blazon.environment'))
  WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid
    AND environment = current_setting('blazon.environment'));

GRANT SELECT, INSERT ON idempotency_keys TO blazon_app;
