-- Projects and what belongs to them. Keys start with the workspace and carry the environment, so that what
-- belongs to a project can only be of the project's own world.

CREATE TABLE projects (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  environment  environment NOT NULL,
  id           uuid NOT NULL,
  name         text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 255),
  description  text CHECK (char_length(description) <= 500),
  created_at   timestamptz NOT NULL,
  -- Set by DELETE: hidden at once, erased by the purge-project flow.
  deleted_at   timestamptz,
  -- When the sweep should next see to the purge of a hidden project.
  purge_due_at timestamptz,
  PRIMARY KEY (workspace_id, environment, id)
);
-- Lists read this index backwards; hidden projects are not in it, however many wait for their purge.
CREATE INDEX projects_listed ON projects (workspace_id, environment, id) WHERE deleted_at IS NULL;
-- The sweep's question: which purges are overdue?
CREATE INDEX projects_purge_due ON projects (purge_due_at) WHERE purge_due_at IS NOT NULL;

CREATE TABLE memory_nodes (
  workspace_id uuid NOT NULL,
  environment  environment NOT NULL,
  project_id   uuid NOT NULL,
  id           uuid NOT NULL,
  parent_id    uuid,
  prompt       text NOT NULL CHECK (char_length(prompt) BETWEEN 1 AND 2000),
  -- Style seed and structural decisions of the drawing, read by the studio alone.
  decisions    jsonb NOT NULL,
  created_at   timestamptz NOT NULL,
  PRIMARY KEY (workspace_id, environment, project_id, id),
  FOREIGN KEY (workspace_id, environment, project_id) REFERENCES projects (workspace_id, environment, id)
);

ALTER TABLE projects ENABLE ROW LEVEL SECURITY;
CREATE POLICY projects_of_scope ON projects TO blazon_app
  USING (workspace_id = current_setting('blazon.workspace_id')::uuid
    AND environment = current_setting('blazon.environment'))
  WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid
    AND environment = current_setting('blazon.environment'));

ALTER TABLE memory_nodes ENABLE ROW LEVEL SECURITY;
CREATE POLICY memory_nodes_of_scope ON memory_nodes TO blazon_app
  USING (workspace_id = current_setting('blazon.workspace_id')::uuid
    AND environment = current_setting('blazon.environment'))
  WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid
    AND environment = current_setting('blazon.environment'));

GRANT SELECT, INSERT, UPDATE, DELETE ON projects, memory_nodes TO blazon_app;
