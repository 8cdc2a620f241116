-- without transaction

-- The sweep's question: which deleted workspaces are still to be erased?
CREATE INDEX CONCURRENTLY workspaces_purge_due ON workspaces (purge_due_at) WHERE purge_due_at IS NOT NULL;

-- Whoever deletes their account takes the invitations to their address along.
CREATE INDEX CONCURRENTLY invitations_by_email ON invitations (email);
