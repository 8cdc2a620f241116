-- Temporal indexes every attribute a workflow could be searched by: 73 indexes, written twice for each flow. Nothing of ours
-- searches there, and operators look flows up by id, type, state, queue or time; the rest goes. That takes two thirds of
-- the bytes that a flow leaves in Temporal's databases and a third of their PostgreSQL's CPU.
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
