-- The directory of an installation of several cells (docs/decisions/0022-cells.md). It is used in the database of the home
-- cell, and empty in every other database.
CREATE SCHEMA directory;
GRANT USAGE ON SCHEMA directory TO blazon_app;

-- Where a workspace lives. It may be stale: the row of the workspace in its cell decides.
CREATE TABLE directory.workspace_cells (
  workspace_id uuid PRIMARY KEY,
  cell         text NOT NULL CHECK (char_length(cell) BETWEEN 1 AND 32),
  -- That of the row in its cell: an older one never replaces a newer one.
  version      integer NOT NULL,
  entered_at   timestamptz NOT NULL
);
CREATE INDEX workspace_cells_by_cell ON directory.workspace_cells (cell, workspace_id);

-- Which workspace an API key belongs to. Entered before the key is created.
CREATE TABLE directory.key_workspaces (
  secret_hash  bytea PRIMARY KEY CHECK (octet_length(secret_hash) = 32),
  workspace_id uuid NOT NULL REFERENCES directory.workspace_cells (workspace_id) ON DELETE CASCADE,
  entered_at   timestamptz NOT NULL
);
CREATE INDEX key_workspaces_by_workspace ON directory.key_workspaces (workspace_id);

-- The API reads, the console and the operator's tool write.
GRANT SELECT ON directory.workspace_cells, directory.key_workspaces TO blazon_app;
GRANT INSERT, UPDATE, DELETE ON directory.workspace_cells, directory.key_workspaces TO blazon_console;

-- How often the workspace has moved, plus one.
ALTER TABLE workspaces ADD COLUMN cell_version integer NOT NULL DEFAULT 1;
