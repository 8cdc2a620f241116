-- What the dashboard shows of usage, and what the payment provider says of a workspace.

-- How live generations of a day ended, counted in the transaction that ends the job: a month is read as 31 rows however
-- many generations it had, and failures are still known when their project is gone.
CREATE TABLE usage_days (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  -- The day of acceptance in UTC, inside the month whose quota was reserved.
  day          date NOT NULL,
  succeeded    integer NOT NULL DEFAULT 0 CHECK (succeeded >= 0),
  failed       integer NOT NULL DEFAULT 0 CHECK (failed >= 0),
  PRIMARY KEY (workspace_id, day)
);
INSERT INTO usage_days (workspace_id, day, succeeded)
  SELECT workspace_id, greatest(month, least((created_at AT TIME ZONE 'UTC')::date, (month + interval '1 month - 1 day')::date)),
    count(*)
  FROM usage_ledger GROUP BY 1, 2;

ALTER TABLE usage_days ENABLE ROW LEVEL SECURITY;
CREATE POLICY usage_days_of_workspace ON usage_days TO blazon_app
  USING (workspace_id = current_setting('blazon.workspace_id')::uuid)
  WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid);
GRANT SELECT, INSERT, UPDATE ON usage_days TO blazon_app;

-- What the payment provider said last of the customer of a workspace. The workspace's own plan and debt follow its changes
-- only, so that what an operator set by hand stays until the provider says something new.
CREATE TABLE subscriptions (
  workspace_id    uuid PRIMARY KEY REFERENCES workspaces (id),
  -- Whoever is about to ask takes a number; an answer counts unless one with a later number was written before it.
  asked           bigint NOT NULL DEFAULT 0,
  applied         bigint NOT NULL DEFAULT 0,
  -- Customers that the provider has deleted: part of the name under which the next one is made once.
  lost_customers  integer NOT NULL DEFAULT 0,
  -- The provider's id of the subscription that counts; null while there is none.
  subscription_id text CHECK (char_length(subscription_id) BETWEEN 1 AND 255),
  plan            plan,
  status          text CHECK (char_length(status) <= 64),
  renews_at       timestamptz,
  -- Set once it was cancelled for the end of the period that is paid.
  ends_at         timestamptz,
  unpaid_since    timestamptz,
  checked_at      timestamptz,
  -- When to ask again without being told to; null where there is nothing to ask for.
  look_due_at     timestamptz,
  CHECK ((subscription_id IS NULL) = (status IS NULL))
);
CREATE INDEX subscriptions_look_due ON subscriptions (look_due_at) WHERE look_due_at IS NOT NULL;

ALTER TABLE subscriptions ENABLE ROW LEVEL SECURITY;
CREATE POLICY subscriptions_of_workspace ON subscriptions TO blazon_console
  USING (workspace_id = current_setting('blazon.workspace_id')::uuid)
  WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid);
GRANT SELECT, INSERT, UPDATE ON subscriptions TO blazon_console;

-- The provider names its customer, and that is how a workspace is found.
CREATE UNIQUE INDEX workspaces_by_customer ON workspaces (billing_customer) WHERE billing_customer IS NOT NULL;
GRANT UPDATE (plan, unpaid_since, billing_customer) ON workspaces TO blazon_console;
