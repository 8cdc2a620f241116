-- without transaction

-- Every subscribed endpoint receives a copy of an event: a row with its own target, state and attempts. The body stays in
-- the row of the event (docs/decisions/0019-copies-for-more-endpoints.md).

-- The event that this row is a copy of; null for the event itself.
ALTER TABLE events ADD COLUMN copy_of uuid;
-- A process of the previous release that reads a copy fails and tries again, instead of sending an empty body.
ALTER TABLE events ALTER body DROP NOT NULL;
ALTER TABLE events ADD CONSTRAINT events_body_once CHECK ((copy_of IS NULL) = (body IS NOT NULL)) NOT VALID;
ALTER TABLE events VALIDATE CONSTRAINT events_body_once;
ALTER TABLE events ADD CONSTRAINT events_reason
  CHECK (reason IN ('no_endpoint', 'attempts_exhausted', 'project_deleted', 'endpoint_paused')) NOT VALID;
ALTER TABLE events DROP CONSTRAINT events_reason_check;
ALTER TABLE events VALIDATE CONSTRAINT events_reason;
-- The deliveries of one endpoint, newest first.
CREATE INDEX CONCURRENTLY events_of_endpoint ON events (workspace_id, environment, endpoint_id, id)
  WHERE endpoint_id IS NOT NULL;

-- Receives copies of all events of its environment, unless it is the default or paused.
ALTER TABLE webhook_endpoints ADD COLUMN subscribed boolean NOT NULL DEFAULT false;
-- The types it receives copies of; null means all, with those of later releases.
ALTER TABLE webhook_endpoints ADD COLUMN event_types text[];
ALTER TABLE webhook_endpoints ADD COLUMN paused_at timestamptz;
-- By a person, or because it failed for a week.
ALTER TABLE webhook_endpoints ADD COLUMN pause_reason text;
-- The first attempt that failed since the newest one that succeeded.
ALTER TABLE webhook_endpoints ADD COLUMN failing_since timestamptz;
-- About a week of failures: due, then sent; null again with the next success.
ALTER TABLE webhook_endpoints ADD COLUMN failure_alert text;
-- The endpoint's own secret, encrypted like those of webhook_secrets; null while it signs with the workspace's.
ALTER TABLE webhook_endpoints ADD COLUMN secret bytea;
ALTER TABLE webhook_endpoints ADD COLUMN secret_created_at timestamptz;
-- Signs beside the newest one until then.
ALTER TABLE webhook_endpoints ADD COLUMN previous_secret bytea;
ALTER TABLE webhook_endpoints ADD COLUMN previous_secret_until timestamptz;
ALTER TABLE webhook_endpoints ADD CONSTRAINT webhook_endpoints_pause
  CHECK ((paused_at IS NULL) = (pause_reason IS NULL) AND pause_reason IN ('person', 'failing')) NOT VALID;
ALTER TABLE webhook_endpoints ADD CONSTRAINT webhook_endpoints_default_runs
  CHECK (NOT (is_default AND paused_at IS NOT NULL)) NOT VALID;
ALTER TABLE webhook_endpoints ADD CONSTRAINT webhook_endpoints_alert CHECK (failure_alert IN ('due', 'sent')) NOT VALID;
ALTER TABLE webhook_endpoints ADD CONSTRAINT webhook_endpoints_secrets
  CHECK ((secret IS NULL) = (secret_created_at IS NULL) AND (previous_secret IS NULL) = (previous_secret_until IS NULL)
    AND (secret IS NOT NULL OR previous_secret IS NULL)
    AND octet_length(secret) BETWEEN 1 AND 512 AND octet_length(previous_secret) BETWEEN 1 AND 512
    AND cardinality(event_types) BETWEEN 1 AND 16) NOT VALID;
ALTER TABLE webhook_endpoints VALIDATE CONSTRAINT webhook_endpoints_pause;
ALTER TABLE webhook_endpoints VALIDATE CONSTRAINT webhook_endpoints_default_runs;
ALTER TABLE webhook_endpoints VALIDATE CONSTRAINT webhook_endpoints_alert;
ALTER TABLE webhook_endpoints VALIDATE CONSTRAINT webhook_endpoints_secrets;

-- Since when e-mails about failing endpoints wait to be sent: what the console finds without knowing the workspace.
ALTER TABLE workspaces ADD COLUMN endpoint_alert_due_at timestamptz;
CREATE INDEX CONCURRENTLY workspaces_endpoint_alert_due ON workspaces (endpoint_alert_due_at)
  WHERE endpoint_alert_due_at IS NOT NULL;
GRANT UPDATE (endpoint_alert_due_at) ON workspaces TO blazon_app;
