-- CLI logins: codes that wait for approval, and the tokens issued for them.

-- `blazon login` gets two codes: a long one for polling, of which only the hash is stored, and a short one that a person
-- compares. A row is deleted by the first poll after the decision, or when it has expired.
CREATE TABLE people.device_codes (
  device_code_hash bytea PRIMARY KEY CHECK (octet_length(device_code_hash) = 32),
  user_code        text NOT NULL UNIQUE CHECK (char_length(user_code) = 8),
  -- Shown to the person who approves; neither is proof.
  host_name        text NOT NULL CHECK (char_length(host_name) BETWEEN 1 AND 100),
  ip_address       text NOT NULL CHECK (char_length(ip_address) <= 64),
  created_at       timestamptz NOT NULL,
  expires_at       timestamptz NOT NULL,
  polled_at        timestamptz,
  decided_at       timestamptz,
  -- Who approved it, and for which workspace; both null when it was denied.
  person_id        uuid REFERENCES people.persons (id) ON DELETE CASCADE,
  workspace_id     uuid,
  CHECK ((person_id IS NULL) = (workspace_id IS NULL)),
  CHECK (person_id IS NULL OR decided_at IS NOT NULL)
);
CREATE INDEX device_codes_by_end ON people.device_codes (expires_at);
CREATE INDEX device_codes_by_person ON people.device_codes (person_id) WHERE person_id IS NOT NULL;

-- A token acts for one person in one workspace, and is deleted with the membership.
CREATE TABLE people.cli_tokens (
  id           uuid PRIMARY KEY,
  person_id    uuid NOT NULL REFERENCES people.persons (id) ON DELETE CASCADE,
  workspace_id uuid NOT NULL,
  token_hash   bytea NOT NULL UNIQUE CHECK (octet_length(token_hash) = 32),
  host_name    text NOT NULL CHECK (char_length(host_name) BETWEEN 1 AND 100),
  ip_address   text NOT NULL CHECK (char_length(ip_address) <= 64),
  created_at   timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  last_used_at timestamptz,
  FOREIGN KEY (workspace_id, person_id) REFERENCES members (workspace_id, person_id) ON DELETE CASCADE
);
CREATE INDEX cli_tokens_by_person ON people.cli_tokens (person_id, id);
CREATE INDEX cli_tokens_by_member ON people.cli_tokens (workspace_id, person_id);
CREATE INDEX cli_tokens_by_end ON people.cli_tokens (expires_at);

GRANT SELECT, INSERT, UPDATE, DELETE ON people.device_codes, people.cli_tokens TO blazon_console;
