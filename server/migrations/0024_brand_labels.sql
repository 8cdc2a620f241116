-- without transaction

-- What a brand is called: first the name in its logo, later whatever somebody renames it to. Null when the logo shows none.
ALTER TABLE brands ADD COLUMN name text;
-- What of the prompt was not followed, a sentence each. Null for brands from before this was stored.
ALTER TABLE brands ADD COLUMN unfulfilled text[];
ALTER TABLE brands ADD COLUMN is_favourite boolean NOT NULL DEFAULT false;
-- Out of sight from then on; erased by the sweep. Its memory node stays, since other nodes may refine it.
ALTER TABLE brands ADD COLUMN deleted_at timestamptz;
ALTER TABLE brands ADD CONSTRAINT brands_name_length CHECK (char_length(name) BETWEEN 1 AND 255) NOT VALID;
ALTER TABLE brands VALIDATE CONSTRAINT brands_name_length;
-- The sweep's question: which brands were deleted long enough ago?
CREATE INDEX CONCURRENTLY brands_deleted ON brands (deleted_at) WHERE deleted_at IS NOT NULL;
UPDATE brands SET name = (
    SELECT nullif(left(btrim(CASE
        WHEN lower(n.decisions ->> 'text') = lower(n.decisions #>> '{brief,name}') THEN n.decisions #>> '{brief,name}'
        ELSE coalesce(nullif(n.decisions ->> 'text', ''), n.decisions #>> '{brief,name}')
      END), 255), '')
    FROM memory_nodes n
    WHERE n.workspace_id = brands.workspace_id AND n.environment = brands.environment
      AND n.project_id = brands.project_id AND n.id = brands.memory_id)
  WHERE in_batch(brands) AND name IS NULL;
