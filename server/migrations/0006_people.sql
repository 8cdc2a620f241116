-- People: who signs in to the dashboard, and what they may do in which workspace.
--
-- A third role: blazon_console is a member of blazon_app, so every policy of that role binds it too, and is granted what only
-- the dashboard's process needs. The API's process never sees a password's hash or a session.

CREATE TABLE members (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  person_id    uuid NOT NULL,
  role         text NOT NULL CHECK (role IN ('viewer', 'developer', 'admin', 'owner')),
  created_at   timestamptz NOT NULL,
  PRIMARY KEY (workspace_id, person_id)
);
-- Whoever signs in asks which workspaces are theirs.
CREATE INDEX members_by_person ON members (person_id, workspace_id);

ALTER TABLE members ENABLE ROW LEVEL SECURITY;
-- Membership is read before a scope is known: it is what allows the scope.
CREATE POLICY members_read ON members FOR SELECT TO blazon_console USING (true);
CREATE POLICY members_of_workspace ON members TO blazon_console
  USING (workspace_id = current_setting('blazon.workspace_id')::uuid)
  WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid);
GRANT SELECT, INSERT, UPDATE (role), DELETE ON members TO blazon_console;

-- People make workspaces, and rename theirs.
CREATE POLICY workspaces_made ON workspaces FOR INSERT TO blazon_console
  WITH CHECK (id = current_setting('blazon.workspace_id')::uuid);
GRANT INSERT (id, name, plan, created_at), UPDATE (name) ON workspaces TO blazon_console;

-- An invitation is worth what its letter is worth: only the hash of its token is kept, and it works once.
CREATE TABLE invitations (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  id           uuid NOT NULL,
  email        text NOT NULL CHECK (char_length(email) BETWEEN 3 AND 254 AND email = lower(email)),
  role         text NOT NULL CHECK (role IN ('viewer', 'developer', 'admin', 'owner')),
  token_hash   bytea NOT NULL CHECK (octet_length(token_hash) = 32),
  invited_by   uuid NOT NULL,
  created_at   timestamptz NOT NULL,
  expires_at   timestamptz NOT NULL,
  PRIMARY KEY (workspace_id, id)
);
-- One open invitation for an address: asking again replaces its token.
CREATE UNIQUE INDEX invitations_by_address ON invitations (workspace_id, email);
-- Whoever holds the token proves which invitation is meant, before a workspace is known.
CREATE UNIQUE INDEX invitations_by_token ON invitations (token_hash);

ALTER TABLE invitations ENABLE ROW LEVEL SECURITY;
CREATE POLICY invitations_by_token ON invitations FOR SELECT TO blazon_console USING (true);
CREATE POLICY invitations_of_workspace ON invitations TO blazon_console
  USING (workspace_id = current_setting('blazon.workspace_id')::uuid)
  WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid);
GRANT SELECT, INSERT, UPDATE (role, token_hash, invited_by, expires_at), DELETE ON invitations TO blazon_console;

-- What the sign-in library reads and writes. The names of columns are told to it in server/outside/people/tables.ts.
CREATE SCHEMA people;
GRANT USAGE ON SCHEMA people TO blazon_console;

CREATE TABLE people.persons (
  id                    uuid PRIMARY KEY,
  name                  text NOT NULL CHECK (char_length(name) <= 255),
  email                 text NOT NULL UNIQUE CHECK (char_length(email) <= 254 AND email = lower(email)),
  email_verified        boolean NOT NULL DEFAULT false,
  image                 text CHECK (char_length(image) <= 2048),
  second_factor_enabled boolean DEFAULT false,
  created_at            timestamptz NOT NULL,
  updated_at            timestamptz NOT NULL
);

CREATE TABLE people.sessions (
  id         uuid PRIMARY KEY,
  person_id  uuid NOT NULL REFERENCES people.persons (id) ON DELETE CASCADE,
  -- Worth nothing without the signature that only the cookie carries.
  token      text NOT NULL UNIQUE CHECK (char_length(token) <= 255),
  ip_address text CHECK (char_length(ip_address) <= 64),
  user_agent text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sessions_by_person ON people.sessions (person_id, id);
CREATE INDEX sessions_by_end ON people.sessions (expires_at);

-- Ways to prove who one is by something that is known: today only a password, as a scrypt hash.
CREATE TABLE people.accounts (
  id                       uuid PRIMARY KEY,
  person_id                uuid NOT NULL REFERENCES people.persons (id) ON DELETE CASCADE,
  account_id               text NOT NULL,
  provider_id              text NOT NULL,
  password                 text,
  access_token             text,
  refresh_token            text,
  id_token                 text,
  access_token_expires_at  timestamptz,
  refresh_token_expires_at timestamptz,
  scope                    text,
  created_at               timestamptz NOT NULL,
  updated_at               timestamptz NOT NULL
);
CREATE INDEX accounts_by_person ON people.accounts (person_id);

-- Single-use tokens (links, challenges), by the hash of their name.
CREATE TABLE people.verifications (
  id         uuid PRIMARY KEY,
  identifier text NOT NULL,
  value      text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX verifications_by_identifier ON people.verifications (identifier);
CREATE INDEX verifications_by_end ON people.verifications (expires_at);

-- Secret and backup codes are encrypted with the console's secret.
CREATE TABLE people.second_factors (
  id              uuid PRIMARY KEY,
  person_id       uuid NOT NULL REFERENCES people.persons (id) ON DELETE CASCADE,
  secret          text NOT NULL,
  backup_codes    text NOT NULL,
  verified        boolean DEFAULT true,
  failed_attempts integer DEFAULT 0,
  locked_until    timestamptz
);
CREATE INDEX second_factors_by_person ON people.second_factors (person_id);

CREATE TABLE people.passkeys (
  id            uuid PRIMARY KEY,
  person_id     uuid NOT NULL REFERENCES people.persons (id) ON DELETE CASCADE,
  name          text CHECK (char_length(name) <= 255),
  public_key    text NOT NULL,
  credential_id text NOT NULL UNIQUE,
  -- Up to 2^32, and it has to arrive as a number.
  counter       double precision NOT NULL,
  device_type   text NOT NULL,
  backed_up     boolean NOT NULL,
  transports    text,
  aaguid        text,
  created_at    timestamptz
);
CREATE INDEX passkeys_by_person ON people.passkeys (person_id);

GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA people TO blazon_console;
