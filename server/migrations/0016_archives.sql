-- Everything of a workspace as one file, for its owners to take away. Made by a flow, kept for some days.

CREATE TABLE workspace_archives (
  workspace_id    uuid NOT NULL REFERENCES workspaces (id),
  id              uuid NOT NULL,
  state           text NOT NULL CHECK (state IN ('queued', 'working', 'ready', 'failed')),
  requested_by    uuid NOT NULL,
  created_at      timestamptz NOT NULL,
  expires_at      timestamptz NOT NULL,
  -- How often a worker began it: one that kills its worker each time must come to its end.
  attempts        smallint NOT NULL DEFAULT 0,
  finished_at     timestamptz,
  size            bigint CHECK (size > 0),
  failure         text CHECK (failure IN ('too_large', 'error')),
  -- When the sweep should see to its flow; null once it has ended.
  dispatch_due_at timestamptz,
  PRIMARY KEY (workspace_id, id),
  CHECK ((state IN ('ready', 'failed')) = (finished_at IS NOT NULL)),
  CHECK ((state IN ('ready', 'failed')) = (dispatch_due_at IS NULL)),
  CHECK ((state = 'ready') = (size IS NOT NULL)),
  CHECK ((state = 'failed') = (failure IS NOT NULL))
);
-- One at a time.
CREATE UNIQUE INDEX workspace_archives_under_way ON workspace_archives (workspace_id) WHERE finished_at IS NULL;
CREATE INDEX workspace_archives_dispatch_due ON workspace_archives (dispatch_due_at) WHERE dispatch_due_at IS NOT NULL;
CREATE INDEX workspace_archives_by_end ON workspace_archives (expires_at);

CREATE TABLE workspace_archive_parts (
  workspace_id uuid NOT NULL,
  archive_id   uuid NOT NULL,
  part         integer NOT NULL CHECK (part >= 0),
  bytes        bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 4194304),
  PRIMARY KEY (workspace_id, archive_id, part),
  FOREIGN KEY (workspace_id, archive_id) REFERENCES workspace_archives (workspace_id, id)
);
-- Compressed already.
ALTER TABLE workspace_archive_parts ALTER bytes SET STORAGE EXTERNAL;

ALTER TABLE workspace_archives ENABLE ROW LEVEL SECURITY;
CREATE POLICY workspace_archives_of_workspace ON workspace_archives TO blazon_console
  USING (workspace_id = current_setting('blazon.workspace_id')::uuid)
  WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid);
ALTER TABLE workspace_archive_parts ENABLE ROW LEVEL SECURITY;
CREATE POLICY workspace_archive_parts_of_workspace ON workspace_archive_parts TO blazon_console
  USING (workspace_id = current_setting('blazon.workspace_id')::uuid)
  WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid);
-- The dashboard asks for them and hands them out; only upkeep writes them.
GRANT SELECT, INSERT ON workspace_archives TO blazon_console;
GRANT SELECT ON workspace_archive_parts TO blazon_console;
