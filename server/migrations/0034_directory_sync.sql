-- The directory of an installation of several cells keeps itself in step (docs/decisions/0022-cells.md). As before, these
-- tables are used in the database of the home cell, and empty in every other.

-- How far each cell has come in comparing the directory with its own rows.
CREATE TABLE directory.cell_syncs (
  cell        text PRIMARY KEY CHECK (char_length(cell) BETWEEN 1 AND 32),
  -- Null between two runs.
  step        text CHECK (char_length(step) <= 32),
  -- The last row of the step that was compared.
  position    text NOT NULL CHECK (char_length(position) <= 128),
  began_at    timestamptz NOT NULL,
  finished_at timestamptz
);
GRANT SELECT, INSERT, UPDATE, DELETE ON directory.cell_syncs TO blazon_console;

-- Which workspaces a person is a member of, for the list of workspaces only: the cell of the workspace decides.
CREATE TABLE directory.person_workspaces (
  person_id    uuid NOT NULL,
  workspace_id uuid NOT NULL REFERENCES directory.workspace_cells (workspace_id) ON DELETE CASCADE,
  entered_at   timestamptz NOT NULL,
  PRIMARY KEY (person_id, workspace_id)
);
CREATE INDEX person_workspaces_by_workspace ON directory.person_workspaces (workspace_id, person_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON directory.person_workspaces TO blazon_console;
