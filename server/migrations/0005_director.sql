-- What the art director was asked and answered for a job, and what it cost. Kept as long as the job, erased before it.

CREATE TABLE director_turns (
  workspace_id  uuid NOT NULL,
  environment   environment NOT NULL,
  project_id    uuid NOT NULL,
  job_id        uuid NOT NULL,
  turn          smallint NOT NULL CHECK (turn BETWEEN 1 AND 32),
  created_at    timestamptz NOT NULL,
  -- Packed (server/store/packed.ts), with its pictures; null once the turn is over, for it can be made again.
  question      bytea,
  -- How often it was asked.
  tries         smallint NOT NULL DEFAULT 0,
  -- 'answered', or why there is no answer; null while the turn is open.
  outcome       text CHECK (char_length(outcome) <= 32),
  -- Packed, as it came.
  answer        bytea,
  -- What the studio made of the answer, in a line.
  note          text CHECK (char_length(note) <= 200),
  input_tokens  integer,
  -- Those of the input that the provider had from before.
  cached_tokens integer,
  output_tokens integer,
  -- In millionths of the currency that the operator's prices are in.
  cost_micros   bigint,
  -- Of the last try.
  duration_ms   integer,
  PRIMARY KEY (workspace_id, environment, project_id, job_id, turn),
  FOREIGN KEY (workspace_id, environment, project_id) REFERENCES projects (workspace_id, environment, id),
  CHECK ((outcome IS NULL) = (question IS NOT NULL)),
  CHECK ((outcome = 'answered') = (answer IS NOT NULL))
);
-- Compressed already: PostgreSQL need not try.
ALTER TABLE director_turns ALTER question SET STORAGE EXTERNAL, ALTER answer SET STORAGE EXTERNAL;

ALTER TABLE director_turns ENABLE ROW LEVEL SECURITY;
CREATE POLICY director_turns_of_scope ON director_turns TO blazon_app
  USING (workspace_id = current_setting('blazon.workspace_id')::uuid
    AND environment = current_setting('blazon.environment'))
  WITH CHECK (workspace_id = current_setting('blazon.workspace_id')::uuid
    AND environment = current_setting('blazon.environment'));
GRANT SELECT, INSERT, UPDATE, DELETE ON director_turns TO blazon_app;
