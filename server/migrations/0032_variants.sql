-- How many drawings a job was asked for; one of them is its result (docs/decisions/0021-variants-in-one-job.md).
ALTER TABLE jobs ADD COLUMN variants smallint NOT NULL DEFAULT 1;
ALTER TABLE jobs ADD CONSTRAINT jobs_variants CHECK (variants BETWEEN 1 AND 3) NOT VALID;
