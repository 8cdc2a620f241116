-- without transaction

-- What a key may do, from where, and until when. Null in each column: no limit.
ALTER TABLE api_keys ADD COLUMN expires_at timestamptz;
ALTER TABLE api_keys ADD COLUMN scopes text[];
ALTER TABLE api_keys ADD COLUMN allowed_networks text[];
ALTER TABLE api_keys ADD CONSTRAINT api_keys_scopes
  CHECK (cardinality(scopes) > 0 AND scopes <@ ARRAY['read', 'generate', 'write']) NOT VALID;
ALTER TABLE api_keys VALIDATE CONSTRAINT api_keys_scopes;
ALTER TABLE api_keys ADD CONSTRAINT api_keys_allowed_networks
  CHECK (cardinality(allowed_networks) BETWEEN 1 AND 50) NOT VALID;
ALTER TABLE api_keys VALIDATE CONSTRAINT api_keys_allowed_networks;
-- Set when a key is created, never changed afterwards.
GRANT INSERT (expires_at, scopes, allowed_networks) ON api_keys TO blazon_console;
