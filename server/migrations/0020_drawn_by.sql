-- without transaction

-- Who drew a brand: the library, a language model, or a recorded conversation with one. Null for brands from before.
ALTER TABLE brands ADD COLUMN drawn_by text;
ALTER TABLE brands ADD CONSTRAINT brands_drawn_by CHECK (drawn_by IN ('library', 'model', 'recording')) NOT VALID;
ALTER TABLE brands VALIDATE CONSTRAINT brands_drawn_by;
