-- without transaction

-- Lists skip deleted brands row by row, so few of them may wait for the sweep: which are the oldest of this environment?
CREATE INDEX CONCURRENTLY brands_deleted_of_environment ON brands (workspace_id, environment, deleted_at)
  WHERE deleted_at IS NOT NULL;
