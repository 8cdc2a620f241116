-- without transaction

-- The feed's question: which events of this workspace come next?
CREATE INDEX CONCURRENTLY events_of_feed ON events (workspace_id, transaction_id, id) WHERE environment = 'sandbox';
