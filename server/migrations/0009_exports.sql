-- What people take away of a brand: the kit and the style guidelines. Made by a flow, kept with the project, gone with it.

CREATE TABLE exports (
  workspace_id    uuid NOT NULL,
  environment     environment NOT NULL,
  id              uuid NOT NULL,
  project_id      uuid NOT NULL,
  brand_id        uuid NOT NULL,
  kind            text NOT NULL CHECK (kind IN ('kit', 'guidelines')),
  -- Which engine makes it (server/rules/export-rules.ts): another one may draw other bytes.
  edition         text NOT NULL CHECK (char_length(edition) BETWEEN 1 AND 32),
  state           text NOT NULL CHECK (state IN ('queued', 'working', 'ready', 'failed')),
  requested_by    uuid NOT NULL,
  created_at      timestamptz NOT NULL,
  -- How often a worker began it: one that kills its worker each time must come to its end.
  attempts        smallint NOT NULL DEFAULT 0,
  finished_at     timestamptz,
  -- Set together once it is ready.
  file_name       text CHECK (char_length(file_name) BETWEEN 1 AND 120),
  media_type      text CHECK (char_length(media_type) BETWEEN 1 AND 64),
  size            integer CHECK (size BETWEEN 1 AND 8388608),
  sha256          bytea CHECK (octet_length(sha256) = 32),
  bytes           bytea CHECK (octet_length(bytes) = size),
  -- When the dispatcher should see to its flow; null once it has ended.
  dispatch_due_at timestamptz,
  PRIMARY KEY (workspace_id, environment, id),
  FOREIGN KEY (workspace_id, environment, project_id) REFERENCES projects (workspace_id, environment, id),
  CHECK ((state IN ('ready', 'failed')) = (finished_at IS NOT NULL)),
  CHECK ((state IN ('ready', 'failed')) = (dispatch_due_at IS NULL)),
  CHECK ((state = 'ready') = (bytes IS NOT NULL)),
  CHECK (num_nulls(file_name, media_type, size, sha256, bytes) IN (0, 5))
);
-- Archives and documents are compressed already.
ALTER TABLE exports ALTER bytes SET STORAGE EXTERNAL;
-- Asking twice is one export, unless the first one failed.
CREATE UNIQUE INDEX exports_once ON exports (workspace_id, environment, brand_id, kind, edition)
  WHERE state <> 'failed';
CREATE INDEX exports_of_brand ON exports (workspace_id, environment, brand_id, id);
CREATE INDEX exports_of_project ON exports (workspace_id, environment, project_id, id);
-- How much of a workspace is still to be made; the dispatcher's question.
CREATE INDEX exports_under_way ON exports (workspace_id, environment) WHERE finished_at IS NULL;
CREATE INDEX exports_dispatch_due ON exports (dispatch_due_at) WHERE dispatch_due_at IS NOT NULL;

ALTER TABLE exports ENABLE ROW LEVEL SECURITY;
CREATE POLICY exports_of_scope ON exports TO blazon_app
  USING (workspace_id = current_setting('blazon.workspace_id')::uuid
    AND environment = current_setting('blazon.environment'))
  WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid
    AND environment = current_setting('blazon.environment'));
-- The worker makes and erases them; only the dashboard's process, a member of blazon_app, asks for new ones.
GRANT SELECT, UPDATE, DELETE ON exports TO blazon_app;
GRANT INSERT ON exports TO blazon_console;
