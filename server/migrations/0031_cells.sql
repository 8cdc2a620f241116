-- Where a workspace lives, for installations of several cells (docs/decisions/0022-cells.md).
ALTER TABLE workspaces
  -- here, draining, frozen, leaving, moved; arriving in the cell that it moves to.
  ADD COLUMN placement text NOT NULL DEFAULT 'here',
  -- The cell that serves it now; null in the cell where it lives. Kept while it arrives again.
  ADD COLUMN moved_to text;
ALTER TABLE workspaces ADD CONSTRAINT workspaces_placement CHECK (
  placement IN ('here', 'draining', 'frozen', 'leaving', 'moved', 'arriving')
  AND (placement = 'arriving' OR (placement IN ('leaving', 'moved')) = (moved_to IS NOT NULL))) NOT VALID;

-- In a cell, every scope is set through this: nobody reads or writes a workspace while it is copied.
CREATE FUNCTION serving_workspace(id text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF EXISTS (SELECT FROM workspaces w WHERE w.id = $1::uuid AND w.placement IN ('frozen', 'leaving', 'arriving')) THEN
    RAISE EXCEPTION 'The workspace is moving to another cell.' USING ERRCODE = 'cannot_connect_now';
  END IF;
  RETURN $1;
END $$;
