-- Questions to the art director are written for every directed job and read only while it runs, and by operators after
-- it: partitioned by the time inside the job's id, so that retention drops a month at once. The job's own row keeps a
-- turn from outliving its project, as it does for events.

ALTER TABLE director_turns RENAME TO director_turns_before;
ALTER TABLE director_turns_before RENAME CONSTRAINT director_turns_pkey TO director_turns_before_pkey;

CREATE TABLE director_turns (
  LIKE director_turns_before INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE,
  PRIMARY KEY (workspace_id, environment, project_id, job_id, turn)
) PARTITION BY RANGE (job_id);

DO $$
DECLARE
  month timestamp;
  first_of text := '%s-%s-0000-0000-000000000000';
  lower text;
  upper text;
BEGIN
  FOR month IN
    SELECT DISTINCT date_trunc('month', to_timestamp(
      ('x' || lpad(left(replace(job_id::text, '-', ''), 12), 16, '0'))::bit(64)::bigint / 1000.0) AT TIME ZONE 'UTC')
    FROM director_turns_before
  LOOP
    lower := lpad(to_hex((extract(epoch FROM month) * 1000)::bigint), 12, '0');
    upper := lpad(to_hex((extract(epoch FROM month + interval '1 month') * 1000)::bigint), 12, '0');
    EXECUTE format('CREATE TABLE %I PARTITION OF director_turns FOR VALUES FROM (%L) TO (%L)',
      'director_turns_' || to_char(month, 'YYYYMMDD'),
      format(first_of, left(lower, 8), right(lower, 4)), format(first_of, left(upper, 8), right(upper, 4)));
  END LOOP;
END $$;

INSERT INTO director_turns SELECT * FROM director_turns_before;
DROP TABLE director_turns_before;

ALTER TABLE director_turns ENABLE ROW LEVEL SECURITY;
CREATE POLICY director_turns_of_scope ON director_turns TO blazon_app
  USING (workspace_id = current_setting('blazon.workspace_id')::uuid
    AND environment = current_setting('blazon.environment'))
  WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid
    AND environment = current_setting('blazon.environment'));
GRANT SELECT, INSERT, UPDATE, DELETE ON director_turns TO blazon_app;
