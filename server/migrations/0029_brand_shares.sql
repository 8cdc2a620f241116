-- Links that show one brand to people without an account. Only a hash of the token is kept; revoking deletes the row.

CREATE TABLE brand_shares (
  workspace_id uuid NOT NULL,
  environment  environment NOT NULL,
  id           uuid NOT NULL,
  project_id   uuid NOT NULL,
  brand_id     uuid NOT NULL,
  token_hash   bytea NOT NULL CHECK (octet_length(token_hash) = 32),
  created_by   uuid NOT NULL,
  created_at   timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  PRIMARY KEY (workspace_id, environment, id),
  FOREIGN KEY (workspace_id, environment, project_id) REFERENCES projects (workspace_id, environment, id)
);
-- Whoever holds the token proves which link is meant, before a workspace is known.
CREATE UNIQUE INDEX brand_shares_by_token ON brand_shares (token_hash);
CREATE INDEX brand_shares_of_brand ON brand_shares (workspace_id, environment, brand_id, id);
CREATE INDEX brand_shares_of_project ON brand_shares (workspace_id, environment, project_id, id);
CREATE INDEX brand_shares_by_end ON brand_shares (expires_at);

ALTER TABLE brand_shares ENABLE ROW LEVEL SECURITY;
CREATE POLICY brand_shares_of_scope ON brand_shares TO blazon_app
  USING (workspace_id = current_setting('blazon.workspace_id')::uuid
    AND environment = current_setting('blazon.environment'))
  WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid
    AND environment = current_setting('blazon.environment'));
-- The worker erases them with their project; only the dashboard's process, a member of blazon_app, makes and revokes them.
GRANT SELECT, DELETE ON brand_shares TO blazon_app;
GRANT INSERT ON brand_shares TO blazon_console;

-- A visitor's token says which link is meant, before a workspace is known. This is the only way past the policy, and it
-- shows one row to whoever has its token.
CREATE FUNCTION people.find_brand_share(token bytea)
  RETURNS TABLE (workspace_id uuid, environment environment, brand_id uuid, expires_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$ SELECT s.workspace_id, s.environment, s.brand_id, s.expires_at FROM public.brand_shares s WHERE s.token_hash = token $$;
REVOKE ALL ON FUNCTION people.find_brand_share(bytea) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION people.find_brand_share(bytea) TO blazon_console;
