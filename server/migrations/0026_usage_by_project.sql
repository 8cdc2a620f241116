-- without transaction

-- The key that asked for a job; null when a person did in the dashboard, and for jobs from before.
ALTER TABLE jobs ADD COLUMN key_id uuid;

-- Live generations that a project may use in a month; null is no limit beyond the workspace's quota.
ALTER TABLE projects ADD COLUMN monthly_budget integer;
ALTER TABLE projects ADD CONSTRAINT projects_monthly_budget CHECK (monthly_budget BETWEEN 1 AND 1000000) NOT VALID;
ALTER TABLE projects VALIDATE CONSTRAINT projects_monthly_budget;

-- What of a month's usage belongs to which project and key: counted like usage_months, in the same transactions. It stays
-- when the project goes, as the bill does.
CREATE TABLE usage_details (
  workspace_id uuid NOT NULL,
  month        date NOT NULL,
  project_id   uuid NOT NULL,
  -- All zeros when a person asked for it in the dashboard.
  key_id       uuid NOT NULL,
  used         integer NOT NULL CHECK (used >= 0),
  PRIMARY KEY (workspace_id, month, project_id, key_id)
) PARTITION BY RANGE (month);
ALTER TABLE usage_details ENABLE ROW LEVEL SECURITY;
CREATE POLICY usage_details_of_workspace ON usage_details TO blazon_app
  USING (workspace_id = current_setting('blazon.workspace_id')::uuid)
  WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid);
GRANT SELECT, INSERT, UPDATE ON usage_details TO blazon_app;

-- Thresholds of the quota that were passed: one row for each, whoever passes it first. A new quota in the same month, after
-- a change of plan, has its own.
CREATE TABLE usage_alerts (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  month        date NOT NULL,
  quota        integer NOT NULL CHECK (quota > 0),
  -- Per cent.
  threshold    smallint NOT NULL CHECK (threshold BETWEEN 1 AND 100),
  used         integer NOT NULL CHECK (used > 0),
  created_at   timestamptz NOT NULL,
  -- When its e-mails were put into the outbox, or when it was too late for them.
  sent_at      timestamptz,
  PRIMARY KEY (workspace_id, month, quota, threshold)
);
ALTER TABLE usage_alerts ENABLE ROW LEVEL SECURITY;
CREATE POLICY usage_alerts_of_workspace ON usage_alerts TO blazon_app
  USING (workspace_id = current_setting('blazon.workspace_id')::uuid)
  WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid);
GRANT SELECT, INSERT ON usage_alerts TO blazon_app;
GRANT UPDATE (sent_at) ON usage_alerts TO blazon_console;

-- Since when e-mails about usage wait to be sent: what the console finds without knowing the workspace.
ALTER TABLE workspaces ADD COLUMN usage_alert_due_at timestamptz;
CREATE INDEX CONCURRENTLY workspaces_usage_alert_due ON workspaces (usage_alert_due_at) WHERE usage_alert_due_at IS NOT NULL;
GRANT UPDATE (usage_alert_due_at) ON workspaces TO blazon_app;
