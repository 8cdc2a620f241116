-- What keeps accounts and workspaces in the right hands, and how both are left.

-- When whoever holds the session last proved again who they are; null until then.
ALTER TABLE people.sessions ADD COLUMN confirmed_at timestamptz;

-- A change of address that waits for both mailboxes: one for each person, of which only hashes of the tokens are kept.
CREATE TABLE people.address_changes (
  person_id        uuid PRIMARY KEY REFERENCES people.persons (id) ON DELETE CASCADE,
  -- The session that asked: it stays signed in when the others are ended.
  session_id       uuid NOT NULL,
  new_email        text NOT NULL CHECK (char_length(new_email) BETWEEN 3 AND 254 AND new_email = lower(new_email)),
  old_token_hash   bytea NOT NULL UNIQUE CHECK (octet_length(old_token_hash) = 32),
  new_token_hash   bytea NOT NULL UNIQUE CHECK (octet_length(new_token_hash) = 32),
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  created_at       timestamptz NOT NULL,
  expires_at       timestamptz NOT NULL
);
CREATE INDEX address_changes_by_end ON people.address_changes (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON people.address_changes TO blazon_console;

-- Members without a second factor see nothing of the workspace until they have set one up.
ALTER TABLE workspaces ADD COLUMN second_factor_required boolean NOT NULL DEFAULT false;
GRANT UPDATE (second_factor_required) ON workspaces TO blazon_console;

-- A deleted workspace: out of reach at once, then erased by its flow. The row is the outbox of that flow.
ALTER TABLE workspaces ADD COLUMN deleted_at timestamptz, ADD COLUMN purge_due_at timestamptz;
GRANT UPDATE (deleted_at, purge_due_at) ON workspaces TO blazon_console;

-- All that is left of a deleted workspace, for as long as audit logs are kept: that it was there, and who deleted it. Ids only.
CREATE TABLE deleted_workspaces (
  workspace_id uuid PRIMARY KEY,
  deleted_at   timestamptz NOT NULL,
  deleted_by   uuid NOT NULL,
  purged_at    timestamptz
);
CREATE INDEX deleted_workspaces_by_end ON deleted_workspaces (deleted_at);
ALTER TABLE deleted_workspaces ENABLE ROW LEVEL SECURITY;
CREATE POLICY deleted_workspaces_noted ON deleted_workspaces FOR INSERT TO blazon_console
  WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid);
GRANT INSERT ON deleted_workspaces TO blazon_console;
