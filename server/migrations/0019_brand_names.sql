-- without transaction

-- The name of a new brand, where the customer gave it apart from the prompt; null otherwise. Forgotten with the prompt.
ALTER TABLE jobs ADD COLUMN brand_name text;
ALTER TABLE jobs ADD CONSTRAINT jobs_brand_name_length CHECK (char_length(brand_name) BETWEEN 1 AND 80) NOT VALID;
ALTER TABLE jobs VALIDATE CONSTRAINT jobs_brand_name_length;
