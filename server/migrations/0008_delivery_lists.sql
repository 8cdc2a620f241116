-- The delivery history as people look through it: newest first, narrowed by state, kind or receiver.
--
-- Partial indexes where a wanted kind is rare among all events: most events are delivered successes, and those are in none
-- of them. What is common needs no index of its own, for it is found soon along the key.

-- Where the newest attempt went; null before the first one.
ALTER TABLE events ADD COLUMN host text COLLATE "C" CHECK (char_length(host) <= 300);

CREATE INDEX events_of_host ON events (workspace_id, environment, host, id) WHERE host IS NOT NULL;
CREATE INDEX events_pending ON events (workspace_id, environment, id) WHERE state = 'pending';
CREATE INDEX events_stopped ON events (workspace_id, environment, id) WHERE state = 'stopped';
CREATE INDEX events_failed ON events (workspace_id, environment, id) WHERE type = 'generation.failed';
CREATE INDEX events_of_tests ON events (workspace_id, environment, id) WHERE is_test;

-- An operator's look-up by id alone. As a hash it answers that question and no other: in the order of ids it would be taken
-- for a way through one workspace's events, past those of all the others.
DROP INDEX events_by_id;
CREATE INDEX events_by_id ON events USING hash (id);
