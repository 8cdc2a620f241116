-- The order of the live feed.
--
-- Ids are made before their transaction commits, so an event may appear after others with greater ids: whoever had read
-- those would never see it. The number of the transaction is safe: once every transaction below a number has ended,
-- nothing can appear below it any more (server/store/feed.ts).

-- Null for events from before; those are not in the feed.
ALTER TABLE events ADD COLUMN transaction_id xid8;
ALTER TABLE events ALTER transaction_id SET DEFAULT pg_current_xact_id();
