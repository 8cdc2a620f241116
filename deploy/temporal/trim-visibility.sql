-- Temporal indexes every attribute by which a workflow could be found: 73 indexes, written twice per workflow. Blazon does not
-- search there, and operators look up workflows by id, type, state, queue or time. Dropping the other indexes saves two thirds
-- of the bytes that a workflow leaves in the Temporal databases, and a third of their CPU time.
--
-- Safe to repeat. Before Temporal is upgraded, make this database anew: it holds no truth, and the steps of an upgrade may
-- expect the indexes that are gone.
DO $$
DECLARE
  index_name text;
BEGIN
  FOR index_name IN
    SELECT i.relname FROM pg_index x
    JOIN pg_class i ON i.oid = x.indexrelid
    JOIN pg_class t ON t.oid = x.indrelid
    WHERE t.relname = 'executions_visibility' AND NOT x.indisprimary
      AND i.relname NOT IN (
        'default_idx', 'by_execution_time', 'by_workflow_id', 'by_workflow_type', 'by_status', 'by_task_queue')
  LOOP
    EXECUTE format('DROP INDEX %I', index_name);
  END LOOP;
END $$;
