-- without transaction

-- The playground's question: which generations of this project failed lately?
CREATE INDEX CONCURRENTLY jobs_failed ON jobs (workspace_id, environment, project_id, id) WHERE status = 'failed';

-- Of a live job that draws a sandbox brand again, without the watermark: that brand. Null for all others.
ALTER TABLE jobs ADD COLUMN sandbox_brand_id uuid;
-- A sandbox brand becomes live once, however often it is asked for: so it is metered once. A failed job does not count.
CREATE UNIQUE INDEX CONCURRENTLY jobs_of_sandbox_brand ON jobs (workspace_id, environment, sandbox_brand_id)
  WHERE sandbox_brand_id IS NOT NULL AND status <> 'failed';
