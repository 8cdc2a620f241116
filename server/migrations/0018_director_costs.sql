-- What answers of the art director have cost a workspace in a day (UTC). A job that begins asks it, so it is one row, and
-- the statement that records an answer adds to it. Only today's row is ever read; the sweep deletes older ones.

CREATE TABLE director_costs (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  environment  environment NOT NULL,
  day          date NOT NULL,
  -- In millionths of the currency that the operator's prices are in.
  cost_micros  bigint NOT NULL CHECK (cost_micros >= 0),
  PRIMARY KEY (workspace_id, environment, day)
);
CREATE INDEX director_costs_by_day ON director_costs (day);

ALTER TABLE director_costs ENABLE ROW LEVEL SECURITY;
CREATE POLICY director_costs_of_scope ON director_costs TO blazon_app
  USING (workspace_id = current_setting('blazon.workspace_id')::uuid
    AND environment = current_setting('blazon.environment'))
  WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid
    AND environment = current_setting('blazon.environment'));
GRANT SELECT, INSERT, UPDATE ON director_costs TO blazon_app;
