-- without transaction

-- The purge's question: which stored answers tell of this project?
CREATE INDEX CONCURRENTLY idempotency_keys_of_project ON idempotency_keys (workspace_id, environment, project_id)
  WHERE project_id IS NOT NULL;

-- The sweep's question: which files are past their time?
CREATE INDEX CONCURRENTLY exports_finished ON exports (finished_at) WHERE finished_at IS NOT NULL;

-- The sweep's question: which sandbox projects may hold something that is past its time?
CREATE INDEX CONCURRENTLY projects_sandbox_age ON projects ((coalesce(swept_until, created_at)))
  WHERE environment = 'sandbox' AND deleted_at IS NULL;
